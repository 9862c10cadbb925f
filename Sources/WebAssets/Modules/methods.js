// The methods of the element, as calls of the engine.

import { LEVELS } from './attributes.js';
import { dayOf, isoOf } from './dates.js';
import { dates, timeOfDay } from './kinds.js';
import { pointIn, rectIn } from './size.js';
import { bytesOf } from './wire.js';

/** By the numbers of `WebSession.Method`. */
const METHODS = ['show', 'setLevel', 'scrollHours', 'showEvents', 'hideEvents', 'focus', 'deselect'];
/** The day that the calendar is at. */
const HERE = -(2 ** 31);

function expect(value, expected, found) {
  if (value === undefined || value === -1) throw new RangeError(`expected ${expected}, found ${found}`);
  return value;
}

/** The call of the engine for a method that is about a day or a number. */
export function performing(method, date, number = 0, animated = true) {
  const day = date === undefined ? HERE : expect(dayOf(date), 'a date such as 2026-02-16', date);
  return ({ engine }) => engine.almanac_perform(METHODS.indexOf(method), day, number, +animated);
}

export const levelOf = level => expect(LEVELS.indexOf(level), LEVELS.join(', '), level);
export const secondsAt = time => 60 * expect(timeOfDay.read(`${time}`), timeOfDay.expected, time);

/** The call of the engine that selects a date, a span with both ends, several of these, or nothing. */
export function selecting(days) {
  const text = [days ?? []].flat().map(each => each.start ? `${each.start}/${each.end}` : each).join(' ');
  const numbers = expect(dates.read(text), dates.expected, text);
  // One day is brought into view.
  return session => text.length < 14 && !text.includes('/') ? session.engine.almanac_select(session.send(text))
    : session.engine.almanac_select_days(session.send(bytesOf(session, numbers)));
}

/** What is selected, of the first and the last day of each span. */
export function selectionOf(days) {
  const ranges = [], all = [];
  for (let at = 0; at < days.length; at += 2) {
    ranges.push({ start: days[at], end: days[at + 1] });
    for (let day = dayOf(days[at]); day <= dayOf(days[at + 1]); day++) all.push(isoOf(day));
  }
  return { dates: all, ranges, start: all[0] ?? null, end: all.at(-1) ?? null };
}

/** What lies at a point of the viewport; null where there is no day. */
export function hitAt(session, x, y) {
  if (session?.engine) session.engine.almanac_hit(...pointIn(session.box, x, y));
  return session?.hit ?? null;
}

/** The rectangle of a day or an event in the viewport; null without one. */
export function rectOf(session, name) {
  if (!session?.engine) return null;
  session.engine.almanac_frame(session.send(`${name}`));
  return session.rect && rectIn(session.box, session.rect);
}
