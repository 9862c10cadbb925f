// Encodes events of a page for the engine: columns of numbers and one block of texts; see `EventBatch`.

import { colorNumber, colorText } from './colors.js';
import { STATUSES } from '../engine/laterlists.js';
import { lineOf, linesOfRules, resourceLines } from './rules.js';
import { CLOCK, isGiven, readDuration, readTime } from './times.js';
import { customOf } from '../saving/recordtext.js';

/** The columns with their types, largest numbers first. */
const COLUMNS = { start: Float64Array, end: Float64Array, instance: Float64Array, days: Uint32Array, color: Uint32Array,
  startClock: Uint16Array, endClock: Uint16Array, instanceClock: Uint16Array, calendar: Uint16Array, flags: Uint8Array };
/** The column value for a length without a number of days. */
const NO_DAYS = 2 ** 32 - 1;
const BACKGROUND = 4;
const REMOVED = 8;
/** Set for an override that also replaces all later occurrences. */
const FUTURE = 16;
/** The name of the custom fields of an event that the engine keeps, as JSON. */
export const CUSTOM = Symbol('custom fields');
const LOOKS = ['tint', 'solid', 'outline'];
const PRIVACY = ['public', 'confidential', 'private'];
/** A deleted event. */
const GONE = { title: '', location: '', notes: '', lines: '', start: 0, startClock: 0, end: 0, endClock: 0, days: 0, instance: 0,
  instanceClock: CLOCK.none, calendar: 0, color: 0, flags: REMOVED };
const READ_ONLY = 2 ** 31;
const LONGEST_TEXT = 1e6;
const MOST_OVERRIDES = 10_000;

/** Returns whether the first module of a program has all that an event needs: it has no rules, links, resources, or changed occurrences. */
export const isCommonEvent = ({ rrule, rdate, exdate, overrides, url, image, busy, privacy, resourceIds, reminders, part, textColor, look }) =>
  !(rrule || rdate || exdate || overrides || url || image || busy === false || privacy || reminders || part || textColor || look
    || isGiven(resourceIds) && resourceIds.length !== 0);

/** Returns the message for invalid events or resources: the first problem, and how many there are besides. */
export function messageOfProblems([{ index, id, field, reason }, ...others], noun) {
  const subject = id !== undefined ? `${noun} "${id}"` : index !== undefined ? `${noun} ${index}` : `${noun}s`;
  const more = others.length ? `; and ${others.length} more` : '';
  return `${[subject, field].filter(Boolean).join(', ')}: ${reason}${more}`;
}

/** A problem with a field of an event. */
export class EventProblem {
  constructor(field, reason) { Object.assign(this, { field, reason }); }
}

/** Returns a text of an event; lone surrogates later become U+FFFD. */
function fieldText(value) {
  if (!isGiven(value)) return '';
  const text = `${value}`.slice(0, LONGEST_TEXT);
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}

/** Returns the lines of reminders; each is the length of time from the start of the event, or a component of iCalendar. */
function alarmLines(reminders) {
  if (!isGiven(reminders)) return [];
  if (!Array.isArray(reminders)) throw new EventProblem('reminders', 'expected a list of texts');
  return reminders.flatMap(reminder => linesOfAlarm(`${reminder}`));
}

function linesOfAlarm(text) {
  if (/^[-+]?P[\dDHMSTW]+$/.test(text)) return ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', `TRIGGER:${text}`, 'END:VALARM'];
  const lines = text.split(/\r?\n/), inner = lines.slice(1, -1).join('\n');
  const isAlarm = lines[0] === 'BEGIN:VALARM' && lines.at(-1) === 'END:VALARM' && !/^(BEGIN|END):V(ALARM|EVENT|CALENDAR)/im.test(inner);
  if (!isAlarm || text.includes('\0')) throw new EventProblem('reminders', 'expected lengths of time such as -PT15M');
  return lines;
}

/** Collects events for the engine. */
export class Batch {
  /** The identifiers of events and overrides. */
  ids = [];
  /** Whether the first module of a program has all that the events need. */
  isCommon = true;
  #columns = Object.fromEntries(Object.keys(COLUMNS).map(name => [name, []]));
  #texts = [];
  #zones = [];
  #calendars = new Map();

