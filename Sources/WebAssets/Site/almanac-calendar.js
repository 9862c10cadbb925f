// <almanac-calendar>: the element around almanac.wasm and its siblings. Everything about calendars happens in the wasm, which keeps a
// tree of views and sends what changed as one buffer a frame. This file does what only a page can do: elements, input,
// the languages and time zones of Intl, files. The protocol stands in Sources/WebHost/Exports.swift. It is one file, long as
// it is, because a page that shows a calendar shall need one module and no build step.

const ROLES = ['', 'grid', 'row', 'columnheader', 'gridcell', 'button', 'heading', 'list', 'listitem', 'group',
  'toolbar', 'status', 'rowgroup', 'table', 'listbox', 'option', 'rowheader', 'dialog', 'checkbox',
  'searchbox'];
const MONTHS = ['endless', 'pages', 'sideways'];
const OUT_DAYS = ['shown', 'dimmed', 'hidden'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const THEMES = ['', 'basic', 'light', 'dark', 'contrast'];
const MORE_CONTRAST = globalThis.matchMedia?.('(prefers-contrast: more)');
const LEVELS = ['year', 'month', 'week', 'day', 'agenda'];
// Formats of images, and how they fill a frame: `ImageFormat`, `Image.ContentMode`.
const MEDIA_TYPES = ['png', 'jpeg', 'gif', 'webp', 'svg+xml'];
const CONTENT_MODES = ['contain', 'cover', 'none'];
const TRAITS = ['scrolls', 'clips', 'moves', 'pinx', 'piny', 'wide', 'still', 'sticks', 'edits', 'turns'];
const KEYS = { ArrowLeft: 0, ArrowRight: 1, ArrowUp: 2, ArrowDown: 3, Home: 4, End: 5, PageUp: 6, PageDown: 7, Enter: 8,
  ' ': 9, Escape: 10, t: 11, T: 11, '+': 12, '-': 13, Tab: 14 };
const kinds = [];  // classes by traits
const BASE_CSS = `
:host { display: block; position: relative; contain: content; height: 40rem; color-scheme: light dark;
  font-family: system-ui, sans-serif; font-variant-numeric: tabular-nums; -webkit-user-select: none; user-select: none;
  -webkit-tap-highlight-color: transparent; -webkit-text-size-adjust: 100% }
:host([gallery]) .v > .scrolls { scrollbar-width: thin }
:host([hidden]), .v[hidden] { display: none !important }
.box, .box.drop::after { position: absolute; inset: 0 }
.box { overflow: hidden }
.box.drop::after { content: ''; z-index: 1; pointer-events: none; border-radius: 8px;
  outline: 3px dashed var(--almanac-focus, Highlight); outline-offset: -8px;
  background: color-mix(in srgb, var(--almanac-focus, Highlight) 10%, transparent) }
/* What the rules of layers refer to: the way lines run, and the names of the leading and the trailing side. */
.box { --d: 1; --l: left; --t: right }
.box[dir=rtl] { --d: -1; --l: right; --t: left }
.v { position: absolute; box-sizing: border-box; white-space: nowrap }
.clips { overflow: hidden }
.v { transform-origin: 0 0 }
.moves { left: 0; top: 0; will-change: transform }
.scrolls { overflow: hidden auto; overscroll-behavior: contain; overflow-anchor: none; scrollbar-width: none;
  touch-action: pan-x pan-y; direction: ltr }
.wide { overflow: auto }
.still { overflow: hidden; overscroll-behavior: auto }
/* Browsers do not stop at pages, so the wasm turns them; up and down, what is turned sideways scrolls as ever. */
.turns { overflow: hidden; touch-action: pan-x }
.turns.wide { overflow: hidden auto; touch-action: pan-y }
.box[dir=rtl] .scrolls > .v { direction: rtl }
/* What is pinned stands in the flow, mostly without taking room: what lies in it overflows. */
.pinx, .piny, .sticks { position: sticky }
.pinx { left: 0 }
.piny, .sticks { top: 0 }
.scrolls::-webkit-scrollbar { display: none }
.edits { appearance: none; margin: 0; border: 0; padding: 0; font: inherit; color: inherit; background: none;
  -webkit-user-select: text; user-select: text }
.edits::placeholder { color: var(--almanac-ink2, GrayText); opacity: 1 }
.size { position: absolute; left: 0; top: 0; visibility: hidden; pointer-events: none }
/* Images: nothing that people touch, so that no menu of the browser opens an SVG of a file as a document. */
.p { position: absolute; left: 0; top: 0; width: 100%; height: 100%; border-radius: inherit; pointer-events: none;
  -webkit-user-select: none; user-select: none; forced-color-adjust: none }
.v:focus-visible { outline: 2px solid var(--almanac-focus, Highlight); outline-offset: -2px }
.v:focus:not(:focus-visible) { outline: none }
.v[role=gridcell] { transition: background-color .18s ease-out }
.v[role=button] { transition: opacity .15s ease-out }
@media (hover: hover) {
  .v[role=button]:not([aria-disabled]):hover {
    background-image: linear-gradient(color-mix(in srgb, currentColor 8%, transparent) 0 0) }
}
.v[role=button]:not([aria-disabled]):active { opacity: .8 }
.note { position: absolute; inset: auto 16px 16px; margin: 0 auto; width: fit-content; max-width: 36rem; z-index: 2;
  padding: 8px 16px; border-radius: 8px; font-size: 13px; line-height: 20px; overflow-wrap: anywhere; cursor: pointer;
  -webkit-user-select: text; user-select: text; color: var(--almanac-background, Canvas);
  background: var(--almanac-ink, CanvasText);
  transition: opacity .15s ease-out }
.note:empty { visibility: hidden; opacity: 0 }
.note p { margin: 0 }
@media (prefers-reduced-motion: reduce) { .v.v, .note { transition: none } }
@media (forced-colors: active) {
  /* The palette has the colours that people chose: forced ones would take away all lines. */
  .box { forced-color-adjust: none }
  .note { outline: 1px solid ButtonBorder; outline-offset: -1px }
  /* An outline would lie below what is in the button. */
  .v[role=button]::after { content: ''; position: absolute; inset: 0; border: 1px solid ButtonBorder;
    border-radius: inherit; pointer-events: none }
  .v[aria-selected=true], .v[aria-current], .v[aria-pressed=true], .v:focus-visible {
    outline: 2px solid Highlight; outline-offset: -2px }
}
@media print { * { -webkit-print-color-adjust: exact; print-color-adjust: exact } .note { display: none } }
`;

// MARK: Days

/** Days since 1970-01-01 of an ISO date such as 2026-02-16; undefined for anything else. */
export function dayOf(iso) {
  const day = /^\d{4}-\d\d-\d\d$/.test(iso) ? Date.parse(iso + 'T00:00:00Z') / 864e5 : NaN;
  return iso && isoOf(day) === iso ? day : undefined;
}

/** The ISO date of a day; null for what is no day. */
export function isoOf(day) {
  const date = new Date(day * 864e5);
  return isNaN(date) ? null : date.toISOString().slice(0, -14);
}

// MARK: Languages

// Regions of CLDR's week data, for browsers without Intl.Locale weekInfo. Others begin with Monday.
const SUNDAY = 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ ' +
  'NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const FRIDAY_OFF = 'BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE';
const FOUR_DAYS = 'AD AN AT AX BE BG CH CZ DE DK EE ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT JE LI LT LU ' +
  'MC MQ NL NO PL PT RE RU SE SJ SK SM VA';

/** First weekday and weekend (1 is Sunday), and minimal days of the first week, by CLDR's tables alone. */
export function weekOfRegion(region) {
  return { first: SUNDAY.includes(region) ? 1 : SATURDAY.includes(region) ? 7 : region === 'MV' ? 6 : 2,
    minimal: FOUR_DAYS.includes(region) ? 4 : 1, weekend: FRIDAY_OFF.includes(region) ? [6, 7] : [1, 7] };
}

// Calendar systems: what Intl calls them. Dates of ISO 8601 and of Julius Caesar are written as Gregorian ones; Intl knows
// no words for the former, and not the latter.
const CALENDARS = { gregorian: 'gregory', iso8601: 'gregory', julian: 'gregory', buddhist: 'buddhist',
  japanese: 'japanese', republicOfChina: 'roc', persian: 'persian', hebrew: 'hebrew', islamic: 'islamic',
  islamicCivil: 'islamic-civil', islamicTabular: 'islamic-tbla', islamicUmmAlQura: 'islamic-umalqura', coptic: 'coptic',
  ethiopicAmeteMihret: 'ethiopic', ethiopicAmeteAlem: 'ethioaa', indian: 'indian', chinese: 'chinese', dangi: 'dangi' };
// The number of the first era and a day in each, where a calendar has several.
const ERAS = { japanese: [232, '1890-01-01', '1920-01-01', '1950-01-01', '2000-01-01', '2024-01-01'],
  roc: [0, '1900-01-01', '2024-01-01'], coptic: [0, '0200-01-01', '2024-01-01'],
  ethiopic: [0, '0005-01-01', '2024-01-01'] };

/** The first of the tags that Intl understands, with the dates of a calendar of Intl. */
export function localeOf(calendar, ...tags) {
  for (const tag of tags) {
    try { if (tag) return new Intl.Locale(tag, { calendar }); } catch { /* the next one */ }
  }
  return new Intl.Locale('en-US', { calendar });
}

/**
 * The days of three years on which a month is five days old at five past five, each with the place of the month's name
 * in `LocaleInfo.months`: `months` has one for each place, `leap` one in a leap month of China or Korea, if there is one.
 */
function monthDays(calendar) {
  if (calendar === 'gregory') {
    return { months: [...Array(12).keys()].map(month => Date.UTC(2026, month, 5, 5, 5)) };
  }
  const [day, month, year] = ['day', 'month', 'year'].map(field =>
    new Intl.DateTimeFormat(`en-u-nu-latn-ca-${calendar}`, { timeZone: 'UTC', [field]: 'numeric' }));
  const months = [];
  let leap;
  // In these years Hebrew and Chinese years begin that have leap months, and others.
  for (let date = Date.UTC(2023, 0, 1, 5, 5); date < Date.UTC(2026, 0, 1); date += 864e5) {
    if (day.format(date) !== '5') continue;
    const text = month.format(date);
    let number = parseInt(text, 10);
    // Intl counts the months that a year has; our sixth is Adar I, the seventh Adar, and Adar II comes after all others.
    if (calendar === 'hebrew') {
      const isLeap = (7 * parseInt(year.format(date), 10) + 1) % 19 < 7;
      number = isLeap ? number === 7 ? 14 : number : number + (number > 5);
    }
    if (/^\d+$/.test(text)) months[number - 1] ??= date; else leap ??= { date, month: number };
  }
  return { months, leap };
}

export function isRightToLeft(locale) {
  const info = locale.getTextInfo?.() ?? locale.textInfo;
  return info?.direction ? info.direction === 'rtl'
    : ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'].includes(locale.maximize().script);
}

/**
 * What the wasm wants to know of a language, for the dates of a calendar system of ours: the 26 lines of
 * `LocaleInfo.encode()`. A browser that does not know the calendar gives the words of the Gregorian one and says so.
 */
export function localeText(tags, system = 'gregorian') {
  const wanted = CALENDARS[system], family = name => name.split('-')[0];
  let locale = localeOf(wanted, ...tags);
  if (family(new Intl.DateTimeFormat(locale).resolvedOptions().calendar) !== family(wanted)) {
    [system, locale] = ['gregorian', localeOf('gregory', ...tags)];
  }
  const calendar = locale.calendar;
  // Making a format takes as long as using it a hundred times.
  const formats = {};
  const format = options =>
    formats[JSON.stringify(options)] ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const parts = (options, dates) => dates.map(function (date) { return this.formatToParts(date); }, format(options));
  const value = (list, type) => list.find(part => part.type === type)?.value;
  const { months: days, leap } = monthDays(calendar);
  const seven = [...Array(7).keys()].map(day => Date.UTC(2026, 1, 1 + day));  // from a Sunday
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = [...Array(10).keys()].map(digit => plain.format(digit));
  const isNumber = text => [...text].every(character => digits.includes(character));

  // Names as they stand alone, and beside a day (in some languages genitive); there, some languages write numbers only.
  const alone = (options, dates) => dates.map(format(options).format);
  const beside = (month, others) => {
    const names = parts({ month, day: 'numeric' }, days).map(list => value(list, 'month') ?? '');
    return names.some(name => !name || isNumber(name)) ? others : names;
  };
  const standalone = alone({ month: 'long' }, days), shortStandalone = alone({ month: 'short' }, days);
  const months = beside('long', standalone), shortMonths = beside('short', shortStandalone);

  // A pattern in the letters of CLDR, from what a format makes of the fifth of each month at 5:05.
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
          return /[A-Za-z]/.test(text) ? `'${text}'` : text;
      }
    }).join('');
  };
  const halves = parts({ hour: 'numeric', hour12: true }, [Date.UTC(2026, 1, 5, 9), Date.UTC(2026, 1, 5, 15)]);
  const month = 'long', day = 'numeric', year = 'numeric';

  // Names of eras as the patterns have them; of the years of a cycle, of which 1984 was the first; marks of leap months.
  const [firstEra, ...eraDays] = ERAS[calendar] ?? [0, '2024-01-01'];
  const years = parts({ year, month }, eraDays.map(day => Date.parse(day)));
  const eras = calendar === 'gregory' ? [] : years.map(list => value(list, 'era') ?? '');
  const cycle = leap ? parts({ year }, [...Array(60).keys()].map(index => Date.UTC(1984 + index, 6, 1))) : [];
  const cyclicYears = cycle.map(list => value(list, 'yearName') ?? '');
  const leapName = leap ? format({ month }).format(leap.date).replace(standalone[leap.month - 1], '{0}') : '';

  const info = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  const region = weekOfRegion(locale.maximize().region ?? '');
  const weekday = iso => iso % 7 + 1;
  const lines = [
    locale.baseName, system, isRightToLeft(locale) ? 1 : 0, digits,
    info.firstDay ? weekday(info.firstDay) : region.first, info.minimalDays ?? region.minimal,
    info.weekend?.map(weekday).sort() ?? region.weekend,
    months, shortMonths, standalone, shortStandalone,
    alone({ weekday: 'long' }, seven), alone({ weekday: 'short' }, seven), alone({ weekday: 'narrow' }, seven),
    value(halves[0], 'dayPeriod') ?? 'AM', value(halves[1], 'dayPeriod') ?? 'PM',
    pattern({ weekday: 'long', year, month, day }), pattern({ year, month }), pattern({ month, day }),
    pattern({ month: 'short', day }), pattern({ hour: 'numeric', minute: 'numeric' }), pattern({ year }),
    leapName.includes('{0}') ? leapName : '{0}bis', firstEra, eras, cyclicYears.every(Boolean) ? cyclicYears : [],
  ];
  const clean = item => `${item}`.replace(/[\0-\x1f]/g, ' ');
  return lines.map(line => [line].flat().map(clean).join('\x1f') + '\n').join('');
}

