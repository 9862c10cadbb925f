// The sources of events of an element.

import { dayOf, isoOf, spanOf } from '../language/dates.js';
import { replaceSources } from './early.js';
import { failedReport, reportFile, sendPair } from './files.js';
import { sendPreferences } from './memory.js';
import { warn } from '../options/properties.js';
import { encodedRecord } from './edits.js';
import { PageSaves } from '../saving/pagesaves.js';
import { asRecord, isRecord, recordOf } from '../saving/recordtext.js';
import { messageOfProblems } from './batch.js';
import { Progress } from './progress.js';
import { Resources } from './resources.js';
import { CalendarSource } from './source.js';
import { firstDays, limitsAround } from './view.js';
import { idle } from '../engine/waiting.js';

const MOST_SOURCES = 200;
/** The maximum number of events sent to the engine between two frames, in addition to those on visible days. */
const STEP = 2000;

/** Keeps the page's events for the lifetime of the element. */
export class Sources {
  /** The page's settings of calendars, by identifier. */
  calendars = new Map();
  /** The visible days. */
  view;
  /** Whether an event says whether others may overlap it. */
  mentionsOverlap = false;
  /** By number; the first has the property `events`. */
  #list = [new CalendarSource(0, { id: 'events' }, this)];
  #count = 1;
  #events = null;
  #calendarList = null;
  /** The identifiers that events have now, by former ones. */
  #names = new Map();
  /** Whether events are being sent to the engine in steps. */
  #isGiving = false;

  /** The saves of the page. */
  saves = new PageSaves(this);

  /** The page's resources. */
  resources = new Resources(this);

  progress = new Progress(this);

  constructor(element) { this.element = element; }

  /** Sends everything to a new engine; without an engine, aborts all requests. */
  start(session) {
    this.session = session;
    this.view = undefined;
    for (const source of this.#list) {
      // A source that cannot be read is reported, and does not prevent others from being shown.
      try { if (session) source.start(); else source.stop(); } catch ({ message: reason }) { this.report([{ field: '', reason }]); }
    }
    if (session) this.saves.mark();
    this.#giveCalendars();
    this.resources.start();
    session?.on(globalThis, 'online', () => this.retry());
    session?.on(document, 'visibilitychange', () => document.hidden || this.retry());
  }

  /** Reads the events for a session's engine while the engine is loaded. */
  prepare(session) {
    for (const source of this.#list) {
      try { source.eventSet.prepare(session); } catch { /* `start` reports it */ }
    }
  }

