// Times and durations in the data of a page.

/** The clock of a time, see `EventBatch`; values from `zone` on include the index of a zone. */
export const CLOCK = { day: 0, floating: 1, utc: 2, zone: 3, instant: 0x8000, none: 0xffff };

/** Whether a page gives a field of an event. */
export const isGiven = value => value !== undefined && value !== null;

const DAY = 86400;
const ISO = new RegExp(String.raw`^(\d{4}|[+-]\d{6})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?`
  + String.raw`(Z|[+-]\d\d(?::?\d\d)?)?(?:\[!?([\w/+:-]+)\])?)?(?:\[!?u-ca=\w+\])?$`, 'i');
/** The most common times, whose parts have fixed positions: a day, or a local or UTC time. */
const COMMON = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z?)?$/;
const DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/i;

/**
 * Reads a time: a text in ISO 8601 or RFC 9557, a Date, milliseconds since 1970, or a Temporal object. `isDay` tells
 * whether it is a day; if undefined, the time itself determines it. `zone` is the name of the clock's zone, if any;
 * `place` returns the index of a zone in the batch. Returns the value in days or seconds, and the clock; undefined for
 * anything else.
 */
export function readTime(value, isDay, zone, place = () => 0) {
  if (typeof value === 'object') value = plain(value);
  if (typeof value === 'number') return fromInstant(value, isDay, zone, place);
  // Fixed positions take less than half the time: 200,000 times took V8 100 ms.
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

/** Returns the parts of a common time, as ISO finds them. */
function commonParts(text) {
  const digit = at => text.charCodeAt(at) - 48, two = at => 10 * digit(at) + digit(at + 1);
  const day = [text, 100 * two(0) + two(2), two(5), two(8)];
  return text.length === 10 ? day : [...day, two(11), two(14), two(17), text.endsWith('Z') ? 'Z' : undefined];
}

/** Converts a Date, from any frame, to milliseconds, and a Temporal object to a text or milliseconds. */
function plain(value) {
  if (value instanceof Date || Object.prototype.toString.call(value) === '[object Date]') return value.getTime();
  // Such as PlainDate. Polyfills have this tag, too.
  const [, kind] = /^Temporal\.(\w+)$/.exec(value?.[Symbol.toStringTag]) ?? [];
  if (kind === 'Instant') return Number(value.epochMilliseconds);
  return kind && value.toString({ calendarName: 'never' });
}

/**
 * For an all-day event, an instant (a Date or its JSON text) is the day on the browser's clock. Midnight UTC is the day
 * that begins there, because programs convert dates without a time to it.
 */
function fromInstant(milliseconds, isDay, zone, place) {
  if (!(Math.abs(milliseconds) <= 8.64e15)) return undefined;
  const seconds = Math.floor(milliseconds / 1000);
  if (!isDay) return { value: seconds, clock: zone ? CLOCK.instant + CLOCK.zone + place(zone) : CLOCK.utc };
  const offset = seconds % DAY ? new Date(milliseconds).getTimezoneOffset() * 60 : 0;
  return { value: Math.floor((seconds - offset) / DAY), clock: CLOCK.day };
}

/** Returns the days since 1970; undefined if there is no such date. */
function daysOf(year, month, day) {
  if (month < 1 || month > 12 || day < 1) return undefined;
  // The first 28 days of all months exist; years below 100 would be read as years of the last century.
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
 * Reads a duration: a text such as P1DT2H or 02:30, milliseconds, or a Temporal object. Returns calendar days and
 * seconds; undefined for anything else.
 */
export function readDuration(value) {
  if (typeof value === 'number') return value >= 0 ? { days: 0, seconds: Math.floor(value / 1000) } : undefined;
  const text = `${value}`, [, hours, minutes, rest = 0] = /^(\d+):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (hours !== undefined) return { days: 0, seconds: hours * 3600 + minutes * 60 + +rest };
  const [found, ...parts] = DURATION.exec(text) ?? [], [w = 0, d = 0, h = 0, m = 0, s = 0] = parts;
  const days = w * 7 + +d, seconds = h * 3600 + m * 60 + +s;
  return found && parts.some(Boolean) && days < 9e7 && seconds < 9e12 ? { days, seconds } : undefined;
}

/** Returns a time in iCalendar format. */
export function lineTime({ value, clock }) {
  const text = new Date(value * (clock === CLOCK.day ? DAY : 1) * 1000).toISOString().replace(/[-:]|\.\d+Z/g, '');
  return clock === CLOCK.day ? text.slice(0, -7) : clock === CLOCK.utc || clock >= CLOCK.instant ? `${text}Z` : text;
}
