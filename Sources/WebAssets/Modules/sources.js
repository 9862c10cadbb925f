// The sources of events of an element.

import { dayOf } from './dates.js';
import { EventSet } from './events.js';
import { warn } from './properties.js';

/** The longest span that can be asked for, in days. */
const LONGEST_SPAN = 3660;

/** Keeps the events that a page gives, as long as there is the element. */
export class Sources {
  /** What the page says of calendars, by identifier. */
  calendars = new Map();
  #events = null;
  /** The sources by number; that of the property `events` has 0. */
  #sets = new Map();
  #calendarList = null;

  constructor(element) {
    this.element = element;
    this.#sets.set(0, new EventSet(0, {}, this));
  }

  /** Gives a new engine everything; undefined for none. */
  start(session) {
    this.session = session;
    if (session) for (const set of this.#sets.values()) set.start();
  }

  get events() { return this.#events; }
  set events(list) {
    this.#events = list ?? null;
    this.#sets.get(0).replace(list);
  }

  get calendarList() { return this.#calendarList; }
  set calendarList(list) {
    this.#calendarList = list ?? null;
    this.calendars = new Map();
    for (const calendar of list ?? []) {
      try { this.calendars.set(`${calendar.id}`, calendar); } catch { warn(this.element, 'calendars: expected objects with an id'); }
    }
    if (this.session) for (const set of this.#sets.values()) set.start();
  }

  /** The object of an event; undefined for one of a file or a server, and for one that people created. */
  objectOf(number, id) { return number === '' ? undefined : this.#sets.get(+number)?.get(id); }

  /** Notes that an event was edited. */
  touch(number, id) { this.#sets.get(+number)?.touch(id); }

  /** The occurrences on the days of a span, the last of which is not part of it. */
  occurrences({ start, end }) {
    const first = dayOf(start), count = dayOf(end) - first, { session } = this;
    if (!(count >= 0 && count <= LONGEST_SPAN)) {
      throw new RangeError(`expected two dates such as 2026-02-16, at most ${LONGEST_SPAN} days apart`);
    }
    if (!session?.engine) return [];
    session.flush();
    session.engine.almanac_query(first, count);
    return session.occurrences;
  }

  /** Says what is wrong with data: each sentence once in the console. */
  report(problems) {
    if (!problems.length) return;
    const [{ index, id, field, reason }] = problems, count = problems.length;
    const event = id !== undefined ? `event "${id}"` : index !== undefined ? `event ${index}` : 'events';
    const name = [event, field].filter(Boolean).join(', ');
    const message = `${name}: ${reason}${count > 1 ? `; ${count - 1} more events have problems` : ''}`;
    warn(this.element, message);
    this.session.emit('loaderror', { message, problems: problems.slice(0, 100) });
  }
}
