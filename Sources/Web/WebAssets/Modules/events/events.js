// The events of a source: the page's objects, and the data that the engine needs from them.

import { Batch, EventProblem } from './batch.js';
import { mayBeOn } from './view.js';
import { baseOf, isRecord, KNOWN } from '../saving/recordtext.js';

/** The maximum number of problems to list; all are counted. */
const MOST_PROBLEMS = 100;
const MOST_EVENTS = 1_000_000;
/** The maximum number of events that are sent to the engine all at once. */
const FEW = 200;

const EMPTY = { inserted: 0, replaced: 0, deleted: 0 };

/** Keeps the objects of a source by identifier. Objects are only read, never changed or copied. */
export class EventSet {
  #objects = new Map();
  /** The identifiers of objects without their own. */
  #names = new WeakMap();
  #made = new Set();
  /** The new events that wait for a save, by identifier. */
  #withheld = new Map();
  /** The value of `PageSaves.ended` after the last save of an event, by identifier. */
  saved = new Map();
  /** What the page's objects of edited events have and the engine does not, by identifier; see `baseOf`. */
  #bases = new Map();
  #wasSent = false;
  /** The identifiers of events not yet sent to the engine. */
  #later = [];
  /** The list last assigned by the page, used to locate problems. */
  #list = [];
  /** The data already read for the next engine. */
  #draft;
  /** The changes since the first frame, until the second module of the program is there. */
  #waiting = [];

  /** `owner` has the fields that all events receive, `sources` the session and the calendars. */
  constructor(number, owner, sources) { Object.assign(this, { number, owner, sources }); }

