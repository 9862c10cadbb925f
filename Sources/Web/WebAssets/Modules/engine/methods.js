// The methods of the element, as calls to the engine.

import { dayOf, isoOf } from '../language/dates.js';
import { LEVELS, METHODS } from './lists.js';
import { dates, timeOfDay } from '../options/kinds.js';
import { pointIn, rectIn } from '../frame/size.js';
import { bytesOf } from './wire.js';

/** The alignments of `goTo`, with the method for each. */
const ALIGNMENTS = new Map([['start', 'show'], ['center', 'center'], ['nearest', 'focus']]);
/** Stands for the calendar's current day. */
const HERE = -(2 ** 31);

function expect(value, expected, found) {
  if (value === undefined || value === -1) throw new RangeError(`expected ${expected}, found ${found}`);
  return value;
}

/** Returns the engine call for a method that applies to a day or a number. */
export function performing(method, date, number = 0, animated = true) {
  const day = date === undefined ? HERE : expect(dayOf(date), 'a date such as 2026-02-16', date);
  return ({ engine }) => engine.almanac_perform(METHODS.indexOf(method), day, number, +animated);
}

export const levelOf = level => expect(LEVELS.indexOf(level), LEVELS.join(', '), level);
export const secondsAt = time => 60 * expect(timeOfDay.read(`${time}`), timeOfDay.expected, time);

/** Returns the engine calls that navigate to a day; see `GoToOptions`. */
export function going(date, { animated = true, align = 'start', crossFade, time, select } = {}) {
  const method = crossFade ? 'crossFade' : expect(ALIGNMENTS.get(align), [...ALIGNMENTS.keys()].join(', '), align);
  const calls = [performing(method, date, 0, animated)];
  if (time) calls.push(performing('scrollHours', undefined, secondsAt(time)));
  if (select) calls.push(selecting(date));
  return session => calls.forEach(call => call(session));
}

/** Returns whether exactly these days are selected; for no days, whether nothing is selected. */
const isSelected = ({ selected }, days) =>
  days.length ? days.every(day => selected?.dates.includes(day)) : !selected?.dates.length;

/**
 * Returns the engine call that selects a date, a range, several of these, or nothing. It returns whether they are
 * selected.
 */
export function selecting(days, { animated = true, silent = false } = {}) {
  const text = [days ?? []].flat().map(each => each.start ? `${each.start}/${each.end}` : each).join(' ');
  const numbers = expect(dates.read(text), dates.expected, text), wanted = selectionOf(numbers.map(isoOf));
  // A single day is scrolled into view.
  const isOne = wanted.dates.length === 1 && wanted.ranges.length === 1;
  return session => silently(session, silent, () => {
    const { engine, visible: { start, end } = {} } = session;
    if (isOne && animated || !numbers.length) engine.almanac_select(session.send(wanted.start ?? ''));
    else engine.almanac_select_days(session.send(bytesOf(session, numbers)));
    if (isOne && !animated && !(wanted.start >= start && wanted.start < end)) performing('show', wanted.start, 0, false)(session);
    return isSelected(session, wanted.dates);
  });
}

/** Returns the engine call that deselects a day; it returns whether it succeeded. */
export function deselecting(date) {
  const call = performing('deselect', date);
  return session => {
    call(session);
    return !session.selected?.dates.includes(date);
  };
}

/** Runs calls; if silent, without events for the page. */
function silently(session, isSilent, run) {
  const wasMuted = session.isMuted;
  session.isMuted ||= isSilent;
  const result = run();
  session.isMuted = wasMuted;
  return result;
}

/** Returns the selection from the first and last day of each range. */
export function selectionOf(days) {
  const ranges = [], all = [];
  for (let at = 0; at < days.length; at += 2) {
    ranges.push({ start: days[at], end: days[at + 1] });
    for (let day = dayOf(days[at]); day <= dayOf(days[at + 1]); day++) all.push(isoOf(day));
  }
  return { dates: all, ranges, start: all[0] ?? null, end: all.at(-1) ?? null };
}

/** Returns the day, time, and event at a point of the viewport; null if there is no day. */
export function hitAt(session, x, y) {
  if (session?.isWhole) session.engine?.almanac_hit(...pointIn(session.box, x, y));
  return session?.hit ?? null;
}

/** How many days before and after today to search for an occurrence. */
const REACH = 732;

/** Returns an occurrence of an event: the specified, the next, or the last one; undefined if there is none near today. */
export function occurrenceOf(element, id, recurrenceId) {
  const today = dayOf(element.effective('today')), span = { start: isoOf(today - REACH), end: isoOf(today + REACH) };
  const found = element.eventsIn(span).filter(each => each.id === id && each.recurrenceId === (recurrenceId ?? each.recurrenceId));
  return found.find(({ date }) => dayOf(date) >= today) ?? found.at(-1);
}

/** Returns the browser event that caused a message, and the rectangle of the part concerned; see `rectOf` for names. */
export function originOf(session, part, name) {
  const { cause, root } = session, isClick = cause?.type === 'click' && cause.detail > 0;
  const isAtPoint = isClick || ['pointerup', 'pointermove', 'pointerout', 'contextmenu'].includes(cause?.type);
  const target = isAtPoint ? root.elementFromPoint(cause.clientX, cause.clientY) : cause?.composedPath()[0];
  const rect = target?.closest?.(`[part~=${part}]`)?.getBoundingClientRect() ?? rectOf(session, name);
  return { rect, originalEvent: cause ?? null };
}

/** Returns the rectangle of a day or event in the viewport; null if there is none. */
export function rectOf(session, name) {
  if (!session?.engine || !session.isWhole) return null;
  session.engine.almanac_frame(session.send(`${name}`));
  return session.rect && rectIn(session.box, session.rect);
}
