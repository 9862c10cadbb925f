// The page's formats of dates and times, as patterns for the engine.

import { languageOf } from '../options/attributes.js';
import { warn } from '../options/properties.js';
import { CALENDARS, localeOf, monthDays } from './calendars.js';
import { knownLocaleText } from './locale.js';

/** The formats, in the order of `WebSession.setFormats`. */
const FORMATS = ['title', 'dayHeading', 'eventTime', 'hour', 'listDay'];
/** The options of `Intl.DateTimeFormat` that the engine cannot follow. */
const UNSUPPORTED = ['timeZone', 'timeZoneName', 'fractionalSecondDigits', 'dayPeriod', 'era', 'calendar', 'numberingSystem'];
const CYCLES = { h11: 'K', h12: 'h', h23: 'H', h24: 'k' };

/** Returns a text as a literal of a pattern. */
const quoted = text => text.replaceAll("'", "''").replace(/[A-Za-z]+/g, "'$&'");

/** Returns the text of a part of each date. */
const valuesOf = (type, lists) => lists.map(list => list.find(part => part.type === type)?.value);

/** Returns the letters of the first of some lists of names to which all texts belong; undefined for none. */
function lettersOf(texts, names) {
  return Object.keys(names).find(letters => texts.every((text, index) => text === names[letters][index]));
}

/** Returns the letters for each type of part, given the words of the language and what a format has written for each month. */
function lettersOfParts(lines, lists, { month, weekday }, hourCycle, dates) {
  const names = line => lines[line].split('\x1f'), digits = names(3), isNumber = text => [...text].every(each => digits.includes(each));
  const months = { MMMM: names(7), LLLL: names(9), MMM: names(8), LLL: names(10) };
  const weekdays = Object.fromEntries(Object.entries({ EEEE: 11, EEE: 12, EEEEE: 13 }).map(([letters, line]) =>
    [letters, dates.map(date => names(line)[new Date(date).getUTCDay()])]));
  const number = (letter, text) => letter.repeat([...text].length > 1 ? 2 : 1);
  return {
    weekday: () => lettersOf(valuesOf('weekday', lists), weekdays) ?? { short: 'EEE', narrow: 'EEEEE' }[weekday] ?? 'EEEE',
    day: text => number('d', text),
    month: text => isNumber(text) ? number('M', text)
      : lettersOf(valuesOf('month', lists), months) ?? (month === 'short' ? 'MMM' : 'MMMM'),
    year: text => [...text].length === 2 ? 'yy' : 'y',
    era: () => 'G', relatedYear: () => 'r', yearName: () => 'U', dayPeriod: () => 'a',
    hour: text => number(CYCLES[hourCycle], text), minute: text => number('m', text), second: text => number('s', text),
  };
}

/** Returns a format of the page as a pattern of CLDR; empty for none. `complain` is called with what the engine cannot write. */
export function patternOf(options, { locale: tag, calendar }, complain) {
  if (!options) return '';
  const { ...known } = options, locale = localeOf(CALENDARS[calendar], tag), lines = knownLocaleText([tag], calendar).split('\n');
  for (const name of UNSUPPORTED) {
    if (known[name] !== undefined) complain(name);
    delete known[name];
  }
  if (known.month === 'narrow') {
    complain('month: narrow');
    known.month = 'short';
  }
  // Browsers take the hours from 1 to 24 in some languages.
  if (known.hour12 === false) Object.assign(known, { hour12: undefined, hourCycle: 'h23' });
  const format = new Intl.DateTimeFormat(locale, { ...known, timeZone: 'UTC' }), dates = monthDays(locale.calendar).months;
  // Styles with the name of a time zone, such as timeStyle: full, write it as another part.
  const lists = dates.map(date => format.formatToParts(date)), [parts] = lists.slice(1);
  const { hourCycle } = format.resolvedOptions(), letters = lettersOfParts(lines, lists, known, hourCycle, dates);
  const isTime = hourCycle && !parts.some(({ type }) => type === 'day');
  let pattern = '', wasUnsupported = false;
  for (const { type, value } of parts) {
    const isLiteral = type === 'literal', isSupported = isLiteral || Object.hasOwn(letters, type);
    if (!isSupported) complain(type);
    // A time must not break across lines.
    const text = isTime ? value.replaceAll(' ', '\u202f') : value;
    if (isSupported && !(wasUnsupported && isLiteral)) pattern += isLiteral ? quoted(text) : letters[type](value);
    wasUnsupported = !isSupported;
  }
  // The separator before what was left out.
  return pattern.replace(/[\s,(]+$/u, '');
}

/** Sends the formats of the page to the engine, in the language of the element. */
export function sendFormats(session) {
  const { element } = session, given = element.formats ?? {}, language = languageOf(element);
  for (const name of Object.keys(given)) {
    if (!FORMATS.includes(name)) warn(element, `formats: there is no ${name}; use ${FORMATS.join(', ')}`);
  }
  const patterns = FORMATS.map(name => {
    try {
      return patternOf(given[name], language, option => warn(element, `formats.${name}: ${option} is not supported`));
    } catch (error) {
      warn(element, `formats.${name}: ${error.message}`);
      return '';
    }
  });
  const text = patterns.join('\n').replace(/[^\P{Cc}\n]/gu, ' ');
  if (text === (session.formats ?? '\n\n\n\n')) return;
  session.formats = text;
  session.engine.almanac_formats(session.send(text));
}
