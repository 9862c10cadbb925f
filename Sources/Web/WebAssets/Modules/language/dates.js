// Days, as ISO dates and as numbers.

/** Returns the days since 1970-01-01 of an ISO date such as 2026-02-16 or -000044-03-15; undefined for anything else. */
export function dayOf(iso) {
  const day = /^(\d{4}|[+-]\d{6})-\d\d-\d\d$/.test(iso) ? Date.parse(iso + 'T00:00:00Z') / 864e5 : NaN;
  return iso && isoOf(day) === iso ? day : undefined;
}

/** The longest range of a query, in days. */
const LONGEST_SPAN = 3660;

/** Returns the first day of a range with an exclusive end, and its number of days. Throws for any other range. */
export function spanOf({ start, end }) {
  const first = dayOf(start), count = dayOf(end) - first;
  if (count >= 0 && count <= LONGEST_SPAN) return [first, count];
  throw new RangeError(`expected two dates such as 2026-02-16, at most ${LONGEST_SPAN} days apart`);
}

/** Returns the ISO date of a day counted from 1970-01-01; null if there is no such day. */
export function isoOf(day) {
  const date = new Date(day * 864e5);
  return isNaN(date) ? null : date.toISOString().slice(0, -14);
}