// MARK: Time zones

const clocks = new Map(), rules = new Map();

/** The wall clock of a zone as if it were UTC, in seconds, for an instant in seconds. Throws for unknown zones. */
export function wallClock(zone, seconds) {
  let clock = clocks.get(zone);
  if (!clock) {
    const [year, month, day, hour, minute, second] = Array(6).fill('numeric');
    clocks.set(zone, clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn',
      { timeZone: zone, hourCycle: 'h23', year, month, day, hour, minute, second }));
  }
  const [month, day, year, hour, minute, second] = clock.format(seconds * 1000).match(/\d+/g);
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** The rules of a zone for 1970 to 2037 as `ZoneRules.decode()` reads them; '' for unknown zones. */
export function zoneText(zone) {
  if (!rules.has(zone)) {
    try { rules.set(zone, rulesOf(zone)); } catch { rules.set(zone, ''); }
  }
  return rules.get(zone);
}

function rulesOf(zone) {
  const { initial, found } = globalThis.Temporal ? askTemporal(zone) : probe(zone);
  // Nobody says what daylight time is: what ends within 300 days by going back.
  return found.reduce((text, { time, offset }, index) => {
    const next = found[index + 1], isDaylight = next?.offset < offset && next.time - time < 300 * 86400;
    return text + `at ${time} ${offset} ${+isDaylight}\n`;
  }, `zone ${zone}\ninitial ${initial} 0\n`);
}

