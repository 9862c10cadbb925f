// The page's events until the second script is there.

import { extras, loadExtras } from '../more.js';
import { spanOf } from '../language/dates.js';

/** A list of the page as it is now. Values of other types stay; the second script reports them. */
const copyOf = list => list && typeof list !== 'string' && list[Symbol.iterator] ? [...list] : list;

/** The result of a change that the engine has not seen. */
const unseen = () => ({ inserted: 0, replaced: 0, deleted: 0, problems: [] });

/** A source before the second script is there. The script makes it a `CalendarSource`, and repeats the changes. */
export class EarlySource {
  #init;
  #number;
  #owner;
  /** The objects of lists, by identifier, or by themselves. */
  #objects = new Map();

  constructor(number, init, owner) {
    this.#number = number;
    this.#owner = owner;
    this.#take(typeof init === 'function' ? { load: init } : Array.isArray(init) ? { events: init } : init);
  }

  get id() { return `${this.#init.id ?? this.#number}`; }
  get init() { return this.#init; }
  get events() { return [...this.#objects.values()]; }
  get ranges() { return []; }
  get isLoading() { return false; }
  get state() { return 'ready'; }

  put(events) { return this.#change('put', this.#added(copyOf(events))); }
  delete(ids) {
    ids = [...ids];
    for (const id of ids) this.#objects.delete(`${id?.id ?? id}`);
    return this.#change('delete', ids);
  }
  replace(events) {
    this.#objects.clear();
    return this.#change('replace', this.#added(copyOf(events)));
  }
  refetch() { this.#change('refetch'); }
  set(fields) {
    const own = { ...fields, ...fields?.events ? { events: copyOf(fields.events) } : {} };
    this.#take({ ...this.#init, ...own }, !!own.events);
    this.#change('set', own);
  }
  remove() { this.#owner.remove(this); }
  get(id) { return this.#objects.get(id); }

  #take(init, hasEvents = !!init?.events) {
    this.#init = { ...init };
    if (!hasEvents) return;
    this.#init.events = copyOf(init.events);
    this.#objects.clear();
    this.#added(this.#init.events);
  }

  #added(list) {
    if (!Array.isArray(list) || this.#init.map) return list;
    for (const each of list) this.#objects.set(each?.id === undefined ? each : `${each.id}`, each);
    return list;
  }

  #change(name, ...values) {
    this.#owner.keep(() => this[name](...values));
    return unseen();
  }
}

/** Replaces all sources; a source with an existing id is changed. */
export function replaceSources(sources, inits) {
  const before = sources.list, known = new Map(before.map(source => [source.id, source]));
  const kept = new Set(Array.from(inits ?? [], init => {
    const source = init.id === undefined ? undefined : known.get(`${init.id}`), names = Object.keys(init);
    if (!source) return sources.add(init);
    const changed = names.filter(name => init[name] !== source.init[name]);
    if (changed.length) source.set(Object.fromEntries(changed.map(name => [name, init[name]])));
    return source;
  }));
  for (const source of before) if (!kept.has(source)) sources.remove(source);
}

/** Keeps what the page sets, in order, until the second script has the sources of the element. */
export class EarlySources {
  /** Whether the page has set something that the second script has to show. */
  isUsed = false;
  /** The kept changes: functions that get the sources of the second script. */
  #changes = [];
  #list = [];
  #count = 1;
  #events = null;
  #calendarList = null;
  #later;

  constructor(element) { this.element = element; }

  /** The sources of the second script, or this before it is there. */
  get now() {
    if (extras && !this.#later) this.#handOver();
    return this.#later ?? this;
  }

  /** Repeats all changes. What one of them throws prevents no other. */
  #handOver() {
    const later = this.#later = new extras.Sources(this.element);
    for (const change of this.#changes.splice(0)) {
      try { change(later); } catch ({ message: reason }) { later.report([{ field: '', reason }]); }
    }
  }

  keep(change) {
    this.#changes.push(change);
    // The element says what is wrong if it needs the script and there is none.
    if (this.isUsed) loadExtras().catch(() => {});
  }

  get events() { return this.#events; }
  set events(list) {
    const copy = copyOf(list);
    this.#events = list ?? null;
    this.isUsed ||= !!copy?.length;
    this.keep(later => later.setEvents(list, copy));
  }

  get calendarList() { return this.#calendarList; }
  set calendarList(list) {
    const copy = copyOf(list);
    this.#calendarList = list ?? null;
    this.keep(later => later.setCalendars(list, copy));
  }

  get list() { return [...this.#list]; }

  add(init) {
    const source = new EarlySource(this.#count++, init, this), first = source.init;
    this.#list.push(source);
    this.isUsed = true;
    this.keep(later => later.add(first, source));
    return source;
  }

  replaceAll(inits) { replaceSources(this, inits); }

  remove(source) {
    const index = this.#list.indexOf(source);
    if (index < 0) return;
    this.#list.splice(index, 1);
    this.keep(later => later.remove(source));
  }

  get(id) { return this.#list.map(source => source.get(`${id}`)).find(Boolean); }
  get isLoading() { return false; }
  /** There are no events that need the second module of a program. */
  isCommon() { return true; }
  async whenLoaded() {
    if (!this.isUsed) return;
    await loadExtras();
    await this.now.whenLoaded();
  }

  // There is nothing to show yet.

  occurrences(range) {
    spanOf(range);
    return [];
  }
  occurrencesOn(date) { return this.occurrences({ start: date, end: date }); }
  exported() {}
  objectOf() {}
  numbered() {}
  start() {}
  show() {}
  showAgain() {}
}
