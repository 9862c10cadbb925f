// The period of a calendar as blocks of ordinary HTML, which browsers divide onto sheets of any size.

import { languageOf } from '../options/attributes.js';
import { CALENDARS, localeOf } from '../language/calendars.js';
import { HUES } from '../engine/lists.js';
import { dayOf, isoOf } from '../language/dates.js';
import { appendBox } from '../frame/elements.js';
import { WEEKDAYS } from '../options/kinds.js';
import { knownLocaleText } from '../language/locale.js';
import { pageRule } from './paper.js';
import { openOnPaper } from './surroundings.js';

/** Named colors, dark enough for paper. */
const INKS = ['#c4262e', '#c25a00', '#9a6a00', '#5b7d00', '#2b7d2b', '#007a70', '#007a99', '#1f66c7', '#4a4fc4', '#8240b5',
  '#c02f7e', '#5a5e65'];

/** The sizes that hooks receive for a column and a line on paper, in CSS pixels; typical for A4. */
const COLUMN = { width: 96, height: 40 };
const LINE = { width: 680, height: 24 };

/** The remainder of a division, from 0 to below the divisor also for days before 1970. */
const modulo = (number, divisor) => (number % divisor + divisor) % divisor;

/** An element with a class and a text. */
function append(parent, name, text, tag = 'div') {
  const box = parent.appendChild(document.createElement(tag));
  box.className = name;
  if (text !== undefined) box.textContent = text;
  return box;
}

/** The size of text on paper, in points. */
export const PRINT_SIZE = 9;

/** The number of days that paper has room for, side by side, and of columns of resources, whose headings are longer. */
const MOST_COLUMNS = 14;
const MOST_RESOURCES = 8;

/** Returns a list in as few parts of at most `most` items as possible, which are about equally long. */
function divided(list, most) {
  const count = Math.ceil(list.length / most);
  return Array.from({ length: count }, (_, part) => list.slice(part * list.length / count, (part + 1) * list.length / count));
}

/** Writes a period of a session into a box, for paper or for a preview, which shows no nodes of the page. */
export class Printed {
  constructor(session, box, { period, ink, isPreview }) {
    const { element } = session, { locale, calendar } = languageOf(element);
    Object.assign(this, { session, element, box, period, isInk: ink, isPreview });
    this.locale = localeOf(CALENDARS[calendar], locale);
    const lines = knownLocaleText([locale], calendar).split('\n'), weekend = lines[6].split('\x1f');
    this.isWeekend = day => weekend.includes(`${modulo(day + 4, 7) + 1}`);
    this.separator = lines[26];
    this.first = WEEKDAYS.indexOf(element.effective('first-weekday'));
    [this.start, this.end] = [dayOf(period.start), dayOf(period.end)];
    box.lang = `${this.locale}`;
    box.dir = session.box.dir;
    append(box, 'print-title', period.title, 'h2');
    // A month is shown in whole weeks.
    const isMonth = period.level === 'month', from = isMonth ? this.#startOfWeek(this.start) : this.start;
    const to = isMonth ? this.#startOfWeek(this.end + 6) : this.end;
    [this.from, this.to] = [from, to];
    this.events = element.eventsIn({ start: isoOf(from), end: isoOf(to) }).map(event => this.#read(event));
    this.#sayIncomplete();
    // The name of a level says what it shows. Hours of more days than fit side by side are written as a list.
    if (/^(year|\d+months)$/.test(period.level)) this.#year();
    else if (/^(month|\d+weeks(:grid)?|week:(rows|grid))$/.test(period.level)) this.#weeks(from, to);
    else if (period.level.endsWith(':resources')) this.#resources();
    else if (period.level.endsWith('agenda') || to - from > MOST_COLUMNS) this.#list();
    else this.#hours(this.#days());
  }

  /** Returns a format for days. */
  format(options) {
    const format = new Intl.DateTimeFormat(this.locale, { timeZone: 'UTC', ...options });
    return day => format.format(day * 864e5);
  }

  /** Returns the page's format of a kind of texts; the standard one if there is none, or an invalid one. */
  #formatOf(kind, standard) {
    const format = options => new Intl.DateTimeFormat(this.locale, { ...options, timeZone: 'UTC' });
    try { return format(this.element.formats?.[kind] ?? standard); } catch { return format(standard); }
  }

  #startOfWeek(day) { return day - modulo(day + 4 - this.first, 7); }

