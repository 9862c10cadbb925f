// A page for tests of saves: the modules of the element, with a Map of records as the engine.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'almanac-saves-'));
cpSync(fileURLToPath(new URL('../../../Sources/Web/WebAssets/Modules', import.meta.url)), folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
/** The listeners that ask before the page is left. */
export const asked = new Set();
globalThis.addEventListener = (type, listener, { signal }) => {
  asked.add(listener);
  signal.addEventListener('abort', () => asked.delete(listener));
};
globalThis.document = { createElement: () => ({ style: {}, remove() {} }) };
globalThis.requestAnimationFrame = setImmediate;
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
const load = path => import(pathToFileURL(join(folder, path)));
const { Sources } = await load('events/sources.js');
const { announceEdit, reportEdit } = await load('saving/editevents.js');
export const { Batch } = await load('events/batch.js');
export const { jsonOf, mergedRecord, recordOf } = await load('saving/recordtext.js');
rmSync(folder, { recursive: true });

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

/** A calendar of one source: the real sources and saves, with a Map of records as the engine, and a notice of lines. */
export class Page {
  /** The engine's events by identifier, as objects of `EventRecord` with all custom fields in `fields`. */
  events = new Map();
  undoStack = [];
  count = 0;

  /** With `load`, the source is a function, in place of the property `events`. */
  constructor(load) {
    const element = this.element = Object.assign(new EventTarget(), { api: null, getAttribute: () => null }), page = this;
    const sources = this.sources = new Sources(element);
    this.session = sources.session = { element, sources, box: {}, encoder: new TextEncoder(), isWhole: true, contents: { refresh() {}, renew() {} },
      words: { unreachable: 'not loaded', tryAgain: 'Try again' }, server: { show() {}, retry() {} }, flush() {}, showSoon() {}, on() {}, whenWhole: call => call(),
      notice: {
        lines: [],
        get isShown() { return this.lines.length > 0; },
        show(lines, { run }) { Object.assign(this, { lines, run }); },
        hide() { this.lines = []; },
      },
      emit: (type, detail) => element.dispatchEvent(new CustomEvent(type, { detail, cancelable: true })),
      send(text) { page.inbox = text; return text.length; }, inbox: length => new Uint8Array(length), batch: [],
      engine: {
        almanac_mark_unsaved() {},
        almanac_record() {
          const found = page.events.get(page.inbox);
          page.session.exported = found ? [JSON.stringify(found), `${page.number}`] : undefined;
        },
        almanac_merged() {},
        almanac_merge() {
          const id = page.merged, [record] = takeGiven().values();
          page.events.delete(id);
          if (record) page.events.set(`${record.id}`, page.own(record));
          if (!record) page.undoStack = page.undoStack.filter(entry => !entry.ids.includes(id));
          else page.undoStack.forEach(entry => entry.rename(id, `${record.id}`));
        },
        almanac_query(first, count) {
          const found = [...page.events.values()].filter(({ start }) => Date.parse(start) >= first * 864e5 && Date.parse(start) < (first + count) * 864e5);
          page.session.occurrences = found.map(({ id }) => ({ id, source: sources.numbered(page.number) }));
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
    this.source = load && sources.add({ load });
    this.number = this.source?.number ?? 0;
    sources.show('2026-11-01', '2026-12-01');
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
    const texts = [...next].map(([id, after]) => ({ source: this.number, ...!this.events.has(id) && model && { model }, before: this.events.get(id) ?? null, after }))
      .filter(({ before, after }) => jsonOf(before) !== jsonOf(after));
    if (!texts.length) return;
    const order = ({ before, after }) => before && after ? 0 : after ? 1 : 2;
    texts.sort((a, b) => order(a) - order(b));
    if (!announceEdit(this.session, ['event', action, cause, '', JSON.stringify(texts), 'Not saved.'])) return;
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
}
