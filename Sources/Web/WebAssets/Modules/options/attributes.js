// The attributes of the element.

import { CALENDARS } from '../language/calendars.js';
import { isoOf } from '../language/dates.js';
import { WEEKDAYS } from './kinds.js';
import { knownLocaleText } from '../language/locale.js';
import { extras } from '../more.js';
import { OPTIONS } from './options.js';
import { givenValue, valueOf, warnOf } from './properties.js';
import { showHeight } from '../frame/size.js';
import { sendValues } from '../engine/wire.js';
import { loadWords, localeWithWords, refuseWords, wordsOf } from '../language/words.js';

/** Reports whether the user prefers more contrast. */
export const MORE_CONTRAST = globalThis.matchMedia?.('(prefers-contrast: more)') ?? new EventTarget();

/**
 * The attributes that modules handle, each with its function, in the order in which a new engine receives them. All
 * others are numbers and texts for the engine; see options.js.
 */
export const ATTRIBUTES = {
  calendar: setLocale,
  locale: setLocale,
  'hour-cycle': setLocale,
  'time-zone': setZone,
  today: setToday,
  date(session, value = session.element.getAttribute('date')) {
    if (valueOf(session.element, 'date', value)) session.engine.almanac_show(session.send(value));
  },
  // The parts of the second script begin with the values of these three.
  remember: session => session.contents && extras.sendPreferences(session),
  src: session => session.contents && extras.fetchFile(session, true),
  api: session => session.server?.connect(),
  'selected-time': session => session.isFed && extras.resetTime(session),
  name() {},
  required: session => session.isFed && session.form.update(),
  history: session => session.isFed && session.place.update(),
  resources: ({ sources }) => sources.resources?.update(),
  'event-order': session => session.contents?.change('eventOrder'),
  'edit-rules'() {},
  'resource-editable'() {},
  'fetch-margin'({ sources, isStarted }) { if (isStarted) sources.showAgain(); },
  'text-scale': session => session.scaleText?.(),
  height: showHeight,
  'heading-level'({ element, box }) {
    for (const heading of box.querySelectorAll('[role=heading]')) heading.ariaLevel = element.effective('heading-level');
  },
};

/** The options that the engine handles. */
export const ENGINE_OPTIONS = Object.keys(OPTIONS).filter(name => OPTIONS[name][0] !== null);

/** Sends options to the engine: the `given` values, and the current ones of others. */
export function sendOptions(session, names, given = new Map()) {
  const { element } = session, value = name => (given.has(name) ? given.get(name) : element.getAttribute(name))
    ?? (name === 'theme' && MORE_CONTRAST.matches ? 'contrast' : null);
  sendValues(session, Object.fromEntries(names.map(name => [name, valueOf(element, name, value(name))])));
  // Editing requires additional words.
  const selects = names.includes('selection-mode');
  if ((selects || names.includes('editable')) && session.isEditable) setLocale(session);
  if (selects && session.isFed) extras.startTime(session);
}

/** Returns the name of the last requested level. */
export function levelOf(session) {
  session.engine.almanac_level();
  return session.levelName;
}

/**
 * The attributes that navigate, each with a function that returns the calendar's current position. The property returns
 * that position. Setting it navigates there even if the attribute already has the value.
 */
export const PLACES = {
  date: ({ engine }) => isoOf(engine.almanac_current_day()),
  level: levelOf,
};

/** The language of an element; see `localeWithWords`. */
export function languageOf(element) {
  const words = Object.keys(CALENDARS), isKnown = words.includes(element.calendar);
  if (element.calendar && !isKnown) warnOf(element, 'calendar', element.calendar, { expected: 'a calendar system', words });
  const calendar = isKnown ? element.calendar : 'gregorian';
  const tags = [element.locale, element.closest('[lang]')?.lang, ...navigator.languages ?? []];
  const language = localeWithWords(element.hasAttribute('gallery') ? ['en'] : tags, calendar);
  const cycle = givenValue(element, 'hour-cycle');
  return cycle ? { ...language, locale: `${new Intl.Locale(language.locale, { hourCycle: ['h12', 'h23'][cycle] })}` } : language;
}

/** Returns the value of an option that is not set and has no fixed default: it depends on the language, browser, and page. */
export function dependentValue(element, name) {
  const { locale, calendar } = languageOf(element), lines = knownLocaleText([locale], calendar).split('\n');
  const zone = givenValue(element, 'time-zone') ?? ownZone(), schemes = getComputedStyle(element).colorScheme;
  const isDark = schemes.includes('dark') && (!schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches);
  return { theme: MORE_CONTRAST.matches ? 'contrast' : isDark ? 'dark' : 'light', locale: lines[0], 'time-zone': ownZone(),
    dir: lines[2] === '1' ? 'rtl' : 'ltr', 'first-weekday': WEEKDAYS[lines[4] - 1], date: element.date,
    'hour-cycle': /[hK]/.test(lines[20].replace(/'[^']*'/g, '')) ? '12' : '24',
    // Swedish dates are ISO dates.
    today: new Date().toLocaleDateString('sv', { timeZone: zone }) }[name];
}

/** Sets the calendar system and its words. */
function setLocale(session) {
  const { tag, words, locale, calendar } = languageOf(session.element), { engine } = session;
  const setLater = kind => void loadWords(tag, kind).then(() => {
    session.whenWhole(() => {
      if (session.engine) setLocale(session);
      session.showSoon();
    });
  });
  // The calendar keeps its language until these words are loaded, then switches to the element's language at that time.
  if (words === undefined) return setLater();
  session.sendFormats?.();
  const text = knownLocaleText([locale], calendar);
  // Screen readers and fonts must use the language of the calendar, not of the page.
  [session.box.lang] = text.split('\n', 1);
  if (session.element.phrases) session.changed.set('phrases', session.element.getAttribute('phrases'));
  engine.almanac_set_calendar(session.send(calendar));
  // They follow the words of the language, if there are any.
  const editWords = session.isEditable && words ? wordsOf(tag, 'edit-') : '';
  if (editWords === undefined) setLater('edit-');
  if (engine.almanac_set_locale(session.send(text + words + (editWords ?? ''))) || !words || session.failure) return;
  refuseWords(tag, 'the file is not of this version');
  setLocale(session);
}

/** The time zone of the browser. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function setZone(session, timeZone = session.element.timeZone) {
  const isSet = zone => zone && session.engine.almanac_set_zone(session.send(zone));
  const found = [timeZone, ownZone(), 'UTC'].find(isSet);
  if (timeZone && found !== timeZone) warnOf(session.element, 'time-zone', timeZone, OPTIONS['time-zone'][1]);
  // A new engine gets today next.
  if (session.isStarted) setToday(session);
}

function setToday(session, value = session.element.getAttribute('today')) {
  session.engine.almanac_set_today(session.send(valueOf(session.element, 'today', value) ? value : ''));
  session.clock.report();
}
