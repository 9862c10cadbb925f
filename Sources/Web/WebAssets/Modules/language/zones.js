// Time zones: their rules from Temporal or, without it, from Intl's clock.

const clocks = new Map();
const rules = new Map();

/** Returns a zone's wall clock as if it were UTC, in seconds, for an instant in seconds. Throws for unknown zones. */
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

/**
 * Returns the rules of a zone from 1970 to 2037 in the form of `ZoneRules.decode()`, with the abbreviations of a
 * language; '' for unknown zones.
 */
export function zoneText(zone, language) {
  const key = zone + language;
  if (!rules.has(key)) {
    try { rules.set(key, rulesOf(zone, language)); } catch { rules.set(key, ''); }
  }
  return rules.get(key);
}

/** Returns the rules as text. */
function rulesOf(zone, language) {
  const { initial, found } = globalThis.Temporal ? askTemporal(zone) : probe(zone);
  // One abbreviation per offset, because each takes as long as ten readings of the clock.
  const names = [], format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'short' });
  const name = (time, offset) => names[offset] ??=
    format.formatToParts(time * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Daylight time is not reported; it is assumed for offsets that decrease again within 300 days.
  return found.reduce((text, { time, offset }, index) => {
    const next = found[index + 1], isDaylight = next?.offset < offset && next.time - time < 300 * 86400;
    return text + `at ${time} ${offset} ${+isDaylight} ${name(time, offset)}\n`;
  }, `zone ${zone}\ninitial ${initial} 0 ${name(0, initial)}\n`);
}

/** The last day to probe, counted from 1970-01-01. */
const LAST_PROBED = 24840;

/** Returns the first offset and all transitions, from Temporal. */
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

/** Does the same without Temporal, by reading the clock a few thousand times. */
function probe(zone) {
  const offsetAt = time => wallClock(zone, time) - time;
  const initial = offsetAt(0), found = [];
  let time = 0, offset = initial;
  // Steps of six days, because Boa Vista had daylight time for a week in 2000.
  for (let day = 6; day <= LAST_PROBED; day += 6) {
    const end = day * 86400, last = offsetAt(end);
    // Between two samples with equal offsets there is no transition; otherwise a binary search finds it.
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