const LAST_PROBED = 24840;  // days since 1970

function askTemporal(zone) {
  let at = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone), offset = at.offsetNanoseconds / 1e9;
  const initial = offset, found = [];
  while ((at = at.getTimeZoneTransition('next')) && at.epochMilliseconds <= LAST_PROBED * 864e5) {
    if (at.offsetNanoseconds / 1e9 === offset) continue;
    offset = at.offsetNanoseconds / 1e9;
    found.push({ time: at.epochMilliseconds / 1000, offset });
  }
  return { initial, found };
}

/** Where there is no Temporal: a few thousand looks at the clock. */
function probe(zone) {
  const offsetAt = time => wallClock(zone, time) - time;
  const initial = offsetAt(0), found = [];
  let time = 0, offset = initial;
  // Six days: Boa Vista once had daylight time for a week.
  for (let day = 6; day <= LAST_PROBED; day += 6) {
    const end = day * 86400, last = offsetAt(end);
    // Between two samples of the same offset nothing happens; otherwise the time between is halved again and again.
    while (offset !== last) {
      let low = time, high = end, next = last;
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2), seen = offsetAt(middle);
        if (seen === offset) low = middle; else [high, next] = [middle, seen];
      }
      found.push({ time: time = high, offset: offset = next });
    }
    time = end;
  }
  return { initial, found };
}

// MARK: The wasm

const decoder = new TextDecoder('utf-8', { ignoreBOM: true }), encoder = new TextEncoder();
const compiled = new Map();

/** A program, compiled once for all elements; while it arrives if the server names the media type of wasm. */
function compile(program) {
  if (!compiled.has(program)) compiled.set(program, (async () => {
    const url = new URL(program, import.meta.url), response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
    return WebAssembly.compileStreaming && /^application\/wasm\b/.test(response.headers.get('Content-Type'))
      ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  })().catch(error => {
    compiled.delete(program);
    throw error;
  }));
  return compiled.get(program);
}

const texts = new Map();

/** `localeText`, remembered: it takes as long as a frame. */
function knownLocaleText(tags, system) {
  const key = [system, ...tags].join();
  if (!texts.has(key)) texts.set(key, localeText(tags, system));
  return texts.get(key);
}

async function ask(url, signal) {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
}

const pause = time => new Promise(done => setTimeout(done, time));

/** Until what was changed is on the screen; nothing is drawn where nobody looks. */
const seen = () => document.hidden ? pause() : new Promise(requestAnimationFrame).then(() => pause());

/** Until what was changed is on the screen and the page has nothing to do; passes the value on. */
async function idle(value) {
  await seen();
  await seen();
  if (!document.hidden && globalThis.requestIdleCallback) {
    await new Promise(done => requestIdleCallback(done, { timeout: 1000 }));
  }
  return value;
}

const setAttribute = (element, name, value) =>
  value === undefined || value === '' ? element.removeAttribute(name) : element.setAttribute(name, value);

/** What the colours of a palette are where people choose all colours themselves; those of calendars still tell them apart. */
const FORCED = { background: 'Canvas', surface: 'Canvas', selection: 'Canvas',
  hairline: 'color-mix(in srgb, CanvasText 40%, Canvas)', ink: 'CanvasText', ink2: 'CanvasText', ink3: 'CanvasText',
  accent: 'Highlight', 'on-accent': 'HighlightText', focus: 'Highlight' };

function forcedColors(palette) {
  const rules = [...palette.matchAll(/--almanac-([\w-]+):/g)].map(([name, role]) => {
    const color = FORCED[role] ?? (role.endsWith('-tint') ? 'Canvas' : role.endsWith('-text') && 'CanvasText');
    return color ? name + color : '';
  });
  return `@media (forced-colors: active) { :host { ${rules.filter(Boolean).join(';')} } }`;
}

/** An image; in one colour alone, if there is a tint, by its opaque parts. */
function imageElement(url, mode, tint, label) {
  const element = document.createElement(tint ? 'span' : 'img'), style = element.style;
  element.className = 'p';
  if (tint) {
    style.background = tint;
    style.mask = `url("${url}") center / ${mode === 'none' ? 'auto' : mode} no-repeat`;
    setAttribute(element, 'role', label && 'img');
    setAttribute(element, 'aria-label', label);
  } else {
    style.objectFit = mode;
    Object.assign(element, { alt: label, draggable: false, decoding: 'async', referrerPolicy: 'no-referrer', src: url });
  }
  return element;
}

