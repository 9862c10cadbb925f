// The month shown before the program is loaded: the engine's layout, without events.

import { dayOf } from '../language/dates.js';
import { appendBox } from './elements.js';
import { WEEKDAYS } from '../options/kinds.js';

/** Options with which a month has another layout. */
const OTHERS = ['panel', 'gallery', 'calendar', 'header', 'weekday-menu', 'weekdays', 'months', 'weeks', 'row-height', 'preset',
  'levels', 'number-placement', 'week-numbers'];
/** The number of weeks, and the widths below which weekday names are letters and the title bar has two lines. */
const WEEKS = 6;
const LETTERS = 308;
const NARROW = 560;
/** The heights of the title bar, wide and narrow, and of the weekday names. */
const TITLE_HEIGHTS = [56, 96];
const WEEKDAY_HEIGHT = 28;

/**
 * Shows the month until the first frame, if it has the standard layout, and returns it. `text` comes from `localeText`.
 */
export function showSkeleton({ element, root, kept }, text) {
  const isMonth = [null, 'month'].includes(element.getAttribute('level')) && !OTHERS.some(name => element.hasAttribute(name));
  // The day may differ in another zone.
  const isKnown = element.hasAttribute('today') || !element.hasAttribute('time-zone');
  if (!isMonth || !isKnown || kept.picture || kept.position) return undefined;
  const { clientWidth: width, clientHeight: height } = element, header = TITLE_HEIGHTS[+(width < NARROW)];
  // The title bar takes the remaining points.
  const room = height - header - WEEKDAY_HEIGHT, row = Math.max(44, Math.floor(room / WEEKS));
  const title = header + Math.min(8, Math.max(0, room - WEEKS * row));
  const lines = text.split('\n'), digits = lines[3].split('\x1f'), names = lines[width < LETTERS ? 13 : 12].split('\x1f');
  // Invalid dates are ignored.
  const now = new Date(), day = dayOf(element.getAttribute('date')) ?? dayOf(element.getAttribute('today'));
  const shown = new Date(day === undefined ? Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) : 864e5 * day);
  const first = WEEKDAYS.includes(element.firstWeekday) ? WEEKDAYS.indexOf(element.firstWeekday) : lines[4] - 1;
  const month = shown.getUTCMonth(), start = new Date(Date.UTC(shown.getUTCFullYear(), month, 1));
  start.setUTCDate(1 - (start.getUTCDay() - first + 7) % 7);
  const skeleton = appendBox(root, 'skeleton');
  skeleton.style.gridTemplateRows = `${title}px ${WEEKDAY_HEIGHT}px repeat(${WEEKS}, ${row}px)`;
  skeleton.ariaHidden = 'true';
  skeleton.dir = element.dir || (lines[2] === '1' ? 'rtl' : 'ltr');
  appendBox(skeleton, width < NARROW ? 'title narrow' : 'title').textContent = shown.toLocaleDateString(lines[0],
    { year: 'numeric', month: 'long', calendar: 'gregory', timeZone: 'UTC' });
  for (let day = 0; day < 7; day++) appendBox(skeleton, 'name').textContent = names[(first + day) % 7];
  for (let day = 0; day < 7 * WEEKS; day++) {
    const cell = appendBox(skeleton, 'day');
    const isOutside = start.getUTCMonth() !== month;
    cell.classList.toggle('outside', isOutside);
    cell.classList.toggle('pale', isOutside || [0, 6].includes(start.getUTCDay()));
    cell.textContent = `${start.getUTCDate()}`.replace(/\d/g, digit => digits[digit]);
    start.setUTCDate(start.getUTCDate() + 1);
  }
  return skeleton;
}
