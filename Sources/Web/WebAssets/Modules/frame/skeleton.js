// What is shown before the program is loaded: the engine's layout of a month, without events.

import { localeOf } from '../language/calendars.js';
import { dayOf } from '../language/dates.js';
import { appendBox } from './elements.js';
import { WEEKDAYS } from '../options/kinds.js';
import { digitsOf, isRightToLeft, WEEK, weekOf } from '../language/locale.js';

/** Options and custom properties with which a month has another layout. */
const OTHERS = ['panel', 'gallery', 'calendar', 'header', 'weekday-menu', 'weekdays', 'months', 'weeks', 'row-height', 'preset',
  'levels', 'number-placement', 'week-numbers', 'out-days', 'text-scale', 'weekday-symbols', 'uppercase-weekdays', 'selected', 'min', 'max'];
const OTHER_SIZES = ['header-height', 'weekday-height', 'row-min', 'day-number-height'];
/** The number of weeks, and the widths below which weekday names are letters and the title bar has two lines. */
const WEEKS = 6;
const LETTERS = 308;
const NARROW = 560;
/** The heights of the title bar, wide and narrow, and of the weekday names. */
const TITLE_HEIGHTS = [56, 96];
const WEEKDAY_HEIGHT = 28;
/** The estimated width of a character in a number; see `DayCell.wideDisc`. */
const CHARACTER = 7.5;

/**
 * Shows the children of the element until the first frame. Without any, a background, and on it the month if that has the standard
 * layout. Returns the element; nothing if the picture of an earlier session is visible. Reads only what it shows: `localeText`
 * takes 10 to 80 ms at first.
 */
export function showSkeleton({ element, root, kept }, tag) {
  if (kept.picture) return undefined;
  if (element.firstElementChild || element.textContent.trim()) return root.appendChild(document.createElement('slot'));
  const skeleton = appendBox(root, 'skeleton'), style = getComputedStyle(element), page = element.ownerDocument.documentElement;
  skeleton.ariaHidden = 'true';
  const isMonth = [null, 'month'].includes(element.getAttribute('level')) && !OTHERS.some(name => element.hasAttribute(name));
  const isStandard = !OTHER_SIZES.some(name => style.getPropertyValue(`--almanac-${name}`))
    && parseFloat(getComputedStyle(page).fontSize) === 16;
  if (isMonth && isStandard && !kept.position) showMonth(element, skeleton, localeOf('gregory', tag));
  return skeleton;
}

/** Returns the day that is today for an element. Invalid values are ignored. */
function todayOf(element) {
  const today = dayOf(element.getAttribute('today'));
  // Swedish dates are ISO dates.
  const inZone = timeZone => dayOf(new Date().toLocaleDateString('sv', { timeZone }));
  if (today !== undefined) return today;
  try { return inZone(element.timeZone ?? undefined); } catch { return inZone(); }
}

function showMonth(element, skeleton, locale) {
  const { clientWidth: width, clientHeight: height } = element, header = TITLE_HEIGHTS[+(width < NARROW)];
  // The title bar takes the remaining points.
  const room = height - header - WEEKDAY_HEIGHT, row = Math.max(44, Math.floor(room / WEEKS));
  const title = header + Math.min(8, Math.max(0, room - WEEKS * row));
  const { first: standard, weekend } = weekOf(locale);
  const today = todayOf(element), shown = new Date(864e5 * (dayOf(element.getAttribute('date')) ?? today));
  const first = WEEKDAYS.includes(element.firstWeekday) ? WEEKDAYS.indexOf(element.firstWeekday) : standard - 1;
  const month = shown.getUTCMonth(), date = new Date(Date.UTC(shown.getUTCFullYear(), month, 1));
  const format = options => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const names = format({ weekday: width < LETTERS ? 'narrow' : 'short' }), days = format({ month: 'short', day: 'numeric' });
  const titles = format({ year: 'numeric', month: 'long' }), digits = digitsOf(locale, titles);
  date.setUTCDate(1 - (date.getUTCDay() - first + 7) % 7);
  skeleton.style.gridTemplateRows = `${title}px ${WEEKDAY_HEIGHT}px repeat(${WEEKS}, ${row}px)`;
  skeleton.dir = element.dir || (isRightToLeft(locale) ? 'rtl' : 'ltr');
  appendBox(skeleton, width < NARROW ? 'title narrow' : 'title').textContent = titles.format(shown);
  for (let day = 0; day < 7; day++) appendBox(skeleton, 'name').textContent = names.format(WEEK[(first + day) % 7]);
  for (let index = 0; index < 7 * WEEKS; index++) {
    const cell = appendBox(skeleton, 'day'), day = date.getUTCDate(), isOutside = date.getUTCMonth() !== month;
    const label = day === 1 ? days.format(date) : '';
    const isWide = label && [...label].length * CHARACTER + 12 <= width / 7, isToday = +date === 864e5 * today;
    cell.classList.toggle('outside', isOutside);
    cell.classList.toggle('pale', isOutside || weekend.includes(date.getUTCDay() + 1));
    cell.classList.toggle('first', day === 1);
    const number = isToday ? cell.appendChild(document.createElement('b')) : cell;
    number.textContent = isWide ? label : `${day}`.replace(/\d/g, digit => digits[digit]);
    if (isToday && isWide) number.style.width = `${[...label].length * CHARACTER + 14}px`;
    date.setUTCDate(day + 1);
  }
}
