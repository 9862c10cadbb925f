// The values of options. A kind converts the text of an attribute to numbers or a text for the engine; null for the
// default, undefined for an invalid text. `expected` describes the valid texts for developers.

import { localeOf } from '../language/calendars.js';
import { dayOf } from '../language/dates.js';
import { VERBS } from '../engine/lists.js';

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** True if the attribute is present, except as "false", which frameworks write. */
export const boolean = { expected: 'true or false', type: Boolean,
  read: value => ['', 'true'].includes(value) ? [1] : value === 'false' ? [0] : undefined };

export const text = { expected: 'a text', read: value => value };

/** The index of a word in a list. */
export const oneOf = (...words) => ({ expected: listed(words), words,
  read: value => words.includes(value) ? [words.indexOf(value)] : undefined });

/** A word, or a number of points. */
export const numberOr = (...words) => ({ expected: `${words.join(', ')} or a number`, words, read(value) {
  const points = parseFloat(value);
  return words.includes(value) ? [words.indexOf(value)] : /^\d+(\.\d+)?(px)?$/.test(value) && points > 0 ? [-1, points]
    : undefined;
} });

export const integer = (least, most, word) => ({ expected: `${word ? `${word} or ` : ''}a whole number from ${least} to ${most}`,
  type: Number, read: value => value === word ? null : /^\d+$/.test(value) && +value >= least && +value <= most ? [+value] : undefined });

/** A number of values from `least` to `most`, none less than its predecessor. */
export const ascending = (count, least, most) => ({ expected: `${count} numbers in order, from ${least} to ${most}`, read(value) {
  const numbers = value.trim().split(/\s+/).map(Number);
  const fits = numbers.every((number, at) => number >= (numbers[at - 1] ?? least) && number <= most);
  return numbers.length === count && fits ? numbers : undefined;
} });

/** A factor; null for "auto". */
export const scale = { expected: 'auto or a number from 0.8 to 2', type: Number,
  read: value => value === 'auto' ? null : value >= 0.8 && value <= 2 ? [+value] : undefined };

/** Texts by name, as lines; texts with plural forms use the language of the element. */
export const phrases = { expected: 'an object of texts', type: JSON, read(value, element) {
  const clean = text => `${text}`.replace(/[\0-\x1f]/g, ' ');
  const forms = ({ other, ...rest }) => {
    const rules = new Intl.PluralRules(localeOf('gregory', element?.locale, element?.closest('[lang]')?.lang, navigator.language));
    const digits = [...Array(200).keys()].map(number => Object.keys(rest).indexOf(rules.select(number)) + 1).join('');
    return [other, digits, ...Object.values(rest)].map(clean).join('\x1d');
  };
  try {
    const { edit = {}, ...words } = JSON.parse(value);
    return [...Object.entries(words), ...Object.entries(edit).map(([name, text]) => ['edit.' + name, text])]
      .map(([name, text]) => `${clean(name)}: ${text.other ? forms(text) : clean(text)}\n`).join('');
  } catch { /* no JSON, or no object of texts */ }
} };

/** A length in minutes, such as 90, 01:30, or PT1H30M; at least one. The word, if there is one, stands for the default. */
export const minutes = (most, word) => ({ expected: `${word ? `${word} or ` : ''}a number of minutes, 01:30, or PT1H30M`, type: Number,
  read(value) {
    const [, hours = 0, rest = 0] = /^(?:(\d+):(?=[0-5]\d$))?(\d+)$/.exec(value) ?? /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(value) ?? [];
    return value === word ? null : integer(1, most).read(`${hours * 60 + +rest}`);
  } });

export const date = { expected: 'a date such as 2026-02-16',
  read: value => dayOf(value) === undefined ? undefined : [dayOf(value)] };

/** Seconds since 1970; no number for none. */
export const instant = { expected: 'an instant such as 2026-02-16T09:30Z, or none', words: ['none'], read(value) {
  const seconds = Date.parse(value) / 1000;
  return value === 'none' ? [] : isNaN(seconds) || !/T.*(Z|[+-]\d\d:?\d\d)$/.test(value) ? undefined : [seconds];
} };

/** The first and last day of each range. */
export const dates = { expected: 'dates and spans such as 2026-02-16/2026-02-20', read(value) {
  const spans = value.split(/[\s,]+/).filter(Boolean).map(part => {
    const [first, last = first, ...more] = part.split('/').map(dayOf);
    return first <= last && !more.length ? [first, last] : [undefined];
  }).flat();
  return spans.includes(undefined) ? undefined : spans;
} };

