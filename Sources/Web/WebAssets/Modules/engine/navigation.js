// The methods of the element that navigate and select, as calls to the engine.

import { isGiven, readTime } from '../events/times.js';
import { dayOf, isoOf } from '../language/dates.js';
import { METHODS } from './laterlists.js';
import { selectionOf } from './methods.js';
import { dates, level, timeOfDay } from '../options/kinds.js';
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
  const day = dayNumberOf(date);
  return ({ engine }) => engine.almanac_perform(METHODS.indexOf(method), day, number, +animated);
}

/** Returns the engine call that shows a level. */
export function leveling(name, { around, animated = true } = {}) {
  const text = expect(level.read(`${name}`), level.expected, name), day = dayNumberOf(around);
  return session => session.engine.almanac_set_level(session.send(text), day, +animated);
}

export const scrollingTo = time => performing('scrollHours', undefined, secondsAt(time));

const dayNumberOf = date => date === undefined ? HERE : expect(dayOf(date), 'a date such as 2026-02-16', date);
const secondsAt = time => 60 * expect(timeOfDay.read(`${time}`), timeOfDay.expected, time);

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
export function silently(session, isSilent, run) {
  const wasMuted = session.isMuted;
  session.isMuted ||= isSilent;
  const result = run();
  session.isMuted = wasMuted;
  return result;
}

/** How many days before and after today to search for an occurrence. */
const REACH = 732;

/** Goes to an occurrence of an event. Returns whether there is one. */
export async function reveal(element, id, options) {
  const event = occurrenceOf(element, id, options);
  if (event) await element.goTo(event.date);
  return !!event;
}

/** Returns an occurrence of an event: the specified, the next, or the last one; undefined if there is none near today. */
export function occurrenceOf(element, id, { recurrenceId } = {}) {
  // The page's server may have given it another identifier.
  return namedOccurrence(element, id, recurrenceId) ?? namedOccurrence(element, `${element.get(id)?.id}`, recurrenceId);
}

function namedOccurrence(element, id, recurrenceId) {
  const today = dayOf(element.effective('today')), span = { start: isoOf(today - REACH), end: isoOf(today + REACH) };
  // Times have several forms, such as with and without seconds.
  const reading = time => readTime(time, undefined, undefined, () => 0)?.value, wanted = reading(recurrenceId);
  const isWanted = isGiven(recurrenceId) ? each => wanted !== undefined && reading(each.recurrenceId) === wanted : () => true;
  const found = element.eventsIn(span).filter(each => each.id === id && isWanted(each));
  return found.find(({ date }) => dayOf(date) >= today) ?? found.at(-1);
}
