// What the element tells of days, events, and places.

import { dayOf, isoOf } from '../language/dates.js';
import { pointIn, rectIn } from '../frame/size.js';

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