  /** Returns an event with its first and last day as shown, its start minute, and a color for paper. */
  #read(event) {
    const { start, end, allDay, color, event: own } = event;
    const [from, to] = [start, end].map(text => dayOf(text.slice(0, 10)));
    const minute = text => text.slice(11, 13) * 60 + +text.slice(14, 16);
    let last = to > from && (allDay || !minute(end)) ? to - 1 : to;
    const isLong = allDay || last > from && Date.parse(end) - Date.parse(start) >= 864e5;
    if (!isLong && last > from && !this.#shownOn(last).has(`${event.id}\x1f${start}`)) last = from;
    return { ...event, info: event, from, last, isLong, minute: allDay ? 0 : minute(start), place: own?.location ?? '',
      ink: this.isInk ? 'black' : INKS[HUES.indexOf(color)] ?? color };
  }

  /** The identifiers and starts of the events that the calendar shows on a day. Each day is asked for once. */
  #shownOn(day) {
    const days = this.shownDays ??= new Map();
    if (!days.has(day)) days.set(day, new Set(this.element.eventsOn(isoOf(day)).map(({ id, start }) => `${id}\x1f${start}`)));
    return days.get(day);
  }

  /** Returns the events of a day from `from` to before `to`. */
  #on(day) {
    this.days ??= this.#eventsByDay();
    return this.days[day - this.from];
  }

  #eventsByDay() {
    const days = Array.from({ length: this.to - this.from }, () => []);
    for (const event of this.events) {
      const last = Math.min(event.last, this.to - 1);
      for (let day = Math.max(event.from, this.from); day <= last; day++) days[day - this.from].push(event);
    }
    return days;
  }

  /** Says of which events there are too many to print all: of up to three. */
  #sayIncomplete() {
    const titles = [...new Set(this.events.filter(({ incomplete }) => incomplete).map(({ title }) => title || '—'))];
    for (const title of titles.slice(0, 3)) append(this.box, 'print-place', `${title}: ${this.session.words?.tooMany ?? ''}`);
  }

  /** Returns the times of an event on a day; empty for an all-day event. */
  #times({ allDay, isLong, from, last, start, end }, day) {
    if (allDay || from < day && day < last) return '';
    const until = this.separator + this.#time(end);
    if (from < day) return until.trimStart();
    return this.#time(start) + ((last === day || !isLong) && start !== end ? until : '');
  }

  /** The time of day of a text. */
  #time(text) {
    this.clock ??= this.#formatOf('eventTime', { hour: 'numeric', minute: '2-digit' });
    return this.clock.format(Date.parse(`1970-01-01T${text.slice(11, 16)}Z`)).replaceAll(' ', '\u202f');
  }

  /** What hooks are told about a day. */
  #facts(day, isOutside = false) {
    const date = isoOf(day);
    return { date, eventCount: this.#on(day).length, isToday: date === this.element.effective('today'), isSelected: false, isOutside,
      isWeekend: this.isWeekend(day), isDisabled: false, isInRange: false };
  }

  /** Appends the number of a day of a month. */
  #number(parent, day, text, isOutside) {
    const cell = append(parent, isOutside ? 'print-number print-outside' : 'print-number');
    const info = { ...this.#facts(day, isOutside), hiddenCount: 0, ...COLUMN };
    if (!this.#shows('dayContent', cell, info)) cell.textContent = text;
  }

  /** Writes the heading of a day. */
  #heading(box, day, text, size) {
    if (!this.#shows('dayHeadingContent', box, { ...this.#facts(day), text, ...size })) box.textContent = text;
  }

  /** Appends what a hook of the page shows in place of something; returns whether it shows anything. */
  #shows(name, parent, info) {
    const { element, session } = this, hook = this.isPreview ? null : element[name];
    const slot = hook && session.contents.print(hook, name, { ...info, level: this.period.level });
    if (slot) parent.append(slot);
    return !!slot;
  }

  /** Appends an event of a day, or of the days up to `until` under one bar. */
  #event(parent, event, day, place = 'bar', until = day) {
    const box = append(parent, 'print-event'), { from, last, allDay, info } = event;
    box.style.borderColor = event.ink;
    const timeText = allDay || from !== day ? '' : this.#time(event.start);
    if (this.#shows('eventContent', box, { ...info, date: isoOf(day), place, timeText, isStart: from === day, isEnd: last <= until,
      ...place === 'row' ? LINE : COLUMN })) return box;
    const times = this.#times(event, day);
    if (times) append(box, 'print-time', `${times} `, 'span');
    append(box, '', event.title || '—', 'bdi');
    return box;
  }

  #weekdays(parent, from, style = 'short') {
    const name = this.format({ weekday: style });
    for (let day = from; day < from + 7; day++) append(parent, 'print-weekday', name(day));
  }

  /** A block for each week: bars of multiday events, and below them the days with their own events. */
  #weeks(from, to) {
    const number = this.format({ day: 'numeric' }), full = this.format({ day: 'numeric', month: 'short' });
    this.#weekdays(append(this.box, 'print-week'), from);
    for (let start = from; start < to; start += 7) {
      const week = append(this.box, 'print-week print-block');
      for (let day = start; day < start + 7; day++) {
        const isOutside = day < this.start || day >= this.end;
        this.#number(week, day, isOutside ? full(day) : number(day), isOutside);
      }
      // Events come in the order of their first days.
      for (let first = start; first < start + 7; first++) {
        for (const event of this.#on(first)) {
          if (!event.isLong || Math.max(event.from, start) !== first) continue;
          const last = Math.min(event.last, start + 6);
          this.#event(week, event, first, 'bar', last).style.gridColumn = `${first - start + 1} / ${last - start + 2}`;
        }
      }
      const days = append(week, 'print-days');
      for (let day = start; day < start + 7; day++) {
        const cell = append(days, 'print-day');
        for (const event of this.#on(day)) if (!event.isLong) this.#event(cell, event, day);
      }
    }
  }

  /** The days of the period as columns of hours, each with a function that fills its heading. */
  #days() {
    const { start, end } = this, standard = { weekday: 'short', day: 'numeric', month: end - start > 1 ? undefined : 'long' };
    const format = this.#formatOf('dayHeading', standard);
    return Array.from({ length: end - start }, (_, at) => {
      const day = start + at, text = format.format(day * 864e5);
      return { day, headings: [box => this.#heading(box, day, text, COLUMN)] };
    });
  }

  /** Hours of each day and resource, in tables that have room side by side. */
  #resources() {
    const { session, element } = this, days = this.#days(), isSingle = days.length === 1;
    session.exported = undefined;
    session.engine.almanac_shown_resources?.();
    const texts = session.exported ?? [];
    if (!texts.length) return this.#hours(days);
    const resources = texts.flatMap((id, at) => at % 2 ? [] : { id, headings: [this.#resourceHeading(id, texts[at + 1])] });
    // The title names a single day.
    if (isSingle) days[0].headings = [];
    const [outer, inner] = element.effective('resource-order') === 'days' ? [days, resources] : [resources, days];
    const join = (one, other) => ({ ...one, ...other, headings: [...one.headings, ...other.headings] });
    const groups = outer.map(one => inner.map(other => join(one, other)));
    const isWhole = outer.length * inner.length <= MOST_RESOURCES, all = isSingle || isWhole ? [groups.flat()] : groups;
    for (const columns of all.flatMap(each => divided(each, MOST_RESOURCES))) this.#hours(columns);
  }

  /** The heading of a resource, or of events without one, whose identifier is empty. */
  #resourceHeading(id, title) {
    const resource = this.session.sources.resources.get(id) ?? null, { color = null, parent = null } = resource ?? {};
    const info = { date: null, id: id || null, title, color, parent, resource, ...COLUMN };
    return box => { if (!this.#shows('resourceHeadingContent', box, info)) box.textContent = title; };
  }

  /** Whether a column has an event: without resources, or with the resource of the column. */
  #has({ id }, { resourceIds }) {
    return id === undefined || (id ? resourceIds.includes(id) : !resourceIds.length);
  }

  /** A block for each hour of some columns, with the events that begin in it. */
  #hours(columns) {
    const hour = this.#formatOf('hour', { hour: 'numeric' });
    const row = name => {
      const row = append(this.box, `print-hours ${name}`);
      row.style.setProperty('--days', columns.length);
      return row;
    };
    const cells = label => {
      const parent = row('print-block');
      label(append(parent, 'print-hour'));
      return columns.map(column => ({ ...column, cell: append(parent, 'print-day'),
        events: this.#on(column.day).filter(event => this.#has(column, event)) }));
    };
    const isAbove = (event, day) => event.allDay || event.from < day;
    for (const level of columns[0]?.headings.keys() ?? []) this.#headings(row('print-headings'), columns, level);
    for (const { cell, day, events } of cells(() => {})) {
      for (const event of events) if (isAbove(event, day)) this.#event(cell, event, day);
    }
    for (let at = 0; at < 24; at++) {
      const text = hour.format(at * 36e5).replaceAll(' ', '\u202f'), time = `${at}:00`.padStart(5, '0');
      const label = box => {
        if (!this.#shows('hourContent', box, { time, text, isSecondZone: false, ...LINE })) box.textContent = text;
      };
      for (const { cell, day, events } of cells(label)) {
        const begins = event => !isAbove(event, day) && Math.floor(event.minute / 60) === at;
        for (const event of events.filter(begins)) this.#event(cell, event, day, 'block');
      }
    }
  }

  /** The headings of a level, each above its adjacent columns. */
  #headings(row, columns, level) {
    append(row, 'print-hour');
    const isSame = (one, other) => columns[one].headings.slice(0, level + 1).every((each, at) => each === columns[other]?.headings[at]);
    for (let at = 0, end; at < columns.length; at = end) {
      for (end = at + 1; end < columns.length && isSame(at, end);) end++;
      const box = append(row, 'print-day');
      box.style.gridColumn = `span ${end - at}`;
      columns[at].headings[level](box);
    }
  }

  /** A block for each day on which events begin. Events that began earlier are on the first day. */
  #list() {
    const full = this.#formatOf('listDay', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const short = this.format({ day: 'numeric', month: 'short' });
    for (let day = this.start; day < this.end; day++) {
      const events = this.#on(day).filter(({ from }) => Math.max(from, this.start) === day);
      if (!events.length) continue;
      const list = append(this.box, 'print-list print-block');
      this.#heading(append(list, 'print-heading', undefined, 'h3'), day, full.format(day * 864e5), LINE);
      for (const event of events) {
        const row = this.#event(list, event, day, 'row');
        if (event.isLong && event.last > event.from) {
          append(row, 'print-time', ` ${short(event.from)}${this.separator}${short(event.last)}`, 'span');
        }
        if (event.place) append(row, 'print-place', ` ${event.place}`, 'bdi');
      }
    }
  }

  /** A block for each month, in which days with events are marked. */
  #year() {
    const name = this.format({ month: 'long' }), number = this.format({ day: 'numeric' });
    const year = append(this.box, 'print-year');
    let month, shown;
    for (let day = this.start; day < this.end; day++) {
      if (name(day) !== shown) {
        shown = name(day);
        const block = append(year, 'print-block');
        append(block, 'print-heading', shown, 'h3');
        month = append(block, 'print-month');
        this.#weekdays(month, this.#startOfWeek(day), 'narrow');
      }
      const cell = append(month, this.#on(day).length ? 'print-busy' : '', number(day));
      cell.style.gridColumn = day - this.#startOfWeek(day) + 1;
    }
  }
}

/** Returns the title of some days in the language of an element. */
function titleOfDays(element, [first, last]) {
  const { locale, calendar } = languageOf(element);
  const format = new Intl.DateTimeFormat(localeOf(CALENDARS[calendar], locale), { dateStyle: 'long', timeZone: 'UTC' });
  return first === last ? format.format(first * 864e5) : format.formatRange(first * 864e5, last * 864e5);
}

/** Returns the options of a printout, with the period in view where they name no days; undefined before there is a period. */
export function printOptions({ element, period }, { level, start, end, color, textSize = 1, paper, orientation } = {}) {
  if (!period) return undefined;
  const sheet = { paper, orientation, textSize, ink: color === 'ink' };
  if (!start || start === period.start && end === period.end) return { ...sheet, period: { ...period, level: level ?? period.level } };
  const title = titleOfDays(element, [dayOf(start), dayOf(end) - 1]);
  return { ...sheet, period: { level: level ?? period.level, start, end, title } };
}

/** Writes a period into a new box of the element; nothing before there is one. Returns an object that removes it again. */
export function writePeriod(session, options = printOptions(session)) {
  if (!options) return undefined;
  const box = appendBox(session.root, 'print'), close = openOnPaper(session.element, pageRule(options));
  const remove = () => {
    close();
    box.remove();
    session.contents.endPrint();
  };
  if (options.textSize !== 1) box.style.fontSize = `${PRINT_SIZE * options.textSize}pt`;
  // A hook of the page may fail.
  try { new Printed(session, box, options); } catch (error) {
    remove();
    throw error;
  }
  return { remove };
}
