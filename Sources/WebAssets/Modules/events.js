// The events of a source: the objects of the page, and what of them the engine has to know.

import { Batch, EventProblem } from './batch.js';

/** The problems that are listed; all are counted. */
const MOST_PROBLEMS = 100;
const MOST_EVENTS = 1_000_000;

const EMPTY = { inserted: 0, replaced: 0, deleted: 0 };

/** Keeps the objects of a source by their identifiers. The objects are read, never changed and never copied. */
export class EventSet {
  #objects = new Map();
  /** The identifiers of objects that have none. */
  #names = new WeakMap();
  #made = new Set();
  /** The identifiers of events that were edited since they were given: the object no longer says what they are. */
  #touched = new Set();
  #wasSent = false;

  /** `owner` has the fields that all events get, `sources` the session and the calendars. */
  constructor(number, owner, sources) { Object.assign(this, { number, owner, sources }); }

  get objects() { return [...this.#objects.values()]; }
  get(id) { return this.#objects.get(id); }
  touch(id) { this.#touched.add(id); }

  /** Makes a list all that the source has. An object that it has already is not looked at. */
  replace(list) {
    const next = new Map(), problems = [];
    this.#name(list, (id, object, index) => {
      if (next.has(id)) problems.push({ index: next.get(id)[1], id, field: 'id', reason: 'a later event has the same id' });
      next.set(id, [object, index]);
    }, problems);
    const gone = [...this.#objects.keys()].filter(id => !next.has(id));
    return this.#exchange(next, gone, problems);
  }

  /** Inserts events, or replaces those of the same identifiers. */
  put(list) {
    const next = new Map(), problems = [];
    this.#name(list, (id, object, index) => next.set(id, [object, index]), problems);
    return { ids: [...next.keys()], ...this.#exchange(next, [], problems) };
  }

  delete(ids) {
    const names = [...ids].flatMap(id => {
      // What has no text is no identifier.
      try { return [`${id?.id ?? id}`]; } catch { return []; }
    });
    return this.remove(names.filter(id => this.#objects.has(id)));
  }

  /** Deletes events by their identifiers, also those that are no objects of the page. */
  remove(ids) { return this.#exchange(new Map(), ids, []); }

  /** Gives a new engine everything. */
  start() { this.#send(this.#objects); }

  /** Gives the engine again what was not edited. */
  sendAgain() { this.#send(new Map([...this.#objects].filter(([id]) => !this.#touched.has(id)))); }

  #send(objects) {
    const next = new Map([...objects].map(([id, object], index) => [id, [object, index]]));
    for (const id of next.keys()) this.#objects.delete(id);
    // What is wrong was said when the engine took it first.
    const isQuiet = this.#wasSent;
    this.#exchange(next, [], [], isQuiet);
  }

  /** Calls `take` with the identifier of each object: its own; the one that it got before; or one made of what it says. */
  #name(list, take, problems) {
    const unnamed = [], used = new Set();
    let index = -1;
    const isList = typeof list?.[Symbol.iterator] === 'function' && typeof list !== 'string';
    if (!isList && list !== null && list !== undefined) problems.push({ field: '', reason: 'expected a list of objects' });
    for (const object of isList ? list : []) {
      index += 1;
      try {
        if (object === null || typeof object !== 'object') throw new EventProblem('', 'expected an object');
        if (index >= MOST_EVENTS) throw new EventProblem('', `there are more than ${MOST_EVENTS} events`);
        const { id = this.#names.get(object) } = this.#read(object);
        if (id === undefined || id === null || id === '') { unnamed.push([object, index]); continue; }
        if (/\p{Cs}|\0/u.test(id)) throw new EventProblem('id', 'expected whole characters');
        used.add(`${id}`);
        take(`${id}`, object, index);
      } catch (error) { problems.push(problemOf(error, index)); }
    }
    for (const [object, index] of unnamed) {
      try {
        let id, number = 0;
        const { title = '', start } = this.#read(object);
        do id = `${title} ${start} ${number++}`.replace(/\p{Cs}|\0/gu, ''); while (used.has(id));
        used.add(id);
        this.#names.set(object, id);
        this.#made.add(id);
        take(id, object, index);
      } catch (error) { problems.push(problemOf(error, index)); }
    }
  }

  /** An object as an event: with the fields that the source finds under other names, or by functions. */
  #read(object) {
    const { fields } = this.owner;
    if (!fields) return object;
    const found = Object.entries(fields).map(([name, field]) =>
      [name, { value: typeof field === 'function' ? field(object) : object[field] }]);
    return Object.create(object, Object.fromEntries(found));
  }

  /** Whether the page hides the source or the calendar of an event. */
  #isHidden({ calendar = this.owner.calendar }) {
    return this.owner.hidden || this.sources.calendars.get(`${calendar ?? ''}`)?.hidden;
  }

  #ownId(id) { return this.#made.has(id) ? undefined : id; }

  /** An empty batch; without what the page says of the source and its calendars if that cannot be read. */
  #batch(problems) {
    const { session, calendars } = this.sources;
    try { return new Batch(session.box, this.owner, calendars); } catch (error) { problems.push(problemOf(error)); }
    return new Batch(session.box);
  }

  /** Gives the engine what differs. */
  #exchange(next, gone, problems, isQuiet = false) {
    const { session } = this.sources, changed = [];
    for (const [id, [object, index]] of next) {
      if (this.#objects.get(id) !== object || this.#touched.has(id)) changed.push([id, object, index]);
    }
    if (!session?.engine || session.failure) {
      for (const [id, object] of changed) this.#objects.set(id, object);
      gone.forEach(id => this.#objects.delete(id));
      return { ...EMPTY, problems: problems.slice(0, MOST_PROBLEMS) };
    }
    this.#wasSent = true;
    const batch = this.#batch(problems), indices = [];
    for (const [id, object, index] of changed) {
      this.#touched.delete(id);
      try {
        const before = batch.records.length, event = this.#read(object);
        if (this.#isHidden(event)) batch.remove(id); else batch.add(id, event);
        for (let at = before; at < batch.records.length; at++) indices[at] = [index, id];
        this.#objects.set(id, object);
      } catch (error) {
        problems.push({ ...problemOf(error, index), id: this.#ownId(id) });
        if (this.#objects.has(id)) gone.push(id);
      }
    }
    for (const id of gone) {
      this.#touched.delete(id);
      this.#objects.delete(id);
      batch.remove(id);
    }
    const { found = [], ...result } = batch.records.length ? this.#apply(session, batch) : EMPTY;
    // The next engine gets none of what ended this one, be it for want of memory.
    if (session.failure) {
      for (const [id] of changed) this.#objects.delete(id);
      problems.push({ field: '', reason: 'there is no memory for so many, or they cannot be read' });
    }
    session.contents.refresh();
    for (const [at, reason] of found) {
      const [index, id] = indices[at] ?? [];
      problems.push({ index, id: this.#ownId(id), field: '', reason });
    }
    if (!isQuiet) this.sources.report(problems);
    return { ...result, problems: problems.slice(0, MOST_PROBLEMS) };
  }

  #apply(session, batch) {
    session.batch = [];
    session.engine.almanac_events(this.number, session.send(batch.encode(session.encoder)));
    session.showSoon();
    const [inserted = 0, replaced = 0, deleted = 0, , ...rest] = session.batch, found = [];
    for (let at = 0; at < rest.length; at += 2) found.push([+rest[at], rest[at + 1]]);
    return { inserted: +inserted, replaced: +replaced, deleted: +deleted, found };
  }
}

/** What went wrong, also for what an object of the page throws. */
function problemOf(error, index) {
  if (error instanceof EventProblem) return { index, field: error.field, reason: error.reason };
  let reason = 'it cannot be read';
  try { reason = `${error?.message ?? error}`; } catch { /* not even what was thrown can be read */ }
  return { index, field: '', reason };
}
