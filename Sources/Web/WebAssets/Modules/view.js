// The days in view, and the events that may be on them.

import { dayOf, isoOf } from './dates.js';

/** The days that are in view at first with some around them, and the one after them: those of a month. */
export function firstDays({ date, today, calendar }) {
  const now = new Date();
  const day = dayOf(date) ?? dayOf(today) ?? Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5;
  const first = (calendar ? day - 31 : dayOf(isoOf(day).slice(0, 8) + '01')) - 6;
  return [first, first + (calendar ? 90 : 48)];
}

/** The days before and after those in view that are laid out with them. */
const AROUND = 24;

/** The limits of times on some days and those around them. */
export const limitsAround = (from, to) => [from - AROUND, to + AROUND].map(day => ({ text: `${isoOf(day)}`, time: day * 864e5 }));

/** Whether a time is before a limit; undefined where that is not seen at a glance. */
function isBefore(time, { text, time: limit }) {
  if (typeof time === 'string') return time[4] === '-' && time[7] === '-' ? time < text : undefined;
  return typeof time === 'number' || time instanceof Date ? +time < limit : undefined;
}

/** Whether an event may be on the days between two limits. It is looked at, and not read: what is wrong in it is found later. */
export function mayBeOn(event, [first, end]) {
  try {
    const { start, end: last = start, duration, rrule, rdate, overrides } = event;
    if (rdate || overrides) return true;
    return isBefore(start, end) !== false && !!(rrule || duration || isBefore(last, first) !== true);
  } catch { return true; }
}