  /** `defaults` are the fields that a source gives its events; `calendars` are the page's calendars, by identifier. */
  constructor(box, defaults = {}, calendars = new Map()) {
    Object.assign(this, { box, defaults, calendars });
    // The calendar of events that name none.
    this.#calendarPlace('');
  }

  /** Adds a calendar; without an identifier, the one of events that name none. */
  addCalendar(id) { this.#calendarPlace(id); }

  /** Records that the event with an identifier was deleted. */
  remove(id) {
    this.isCommon = false;
    this.#push({ ...GONE, id });
  }

  /**
   * Adds an event with its overrides. Throws an EventProblem without adding anything. `instance` is the occurrence it
   * replaces.
   */
  add(id, init, instance) {
    this.isCommon &&= isCommonEvent(init);
    const first = this.#record(id, init), { overrides } = init, isDay = first.startClock === CLOCK.day;
    const all = init[CUSTOM] ? JSON.parse(init[CUSTOM]) : customOf(init);
    if (instance) Object.assign(first, { instance: instance.value, instanceClock: instance.clock });
    const others = !Array.isArray(overrides) ? [] : overrides.slice(0, MOST_OVERRIDES).map(override => {
      const { value, clock } = this.#time(override.recurrenceId, 'overrides', init.zone, isDay);
      // Missing fields come from the event, which may be an object of any class.
      const custom = customOf(override);
      const own = { rrule: null, rdate: null, exdate: null, end: null, duration: null, start: override.recurrenceId,
        allDay: isDay, ...override, ...Object.keys(custom).length && { [CUSTOM]: JSON.stringify({ ...all, ...custom }) } };
      const record = this.#record(id, Object.create(init, Object.getOwnPropertyDescriptors(own)));
      const { end, endClock, days } = own.end === null && own.duration === null
        ? { end: record.start + first.end - first.start, endClock: record.startClock, days: first.days } : record;
      const flags = record.flags + (override.range === 'following' ? FUTURE : 0);
      return { ...record, end, endClock, days, flags, instance: value, instanceClock: clock };
    });
    this.#push(first);
    for (const other of others) this.#push(other);
  }

  #push(record) {
    this.ids.push(record.id);
    this.#texts.push(record.id, record.title, record.location, record.notes, record.lines);
    for (const name in COLUMNS) this.#columns[name].push(record[name]);
  }

  #record(id, init) {
    const { allDay, display = this.defaults.display, status } = init;
    const start = this.#time(init.start, 'start', init.zone, allDay), isDay = start.clock === CLOCK.day;
    const { end, endClock, days } = this.#end(init, start, isDay), { rrule, rdate, exdate, url, image } = init;
    const lines = rrule || rdate || exdate
      ? linesOfRules(init, (value, field) => this.#time(value, field, init.zone, isDay || undefined), this.#zones) : [];
    if (url) lines.push(lineOf('URL', url));
    if (image) lines.push(lineOf('IMAGE;VALUE=URI', image));
    if (init.busy === false) lines.push('TRANSP:TRANSPARENT');
    if (PRIVACY.includes(init.privacy)) lines.push(`CLASS:${init.privacy.toUpperCase()}`);
    lines.push(...resourceLines(init.resourceIds, () => new EventProblem('resourceIds', 'expected a list of texts')));
    lines.push(...this.#appearance(init));
    lines.push(...alarmLines(init.reminders));
    if (init[CUSTOM]) lines.push(lineOf('X-ALMANAC-FIELDS', init[CUSTOM]));
    return { id, title: fieldText(init.title), location: fieldText(init.location), notes: fieldText(init.notes),
      lines: lines.join('\n'), start: start.value, startClock: start.clock, end, endClock, days, instance: 0,
      instanceClock: CLOCK.none, calendar: this.#calendarPlace(init.calendar),
      color: this.#color('color', init.color ?? this.defaults.color),
      flags: Math.max(STATUSES.indexOf(status), 0) + (display === 'background' ? BACKGROUND : 0) };
  }

  /** Returns the end, which is exclusive. */
  #end(init, { value, clock }, isDay) {
    const { end, duration = isGiven(end) ? undefined : this.defaults.defaultLength } = init;
    if (isGiven(end)) {
      const time = this.#time(end, 'end', init.endZone ?? init.zone, isDay);
      const last = isDay && (init.inclusive ?? this.defaults.inclusive) ? 1 : 0;
      return { end: Math.max(time.value + last, isDay ? value + 1 : -Infinity), endClock: time.clock, days: NO_DAYS };
    }
    if (!isGiven(duration)) return { end: isDay ? value + 1 : value, endClock: clock, days: NO_DAYS };
    const length = readDuration(duration);
    if (!length) throw new EventProblem('duration', 'expected a length of time such as PT1H30M or 01:30');
    const { days, seconds } = length;
    if (isDay) return { end: value + Math.max(days + Math.ceil(seconds / 86400), 1), endClock: clock, days: NO_DAYS };
    return { end: value + days * 86400 + seconds, endClock: clock, days };
  }