// MARK: The element

/**
 * Attributes, also properties: locale, calendar (a calendar system, such as hebrew, persian or islamicUmmAlQura, by the
 * names of `almanac convert`; others mean gregorian), timezone, date (shown first), today (instead of the clock's), level
 * (year, month, week, day or agenda), src (an .ics file), api (a server of `almanac serve`). Dates are as 2026-02-16,
 * whatever the calendar. With panel there are search and lists beside the calendar; panel="closed" only has a button
 * that opens them. theme is basic, light, dark or contrast; without it, light or dark by the page, or high contrast for
 * those who prefer more. With images="remote" images of events are loaded from wherever they are, by https; otherwise only
 * those in the files themselves are shown, and nobody learns that they are looked at. The page's Content-Security-Policy
 * must allow `img-src blob:`, and `https:` for remote ones.
 * Events: ready; dateselect {date}; eventactivate {uid, title, date, start, end, allDay, calendar};
 * visiblerange {from, to}, `to` not included; levelchange {level}; calendarload {name, events, skipped};
 * loaderror {message, problems}.
 */
export class AlmanacCalendar extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = ['locale', 'lang', 'calendar', 'timezone', 'date', 'today', 'level', 'src', 'api', 'months',
    'rows', 'outdays', 'weeknumbers', 'weekdays', 'panel', 'theme', 'images'];

  #engine; #program; #life; #box; #note; #sheet; #nodes; #images = new Map(); #frame; #scrolled; #report; #timers = {};
  #reading;          // the latest answer of the server that is read, or waits for its turn
  #early;            // what the server was asked before the wasm was there
  #named;            // views that others refer to, whose elements therefore have ids
  #isSoon = false;   // what a script changes is shown when it has ended
  #quiet = false;    // focus moves by our own doing
  #pressed; #clicks = { time: -1 };
  #files = [];       // what load() was given, for the next connection

  static {
    for (const name of ['locale', 'calendar', 'timezone', 'date', 'today', 'level', 'src', 'api', 'months', 'rows', 'outdays',
      'weeknumbers', 'weekdays', 'panel', 'theme', 'images']) {
      Object.defineProperty(this.prototype, name, {
        configurable: true, enumerable: true,
        get() { return this.getAttribute(name); },
        set(value) { value == null ? this.removeAttribute(name) : this.setAttribute(name, value); },
      });
    }
  }

  /** Adds the events of an .ics text. Call it after `ready`. */
  load(text, { name = '', replace = false } = {}) {
    const result = this.#load(text, name, replace);
    if (result.isRead) this.#files = [...replace ? [] : this.#files, { text, name }];
    return result;
  }
  goTo(date) { this.#day('almanac_show', date); }
  /** Selects a day, or none for null. */
  select(date) { this.#day('almanac_select', date ?? ''); }
  showToday() { this.#call('almanac_move', 0); }
  next() { this.#call('almanac_move', 1); }
  previous() { this.#call('almanac_move', -1); }
  zoomIn() { this.#call('almanac_zoom', 1); }
  zoomOut() { this.#call('almanac_zoom', -1); }

  /** Frees everything; the element starts anew when it is connected again. */
  close() {
    this.#life?.abort();
    this.#engine?.almanac_close();
    this.#engine = this.#pressed = undefined;
    cancelAnimationFrame(this.#frame);
    Object.values(this.#timers).forEach(clearTimeout);
    this.#frame = 0;
    this.#timers = {};
    this.#box?.remove();
    this.#images.forEach(url => URL.revokeObjectURL(url));
    this.#images.clear();
    this.removeAttribute('ready');
  }

  disconnectedCallback() { this.close(); }

  async connectedCallback() {
    this.close();
    const life = this.#life = new AbortController();
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    [this.#nodes, this.#scrolled, this.#named] = [new Map(), new Set(), new Set()];
    this.#reading = undefined;
    this.#sheet = new CSSStyleSheet();
    this.#sheet.replaceSync(BASE_CSS);
    root.adoptedStyleSheets = [this.#sheet];
    this.#box = root.appendChild(document.createElement('div'));
    this.#box.className = 'box';
    this.#note = this.#box.appendChild(document.createElement('div'));
    this.#note.className = 'note';
    this.#note.role = 'status';
    let engine;
    try {
      // All that can be done while the wasm comes: to ask the server, and to find words, rules of the zone and fonts.
      const module = compile(this.#program = this.#wanted);
      this.#early = this.#askEarly(life.signal);
      knownLocaleText(...this.#language);
      zoneText(this.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
      this.#findFonts();
      engine = (await WebAssembly.instantiate(await module, { host: this.#imports() })).exports;
    } catch (error) {
      if (life.signal.aborted) return;
      console.error('almanac-calendar:', error);
      this.#note.role = 'alert';
      this.#note.textContent = 'The calendar could not be loaded.';
      return;
    }
    if (life.signal.aborted) return;
    this.#engine = engine;
    this.#frame = -1;  // no frame before the first one below
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const setMotion = () => engine.almanac_set_reduced_motion(+motion.matches);
    engine.almanac_open();
    this.#setLocale();
    this.#setZone();
    this.#setToday();
    if (dayOf(this.date) !== undefined) engine.almanac_show(this.#send(this.date));
    this.#setLevel();
    this.#setMonths();
    this.#setPanel();
    this.#setTheme();
    this.#setImages();
    this.#setPixel();
    const size = this.#size;
    engine.almanac_start(...size, +motion.matches);
    this.#listen(life.signal);
    motion.addEventListener('change', setMotion, { signal: life.signal });
    MORE_CONTRAST.addEventListener('change', () => this.#setTheme(), { signal: life.signal });
    let known = size.join();
    const observer = new ResizeObserver(() => {
      const size = this.#size;
      if (known === (known = size.join())) return;
      this.#setPixel();
      engine.almanac_resize(...size);
    });
    observer.observe(this.#box);
    life.signal.addEventListener('abort', () => observer.disconnect());
    this.#files.forEach(({ text, name }) => this.#load(text, name, false));
    this.#fetchFile();
    // Events that are here in a moment are in the first frame: to draw twice would take longer.
    await Promise.race([this.#connect(), pause(50)]);
    if (life.signal.aborted) return;
    this.#tick();
    this.setAttribute('ready', '');
    this.#emit('ready');
    this.#rehearse(engine, life.signal);
  }

  /** Lets the browser compile, while it has nothing to do, what is wanted next. */
  async #rehearse(engine, signal) {
    do await idle(); while (!signal.aborted && engine.almanac_rehearse());
  }

  attributeChangedCallback(name, before, after) {
    if (!this.#engine || before === after) return;
    this.#showSoon();
    switch (name) {
      case 'locale': case 'lang': case 'calendar': return this.#setLocale();
      case 'timezone': this.#setZone(); return this.#setToday();
      case 'today': return this.#setToday();
      case 'level': return this.#setLevel();
      case 'months': case 'rows': case 'outdays': case 'weeknumbers': case 'weekdays': return this.#setMonths();
      case 'panel': return this.#program === this.#wanted || this.panel === null ? this.#setPanel()
        : void this.connectedCallback();
      case 'theme': return this.#setTheme();
      case 'images': return this.#setImages();
      case 'date': return dayOf(after) === undefined ? undefined : this.goTo(after);
      case 'src': return void this.#fetchFile(true);
      case 'api': return void this.#connect();
    }
  }

  // MARK: Surroundings

  /** The calendar system and the words for it. */
  #setLocale() {
    const [tags, calendar] = this.#language;
    const text = knownLocaleText(tags, calendar);
    this.#engine.almanac_set_calendar(this.#send(calendar));
    this.#engine.almanac_set_locale(this.#send(text));
  }

  get #language() {
    const calendar = Object.hasOwn(CALENDARS, this.calendar ?? '') ? this.calendar : 'gregorian';
    return [[this.locale, this.closest('[lang]')?.lang, ...navigator.languages ?? []], calendar];
  }

  #setZone() {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    for (const zone of [this.timezone, own, 'UTC']) {
      if (zone && this.#engine.almanac_set_zone(this.#send(zone))) return;
    }
  }

  #setToday() {
    this.#engine.almanac_set_today(this.#send(dayOf(this.today) === undefined ? '' : this.today));
    this.#setClock();
  }

  /** Tells the time, now and with every minute. */
  #setClock() {
    clearTimeout(this.#timers.clock);
    const rest = this.#engine.almanac_set_clock(Date.now() / 1000);
    this.#timers.clock = setTimeout(() => this.#setClock(), rest * 1000 + 50);
  }

  #setLevel() {
    const level = LEVELS.indexOf(this.level);
    if (level >= 0) this.#engine.almanac_set_level(level);
  }

  /** months="pages|sideways", rows="six", outdays="shown|hidden", weeknumbers, weekdays="mon-fri" or a list. */
  #setMonths() {
    let weekdays = 0;
    for (const part of (this.getAttribute('weekdays') ?? '').toLowerCase().split(',')) {
      const [first, last = first] = part.split('-').map(name => WEEKDAYS.indexOf(name.trim()));
      if (first < 0 || last < 0) continue;
      for (let day = first; ; day = (day + 1) % 7) {
        weekdays |= 1 << day;
        if (day === last) break;
      }
    }
    const outDays = OUT_DAYS.indexOf(this.getAttribute('outdays'));
    this.#engine.almanac_set_months(MONTHS.indexOf(this.getAttribute('months')), +(this.getAttribute('rows') === 'six'),
      outDays < 0 ? 1 : outDays, +this.hasAttribute('weeknumbers'), weekdays);
  }

  #setPanel() {
    this.#engine.almanac_set_panel(this.panel === null ? 0 : this.panel === 'closed' ? 1 : 2);
  }

  /** What this element loads: what not all show are programs of their own. */
  get #wanted() {
    return this.hasAttribute('gallery') ? 'almanac-gallery.wasm'
      : this.panel === null ? 'almanac.wasm' : 'almanac-panel.wasm';
  }

  #setTheme() {
    this.#engine.almanac_set_theme(Math.max(0, THEMES.indexOf(this.theme ?? (MORE_CONTRAST.matches ? 'contrast' : ''))));
  }

  /** images="remote" loads those that events have at other places too: who serves them learns of it. */
  #setImages() { this.#engine.almanac_set_images(+(this.images === 'remote')); }

  /** Looks up the fonts of texts, which takes as long as laying out a hundred of them. */
  #findFonts() {
    const sample = document.createElement('div');
    sample.className = 'size';
    for (const weight of [400, 500, 600]) {
      const line = sample.appendChild(document.createElement('p'));
      line.style.fontWeight = weight;
      line.textContent = '0123456789';
    }
    this.#box.append(sample);
    sample.getBoundingClientRect();
    sample.remove();
  }

  #setPixel() { this.#box.style.setProperty('--px', `${1 / devicePixelRatio}px`); }

  get #size() { return [this.#box.clientWidth, this.#box.clientHeight, devicePixelRatio]; }

  // MARK: Calls from and to the wasm

  #imports() {
    const text = (start, count) => decoder.decode(new Uint8Array(this.#memory, start, count));
    return {
      commit: (words, count, start, bytes) =>
        this.#commit(new Int32Array(this.#memory, words, count), text(start, bytes)),
      image: (id, format, start, count) => this.#images.set(id, format < 0 ? text(start, count) : URL.createObjectURL(
        new Blob([new Uint8Array(this.#memory, start, count)], { type: 'image/' + MEDIA_TYPES[format] }))),
      frame: () => this.#requestFrame(),
      focus: id => this.#focus(id),
      zone: (start, count) => this.#send(zoneText(text(start, count))),
      tell: (kind, start, count) => this.#hear(kind, text(start, count).split('\x1f')),
    };
  }

  /** What the wasm says besides frames: the cases of `WebMessage`. */
  #hear(kind, fields) {
    const [first, second, third, fourth] = fields;
    switch (kind) {
      case 0:
        this.#sheet.replaceSync(BASE_CSS);
        this.#sheet.insertRule(first, this.#sheet.cssRules.length);
        return void this.#sheet.insertRule(forcedColors(first), this.#sheet.cssRules.length);
      case 1: return this.#emit('dateselect', { date: first || null });
      case 2: {
        const [uid, title, start, end, allDay, calendar] = fields;
        return this.#emit('eventactivate',
          { uid, title, date: start.slice(0, 10), start, end, allDay: allDay === '1', calendar });
      }
      case 3: return this.#emit('visiblerange', { from: first, to: second });
      case 4: return void this.#fetchEvents(first, second, +third, fourth === '1');
      case 5:
        if (first === '1') this.#emit('loaderror', { message: second, problems: [] });
        return this.#notify([second]);
      case 6: {
        const problems = [];
        for (let at = 4; at < fields.length; at += 2) problems.push({ line: +fields[at], reason: fields[at + 1] });
        this.#report = { isRead: first === '1', events: +second, skipped: +third, sentence: fields[3], problems };
        return;
      }
      case 7: return console.warn('almanac-calendar:', first);
      case 8:
        this.#box.dir = first === '1' ? 'rtl' : 'ltr';
        this.#note.title = second;
        return;
      case 9: return this.#emit('levelchange', { level: LEVELS[first] });
    }
  }

  get #memory() { return this.#engine.memory.buffer; }

  /** Writes a text, or the bytes of one, into the wasm's inbox; returns its length in bytes. */
  #send(text) {
    const bytes = typeof text === 'string' ? encoder.encode(text) : text, start = this.#engine.almanac_inbox(bytes.length);
    new Uint8Array(this.#memory, start, bytes.length).set(bytes);
    return bytes.length;
  }

  #requestFrame() {
    this.#frame ||= requestAnimationFrame(() => this.#tick());
  }

  #tick() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    for (const id of this.#scrolled) {
      const element = this.#nodes.get(id)?.element;
      if (element) this.#engine.almanac_scrolled(id, element.scrollLeft, element.scrollTop);
    }
    this.#scrolled.clear();
    this.#engine.almanac_tick(performance.now() / 1000);
  }

  /** Shows what a script changes when it has ended: the next frame need not wait for it. */
  #showSoon() {
    if (!this.#engine || this.#frame < 0 || this.#isSoon) return;
    this.#isSoon = true;
    queueMicrotask(() => {
      this.#isSoon = false;
      if (this.#engine && this.#frame >= 0) this.#tick();
    });
  }

  #day(call, date) {
    if (date !== '' && dayOf(date) === undefined) {
      throw new RangeError(`expected a date such as 2026-02-16, found ${date}`);
    }
    if (this.#engine) this.#call(call, this.#send(date));
  }

  #call(name, argument) {
    this.#engine?.[name](argument);
    this.#showSoon();
  }

  #emit(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true })); }

  // MARK: Elements

  /** Plays a frame: operation after operation, strings in the order of the words. */
  #commit(words, text) {
    const nodes = this.#nodes, decorated = new Set(), scrolls = [], px = value => value / 64 + 'px';
    // What is new comes into the document as a whole, when it is finished: piece by piece it would take twice as long.
    let at = 0, cursor = 0, roots = [];
    const attach = () => {
      for (const [parent, made] of roots) {
        if (parent === this.#box) parent.insertBefore(made, this.#note); else parent.append(made);
      }
      roots = [];
    };
    const word = () => words[at++];
    const string = () => text.slice(cursor, cursor += word());
    const active = this.shadowRoot.activeElement;
    this.#quiet = true;
    while (at < words.length) {
      const operation = word(), id = word(), node = nodes.get(id), element = node?.element;
      switch (operation) {
        case 1: {
          const parent = nodes.get(word())?.element ?? this.#box, traits = word();
          const made = document.createElement(traits & 256 ? 'input' : 'div');
          if (traits & 256) Object.assign(made, { type: 'search', autocomplete: 'off', spellcheck: false });
          made.view = id;
          // Few elements are referred to; for the others an id would cost as much as all the rest.
          if (this.#named.has(id)) made.id = 'v' + id;
          const kind = kinds[traits] ??= 'v ' + TRAITS.filter((_, bit) => traits >> bit & 1).join(' ');
          made.className = kind;
          nodes.set(id, { element: made, kind, moves: traits & 4, pinned: traits & 152 });
          if (parent === this.#box || parent.isConnected) roots.push([parent, made]); else parent.append(made);
          break;
        }
        case 2:
          for (const inner of element.querySelectorAll('.v')) nodes.delete(inner.view);
          nodes.delete(id);
          element.remove();
          break;
        case 3:
          attach();
          element.parentNode.insertBefore(element, element.parentNode === this.#box ? this.#note : null);
          break;
        case 4: {
          const x = px(word()), y = px(word()), style = element.style;
          // A place would pin what is pinned in both directions.
          if (node.moves) style.transform = `translate(${x},${y})`;
          else if (!node.pinned) {
            style.left = x;
            style.top = y;
          }
          style.width = px(word());
          style.height = px(word());
          break;
        }
        case 5: element.className = `${node.kind} l${word()}`; break;
        case 6: this.#sheet.insertRule(string(), this.#sheet.cssRules.length); break;
        case 7:
          if (element.localName === 'input') {
            const value = string();
            // Writing what is there already would disturb people who are typing.
            if (element.value !== value) element.value = value;
            break;
          }
          if (node.text) node.text.data = string();
          else element.prepend(node.text = document.createTextNode(string()));
          decorated.add(element);
          break;
        case 8: element.hidden = word(); break;
        case 9: {
          const role = node.role = word(), row = word(), column = word(), had = node.isPlaced;
          setAttribute(element, 'role', ROLES[role]);
          node.isPlaced = role === 6 || row || column;
          if (had || node.isPlaced) {
            setAttribute(element, 'aria-level', role === 6 ? 2 : undefined);
            setAttribute(element, 'aria-rowindex', row || undefined);
            setAttribute(element, 'aria-colindex', column || undefined);
          }
          this.#setTabIndex(node);
          decorated.add(element);
          break;
        }
        case 10: {
          const label = string();
          if (element.firstElementChild && !label !== !element.ariaLabel) {
            for (const inner of element.querySelectorAll('.v:not([role])')) decorated.add(inner);
          }
          setAttribute(element, 'aria-label', label);
          if (element.localName === 'input') element.placeholder = label;
          break;
        }
        case 11: {
          const bits = word();
          const set = (name, bit, value) => setAttribute(element, name, bits & bit ? value : undefined);
          setAttribute(element, 'aria-selected', bits & 2 ? 'true' : bits & 1 ? 'false' : undefined);
          setAttribute(element, 'aria-checked', bits & 4096 ? 'true' : bits & 2048 ? 'false' : undefined);
          set('aria-current', 4, 'date');
          set('aria-disabled', 8, 'true');
          set('aria-pressed', 128, 'true');
          set('aria-live', 512, 'polite');
          set('aria-multiselectable', 1024, 'true');
          element.inert = !!(bits & 8192);
          break;
        }
        case 12: {
          const owned = Array.from({ length: word() }, word);
          for (const id of owned) {
            this.#named.add(id);
            if (nodes.has(id)) nodes.get(id).element.id = 'v' + id;
          }
          setAttribute(element, 'aria-owns', owned.map(id => 'v' + id).join(' '));
          break;
        }
        case 13:
          node.tabStop = word();
          this.#setTabIndex(node);
          break;
        case 14:
          if (!node.size) {
            element.append(node.size = document.createElement('div'));
            node.size.className = 'size';
          }
          [node.size.style.width, node.size.style.height] = [px(word()), px(word())];
          break;
        case 15: scrolls.push([node, word() / 64, word() / 64]); break;
        case 16: {
          const [scaleX, scaleY, opacity] = [word(), word(), word()].map(value => value / 65536);
          const x = px(word()), y = px(word()), isPlain = scaleX === 1 && scaleY === 1;
          element.style.opacity = opacity === 1 ? '' : opacity;
          element.style.transform = isPlain && x === '0px' && y === '0px' ? ''
            : `translate(${x},${y}) scale(${scaleX},${scaleY})`;
          break;
        }
        case 17:
          for (const name of ['posinset', 'setsize', 'rowcount', 'colcount']) {
            setAttribute(element, 'aria-' + name, word() || undefined);
          }
          break;
        case 18: {
          const url = this.#images.get(word()), mode = CONTENT_MODES[word()], opacity = word() / 65536;
          const tint = string(), label = string();
          node.image?.remove();
          node.image = url && imageElement(url, mode, tint, label);
          if (!url) break;
          if (opacity !== 1) node.image.style.opacity = opacity;
          // A text of the element itself comes first, a child later.
          if (node.text) node.text.after(node.image); else element.prepend(node.image);
          break;
        }
        case 19:
          URL.revokeObjectURL(this.#images.get(id));
          this.#images.delete(id);
          break;
        default: throw new Error(`almanac-calendar: unknown operation ${operation}`);
      }
    }
    attach();
    // Once everything has its place: elements that were moved lose focus, and only what is long enough can scroll.
    for (const [node, x, y] of scrolls) {
      node.written = [x, y];
      node.element.scrollTo({ left: x, top: y, behavior: 'instant' });
    }
    // Text inside a labelled element is spoken with it.
    for (const element of decorated) {
      const isDecoration = !element.role && element.firstChild?.data
        && element.parentNode?.closest?.('[role], [aria-label]')?.ariaLabel;
      if (isDecoration || element.ariaHidden) setAttribute(element, 'aria-hidden', isDecoration ? 'true' : undefined);
    }
    if (active?.isConnected && active !== this.shadowRoot.activeElement) active.focus({ preventScroll: true });
    this.#quiet = false;
  }

  #setTabIndex({ element, role, tabStop }) {
    setAttribute(element, 'tabindex', tabStop ? 0 : [4, 5, 18].includes(role) ? -1 : undefined);
  }

  #focus(id) {
    this.#quiet = true;
    this.#nodes.get(id)?.element.focus({ preventScroll: true });
    this.#quiet = false;
  }

  // MARK: Input

  #listen(signal) {
    const engine = this.#engine, root = this.shadowRoot;
    const idAt = element => element?.closest?.('.v')?.view ?? 0;
    const modifiers = event => event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3;
    const on = (target, types, listener, options) =>
      types.split(' ').forEach(type => target.addEventListener(type, listener, { signal, ...options }));

    // Native scrolling. What the wasm wrote itself comes back as an event and is not told again.
    const ended = (id, node) => {
      // Where it ended comes first: at rest the wasm may move its origin.
      if (this.#scrolled.delete(id)) engine.almanac_scrolled(id, node.element.scrollLeft, node.element.scrollTop);
      if (node.scrolling) engine.almanac_scroll_ended(id);
      node.scrolling = false;
    };
    on(root, 'scroll', ({ target }) => {
      const id = idAt(target), node = this.#nodes.get(id);
      if (!node) return;
      const [x, y] = node.written ?? [];
      if (Math.abs(x - target.scrollLeft) < 1 && Math.abs(y - target.scrollTop) < 1) return;
      node.written = undefined;
      node.scrolling = true;
      this.#scrolled.add(id);
      this.#requestFrame();
      if ('onscrollend' in window) return;
      clearTimeout(this.#timers.scroll);
      this.#timers.scroll = setTimeout(ended, 150, id, node);
    }, { capture: true, passive: true });
    on(root, 'scrollend', ({ target }) => {
      const id = idAt(target), node = this.#nodes.get(id);
      if (node) ended(id, node);
    }, { capture: true });

    const point = (phase, event, target) => {
      const box = this.#box.getBoundingClientRect();
      // A frame's moves come as one; a fling is as fast as all of them.
      const parts = phase === 1 && event.pointerType === 'touch' && event.getCoalescedEvents?.() || [];
      for (const part of parts.slice(0, -1)) {
        engine.almanac_pointer(1, idAt(target), part.clientX - box.left, part.clientY - box.top, part.timeStamp / 1000,
          this.#clicks.count, modifiers(event) | 16);
      }
      return engine.almanac_pointer(phase, idAt(target), event.clientX - box.left, event.clientY - box.top,
        event.timeStamp / 1000, this.#clicks.count, modifiers(event) | { touch: 16, pen: 32 }[event.pointerType]);
    };
    on(root, 'pointerdown', event => {
      if (!event.isPrimary || event.button !== 0 || this.#note.contains(event.target)) return;
      if (event.target.localName === 'input') return;
      const last = this.#clicks;
      const distance = Math.hypot(event.clientX - last.x, event.clientY - last.y);
      const isAgain = distance < 6 && event.timeStamp - last.time < 400;
      this.#clicks = { x: event.clientX, y: event.clientY, time: event.timeStamp, count: isAgain ? last.count + 1 : 1 };
      this.#pressed = event.pointerId;
      point(0, event, event.target);
    });
    on(root, 'pointermove pointerup pointercancel', event => {
      if (event.pointerId !== this.#pressed) return;
      const phase = { pointermove: 1, pointerup: 2, pointercancel: 3 }[event.type];
      // Captured late: at pointerdown it would keep the focus from what was pressed.
      if (phase === 1) this.#box.setPointerCapture(event.pointerId); else this.#pressed = undefined;
      point(phase, event, root.elementFromPoint(event.clientX, event.clientY));
    });
    // Pinches of fingers and trackpads; a wheel with Control is what most browsers make of the latter.
    const magnify = (phase, event, x, y, factor, isVertical = false) => {
      const box = this.#box.getBoundingClientRect();
      const isUsed = engine.almanac_magnify(phase, x - box.left, y - box.top, factor, +isVertical,
        event.timeStamp / 1000, modifiers(event));
      if (isUsed && event.cancelable) event.preventDefault();
    };
    // Not at the root: Chromium lets events be prevented only where an element listens.
    on(this.#box, 'wheel', event => {
      const lines = [1, 16, 400][event.deltaMode];
      if (!event.ctrlKey && !event.metaKey && !event.altKey) {
        if (!event.target.closest('.turns')) return;
        const box = this.#box.getBoundingClientRect();
        let [right, down] = [event.deltaX * lines, event.deltaY * lines];
        if (event.shiftKey && !right) [right, down] = [down, 0];
        const isUsed = engine.almanac_wheel(event.clientX - box.left, event.clientY - box.top, right, down);
        if (isUsed && event.cancelable) event.preventDefault();
        return;
      }
      magnify(4, event, event.clientX, event.clientY, Math.exp(-event.deltaY * lines / 100));
    }, { passive: false });
    let pinch;
    on(this.#box, 'touchstart touchmove touchend touchcancel', event => {
      const [first, second] = event.touches;
      if (event.touches.length !== 2) {
        if (pinch) magnify(event.type === 'touchcancel' ? 3 : 2, event, pinch.x, pinch.y, 1);
        pinch = undefined;
        return;
      }
      const width = Math.abs(first.clientX - second.clientX), height = Math.abs(first.clientY - second.clientY);
      const last = pinch, size = Math.max(1, Math.hypot(width, height));
      const isVertical = last ? last.isVertical : height > 2 * width;
      pinch = { x: (first.clientX + second.clientX) / 2, y: (first.clientY + second.clientY) / 2, size, isVertical };
      magnify(last ? 1 : 0, event, pinch.x, pinch.y, last ? size / last.size : 1, isVertical);
    }, { passive: false });
    let scale = 1;
    on(this.#box, 'gesturestart gesturechange gestureend', event => {
      const phase = { gesturestart: 0, gesturechange: 1, gestureend: 2 }[event.type];
      magnify(phase, event, event.clientX, event.clientY, phase === 0 ? 1 : event.scale / scale);
      scale = phase === 0 ? 1 : event.scale;
    }, { passive: false });
    // Assistive technology clicks without a pointer.
    on(root, 'click', event => {
      if (event.detail === 0) engine.almanac_activate(idAt(event.target));
    });
    on(root, 'keydown', event => {
      if (event.isComposing || event.ctrlKey || event.metaKey) return;
      if (event.altKey && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      let key = KEYS[event.key];
      if (!Object.hasOwn(KEYS, event.key)) {
        // A character, by its number; keys with names do not type.
        if ([...event.key].length !== 1) return;
        key = 15 | event.key.codePointAt(0) << 8;
      }
      // All other keys are for the text.
      if (event.target.localName === 'input' && !['Escape', 'Enter', 'ArrowUp', 'ArrowDown'].includes(event.key)) return;
      if (event.key === 'Escape' && this.#note.firstChild) this.#note.replaceChildren();
      else if (!engine.almanac_key(key, event.shiftKey | event.altKey << 2)) return;
      event.preventDefault();
    });
    on(root, 'input', ({ target }) => engine.almanac_edited(idAt(target), this.#send(target.value)));
    on(root, 'focusin', event => {
      if (!this.#quiet) engine.almanac_focus(idAt(event.target));
    });
    on(root, 'focusout', event => {
      if (!this.#quiet && !root.contains(event.relatedTarget)) engine.almanac_focus(0);
    });

    on(this, 'dragenter dragover', event => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      this.#box.classList.add('drop');
    });
    on(this, 'dragleave', event => {
      if (!this.contains(event.relatedTarget)) this.#box.classList.remove('drop');
    });
    on(this, 'drop', event => {
      this.#box.classList.remove('drop');
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      this.#loadFiles([...event.dataTransfer.files], signal);
    });
    on(this.#note, 'click', () => this.#note.replaceChildren());
    on(document, 'visibilitychange', () => this.#setClock());
  }

  // MARK: Files and the server

  #load(text, name, replace) {
    if (!this.#engine) throw new Error('the calendar is not ready');
    const title = encoder.encode(name), bytes = encoder.encode(text);
    const start = this.#engine.almanac_inbox(title.length + bytes.length);
    const inbox = new Uint8Array(this.#memory, start, title.length + bytes.length);
    inbox.set(title);
    inbox.set(bytes, title.length);
    this.#engine.almanac_load(title.length, title.length + bytes.length, +replace);
    const { isRead, events, skipped, sentence, problems } = this.#report;
    if (isRead) this.#emit('calendarload', { name, events, skipped });
    if (!isRead || problems.length) this.#emit('loaderror', { message: sentence, problems });
    return this.#report;
  }

  async #loadFiles(files, signal) {
    const lines = [];
    for (const file of files) {
      try {
        const text = await file.text();
        if (signal.aborted) return;
        const result = this.#load(text, file.name, false);
        if (result.isRead) this.#files.push({ text, name: file.name });
        lines.push(result.sentence);
      } catch (error) {
        lines.push(`${file.name}: ${error.message}`);
      }
    }
    this.#notify(lines);
  }

  #notify(lines) {
    clearTimeout(this.#timers.note);
    this.#note.replaceChildren(...lines.map(line => {
      const paragraph = document.createElement('p');
      paragraph.dir = 'auto';
      paragraph.textContent = line;
      return paragraph;
    }));
    this.#timers.note = setTimeout(() => this.#note.replaceChildren(), 8000);
  }

  #fail(error, signal) {
    if (signal.aborted) return;
    this.#notify([error.message]);
    this.#emit('loaderror', { message: error.message, problems: [] });
  }

  async #fetchFile(replace = false) {
    const signal = this.#life.signal, url = this.src;
    if (!url) return;
    try {
      const text = await (await ask(url, signal)).text();
      if (signal.aborted || url !== this.src) return;
      const result = this.#load(text, url.split('/').pop(), replace);
      if (!result.isRead || result.skipped) this.#notify([result.sentence]);
    } catch (error) {
      this.#fail(error, signal);
    }
  }

  /** Asks the server for what the wasm will want first: the events of the first month with the days around it. */
  #askEarly(signal) {
    const { api } = this, now = new Date(), today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5;
    if (!api) return;
    const day = dayOf(this.date) ?? dayOf(this.today) ?? today, isGregorian = !this.calendar;
    const first = (isGregorian ? dayOf(isoOf(day).slice(0, 8) + '01') : day - 31) - 6;
    const count = isGregorian ? 48 : 90;
    return { api, first, count, answer: this.#events(api, isoOf(first), isoOf(first + count), signal) };
  }

  async #isThere(api, signal) {
    try {
      return (await (await ask(`${api}/health`, signal)).json()).status === 'ok';
    } catch { /* nobody is there */ }
    return false;
  }

  /** The bytes of the answer; undefined if there is none, or something else than a calendar. */
  async #events(api, from, to, signal) {
    try {
      const response = await ask(`${api}/events?from=${from}&to=${to}`, signal);
      if (!/^text\/calendar\b/.test(response.headers.get('Content-Type'))) return;
      return new Uint8Array(await response.arrayBuffer());
    } catch { /* the wasm hears of it */ }
  }

  /**
   * Where no server answers, as on static hosting, the calendar stays empty and takes files. Who has answered is there:
   * to ask for more, and to wait for it, would cost the first frame.
   */
  async #connect() {
    const signal = this.#life.signal, { api } = this, early = this.#early;
    this.#early = undefined;
    const isEarly = !!early && early.api === api, bytes = isEarly ? await early.answer : undefined;
    const isThere = !!bytes || !!api && await this.#isThere(api, signal);
    if (signal.aborted || api !== this.api) return;
    this.#engine.almanac_set_server(+isThere, isEarly ? early.first : 0, isEarly ? early.count : 0);
    if (isThere && isEarly) await this.#read(bytes, 0, signal);
  }

  /** Answers the wasm's wish for the events of some days. What is in view is read part by part, each seen before the next. */
  #fetchEvents(from, to, number, isInView) {
    const signal = this.#life.signal, before = this.#reading, answer = () => this.#events(this.api, from, to, signal);
    if (!isInView) return void idle().then(() => !signal.aborted && this.#read(answer().then(idle), number, signal));
    const events = answer();
    this.#reading = (async () => {
      await before?.catch(() => {});
      await this.#read(events, number, signal);
      await seen();
    })();
  }

  /** Reads the events of an answer, and shows them at once. */
  async #read(answer, number, signal) {
    const bytes = await answer;
    if (signal.aborted) return;
    this.#engine.almanac_receive(bytes ? this.#send(bytes) : -1, number);
    if (this.#frame >= 0) this.#tick();
  }
}

globalThis.customElements?.define('almanac-calendar', AlmanacCalendar);
