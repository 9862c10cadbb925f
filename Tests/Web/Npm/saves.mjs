// usage: node Tests/Web/Npm/saves.mjs [CASES] [SEED]
// Random walks of the module that saves the edits of a page: edits, undo, answers that come late, with new identifiers, or not at
// all, and refetches meanwhile, also of what other people changed or deleted. The engine is a stand-in, which merges as the real one does. In the end, the server, a Map that
// only the changes fill, and the calendar have the same records. Every third walk saves with the code of the guide, on a server
// that fails at random. Prints the seed of a failure.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [cases = '2000', first = '1'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'almanac-saves-'));
cpSync(fileURLToPath(new URL('../../../Sources/Web/WebAssets/Modules', import.meta.url)), folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
const asked = new Set();
globalThis.addEventListener = (type, listener, { signal }) => {
  asked.add(listener);
  signal.addEventListener('abort', () => asked.delete(listener));
};
globalThis.document = { createElement: () => ({ style: {}, remove() {} }) };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
const load = path => import(pathToFileURL(join(folder, path)));
const { Sources } = await load('events/sources.js');
const { announceEdit, reportEdit } = await load('saving/editevents.js');
const { Batch } = await load('events/batch.js');
const { jsonOf, mergedRecord } = await load('saving/recordtext.js');
rmSync(folder, { recursive: true });

let state = 1;
/** A whole number from 0 up to, but without, `count`. */
function random(count) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor(state / 2 ** 32 * count);
}
const pick = list => list[random(list.length)];
const copyOf = value => JSON.parse(JSON.stringify(value));

/** The events of the batches since the last call of the engine, by identifier; null for removed ones. */
let given = new Map();
const { add, remove } = Batch.prototype;
Batch.prototype.add = function(id, init) {
  add.call(this, id, init);
  given.set(id, init);
};
Batch.prototype.remove = function(id) {
  remove.call(this, id);
  given.set(id, null);
};
const takeGiven = () => {
  const all = given;
  given = new Map();
  return all;
};

/** A calendar of one source: the real sources and saves, with a Map of records as the engine. */
class Page {
  /** The engine's events by identifier, as objects of `EventRecord` with all custom fields in `fields`. */
  events = new Map();
  undoStack = [];
  count = 0;

  constructor() {
    const element = this.element = Object.assign(new EventTarget(), { api: null }), page = this;
    const sources = this.sources = new Sources(element);
    this.session = sources.session = { element, sources, box: {}, encoder: new TextEncoder(), isWhole: true, contents: { refresh() {} }, words: {},
      notice: { show() {}, hide() {} }, showSoon() {}, on() {}, emit: (type, detail) => element.dispatchEvent(new CustomEvent(type, { detail, cancelable: true })),
      send(text) { page.inbox = text; return text.length; }, inbox: length => new Uint8Array(length), batch: [],
      engine: {
        almanac_mark_unsaved() {},
        almanac_record() {
          const found = page.events.get(page.inbox);
          page.session.exported = found ? [JSON.stringify(found), '0'] : undefined;
        },
        almanac_merge(source, idLength, length, isRevert) {
          const id = page.merged, [record] = takeGiven().values();
          page.events.delete(id);
          if (record) page.events.set(`${record.id}`, page.own(record));
          if (isRevert || !record) page.undoStack = page.undoStack.filter(entry => !entry.ids.includes(id));
          else page.undoStack.forEach(entry => entry.rename(id, `${record.id}`));
        },
        almanac_events() {
          for (const [id, object] of takeGiven()) {
            page.undoStack = page.undoStack.filter(entry => !entry.ids.includes(id));
            if (object) page.events.set(id, page.own(object)); else page.events.delete(id);
          }
        } } };
    const { settle } = sources;
    sources.settle = (number, id, ...values) => {
      this.merged = id;
      return settle.call(sources, number, id, ...values);
    };
  }

  /** Returns a record as the engine writes it. */
  own(init) {
    // The object may inherit its fields.
    const all = {};
    for (const name in init) all[name] = init[name];
    const { id, title, start, end, notes, ...custom } = all;
    return { id: `${id}`, title, start, end, ...notes === undefined ? {} : { notes }, fields: JSON.stringify(custom) };
  }