/** The bits of weekdays, with Sunday as the lowest. */
export const weekdays = { expected: 'weekdays such as mon-fri', read(value) {
  let bits = 0;
  for (const part of value.toLowerCase().split(',')) {
    const [first, last = first] = part.split('-').map(name => WEEKDAYS.indexOf(name.trim()));
    if (first < 0 || last < 0) return part || value ? undefined : null;
    for (let day = first; ; day = (day + 1) % 7) {
      bits |= 1 << day;
      if (day === last) break;
    }
  }
  return [bits];
} };

/** Returns the minutes of a time of day; undefined for another text. */
function minuteOf(text) {
  const [, hour, minute] = /^(\d?\d):(\d\d)$/.exec(text) ?? [], number = hour * 60 + +minute;
  return minute < 60 && number <= 1440 ? number : undefined;
}

export const timeOfDay = { expected: 'a time such as 07:30',
  read: value => minuteOf(value) === undefined ? undefined : [minuteOf(value)] };

/** The first and last minute of each range. */
export const hours = { expected: 'times such as 07:00-12:00,13:00-19:00', read(value) {
  const times = value.split(',').flatMap(part => {
    const [from, to, ...more] = part.split('-').map(each => minuteOf(each.trim()));
    return from < to && !more.length ? [from, to] : [undefined];
  });
  return times.includes(undefined) ? undefined : times;
} };

/** The bits of weekdays and two minutes for each range. */
export const weekdayHours = { expected: 'weekdays with times such as mon-fri 09:00-17:00', read(value) {
  const pattern = /\s*([a-z][a-z,\s-]*?)\s+((?:\d?\d:\d\d-\d?\d:\d\d[\s,]*)+)/giy, spans = [];
  let end = 0;
  for (let group; (group = pattern.exec(value)); end = pattern.lastIndex) {
    const [bits] = weekdays.read(group[1].replace(/\s/g, '')) ?? [];
    const times = hours.read(group[2].trim().replace(/,$/, '').replace(/[\s,]+/g, ',')) ?? [undefined];
    for (let at = 0; at < times.length; at += 2) spans.push(bits, times[at], times[at + 1]);
  }
  return end < value.length || spans.includes(undefined) ? undefined : spans;
} };

export const zone = { expected: 'a time zone such as Europe/Lisbon', read(value) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }) && value;
  } catch { /* no such zone */ }
} };

/** The bits of words; also "all" and "none". If all words have "-", they are removed from the full set. */
export const flags = (...words) => ({ expected: `all, none, ${listed(words)}; -${words[0]}`, words, read(value) {
  const parts = value.split(/[\s,]+/).filter(part => part && part !== 'none'), all = (1 << words.length) - 1;
  let bits = parts.length && parts.every(part => part[0] === '-') ? all : 0;
  for (const part of parts) {
    const bit = part === 'all' ? all : 1 << words.indexOf(part.replace(/^-/, ''));
    if (part !== 'all' && !words.includes(part.replace(/^-/, ''))) return undefined;
    bits = part[0] === '-' ? bits & ~bit : bits | bit;
  }
  return [bits];
} });

/** The names that `CalendarLevel.level(named:)` knows. */
const LEVEL = /^(year|month|week(:rows|:grid|:resources|:agenda)?|day(:resources|:agenda)?|agenda|(?!1\D)[1-9]\d?(days(:resources|:agenda)?|weeks(:hours|:resources|:agenda)?)|([2-9]|1[0-2])(months|weeks:grid))$/;

export const level = { expected: 'a level such as month, 2weeks, or 3days', read: value => LEVEL.test(value) ? value : undefined };

export const levels = { expected: 'levels such as month 3days agenda',
  read: value => value.trim().split(/[\s,]+/).every(name => LEVEL.test(name)) ? value : undefined };

/** A panel that is closed (1) or open (2). */
export const panel = { expected: 'closed, or no value', words: ['closed'],
  read: value => value === 'closed' ? [1] : value === '' || value === 'true' ? [2] : value === 'false' ? null : undefined };

/** The bits of permitted edits; all bits for an empty text. */
export const verbs = { expected: listed(VERBS), words: VERBS,
  read: value => value.trim() === '' || value === 'true' ? [2 ** VERBS.length - 1] : value === 'false' ? null : flags(...VERBS).read(value) };

function listed(words) { return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`; }
