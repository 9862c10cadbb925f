// The attributes of the element.

import { CALENDARS } from './calendars.js';
import { dayOf, isoOf } from './dates.js';
import { fetchFile } from './files.js';
import { knownLocaleText } from './locale.js';
import { remembered } from './memory.js';
import { editWordsOf, loadEditWords, loadWords, localeWithWords, refuseWords } from './words.js';

/** The levels, in the order of `ZoomLevel`. */
export const LEVELS = ['year', 'month', 'week', 'day', 'agenda'];
const THEMES = ['', 'basic', 'light', 'dark', 'contrast'];
/** What people may do with events, in the order of the bits of `EditVerbs`. */
const VERBS = ['create', 'move', 'resize', 'edit', 'delete'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** Tells whether the person prefers more contrast. */
export const MORE_CONTRAST = globalThis.matchMedia?.('(prefers-contrast: more)');

/** The index of a word in a list; -1 for other words and without the attribute. */
const oneOf = (...words) => word => isKnown(word, words) ? words.indexOf(word) : -1;

const warned = new Set();

/** Returns whether a value is one of the words. Says once if it is another one. */
function isKnown(value, words) {
  const isKnown = words.includes(value);
  if (!isKnown && value) warn(`expected ${words.filter(Boolean).join(', ')}`, value);
  return isKnown;
}

/** Tells developers, once, what was expected instead of a value. */
function warn(expected, value) {
  const sentence = `almanac-calendar: ${expected}, found ${value}`;
  if (!warned.has(sentence)) console.warn(sentence);
  warned.add(sentence);
}

/** The day of an attribute with an ISO date; undefined without one. */
function dayIn(value) {
  const day = dayOf(value);
  if (value && day === undefined) warn('expected a date such as 2026-02-16', value);
  return day;
}

/**
 * Attributes that are a number to the engine, in the order of `PageOption`: each with the function that computes the
 * number from the value, which is null without the attribute. `PageOption` says what the numbers mean.
 */
const OPTIONS = {
  level: oneOf(...LEVELS),
  months: oneOf('endless', 'pages', 'sideways'),
  rows: oneOf('natural', 'six'),
  outdays: oneOf('shown', 'dimmed', 'hidden'),
  weeknumbers: value => +(value !== null),
  weekdays: weekdayBits,
  panel: value => value === null ? 0 : value === 'closed' ? 1 : 2,
  theme: value => oneOf(...THEMES)(value ?? (MORE_CONTRAST.matches ? 'contrast' : '')),
  images: oneOf('blocked', 'remote'),
  activation: oneOf('details', 'none'),
  editable: verbBits,
  snap: value => minutes(value === 'auto' ? null : value),
  defaultlength: minutes,
};

/**
 * All attributes, each with the function that gives its value to the engine, in the order in which a new engine gets
 * them. Each is a property of the element too.
 */
export const ATTRIBUTES = {
  calendar: setLocale,
  locale: setLocale,
  timezone: setZone,
  today: setToday,
  date(session) {
    const date = session.element.getAttribute('date');
    if (dayIn(date) !== undefined) session.engine.almanac_show(session.send(date));
  },
  ...Object.fromEntries(Object.keys(OPTIONS).map(name =>
    [name, session => setOption(session, name, session.element.getAttribute(name))])),
  // Other words belong to it.
  editable(session) {
    setOption(session, 'editable', session.element.editable);
    if (session.isEditable) setLocale(session);
  },
  remember(session) {
    const text = remembered(session);
    if (text) session.engine.almanac_set_preferences(session.send(text));
  },
  src: session => fetchFile(session, true),
  api: session => session.server.connect(),
};

/** Sets an option of the engine to the number of a value, which the attribute of that name may have or not. */
export function setOption({ engine }, name, value) {
  engine.almanac_set_option(Object.keys(OPTIONS).indexOf(name), OPTIONS[name](value));
}

/**
 * The attributes that lead to a place, each with the function that tells where the calendar is. The property tells that;
 * setting one of them leads there, even if the attribute has the value already.
 */
export const PLACES = {
  date: engine => isoOf(engine.almanac_current_day()),
  level: engine => LEVELS[engine.almanac_level()],
};

/** The bits of weekdays, Sunday being the lowest, of a list such as `mon-fri` or `sun,tue,thu`; 0 for none. */
function weekdayBits(value) {
  let bits = 0;
  for (const part of (value ?? '').toLowerCase().split(',')) {
    const [first, last = first] = part.split('-').map(name => WEEKDAYS.indexOf(name.trim()));
    if (first < 0 || last < 0) {
      if (part) warn('expected weekdays such as mon-fri', value);
      continue;
    }
    for (let day = first; ; day = (day + 1) % 7) {
      bits |= 1 << day;
      if (day === last) break;
    }
  }
  return bits;
}

/** The bits of a list of verbs; all of them for an empty one. */
function verbBits(value) {
  const words = value?.split(/\s+/).filter(Boolean) ?? [];
  const bits = words.filter(word => isKnown(word, VERBS)).reduce((bits, word) => bits | 1 << VERBS.indexOf(word), 0);
  return value === null || words.length ? bits : (1 << VERBS.length) - 1;
}

/** A number of minutes; 0 for none. */
function minutes(value) {
  const number = Number(value ?? 0);
  if (number >= 0 && Number.isInteger(number)) return number;
  warn('expected a number of minutes', value);
  return 0;
}

/** The language of an element; see `localeWithWords`. */
export function languageOf(element) {
  const calendar = isKnown(element.calendar ?? '', Object.keys(CALENDARS)) ? element.calendar : 'gregorian';
  const tags = [element.locale, element.closest('[lang]')?.lang, ...navigator.languages ?? []];
  return localeWithWords(element.hasAttribute('gallery') ? ['en'] : tags, calendar);
}

/** The calendar system and the words for it. */
function setLocale(session) {
  const { tag, words, locale, calendar } = languageOf(session.element), { engine } = session;
  // The calendar keeps its language until these words are there, and then takes the one that the element has then.
  if (words === undefined) return void loadWords(tag).then(() => {
    if (session.engine) setLocale(session);
    session.showSoon();
  });
  const text = knownLocaleText([locale], calendar);
  // Screen readers speak, and browsers choose characters, in the language of the calendar, not of the page.
  [session.box.lang] = text.split('\n', 1);
  engine.almanac_set_calendar(session.send(calendar));
  // They follow those of the language, if there are any.
  const editWords = session.isEditable && words ? editWordsOf(tag) : '';
  if (editWords === undefined) loadEditWords(tag).then(() => {
    if (session.engine) setLocale(session);
    session.showSoon();
  });
  if (engine.almanac_set_locale(session.send(text + words + (editWords ?? ''))) || !words) return;
  refuseWords(tag, 'the file is not of this version');
  setLocale(session);
}

/** The time zone of the browser. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function setZone(session) {
  const isSet = zone => zone && session.engine.almanac_set_zone(session.send(zone));
  const { timezone } = session.element, found = [timezone, ownZone(), 'UTC'].find(isSet);
  if (timezone && found !== timezone) warn('expected a time zone such as Europe/Lisbon', timezone);
  setToday(session);
}

function setToday(session) {
  const { today } = session.element;
  session.engine.almanac_set_today(session.send(dayIn(today) === undefined ? '' : today));
  session.clock.report();
}