  /** Makes an edit, which is a Map of events by identifier, null for deleted ones. */
  edit(action, cause, next, model) {
    const texts = [...next].map(([id, after]) => ({ source: 0, ...!this.events.has(id) && model && { model }, before: this.events.get(id) ?? null, after }))
      .filter(({ before, after }) => jsonOf(before) !== jsonOf(after));
    if (!texts.length) return;
    const order = ({ before, after }) => before && after ? 0 : after ? 1 : 2;
    texts.sort((a, b) => order(a) - order(b));
    if (!announceEdit(this.session, ['event', action, cause, '', JSON.stringify(texts)])) return;
    for (const { before, after } of texts) if (after) this.events.set(after.id, after); else this.events.delete(before.id);
    if (cause !== 'undo') {
      let back = texts.map(({ before, after }) => [(before ?? after).id, before]);
      const page = this;
      this.undoStack.push({ get ids() { return back.map(([id]) => id); }, get back() { return new Map(back); },
        rename(id, newId) {
          const now = page.events.get(newId);
          back = back.map(([each, event]) => each === id ? [newId, event && { ...event, id: newId, fields: now?.fields ?? event.fields }] : [each, event]);
        } });
    }
    reportEdit(this.session);
  }

  step(number) {
    const ids = [...this.events.keys()], id = pick(ids), event = this.events.get(id), kind = random(8);
    if (!id || kind === 0) {
      const own = `new${this.count++}`;
      return this.edit('create', 'user', new Map([[own, this.own({ id: own, title: `Title ${number}`, start: '2026-11-21', end: '2026-11-22' })]]));
    }
    if (kind === 1) return this.edit('delete', 'user', new Map([[id, null]]));
    if (kind === 2) {
      const entry = this.undoStack.pop();
      return entry && this.edit('edit', 'undo', entry.back);
    }
    if (kind === 3) {
      const own = `split${this.count++}`;
      return this.edit('edit', 'user', new Map([[id, { ...event, end: '2026-11-23' }], [own, { ...event, id: own, title: `Split ${number}` }]]), id);
    }
    const change = pick([{ title: `Title ${number}` }, { notes: `Notes ${number}` }, { start: '2026-11-20', end: `2026-11-${22 + random(5)}` },
      { fields: JSON.stringify({ ...JSON.parse(event.fields), room: number }) }]);
    return this.edit('edit', 'user', new Map([[id, { ...event, ...change }]]));
  }
}

const guide = readFileSync(new URL('../../../Documentation/Web/Saving.md', import.meta.url), 'utf8');
const [, handler] = /^ *\/\/ Save\n([^]*?)^<\/script>/m.exec(guide), lines = handler.split('\n').filter(line => line.trim()).length;
if (lines > 25) throw new Error(`the save handler of the guide has ${lines} lines`);
/** Lets the code of the guide save the edits of a calendar with a `fetch` of its own. */
const saveAsGuide = new Function('calendar', 'fetch', handler);

/** Returns what is wrong after a walk; empty if nothing is. */
async function walk(seed) {
  state = Math.imul(seed, 2654435761) >>> 0;
  const page = new Page(), { sources } = page, server = new Map(), wrong = [], open = [], saving = new Set(), isGuided = seed % 3 === 0;
  let numbers = 100, isCalm = false;
  for (const id of ['a', 'b', 'c']) server.set(id, { id, title: id, start: '2026-11-21', end: '2026-11-22', room: 0 });
  const refetch = () => { sources.events = [...server.values()].map(copyOf); };
  refetch();
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
      if (jsonOf(before) !== jsonOf(server.get(id) ?? null)) wrong.push(`${id} was not as the server has it: ${jsonOf(before)} ${jsonOf(server.get(id) ?? null)}`);
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
        if (kind === 'delete') return void server.delete(old);
        const record = kind === 'update' ? mergedRecord(before, copyOf(after), server.get(old)) : copyOf(after);
        const isNamed = kind === 'create' && random(2);
        if (isNamed) record.id = numbers++;
        if (random(3) === 0) record.version = numbers++;
        server.delete(old);
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
    page.step(number);
    if (random(2) && open.length) open.splice(random(open.length), 1)[0]();
    if (isGuided || random(3) === 0) await settled();
    if (random(10) === 0) refetch();
    if (!isGuided && random(10) === 0) {
      // An answer that is there counts more than what the page gives after it.
      await settled();
      editElsewhere(number);
    }
    if (saving.size && !asked.size) wrong.push(`step ${number}: the page does not ask before it is left`);
  }
  isCalm = true;
  for (let round = 0; round < 50; round++) {
    await settled();
    if (isGuided) open.shift()?.(); else open.splice(0).forEach(each => each());
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
