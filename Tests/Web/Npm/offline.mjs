// usage: node Tests/Web/Npm/offline.mjs
// What the page of `almanac serve` keeps for times without the server: responses, and edits, which exactly one page sends. Tests the
// modules with a database and locks in memory. Fails if something is not as expected.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'almanac-offline-')), assets = new URL('../../../Sources/Web/WebAssets/', import.meta.url);
for (const name of ['Modules', 'Site']) cpSync(fileURLToPath(new URL(name, assets)), join(folder, name), { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
/** The listeners of the page for each type of event. */
const listeners = {};
globalThis.addEventListener = (type, listener, { signal } = {}) => {
  (listeners[type] ??= new Set()).add(listener);
  signal?.addEventListener('abort', () => listeners[type].delete(listener));
};
globalThis.document = { baseURI: 'http://127.0.0.1/', hidden: true, addEventListener: globalThis.addEventListener };
// Time stands still.
globalThis.setTimeout = (run, delay) => delay ? 0 : setImmediate(run);
globalThis.clearTimeout = () => {};
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
const load = path => import(pathToFileURL(join(folder, path)));
const { calendarsIn, joined, withTag } = await load('Site/almanac-answers.js');
const { Store } = await load('Site/almanac-offline.js');
const { Saving } = await load('Modules/saving/saving.js');
rmSync(folder, { recursive: true });

/** Resolves when nothing happens any more. */
const settled = async () => { for (let turn = 0; turn < 40; turn++) await new Promise(setImmediate); };
const copyOf = value => structuredClone(value);

/** Records in memory; while `isBroken`, everything is rejected. */
class Records {
  isBroken = false;
  kinds = { answers: new Map(), objects: new Map(), edits: new Map() };
  async #of(kind) {
    if (this.isBroken) throw new Error('damaged');
    return this.kinds[kind];
  }
  async ids(kind) { return [...(await this.#of(kind)).values()].map(({ id }) => copyOf(id)); }
  async all(kind) { return [...(await this.#of(kind)).values()].map(copyOf); }
  async get(kind, id) { return copyOf((await this.#of(kind)).get(`${id}`)); }
  async change(kind, puts, deletes = []) {
    const records = await this.#of(kind);
    for (const id of deletes) records.delete(`${id}`);
    for (const record of puts) records.set(`${record.id}`, copyOf(record));
  }
}

/** Locks by name, for pages that can be closed. */
class Locks {
  #queues = new Map();
  page() {
    const own = new Set();
    return {
      request: (name, run) => new Promise((done, fail) => {
        const entry = { own, run: () => Promise.resolve().then(run).then(done, fail).finally(() => this.#release(name, entry)) };
        own.add(entry);
        const queue = this.#queues.get(name) ?? [];
        this.#queues.set(name, queue);
        queue.push(entry);
        if (queue.length === 1) entry.run();
      }),
      close: () => {
        for (const [name, queue] of this.#queues) for (const entry of [...queue]) if (own.has(entry)) this.#release(name, entry);
      },
    };
  }
  #release(name, entry) {
    const queue = this.#queues.get(name) ?? [], index = queue.indexOf(entry);
    if (index < 0) return;
    queue.splice(index, 1);
    if (index === 0) queue[0]?.run();
  }
}

let count = 0, clock = 1000;
const openStore = (database, locks) => new Store(database, { locks, now: () => clock++, newID: () => `id${++count}` });

const event = (uid, title, tag = 1) => `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${title}\r\n${tag ? `X-ALMANAC-ETAG:${tag}-era\r\n` : ''}END:VEVENT\r\n`;
const calendar = (number, ...events) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-ALMANAC-CALENDAR:${number}\r\n${events.join('')}END:VCALENDAR\r\n`;
const bytes = text => new TextEncoder().encode(text);

const tests = {
  'a text is split into calendars and calendar objects, also with folded lines, escapes, zones, and alarms'() {
    const zone = 'BEGIN:VTIMEZONE\r\nTZID:Own\r\nBEGIN:STANDARD\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n';
    const alarm = 'BEGIN:VALARM\r\nUID:alarm\r\nEND:VALARM\r\n', long = `BEGIN:VEVENT\r\nUID:a\\,\r\n b\r\n${alarm}END:VEVENT\r\n`;
    const [first, second] = calendarsIn(calendar(3, zone, long, event('c', 'One'), event('c', 'Two')) + calendar(4));
    assert.deepEqual([first.number, second.number, second.objects.size], [3, 4, 0]);
    assert.deepEqual([[...first.zones.keys()], [...first.objects.keys()]], [['Own'], ['a,b', 'c']]);
    assert.equal(first.objects.get('c').filter(line => line === 'BEGIN:VEVENT').length, 2);
    assert.equal(first.head.join(), 'BEGIN:VCALENDAR,VERSION:2.0,X-ALMANAC-CALENDAR:3');
  },

  'the latest version of each object counts, deleted ones are gone, and each text has its tag'() {
    const answers = [{ time: 20, text: calendar(1, event('a', 'New', 2), event('b', 'B')) },
      { time: 10, text: calendar(1, event('a', 'Old'), event('c', 'C'), event('d', 'D')) }];
    const objects = [{ calendar: 1, uid: 'b', ics: '', time: 30 }, { calendar: 1, uid: 'a', ics: calendar(1, event('a', 'Former')), time: 15 },
      { calendar: 1, uid: 'd', ics: withTag(calendar(1, event('d', 'Saved', 0)), '7-era'), time: 30 }, { calendar: 9, uid: 'x', ics: '', time: 30 }];
    const { text, head } = joined(answers, objects);
    const found = [...calendarsIn(text)[0].objects.values()].map(lines =>
      ['SUMMARY', 'X-ALMANAC-ETAG'].map(name => lines.find(line => line.startsWith(name)).split(':')[1]).join(' '));
    assert.deepEqual(found.sort(), ['C 1-era', 'New 2-era', 'Saved 7-era']);
    assert.equal(head, calendar(1));
    assert.deepEqual(calendarsIn(text).map(({ number }) => number), [1]);
  },

  async 'the kept days that follow each other are one answer, from when the page last had what the server has'() {
    const database = new Records(), store = openStore(database, new Locks().page());
    for (const [from, to, title] of [[0, 10, 'A'], [10, 20, 'B'], [30, 40, 'C']]) {
      await store.keepAnswer({ from, to, time: clock++, bytes: bytes(calendar(1, event(title, title))), position: `p${from}`, access: 'full' });
    }
    const { days, position, access, text } = await store.answerFor(5, 25);
    assert.deepEqual({ days, position, access }, { days: { from: 5, to: 20 }, position: 'p0', access: 'full' });
    assert.equal(text.match(/SUMMARY/g).length, 3, 'a series may have days elsewhere');
    assert.equal(await store.answerFor(20, 30), undefined);
    clock = 200_000;
    await store.noteContact();
    assert.equal((await store.answerFor(0, 10)).time, 200_000);
    assert.equal((await openStore(database, new Locks().page()).newest()).position, 'p30');
    // A response about the same days replaces the former ones, and what changed before it.
    await store.keepObject({ calendar: 1, uid: 'A', ics: '', etag: null });
    await store.keepAnswer({ from: -5, to: 45, time: clock++, bytes: bytes(calendar(1, event('A', 'Again'))), position: 'p', access: 'full' });
    assert.equal(database.kinds.answers.size, 1);
    assert.match((await store.answerFor(0, 10)).text, /Again/);
    assert.deepEqual([...database.kinds.objects.values()].filter(({ uid }) => uid), []);
  },

  async 'a damaged database keeps nothing and stops nothing'() {
    const database = new Records(), store = openStore(database, new Locks().page()), outbox = store.newOutbox();
    database.isBroken = true;
    await store.keepAnswer({ from: 0, to: 1, time: 1, bytes: bytes('') });
    await store.keepObject({ calendar: 1, uid: 'a', ics: '', etag: null });
    assert.equal(await store.answerFor(0, 1), undefined);
    assert.equal(await store.newest(), undefined);
    assert.equal(await outbox.keep({ edits: [[{ key: 'a' }]] }), false);
    await outbox.adopt(() => assert.fail());
  },

  async 'the edits of a page are taken over once, in order, and only when it is gone'() {
    const database = new Records(), locks = new Locks(), pages = [1, 2, 3, 4].map(() => locks.page());
    const [one, two, three, four] = pages.map(page => openStore(database, page).newOutbox());
    await one.keep({ edits: ['a1', 'a2'] });
    await two.keep({ edits: ['b1'] });
    const taken = [], take = page => ({ edits }) => {
      taken.push(`${page}:${edits}`);
      return { edits };
    };
    await three.adopt(take('three'));
    await four.adopt(take('four'));
    await settled();
    assert.deepEqual(taken, []);
    pages[0].close();
    pages[1].close();
    await settled();
    assert.deepEqual(taken, ['three:a1,a2', 'three:b1']);
    assert.deepEqual([...database.kinds.edits.values()].map(({ edits }) => edits), [['b1']], 'the record is what the page says');
    pages[2].close();
    await four.adopt(() => undefined);
    await settled();
    assert.equal(database.kinds.edits.size, 1, 'what a page does not take stays');
  },
};

/** A page with the module that saves, and a server that gets its requests. */
class Page {
  shown = [];
  notices = [];
  resolved = [];

  constructor(database, locks, server) {
    this.locks = locks.page();
    const store = openStore(database, this.locks), end = new AbortController();
    this.end = end;
    this.saving = new Saving();
    class Element {
      static openStore = async () => store;
      api = `api${++count}`;
    }
    this.session = { element: new Element(), signal: end.signal, isStarted: true, box: {}, encoder: new TextEncoder(), words: {}, server: {},
      inbox: length => this.inbox = new Uint8Array(length), send: text => (this.sent = text).length, emit() {}, showSoon() {}, on() {},
      notice: { show: lines => this.notices.push(lines), hide() {} }, changes: {}, onReload() {},
      engine: {
        almanac_replace: (calendar, length) => {
          const text = new TextDecoder().decode(this.inbox);
          this.shown.push([calendar, text.slice(0, length), text.slice(length)].join(' '));
        },
        almanac_resolve: asks => this.resolved.push(`${asks} ${this.sent.split('\x1f').join(' ')}`),
      } };
    globalThis.fetch = (address, options) => server(JSON.parse(options.body));
    // A person of this test has one page at a time.
    this.saving.start(this.session);
  }

  async open() {
    await this.saving.resume();
    await settled();
  }

  async edit(uid, ics, before = '') {
    this.saving.add(['not accepted', 'changed', 'not saved', 'saved', 'again', 'save', uid, 'read-only', 'full', 'unavailable'],
      this.saving.items(['1', uid, ics, before]));
    await settled();
  }

  /** The tab is closed. */
  async close() {
    this.end.abort();
    this.locks.close();
    for (const each of Object.values(listeners)) each.clear();
    await settled();
  }

  /** Whether the browser asks before the page is left. */
  get asks() {
    let isAsked = false;
    for (const listener of listeners.beforeunload ?? []) listener({ preventDefault() { isAsked = true; } });
    return isAsked;
  }
}

const gone = () => Promise.reject(new TypeError('no answer'));
const answer = (status, body) => Promise.resolve(Response.json(body, { status }));

Object.assign(tests, {
  async 'edits without a server wait on disk: leaving does not ask, and the next page shows and sends them once, in order'() {
    const database = new Records(), locks = new Locks(), requests = [];
    const first = new Page(database, locks, gone);
    await first.open();
    first.saving.take({ calendar: 1, uid: 'a', etag: '5-era' }, 'A0');
    await first.edit('a', 'A1', 'A0');
    await first.edit('b', 'B1');
    await first.edit('a', 'A2', 'A1');
    assert.equal(first.asks, false);
    await first.close();
    const second = new Page(database, locks, changes => {
      requests.push(changes[0]);
      return answer(200, changes.map(({ calendar, uid }) => ({ calendar, uid, etag: `${5 + requests.length}-era` })));
    });
    await second.open();
    assert.deepEqual(second.shown, ['1 a A1', '1 b B1', '1 a A2']);
    assert.deepEqual(requests, [{ calendar: 1, uid: 'a', ics: 'A1', ifMatch: '5-era' }, { calendar: 1, uid: 'b', ics: 'B1', ifNoneMatch: '*' },
      { calendar: 1, uid: 'a', ics: 'A2', ifMatch: '6-era' }]);
    assert.equal(database.kinds.edits.size, 0);
    assert.equal(database.kinds.objects.get('1 a').ics, 'A2', 'what the server has accepted is kept, too');
    await second.close();
    const third = new Page(database, locks, () => assert.fail());
    await third.open();
    assert.deepEqual(third.shown, []);
    await third.close();
  },

  async 'an edit that others have overtaken meanwhile is merged on its old base, as ever'() {
    const database = new Records(), locks = new Locks(), first = new Page(database, locks, gone);
    await first.open();
    first.saving.take({ calendar: 1, uid: 'a', etag: '5-era' }, 'A0');
    await first.edit('a', 'A1', 'A0');
    await first.close();
    const second = new Page(database, locks, ([{ ifMatch }]) => ifMatch === '5-era'
      ? answer(412, { failed: [{ calendar: 1, uid: 'a', etag: '9-era', ics: 'T' }] }) : answer(200, [{ calendar: 1, uid: 'a', etag: '10-era' }]));
    second.saving.read(bytes(calendar(1, event('a', 'Theirs', 9))));
    await second.open();
    assert.deepEqual(second.resolved, ['0 1 a A0 T']);
    assert.equal(database.kinds.edits.size, 1, 'until it is answered, it is kept');
    second.saving.resolve(['', 'changed', '', '', ''], ['1', 'a', 'M', 'T']);
    await settled();
    assert.equal(database.kinds.edits.size, 0);
    assert.equal(database.kinds.objects.get('1 a').ics, 'M');
    await second.close();
  },

  async 'without a place for edits, leaving asks, and they are sent all the same'() {
    const database = new Records(), locks = new Locks();
    let isThere = false;
    const page = new Page(database, locks, changes => isThere ? answer(200, changes.map(each => ({ ...each, etag: '2-era' }))) : gone());
    database.isBroken = true;
    await page.open();
    await page.edit('a', 'A1');
    assert.equal(page.asks, true);
    isThere = true;
    for (const listener of listeners.online) listener();
    await settled();
    assert.equal(page.asks, false);
    await page.close();
  },
});

for (const [name, test] of Object.entries(tests)) {
  try { await test(); } catch (error) {
    console.error(`failed: ${name}\n`, error);
    process.exit(1);
  }
}
console.log(`${Object.keys(tests).length} tests of kept data`);
process.exit(0);
