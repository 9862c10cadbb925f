// usage: node Tests/Web/Npm/saves.mjs [CASES] [SEED]
// Random walks of the module that saves the edits of a page: edits, undo, answers that come late, with new identifiers, or not at
// all, and refetches meanwhile, also of what other people changed or deleted. The engine is a stand-in, which merges as the real
// one does. In the end, the server, a Map that only the changes fill, and the calendar have the same records. Every third walk
// saves with the code of the guide, on a server that fails at random. Another third has a source, whose answers come late.
// Prints the seed of a failure.
import { readFileSync } from 'node:fs';
import { asked, jsonOf, mergedRecord, Page } from './savingpage.mjs';

const [cases = '2000', first = '1'] = process.argv.slice(2);

let state = 1;
/** A whole number from 0 up to, but without, `count`. */
function random(count) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor(state / 2 ** 32 * count);
}
const pick = list => list[random(list.length)];
const copyOf = value => JSON.parse(JSON.stringify(value));

/** Makes a random edit of a page. */
function edit(page, number) {
  const ids = [...page.events.keys()], id = pick(ids), event = page.events.get(id), kind = random(8);
  if (!id || kind === 0) {
    const own = `new${page.count++}`;
    return page.edit('create', 'user', new Map([[own, page.own({ id: own, title: `Title ${number}`, start: '2026-11-21', end: '2026-11-22' })]]));
  }
  if (kind === 1) return page.edit('delete', 'user', new Map([[id, null]]));
  if (kind === 2) {
    const entry = page.undoStack.pop();
    return entry && page.edit('edit', 'undo', entry.back);
  }
  if (kind === 3) {
    const own = `split${page.count++}`;
    return page.edit('edit', 'user', new Map([[id, { ...event, end: '2026-11-23' }], [own, { ...event, id: own, title: `Split ${number}` }]]), id);
  }
  const change = pick([{ title: `Title ${number}` }, { notes: `Notes ${number}` }, { start: '2026-11-20', end: `2026-11-${22 + random(5)}` },
    { fields: JSON.stringify({ ...JSON.parse(event.fields), room: number }) }]);
  return page.edit('edit', 'user', new Map([[id, { ...event, ...change }]]));
}

const guide = readFileSync(new URL('../../../Documentation/Web/Saving.md', import.meta.url), 'utf8');
const [, handler] = /^ *\/\/ Save\n([^]*?)^<\/script>/m.exec(guide), lines = handler.split('\n').filter(line => line.trim()).length;
if (lines > 25) throw new Error(`the save handler of the guide has ${lines} lines`);
/** Lets the code of the guide save the edits of a calendar with a `fetch` of its own. */
const saveAsGuide = new Function('calendar', 'fetch', handler);

