// The visible days, and the events that may be on them.

import { dayOf, isoOf } from '../language/dates.js';

/** Returns the initially visible days with some around them, and the day after: the days of a month. */
export function firstDays({ date, today, calendar }) {
  const now = new Date();
  const day = dayOf(date) ?? dayOf(today) ?? Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5;
  const first = (calendar ? day - 31 : dayOf(isoOf(day).slice(0, 8) + '01')) - 6;
  return [first, first + (calendar ? 90 : 48)];
}

/** The days before and after the visible ones that are laid out with them. */
const AROUND = 24;

/** Returns the limits of times on some days and those around them. */
export const limitsAround = (from, to) => [from - AROUND, to + AROUND].map(day => ({ text: `${isoOf(day)}`, time: day * 864e5 }));

/** Returns whether a time is before a limit; undefined if that requires parsing. */
function isBefore(time, { text, time: limit }) {
  if (typeof time === 'string') return time[4] === '-' && time[7] === '-' ? time < text : undefined;
  return typeof time === 'number' || time instanceof Date ? +time < limit : undefined;
}

/** Returns whether an event may be between two limits. The event is not parsed; problems are found later. */
export function mayBeOn(event, [first, end]) {
  try {
    const { start, end: last = start, duration, rrule, rdate, overrides } = event;
    if (rdate || overrides) return true;
    return isBefore(start, end) !== false && !!(rrule || duration || isBefore(last, first) !== true);
  } catch { return true; }
}
