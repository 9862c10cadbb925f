// Times and durations in the data of a page.

/** The clock that a time is read from, see `EventBatch`: from `zone` on, the place of a zone is added. */
export const CLOCK = { day: 0, floating: 1, utc: 2, zone: 3, instant: 0x8000, none: 0xffff };

const DAY = 86400;
const ISO = new RegExp(String.raw`^(\d{4}|[+-]\d{6})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?`
  + String.raw`(Z|[+-]\d\d(?::?\d\d)?)?(?:\[!?([\w/+:-]+)\])?)?(?:\[!?u-ca=\w+\])?$`, 'i');
/** The most common times, whose parts have fixed places: a day, and a time of the clock or of UTC. */
const COMMON = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z?)?$/;
const DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/i;

/** The kind of an object of Temporal, such as PlainDate, by its tag, so that polyfills count; undefined for others. */
const temporalKind = value => /^Temporal\.(\w+)$/.exec(value?.[Symbol.toStringTag])?.[1];

/**
 * Reads a time: a text in ISO 8601 or RFC 9557, a Date, milliseconds since 1970, or an object of Temporal. `isDay` says
 * whether it is a whole day; without it, the time does. `zone` is the name of the zone of the clock, if there is one;
 * `place` gives the place of a zone in the batch. Returns the value in days or seconds and the clock; undefined for
 * anything else.
 */
export function readTime(value, isDay, zone, place) {
  if (typeof value === 'object') value = plain(value);
  if (typeof value === 'number') return fromInstant(value, isDay, zone, place);
  // By their places, parts are found in less than half of the time: 200,000 times took V8 100 ms.
  const found = COMMON.test(value) ? commonParts(value) : ISO.exec(value);
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second = 0, offset, ownZone] = found;
  const days = daysOf(+year, +month, +day);
  if (days === undefined || hour > 23 || minute > 59 || second > 60) return undefined;
  const isInstant = /^z$/i.test(offset) && !ownZone;
  if ((isDay ?? hour === undefined) && !isInstant) return { value: days, clock: CLOCK.day };
  const seconds = days * DAY + (hour ?? 0) * 3600 + (minute ?? 0) * 60 + Math.min(second, 59);
  zone = ownZone ?? zone;
  if (offset) return fromInstant((seconds - secondsOf(offset)) * 1000, isDay, zone, place);
  return { value: seconds, clock: zone ? CLOCK.zone + place(zone) : CLOCK.floating };
}

/** The parts of a common time, as ISO finds them. */
function commonParts(text) {
  const digit = at => text.charCodeAt(at) - 48, two = at => 10 * digit(at) + digit(at + 1);
  const day = [text, 100 * two(0) + two(2), two(5), two(8)];
  return text.length === 10 ? day : [...day, two(11), two(14), two(17), text.endsWith('Z') ? 'Z' : undefined];
}

/** A Date, of whatever frame, in milliseconds, and an object of Temporal as a text or in milliseconds. */
function plain(value) {
  if (value instanceof Date || Object.prototype.toString.call(value) === '[object Date]') return value.getTime();
  const kind = temporalKind(value);
  if (kind === 'Instant') return Number(value.epochMilliseconds);
  return kind && value.toString({ calendarName: 'never' });
}

/**
 * An instant of a whole day, a Date or the text that JSON makes of it, is the day that the clock of the browser shows then.
 * Midnight UTC is the day that begins there: that is what programs make of a date without a time.
 */
function fromInstant(milliseconds, isDay, zone, place) {
  if (!(Math.abs(milliseconds) <= 8.64e15)) return undefined;
  const seconds = Math.floor(milliseconds / 1000);
  if (!isDay) return { value: seconds, clock: zone ? CLOCK.instant + CLOCK.zone + place(zone) : CLOCK.utc };
  const offset = seconds % DAY ? new Date(milliseconds).getTimezoneOffset() * 60 : 0;
  return { value: Math.floor((seconds - offset) / DAY), clock: CLOCK.day };
}

/** Days since 1970; undefined if there is no such date. */
function daysOf(year, month, day) {
  if (month < 1 || month > 12 || day < 1) return undefined;
  // The first days of all months exist; years below 100 would be those of the last century.
  if (day <= 28 && year > 99) return Date.UTC(year, month - 1, day) / (DAY * 1000);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / (DAY * 1000) : undefined;
}

function secondsOf(offset) {
  if (/z/i.test(offset)) return 0;
  const digits = offset.replace(/\D/g, '');
  return (offset[0] === '-' ? -60 : 60) * (digits.slice(0, 2) * 60 + +digits.slice(2, 4));
}

/**
 * Reads a length of time: a text such as P1DT2H or 02:30, milliseconds, or an object of Temporal; as calendar days and
 * seconds. Returns undefined for anything else.
 */
export function readDuration(value) {
  if (typeof value === 'number') return value >= 0 ? { days: 0, seconds: Math.floor(value / 1000) } : undefined;
  const text = `${value}`, [, hours, minutes, rest = 0] = /^(\d+):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (hours !== undefined) return { days: 0, seconds: hours * 3600 + minutes * 60 + +rest };
  const [found, ...parts] = DURATION.exec(text) ?? [], [w = 0, d = 0, h = 0, m = 0, s = 0] = parts;
  const days = w * 7 + +d, seconds = h * 3600 + m * 60 + +s;
  return found && parts.some(Boolean) && days < 9e7 && seconds < 9e12 ? { days, seconds } : undefined;
}

/** A time as iCalendar writes it. */
export function lineTime({ value, clock }) {
  const text = new Date(value * (clock === CLOCK.day ? DAY : 1) * 1000).toISOString().replace(/[-:]|\.\d+Z/g, '');
  return clock === CLOCK.day ? text.slice(0, -7) : clock === CLOCK.utc || clock >= CLOCK.instant ? `${text}Z` : text;
}
