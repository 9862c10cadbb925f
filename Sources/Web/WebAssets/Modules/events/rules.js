// Converts recurrence data of a page to iCalendar lines.

import { CLOCK, isGiven, lineTime, readTime } from './times.js';

/** In the order of rrule.js, whose rules are objects with numbers. */
const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'];
const WEEKDAYS_FROM_MONDAY = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const PARTS = ['interval', 'count', 'bymonth', 'bymonthday', 'byyearday', 'byweekno', 'bysetpos', 'byhour', 'byminute',
  'bysecond', 'rscale', 'skip'];

/** Returns one or several values as a list; an empty list for undefined and null. */
const listOf = value => !isGiven(value) ? [] : Array.isArray(value) ? value : [value];

/** Returns a text without control characters. */
export const printable = value => `${value}`.replace(/[\x00-\x1f\x7f]/g, '');

/** Returns a line without characters that would end it. */
export const lineOf = (name, value) => `${name}:${printable(value)}`;

/** Returns the line that assigns resources; none without resources. `problem` makes the error for other values. */
export function resourceLines(ids, problem) {
  const texts = listOf(ids).map(id => {
    if (!isId(id)) throw problem();
    return printable(id).replace(/[\\;,]/g, '\\$&');
  }).filter(Boolean);
  return texts.length ? [`RESOURCES:${texts.join()}`] : [];
}

/** Whether a value is the identifier of a resource. */
export const isId = value => typeof value === 'string' || typeof value === 'number';

/**
 * Returns the lines that describe how an event repeats. `read` reads a time like the event's times, `zones` contains
 * the zone names. Throws a sentence for invalid values.
 */
export function linesOfRules({ rrule, rdate, exdate }, read, zones) {
  const lines = listOf(rrule).flatMap(rule => typeof rule === 'object' ? [`RRULE:${ruleText(rule, read)}`] : linesOf(rule));
  const dates = (name, field, values) => listOf(values).forEach(value => {
    const time = read(value, field), zone = zones[time.clock - CLOCK.zone];
    const kind = time.clock === CLOCK.day ? ';VALUE=DATE' : zone && time.clock < CLOCK.instant ? `;TZID=${zone}` : '';
    lines.push(`${name}${kind}:${lineTime(time)}`);
  });
  dates('RDATE', 'rdate', rdate);
  dates('EXDATE', 'exdate', exdate);
  return lines;
}

/** Returns the lines of a text, whose rules may be prefixed with names and preceded by a start, as in rrule.js. */
function linesOf(text) {
  return `${text}`.split(/[\r\n]+/).filter(line => line && !/^DTSTART/i.test(line)).map(line => {
    const [name, value] = /^(?:RRULE|EXRULE|RDATE|EXDATE)[:;]/i.test(line) ? ['', line] : ['RRULE:', line];
    return name + printable(value);
  });
}

/** Returns the text of a rule given as an object, either with lowercase RFC 5545 parts or from rrule.js. */
function ruleText(rule, read) {
  const { freq, until, wkst } = rule, parts = [`FREQ=${FREQUENCIES[freq] ?? `${freq}`.toUpperCase()}`];
  for (const name of PARTS) {
    const values = listOf(rule[name]);
    if (values.length) parts.push(`${name}=${values.join(',')}`.toUpperCase());
  }
  if (isGiven(until)) parts.push(`UNTIL=${lineTime(read(until, 'rrule'))}`);
  const days = listOf(rule.byweekday ?? rule.byday);
  if (days.length) parts.push(`BYDAY=${days.map(weekdayText).join(',')}`);
  if (isGiven(wkst)) parts.push(`WKST=${weekdayText(wkst)}`);
  return printable(parts.join(';'));
}

/** Returns a weekday given as a text such as mo or -1SU, as a number starting with Monday, or as { weekday, n }. */
function weekdayText(day) {
  if (typeof day === 'object') return `${day.n ?? ''}${WEEKDAYS_FROM_MONDAY[day.weekday] ?? day.weekday}`;
  return WEEKDAYS_FROM_MONDAY[day] ?? `${day}`.toUpperCase();
}