  /** Whether the first module of a program is enough to show what the sources have at the start. */
  isCommon(session) {
    const isPlain = [...this.calendars.values()].every(({ order, hidden }) => !Number.isFinite(order) && !hidden);
    try { return isPlain && this.#list.every(source => source.isCommon(session)); } catch { return false; }
  }

  /** Sends the events that waited for the second module: those in view now, others while idle. Returns whether some are in view. */
  giveRest() {
    const { daysInView } = this, areGiven = this.#list.map(source => source.eventSet.giveRest(daysInView));
    this.giveInSteps();
    this.#giveCalendars();
    this.saves.mark();
    return areGiven.includes(true);
  }

  /** Loads the missing days in view. */
  show(from, to) {
    this.view = [dayOf(from), dayOf(to)];
    this.showAgain();
    // The engine is calling, and cannot receive anything now.
    if (this.#isGiving) queueMicrotask(() => this.#list.forEach(source => source.eventSet.giveLater(this.daysInView)));
  }

  /** Loads the missing days in view, possibly with a new margin. */
  showAgain() { for (const source of this.loaded) source.show(); }

  /** Loads what is missing of some days that need not be in view. Resolves when nothing is loaded any more. */
  async load(from, to) {
    const { view } = this, [first, end] = view ?? [dayOf(from), dayOf(to)];
    this.view = [Math.min(dayOf(from), first), Math.max(dayOf(to), end)];
    this.showAgain();
    if (view) this.view = view;
    await this.whenLoaded();
    this.showAgain();
  }

  /** The limits of the days in view and those around them; before there is a view, of those that it begins with. */
  get daysInView() { return limitsAround(...this.view ?? firstDays(this.element)); }

  /** Sends the remaining events to the engine, in steps while the page is idle. */
  async giveInSteps() {
    if (this.#isGiving) return;
    this.#isGiving = true;
    try {
      do await idle(); while (this.#list.some(source => source.eventSet.giveLater(undefined, STEP)));
    } finally {
      this.#isGiving = false;
    }
  }

  /** Sends all remaining events to the engine. */
  giveAll() { for (const source of this.#list) source.eventSet.giveLater(); }

  /** Sends the events to the engine again, because their colors may have changed. */
  sendAgain() {
    for (const source of this.#list) source.eventSet.sendAgain();
    this.resources.sendAgain();
  }

  retry(isForced) { for (const source of this.loaded) source.retry(isForced); }

  /** Returns the sources, including resources and the server of the attribute `api`. */
  get loaded() { return [...this.session ? [this.session.server] : [], ...this.#list, this.resources]; }

  /** Whether the program can list calendars, so that people can show hidden ones. */
  get listsCalendars() { return /edit|resources/.test(this.session?.program); }

  get events() { return this.#events; }
  set events(list) { this.setEvents(list); }

  /** Sets the events; `copy` is the list as it was when the page assigned it. */
  setEvents(list, copy = list) {
    this.#events = list ?? null;
    this.#list[0].set({ events: copy ?? [] });
    this.#giveCalendars();
  }

  get calendarList() { return this.#calendarList; }
  set calendarList(list) { this.setCalendars(list); }

  /** Sets the calendars; `copy` is the list as it was when the page assigned it. */
  setCalendars(list, copy = list) {
    this.#calendarList = list ?? null;
    try {
      this.calendars = new Map(Array.from(copy ?? [], calendar => [`${calendar.id}`, calendar]));
    } catch { warn(this.element, 'calendars: expected a list of objects with an id'); }
    if (!this.session) return;
    sendPreferences(this.session);
    for (const source of this.#list) source.start();
    this.#giveCalendars();
  }

  /** Lets people add events to calendars of the page that have none: in `events`, or in the first source if it is not set. */
  #giveCalendars() {
    const { session, calendars } = this, [events, ...others] = this.#list, other = others.find(({ hasObjects }) => hasObjects);
    const source = this.#events ? events : other ?? (calendars.size && !this.element.api && events);
    // Calendars without events matter to people who edit or have a list of them.
    if (!source || !session?.engine || !session.isWhole || session.failure || !this.listsCalendars) return;
    const { init, eventSet } = source, ids = [...calendars].flatMap(([id, { editable = init.editable }]) => editable === false ? [] : id);
    // Without one, new events are in the calendar of events that name none.
    if (ids.length || init.editable !== false) eventSet.giveCalendars(ids.length ? ids : [undefined]);
  }

  // Sources

  get list() { return this.#list.slice(1); }
  /** The sources including the one of the property `events`. */
  get all() { return this.#list; }

  /** Adds a source. `early` is the object that the page has for it. */
  add(init, early) {
    const source = new CalendarSource(this.#count++, init, this, early);
    if (this.#list.length > MOST_SOURCES) {
      this.report([{ field: '', reason: `there are more than ${MOST_SOURCES} sources` }]);
      return source;
    }
    this.#list.push(source);
    source.open();
    this.#giveCalendars();
    return source;
  }

  replaceAll(inits) { replaceSources(this, inits); }

  remove(source) {
    const index = this.#list.indexOf(source);
    if (index < 1) return;
    this.#list.splice(index, 1);
    source.stop();
    const { session } = this;
    if (!session?.engine) return;
    session.whenWhole(() => {
      session.engine.almanac_remove_source(source.number);
      this.#giveCalendars();
    });
    session.showSoon();
  }

  /** Shows an .ics file as the complete content of a source, or as one of several responses. */
  showFile({ number, init }, text, isAnswer) {
    const { session } = this;
    session.whenWhole(() => {
      if (init.hidden) return void session.engine.almanac_remove_source(number);
      session.report = failedReport(session);
      session.engine.almanac_source_text(number, ...sendPair(session, `${init.name ?? ''}`, text), +isAnswer);
      session.showSoon();
      reportFile(session);
    });
  }

  // Responses

  /** Returns the object of an event; undefined for events of files or servers, and for events created by users. */
  objectOf(number, id) { return this.numbered(number)?.get(id); }

  /** Returns the page's object with an identifier, from the first source that has one, or the record of another event. */
  get(id) {
    const name = this.nameOf(id);
    return this.#find(name) ?? this.current(name);
  }
  #find(id) { return this.#list.map(source => source.get(id)).find(found => found); }

  /** Returns the identifier that the page's server has given to the event with an identifier. */
  nameOf(id) {
    const name = this.#names.get(`${id}`);
    return name === undefined || this.#find(`${id}`) ? `${id}` : this.nameOf(name);
  }

  /** Whether something says whether events may overlap. */
  get hasOverlap() {
    const all = [...this.calendars.values(), ...this.#list.map(({ init }) => init)];
    return this.mentionsOverlap || all.some(({ overlap }) => (overlap ?? null) !== null);
  }

  // Records

  /**
   * Returns the record of an event as the engine has it; undefined if there is none, or events are not editable. `number` is
   * the number of its source; without one, any source counts.
   */
  current(id, number) {
    const { session } = this;
    if (!session?.engine || !session.isWhole) return undefined;
    session.exported = undefined;
    session.engine.almanac_record?.(session.send(id), number ?? -1);
    const [json, source] = session.exported ?? [];
    if (!json) return undefined;
    return this.recordOf(source || null, JSON.parse(json));
  }

  /**
   * Notes what the page's object of an event has and the engine does not, before its first edit. A new event has it from
   * the event with the identifier `model`. `from` is the number of the source before the edit.
   */
  noteBase({ source, from = source, model, before, after }) {
    const { id, color } = before ?? after, base = this.#setOf(from)?.base(model ?? id, model ? undefined : color);
    this.#setOf(source)?.noteBase(id, base && model ? { ...base, id: undefined } : base);
  }

  /** Returns the record of an object of `EventRecord`; null for none. `number` is the number of its source, if it has one. */
  recordOf(number, own) {
    const source = this.numbered(number);
    return own && recordOf(own, source?.eventSet.base(own.id, own.color), source?.init ?? {}, this.calendars);
  }

  /** Replaces the page's object of an edited event by its record; null for a deleted one. */
  keep({ source, from = source, before, after }, record) {
    const { id } = after ?? before;
    if (from !== source || !record) this.#setOf(from)?.keep(id, null);
    if (record) this.#setOf(source)?.keep(id, record);
  }

  /** Returns the record of an event with its source; undefined if it does not exist. */
  recordAt(number, id) {
    const known = this.#setOf(number)?.get(`${id}`);
    return isRecord(known) || known && !this.session?.engine ? known : this.current(`${id}`, number);
  }

  /**
   * Shows a record of the page's server instead of an event; null for none. `newId` is its identifier from now on. Returns
   * the record as it is shown. Undo then leads to the versions before, with the fields that the server has changed.
   */
  settle(number, id, record, newId) {
    const { session } = this, source = this.numbered(number), next = record && { ...record, id: newId };
    // The page may have removed the source.
    if (number !== null && !source) return next;
    source?.eventSet.rename(id, newId);
    this.#names.delete(`${newId}`);
    if (id !== `${newId}`) this.#names.set(id, `${newId}`);
    let shown = next && asRecord(next);
    if (session?.engine && session.isWhole && !session.failure) {
      try {
        session.engine.almanac_merge?.(number ?? -1, ...encodedRecord(session, id, next, source));
        shown = next && (this.current(`${newId}`, number) ?? shown);
      } catch ({ field = '', reason, message }) { this.report([{ id, field, reason: reason ?? message }]); }
      session.showSoon();
    }
    source?.eventSet.keep(id, null);
    if (shown) source?.eventSet.keep(`${newId}`, shown);
    session?.contents?.refresh();
    return shown;
  }

  /** Ends `settle` for the records of a save, and shows the events that waited for it. */
  endSave() {
    const { session } = this;
    if (session?.engine && session.isWhole && !session.failure) session.engine.almanac_merged?.();
    for (const { eventSet } of this.#list) eventSet.giveWithheld();
  }

  /** Returns the events of all sources with their identifiers. */
  entries() { return this.#list.flatMap(({ eventSet }) => eventSet.entries); }

  /** Returns the source with a number; undefined for files and servers, which have none. */
  numbered(number) { return this.#list.find(source => `${source.number}` === `${number}`); }
  #setOf(number) { return this.numbered(number)?.eventSet; }

  get isLoading() { return this.loaded.some(({ isLoading }) => isLoading); }
  whenLoaded() { return this.progress.whenLoaded(); }

  /** Returns the occurrences on the days of a range with an exclusive end; for a single day, those shown on it. */
  occurrences(range, isShown = false) {
    const [first, count] = spanOf(range), { session } = this;
    if (!session?.engine || !session.isWhole) return [];
    session.flush();
    this.giveAll();
    session.occurrences = [];
    session.engine.almanac_query(first, count, isShown);
    return session.occurrences;
  }

  occurrencesOn(date) {
    const day = dayOf(date);
    return this.occurrences({ start: date, end: day === undefined ? undefined : isoOf(day + 1) }, true);
  }

  /** Returns all events as an .ics text; undefined if they are not editable. */
  exported() {
    if (this.session && !this.session.isWhole) return undefined;
    this.giveAll();
    const { session } = this;
    if (session) session.exported = undefined;
    session?.engine?.almanac_export?.();
    return session?.exported?.[0];
  }

  /** Reports invalid data, which are events or resources: each message once in the console. */
  report(problems, noun = 'event') {
    if (!problems.length) return;
    problems.sort((a, b) => (a.index ?? -1) - (b.index ?? -1));
    const message = messageOfProblems(problems, noun);
    warn(this.element, message);
    this.session?.emit('loaderror', { message, problems: problems.slice(0, 100) });
  }
}