  get objects() { return [...this.#objects.values()]; }
  get(id) { return this.#objects.get(id); }
  /** The events by identifier. */
  get entries() { return [...this.#objects].map(([id, object]) => [id, this.#read(object)]); }
  /** Returns an object as an event; undefined if there is none. */
  fieldsOf(id) { return this.#objects.has(id) ? this.#read(this.get(id)) : undefined; }

  /** Returns what the page's object of an event has and the engine does not; undefined if there is no object. */
  base(id, color) {
    return this.#bases.get(id) ?? (this.#objects.has(id) ? baseOf(this.#objects.get(id), color, this.owner) : undefined);
  }
  noteBase(id, base) { if (base && !this.#bases.has(id)) this.#bases.set(id, base); }

  /** Gives an event the identifier of the page's server. */
  rename(id, newId) {
    const base = this.base(id) ?? { custom: {} };
    if (id === `${newId}` && this.#bases.has(id)) return;
    this.#bases.delete(id);
    this.#bases.set(`${newId}`, { ...base, id: newId });
  }

  /** Replaces the object of an edited event by its record; null for a deleted one. */
  keep(id, record) { if (record) this.#objects.set(id, record); else this.#objects.delete(id); }

  /**
   * Makes a list the complete content of the source. Objects already known are not read again. If the caller `canWait`
   * and there are many, the engine receives events outside the visible days later, and the result does not count them.
   */
  replace(list, canWait) {
    if (this.#mustWait) return this.#postpone(() => this.replace(list, canWait));
    this.#withheld.clear();
    const problems = [], { all, next } = this.#name(list, problems, (id, object) =>
      problems.push({ object, id, field: 'id', reason: 'a later event has the same id' }));
    const known = [...this.#objects.keys(), ...this.sources.saves.idsOf(this.number)];
    return this.#exchange(next, known.filter(id => !next.has(id)), problems, all, { canWait });
  }

  /** Inserts events, or replaces events with the same identifiers. `asked` is when they were asked for; see `PageSaves.ended`. */
  put(list, asked) {
    const problems = [], { all, next } = this.#name(list, problems), ids = [...next.keys()];
    if (this.#mustWait) return { ids, ...this.#postpone(() => this.put(list, asked)) };
    return { ids, ...this.#exchange(next, [], problems, all, { asked }) };
  }

  delete(ids) {
    if (this.#mustWait) return this.#postpone(() => this.delete(ids));
    const names = [...ids].flatMap(id => {
      // A value that cannot be converted to text is not an identifier.
      try { return [`${id?.id ?? id}`]; } catch { return []; }
    });
    return this.remove(names.filter(id => this.#objects.has(id)));
  }

  /** Deletes events by identifier, including events without an object of the page. */
  remove(ids, asked) {
    if (this.#mustWait) return this.#postpone(() => this.remove(ids, asked));
    return this.#exchange(new Map(), ids, [], this.#list, { asked });
  }

  /** Whether the engine cannot take changes yet: its first module takes only the events of the first frame. */
  get #mustWait() {
    const { session } = this.sources;
    return !!session?.isFed && !session.isWhole && !session.failure;
  }

  #postpone(change) {
    this.#waiting.push(change);
    return { ...EMPTY, problems: [] };
  }

  /** Reads all events for the engine of a session that has none yet. */
  prepare(session) {
    this.#later = [];
    this.#draft = this.#write(session, this.#objects, { days: this.sources.daysInView });
  }

  /** Whether the first module of a program can show the events in the first frame. */
  isCommon(session) {
    if (!this.#draft) this.prepare(session);
    return this.#draft.batch.isCommon;
  }

  /** Makes the changes that waited for the second module, and sends the events on some days. Returns whether there were any. */
  giveRest(days) {
    const changes = this.#waiting.splice(0);
    for (const change of changes) change();
    return this.giveLater(days) || changes.length > 0;
  }

  /** Sends all events to a new engine. Problems were reported when the events were first sent. */
  start() {
    const { session, calendars } = this.sources, { defaults, calendars: known } = this.#draft?.batch ?? {};
    if (!session?.engine || session.failure) return;
    if (this.#mustWait) return void this.#postpone(() => this.start());
    if (defaults !== this.owner || known !== calendars) this.prepare(session);
    // They may have changed since the session began.
    if (!session.isWhole && !this.#draft.batch.isCommon) return void this.#postpone(() => this.start());
    const draft = this.#draft;
    this.#draft = undefined;
    this.#give(session, draft, this.#wasSent);
    if (session.isWhole) for (const change of this.#waiting.splice(0)) change();
  }

  /** Sends remaining events to the engine: those on some days, or all, up to a number. Returns whether any were sent. */
  giveLater(days, most = Infinity) {
    const { session } = this.sources, isNow = id => mayBeOn(this.#objects.get(id), days);
    if (!this.#later.length || !session?.engine || session.failure || this.#mustWait) return false;
    const ids = days ? this.#later.filter(isNow) : this.#later.slice(0, most);
    this.#later = days ? this.#later.filter(id => !isNow(id)) : this.#later.slice(most);
    const some = new Map(ids.map(id => [id, this.#objects.get(id)]));
    if (ids.length) this.#give(session, this.#write(session, some, { knowsNone: true }));
    return ids.length > 0;
  }

  /** Resends all events that were not edited. */
  sendAgain() {
    const { session } = this.sources, objects = new Map([...this.#objects].filter(([, object]) => !isRecord(object)));
    if (this.#mustWait) return void this.#postpone(() => this.sendAgain());
    this.#later = [];
    if (session?.engine && !session.failure) this.#give(session, this.#write(session, objects, { knowsNone: true }), true);
  }

  /**
   * Returns all objects of a list, and the events among them by identifier: their own, a previously assigned one, or
   * one derived from their content. If several have the same identifier, the last one wins; `drop` is called with the
   * others.
   */
  #name(list, problems, drop) {
    const next = new Map(), unnamed = [];
    const isList = typeof list?.[Symbol.iterator] === 'function' && typeof list !== 'string', all = isList ? [...list] : [];
    if (!isList && list !== null && list !== undefined) problems.push({ field: '', reason: 'expected a list of objects' });
    all.forEach((object, index) => {
      try {
        if (object === null || typeof object !== 'object') throw new EventProblem('', 'expected an object');
        if (index >= MOST_EVENTS) throw new EventProblem('', `there are more than ${MOST_EVENTS} events`);
        const { id = this.#names.get(object) } = this.#read(object), name = `${id ?? ''}`;
        if (!name.isWellFormed() || name.includes('\0')) throw new EventProblem('id', 'expected whole characters');
        if (drop && next.has(name)) drop(name, next.get(name));
        if (name) next.set(name, object); else unnamed.push([object, index]);
      } catch (error) { problems.push({ index, ...problemOf(error) }); }
    });
    for (const [object, index] of unnamed) {
      try {
        let id, number = 0;
        const { title = '', start } = this.#read(object);
        do id = `${title} ${start} ${number++}`.replace(/\p{Cs}|\0/gu, ''); while (next.has(id));
        this.#names.set(object, id);
        this.#made.add(id);
        next.set(id, object);
      } catch (error) { problems.push({ index, ...problemOf(error) }); }
    }
    return { all, next };
  }

  /** Returns an object as an event, with the fields that the source finds under other names or through functions. */
  #read(object) {
    const { fields } = this.owner;
    if (!fields || isRecord(object)) return object;
    const found = Object.entries(fields).map(([name, field]) =>
      [name, { value: typeof field === 'function' ? field(object) : object[field] }]);
    return Object.create(object, Object.fromEntries(found));
  }

  /** Returns whether the page hides the source or the calendar of an event. */
  #isHidden({ calendar = this.owner.calendar }) {
    return this.owner.hidden || !this.sources.listsCalendars && this.sources.calendars.get(`${calendar ?? ''}`)?.hidden;
  }

  #ownId(id) { return this.#made.has(id) ? undefined : id; }

  /** Creates an empty batch, without the settings of the source and its calendars if these are invalid. */
  #batch({ box }, problems) {
    try { return new Batch(box, this.owner, this.sources.calendars); } catch (error) { problems.push(problemOf(error)); }
    return new Batch(box);
  }

  /**
   * Leaves records as they are that are being saved, or were saved after the events were asked for; the end of the save decides what
   * counts. New events that may be such a record under another identifier wait. Returns those that are gone nevertheless.
   */
  #withhold(next, gone, saves, asked) {
    const isKept = (id, read) => asked < this.saved.get(id) || saves.withhold(this.number, id, read);
    for (const [id, object] of next) {
      if (isKept(id, () => this.#copy(id, object))) next.delete(id);
      else if (!this.#objects.has(id) && saves.mayBeNew(this.number, titleOf(this.#read(object)))) {
        next.delete(id);
        this.#withheld.set(id, object);
      }
    }
    return gone.filter(id => !isKept(id, () => null));
  }

  /** Returns a copy of an object, as an event; undefined if it cannot be read. */
  #copy(id, object) {
    try {
      const event = this.#read(object), copy = baseOf(object, 0, this.owner).custom;
      for (const name of KNOWN) copy[name] = event[name];
      return { ...copy, id: copy.id ?? id };
    } catch { return undefined; }
  }

  /** Shows the events that waited, except those that are records by now. */
  giveWithheld() {
    const list = [...this.#withheld].filter(([id]) => !this.#objects.has(id)).map(([, object]) => object);
    this.#withheld.clear();
    if (list.length) this.put(list);
  }

  /** Sends the differences to the engine, or keeps them for the next engine. `list` has the objects in the page's order. */
  #exchange(next, gone, problems, list, { canWait, asked } = {}) {
    const { session, saves } = this.sources, days = canWait ? this.sources.daysInView : undefined;
    if (saves.isBusy || asked < saves.ended) gone = this.#withhold(next, gone, saves, asked);
    if (!canWait) this.giveLater();
    this.#list = list;
    if (session?.engine && !session.failure) return this.#give(session, this.#write(session, next, { gone, problems, days }));
    this.#draft = undefined;
    if (this.#objects.size) for (const [id, object] of next) this.#objects.set(id, object); else this.#objects = next;
    gone.forEach(id => this.#objects.delete(id));
    return { ...EMPTY, problems: located(problems, list).slice(0, MOST_PROBLEMS) };
  }

  /**
   * Writes the differences into a batch, or everything if the engine `knowsNone`. With `days`, new events outside them
   * are postponed if there are many.
   */
  #write(session, next, { gone = [], problems = [], knowsNone = next === this.#objects, days }) {
    const batch = this.#batch(session, problems), wrong = new Set(), canWait = days && next.size > FEW;
    const later = knowsNone ? undefined : new Set(this.#later);
    for (const [id, object] of next) {
      if (!knowsNone && this.#objects.get(id) === object) continue;
      if (canWait && (knowsNone || later.has(id) || !this.#objects.has(id)) && !mayBeOn(object, days)) {
        if (knowsNone) this.#later.push(id); else later.add(id);
        continue;
      }
      later?.delete(id);
      try {
        const event = this.#read(object);
        this.sources.mentionsOverlap ||= (event.overlap ?? null) !== null;
        if (this.#isHidden(event)) batch.remove(id); else batch.add(id, event);
      } catch (error) {
        problems.push({ ...problemOf(error), object, id: this.#ownId(id) });
        wrong.add(id);
      }
    }
    for (const id of [...gone, ...wrong]) {
      if (!later?.delete(id) && this.#objects.has(id) && !knowsNone) batch.remove(id);
    }
    if (later) this.#later = [...later];
    return { batch, next, gone: [...gone, ...wrong], problems };
  }

  /** Sends a batch to the engine, and stores its objects. */
  #give(session, { batch, next, gone, problems }, isQuiet) {
    this.#wasSent = true;
    if (next !== this.#objects) for (const [id, object] of next) this.#objects.set(id, object);
    for (const id of batch.ids) this.#bases.delete(id);
    for (const id of gone) this.#objects.delete(id);
    const { found = [], ...result } = batch.ids.length ? this.#apply(session, batch) : EMPTY;
    for (const [at, reason] of found) {
      const id = batch.ids[at];
      problems.push({ object: next.get(id), id: this.#ownId(id), field: '', reason });
    }
    // The next engine gets none of what ended this one, be it for want of memory. Of a series that did, it is told.
    if (session.failure && !session.suspect && !session.isTooEarly) {
      for (const id of batch.ids) this.#objects.delete(id);
      problems.push({ field: '', reason: 'there is no memory for so many, or they cannot be read' });
    }
    session.contents.refresh();
    if (this.#later.length) this.sources.giveInSteps();
    const reports = located(problems, this.#list);
    if (!isQuiet) this.sources.report(reports);
    return { ...result, problems: reports.slice(0, MOST_PROBLEMS) };
  }

  /** Gives the engine calendars, which take new events from then on even if they have none; see `Batch.addCalendar`. */
  giveCalendars(ids) {
    const { session } = this.sources, batch = this.#batch(session, []);
    // What cannot be read is reported with the events of a calendar.
    try { ids.forEach(id => batch.addCalendar(id)); } catch { return; }
    this.#apply(session, batch);
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

/** Returns problems with the indices of their objects in a list; the first index if an object appears twice. */
function located(problems, list) {
  if (!problems.length) return problems;
  const indices = new Map(list.map((object, index) => [object, index]).reverse());
  return problems.map(({ object, ...problem }) => object ? { index: indices.get(object), ...problem } : problem);
}

/** Returns the title of an event, which may be an object of any class. */
function titleOf(event) {
  try { return `${event.title ?? ''}`; } catch { return undefined; }
}

/** Describes a problem, including exceptions thrown by the page's objects. */
function problemOf(error) {
  if (error instanceof EventProblem) return { field: error.field, reason: error.reason };
  let reason = 'it cannot be read';
  try { reason = `${error?.message ?? error}`; } catch { /* not even what was thrown can be read */ }
  return { field: '', reason };
}
