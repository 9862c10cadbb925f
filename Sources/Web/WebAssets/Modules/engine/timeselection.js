// The time that is selected with `selection-mode="time"`.

import { sendPair } from '../events/files.js';
import { CLOCK, readTime } from '../events/times.js';
import { warnOf } from '../options/properties.js';
import { bytesOf } from './wire.js';

const ATTRIBUTE = 'selected-time';
const EXPECTED = { expected: 'the start and the end of a time such as 2026-02-16T09:00/2026-02-16T09:20' };
const NO_TIME = { start: null, end: null, date: null, resource: null };

/** The selected times by element, which follow it from session to session. */
const times = new WeakMap();

/** Whether people select times, instead of days. */
export const selectsTime = element => element.selectionMode === 'time';

/** Returns the selected time of an element; `NO_TIME` without one, undefined if neither people nor the page have selected any. */
export const timeOf = element => times.get(element);

/** The report of a selected time; see `WebMessage.selectTime`. */
export function reportTime(session, [start, end, date, resource, by]) {
  const time = start ? { start, end, date, resource: resource ? resource.slice(1) : null } : NO_TIME;
  times.set(session.element, time);
  if (by) session.emit('timeselect', { ...time, by });
}

/** Selects the time of a text, such as the one of the attribute; none for an empty text. */
export function sendTime(session, text) {
  const [, start, end, resource] = /^([^\s/]+)\/([^\s/]+)(?: (.+))?$/.exec(text) ?? [], found = [start, end].map(readable);
  if (text && found.includes(undefined)) return warnOf(session.element, ATTRIBUTE, text, EXPECTED);
  const numbers = text ? found.flatMap(({ value, clock }) => [value, clock]) : [];
  session.engine.almanac_select_time?.(...sendPair(session, bytesOf(session, numbers), resource ? `+${resource}` : ''));
}

/** Reads a time with or without an offset. */
function readable(text) {
  const time = text && readTime(text, false);
  return time && time.clock < CLOCK.zone ? time : undefined;
}

/** Selects the time of the attribute. */
export function resetTime(session) {
  if (selectsTime(session.element)) sendTime(session, session.element.getAttribute(ATTRIBUTE) ?? '');
}

/** Gives an engine that begins to select times the one that was selected before, or else the one of the attribute. */
export function startTime(session) {
  const time = timeOf(session.element);
  if (selectsTime(session.element) && time?.start) sendTime(session, `${time.start}/${time.end}${time.resource === null ? '' : ` ${time.resource}`}`);
  else if (!time) resetTime(session);
}