  #time(value, field, zone = this.defaults.zone, isDay) {
    const time = readTime(value, isDay ?? undefined, zone ?? undefined, name => this.#zonePlace(`${name}`, field));
    if (!time) throw new EventProblem(field, 'expected an ISO date or time, a Date, milliseconds or a Temporal object');
    return time;
  }

  #color(field, color) {
    if (!isGiven(color)) return 0;
    const number = colorNumber(`${color}`, this.box);
    if (number === undefined) throw new EventProblem(field, 'expected a name or a color of CSS');
    return number;
  }

  /** Returns the lines of an appearance; see `EventAppearance`. */
  #appearance({ part, textColor, look }) {
    const lines = [], color = this.#color('textColor', textColor);
    if (isGiven(look) && look !== '' && !LOOKS.includes(look)) throw new EventProblem('look', `expected ${LOOKS.join(', ')}`);
    if (part) lines.push(lineOf('X-ALMANAC-PART', `${part}`.split(/\s+/).filter(Boolean).join(' ')));
    if (color) lines.push(lineOf('X-ALMANAC-TEXT-COLOR', colorText(color)));
    if (look) lines.push(lineOf('X-ALMANAC-LOOK', look));
    return lines;
  }

  #zonePlace(name, field) {
    const place = this.#zones.indexOf(name);
    if (place >= 0) return place;
    try {
      new Intl.DateTimeFormat('en', { timeZone: name });
    } catch {
      throw new EventProblem(field, `there is no zone ${name}`);
    }
    return this.#zones.push(name) - 1;
  }

  /** Returns the index of a calendar. An unknown calendar is named by its identifier. */
  #calendarPlace(id) {
    id = `${id ?? this.defaults.calendar ?? ''}`;
    if (id.includes('\0')) throw new EventProblem('calendar', 'expected whole characters');
    if (!this.#calendars.has(id)) {
      const { name = id || this.defaults.name || '', color, editable = this.defaults.editable } = this.calendars.get(id) ?? {};
      const number = colorNumber(`${color ?? (id ? '' : this.defaults.color ?? '')}`, this.box) ?? 0;
      this.#calendars.set(id, { place: this.#calendars.size, name: `${name}`, number, isReadOnly: editable === false });
    }
    return this.#calendars.get(id).place;
  }

  /** Returns the bytes for the engine. */
  encode(encoder) {
    const calendars = [...this.#calendars.entries()], count = this.ids.length;
    const names = [...calendars.flatMap(([id, { name }]) => [id, name.replaceAll('\0', '')]), ...this.#zones];
    const text = encoder.encode(names.concat(this.#texts).join('\0'));
    const width = Object.values(COLUMNS).reduce((sum, { BYTES_PER_ELEMENT }) => sum + BYTES_PER_ELEMENT, 0);
    const start = 16 + width * count, bytes = new Uint8Array(start + 4 * calendars.length + text.length);
    const view = new DataView(bytes.buffer);
    [count, calendars.length, this.#zones.length, 1].forEach((number, index) => view.setUint32(4 * index, number, true));
    let at = 16;
    for (const [name, Type] of Object.entries(COLUMNS)) {
      const column = new Type(bytes.buffer, at, count);
      column.set(this.#columns[name]);
      at += column.byteLength;
    }
    for (const [, { number, isReadOnly }] of calendars) {
      view.setUint32(at, number + (isReadOnly ? READ_ONLY : 0), true);
      at += 4;
    }
    bytes.set(text, at);
    return bytes;
  }
}
