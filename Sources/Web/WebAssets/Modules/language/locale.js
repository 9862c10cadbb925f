// Languages: names and formats from Intl.

import { CALENDARS, ERAS, localeOf, monthDays } from './calendars.js';
import { weekOfRegion } from './regions.js';

/** Returns whether a language is written right to left; by its script in browsers that do not report it. */
export function isRightToLeft(locale) {
  const info = locale.getTextInfo?.() ?? locale.textInfo;
  return info?.direction ? info.direction === 'rtl'
    : ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'].includes(locale.maximize().script);
}

/** Returns the digits from 0 to 9, for a date format of the language. */
export function digitsOf(locale, format) {
  // The first format of numbers takes 2 to 7 ms.
  if (format.resolvedOptions().numberingSystem === 'latn') return [...'0123456789'];
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  return [...Array(10).keys()].map(digit => plain.format(digit));
}

/** Returns the first weekday, the minimal days of the first week, and the weekend; Sunday is 1. */
export function weekOf(locale) {
  const { firstDay, minimalDays, weekend } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  const region = weekOfRegion(locale.maximize().region ?? ''), weekday = iso => iso % 7 + 1;
  return { first: firstDay ? weekday(firstDay) : region.first, minimal: minimalDays ?? region.minimal,
    weekend: weekend?.map(weekday).sort() ?? region.weekend };
}

/** Instants in seven consecutive days, the first of which is a Sunday. */
export const WEEK = [...Array(7).keys()].map(day => Date.UTC(2026, 1, 1 + day));

/**
 * Returns a language with the dates of a calendar system, in the 27 lines of `LocaleInfo.encode()`. A browser that does
 * not support the calendar system provides Gregorian words, and the lines say so.
 */
export function localeText(tags, system = 'gregorian') {
  const wanted = CALENDARS[system], family = name => name.split('-')[0];
  let locale = localeOf(wanted, ...tags);
  if (family(new Intl.DateTimeFormat(locale).resolvedOptions().calendar) !== family(wanted)) {
    [system, locale] = ['gregorian', localeOf('gregory', ...tags)];
  }
  const calendar = locale.calendar;
  // Creating a format takes as long as using it a hundred times.
  const formats = {};
  const format = options =>
    formats[JSON.stringify(options)] ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const parts = (options, dates) => dates.map(function (date) { return this.formatToParts(date); }, format(options));
  const value = (list, type) => list.find(part => part.type === type)?.value;
  const { months: days, leap } = monthDays(calendar);
  const digits = digitsOf(locale, format({ year: 'numeric' }));
  const isNumber = text => [...text].every(character => digits.includes(character));

  // Standalone names, and names next to a day, where some languages use the genitive and others only numbers.
  const alone = (options, dates) => dates.map(format(options).format);
  const beside = (month, others) => {
    const names = parts({ month, day: 'numeric' }, days).map(list => value(list, 'month') ?? '');
    return names.some(name => !name || isNumber(name)) ? others : names;
  };
  const standalone = alone({ month: 'long' }, days), shortStandalone = alone({ month: 'short' }, days);
  const months = beside('long', standalone), shortMonths = beside('short', shortStandalone);

  // Derives a pattern in CLDR letters from the formatted fifth of each month at 5:05.
  const pattern = options => {
    const lists = parts(options, days);
    const written = lists.map(list => value(list, 'month'));
    const matches = names => names.every((name, index) => name === written[index]);
    const cycle = { h11: 'K', h12: 'h', h23: 'H', h24: 'k' }[format(options).resolvedOptions().hourCycle];
    const number = (letter, text) => letter.repeat(Math.max(1, [...text].length));
    return lists[1].map(({ type, value: text }) => {
      switch (type) {
        case 'weekday': return 'EEEE';
        case 'day': return number('d', text);
        case 'year': return [...text].length === 2 ? 'yy' : 'y';
        case 'era': return 'G';
        case 'relatedYear': return 'r';
        case 'yearName': return 'U';
        case 'hour': return number(cycle, text);
        case 'minute': return 'mm';
        case 'dayPeriod': return 'a';
        case 'month':
          if (isNumber(text)) return number('M', text);
          return matches(months) ? 'MMMM' : matches(standalone) ? 'LLLL' : matches(shortMonths) ? 'MMM'
            : matches(shortStandalone) ? 'LLL' : options.month === 'long' ? 'MMMM' : 'MMM';
        default:
          text = text.replaceAll("'", "''");
          // A time must not break across lines, as in CLDR; some browsers format it with breaking spaces.
          if (options.hour) text = text.replaceAll(' ', '\u202f');
          return /[A-Za-z]/.test(text) ? `'${text}'` : text;
      }
    }).join('');
  };
  const halves = parts({ hour: 'numeric', hour12: true }, [Date.UTC(2026, 1, 5, 9), Date.UTC(2026, 1, 5, 15)]);
  const month = 'long', day = 'numeric', year = 'numeric';

  // Names of eras as used in patterns; of the years of a cycle, which began in 1984; and of leap months.
  const [firstEra, ...eraDays] = ERAS[calendar] ?? [0, '2024-01-01'];
  const years = parts({ year, month }, eraDays.map(day => Date.parse(day)));
  const eras = calendar === 'gregory' ? [] : years.map(list => value(list, 'era') ?? '');
  const cycle = leap ? parts({ year }, [...Array(60).keys()].map(index => Date.UTC(1984 + index, 6, 1))) : [];
  const cyclicYears = cycle.map(list => value(list, 'yearName') ?? '');
  const leapName = leap ? format({ month }).format(leap.date).replace(standalone[leap.month - 1], '{0}') : '';

  // The text between the ends of a range. In Korean, it is attached to the sign for days.
  const range = new Intl.DateTimeFormat(localeOf('gregory', ...tags), { timeZone: 'UTC', month, day })
    .formatRangeToParts?.(Date.UTC(2026, 9, 20), Date.UTC(2026, 11, 10));
  const between = range?.find(part => part.source === 'shared' && part.type === 'literal')?.value ?? ' – ';
  const separator = (between.match(/\s*[\p{P}\p{S}]\s*/u)?.[0] ?? between).replaceAll('\u2009', ' ');

  const { first, minimal, weekend } = weekOf(locale);
  const lines = [
    locale.baseName, system, isRightToLeft(locale) ? 1 : 0, digits, first, minimal, weekend,
    months, shortMonths, standalone, shortStandalone,
    alone({ weekday: 'long' }, WEEK), alone({ weekday: 'short' }, WEEK), alone({ weekday: 'narrow' }, WEEK),
    value(halves[0], 'dayPeriod') ?? 'AM', value(halves[1], 'dayPeriod') ?? 'PM',
    pattern({ weekday: 'long', year, month, day }), pattern({ year, month }), pattern({ month, day }),
    pattern({ month: 'short', day }), pattern({ hour: 'numeric', minute: 'numeric' }), pattern({ year }),
    leapName.includes('{0}') ? leapName : '{0}bis', firstEra, eras, cyclicYears.every(Boolean) ? cyclicYears : [],
    separator,
  ];
  const clean = item => `${item}`.replace(/[\0-\x1f]/g, ' ');
  return lines.map(line => [line].flat().map(clean).join('\x1f') + '\n').join('');
}

const texts = new Map();

/** Returns the cached result of `localeText`, which takes as long as a frame. */
export function knownLocaleText(tags, system) {
  const key = [system, ...tags].join();
  if (!texts.has(key)) texts.set(key, localeText(tags, system));
  return texts.get(key);
}