/** Returns what is wrong after a walk; empty if nothing is. */
async function walk(seed) {
  state = Math.imul(seed, 2654435761) >>> 0;
  const hasSource = seed % 3 === 1, loads = [], load = ({ start, end }) => new Promise(resolve => {
    const list = [...server.values()].filter(each => each.start >= start && each.start < end).map(copyOf);
    loads.push(() => resolve(list));
  });
  const server = new Map(), wrong = [], open = [], saving = new Set(), isGuided = seed % 3 === 0;
  let numbers = 100, isCalm = false;
  for (const id of ['a', 'b', 'c']) server.set(id, { id, title: id, start: '2026-11-21', end: '2026-11-22', room: 0 });
  const page = new Page(hasSource && load), { sources } = page;
  const refetch = () => { if (hasSource) page.source.refetch(); else sources.events = [...server.values()].map(copyOf); };
  if (!hasSource) refetch();
  /** The identifiers of events whose deletions were saved. */
  const deleted = new Set();
  /** Another person edits or deletes an event, of which the page hears. */
  const editElsewhere = number => {
    const record = pick([...server.values()]);
    if (!record) return;
    if (random(4) === 0) server.delete(`${record.id}`);
    else server.set(`${record.id}`, { ...record, ...pick([{ notes: `Other notes ${number}` }, { room: -number }, { floor: number }]) });
    refetch();
  };
  const settled = () => new Promise(resolve => setImmediate(resolve));

  Object.defineProperty(page.element, 'events', { set: list => { sources.events = list; } });
  /** The server of the guide: new events get numbers. */
  const answered = (method, path, record) => {
    const [, , id] = path.split('/');
    if (method === 'GET') return Response.json([...server.values()]);
    if (!isCalm && random(4) === 0) return new Response('', { status: 500 });
    if (method === 'DELETE') return server.delete(id), new Response(null, { status: 204 });
    if (method === 'POST') record.id = numbers++;
    server.set(`${record.id}`, record);
    return Response.json(record);
  };
  if (isGuided) saveAsGuide(page.element, (path, { method, body }) => new Promise((resolve, reject) => open.push(() =>
    !isCalm && method !== 'GET' && random(6) === 0 ? reject(new TypeError('lost')) : resolve(answered(method, path, body && JSON.parse(body))))));
  else page.element.addEventListener('eventchange', event => {
    const { changes } = event.detail;
    for (const { before, after } of changes) {
      const id = `${(before ?? after).id}`;
      if (saving.has(id)) wrong.push(`${id} is saved twice at a time`);
      if (!hasSource && jsonOf(before) !== jsonOf(server.get(id) ?? null)) wrong.push(`${id} was not as the server has it: ${jsonOf(before)} ${jsonOf(server.get(id) ?? null)}`);
      saving.add(id);
    }
    if (isCalm ? false : random(12) === 0) {
      changes.forEach(({ before, after }) => saving.delete(`${(before ?? after).id}`));
      return event.revert();
    }
    const answer = () => {
      changes.forEach(({ before, after }) => saving.delete(`${(before ?? after).id}`));
      const isGone = ({ kind, before }) => kind === 'update' && !server.has(`${before.id}`);
      if (!isCalm && random(4) === 0 || changes.some(isGone)) throw new Error('refused');
      return changes.map(({ kind, before, after }) => {
        const old = `${(before ?? after).id}`;
        if (kind === 'delete') {
          deleted.add(old);
          return void server.delete(old);
        }
        const record = kind === 'update' ? mergedRecord(before, copyOf(after), server.get(old)) : copyOf(after);
        const isNamed = kind === 'create' && random(2);
        if (isNamed) record.id = numbers++;
        if (random(3) === 0) record.version = numbers++;
        server.delete(old);
        deleted.delete(`${record.id}`);
        server.set(`${record.id}`, record);
        return isNamed || record.version ? copyOf(record) : undefined;
      });
    };
    event.waitUntil(new Promise((resolve, reject) => open.push(() => {
      try { resolve(answer()); } catch (error) { reject(error); }
    })));
  });
  if (!isGuided) page.element.addEventListener('saveerror', event => {
    event.preventDefault();
    if (random(3) === 0) event.detail.retry();
  });

  for (let number = 0; number < 40; number++) {
    edit(page, number);
    if (random(2) && open.length) open.splice(random(open.length), 1)[0]();
    if (isGuided || random(3) === 0) await settled();
    if (random(10) === 0) refetch();
    if (!isGuided && random(10) === 0) {
      // An answer that is there counts more than what the page gives after it.
      await settled();
      editElsewhere(number);
    }
    if (random(3) === 0) loads.splice(random(loads.length), 1)[0]?.();
    if (hasSource) await settled();
    const back = [...deleted].filter(id => page.events.has(id) && !saving.has(id) && !sources.saves.idsOf(page.number).includes(id));
    if (back.length) wrong.push(`step ${number}: ${back} came back`);
    if (saving.size && !asked.size) wrong.push(`step ${number}: the page does not ask before it is left`);
  }
  isCalm = true;
  for (let round = 0; round < 50; round++) {
    await settled();
    if (isGuided) open.shift()?.(); else open.splice(0).forEach(each => each());
  }
  if (hasSource) {
    refetch();
    loads.splice(0).forEach(each => each());
    await settled();
  }
  await settled();
  const expected = [...server].map(([id, record]) => [id, jsonOf(record)]).sort();
  const shown = [...page.events.keys()].map(id => [id, jsonOf(sources.get(id))]).sort();
  if (JSON.stringify(shown) !== JSON.stringify(expected)) wrong.push(`shown ${JSON.stringify(shown, null, 1)}\nserver ${JSON.stringify(expected, null, 1)}`);
  if (asked.size) wrong.push('the page still asks before it is left');
  return wrong;
}

let failed = 0;
for (let seed = +first; seed < +first + +cases; seed++) {
  const wrong = await walk(seed);
  asked.clear();
  if (wrong.length && failed++ < 3) console.log(`saves: seed ${seed}: ${wrong.slice(0, 2).join('\n')}`);
}
console.log(`saves: ${cases} walks, ${failed} failures`);
process.exit(failed ? 1 : 0);
