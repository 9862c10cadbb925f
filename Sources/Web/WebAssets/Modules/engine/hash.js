// Places in the URL of the page: `#/LEVEL/DAY`, and with an open event `#/LEVEL/DAY/ID`, in a series `#/LEVEL/DAY/ID/OCCURRENCE`.

import { date, level } from '../options/kinds.js';
import { warn } from '../options/properties.js';

const PLACE_HASH = /^#\/([^/]+)\/([^/]+)(?:\/([^/]+)(?:\/([^/]+))?)?$/;

/** Returns the URL of the page at a place; `event` has the identifier and the `recurrenceId` of an open event, which may be empty. */
export function urlOf({ level, date, event = [] }) {
  return new URL(`#/${[level, date, ...event.filter(Boolean).map(encodeURIComponent)].join('/')}`, location.href).href;
}

/**
 * Returns the place in the URL; undefined if its hash has another form, such as an anchor of the page. One without a valid level
 * or day is reported once.
 */
export function placeInURL(element) {
  const { hash } = location, parts = PLACE_HASH.exec(hash)?.slice(1);
  if (!parts) return undefined;
  try {
    const [name, day, id, occurrence = ''] = parts.map(part => part && decodeURIComponent(part));
    const problem = level.read(name) === undefined ? level.expected : date.read(day) ? undefined : date.expected;
    if (!problem) return { level: name, date: day, event: id && [id, occurrence] };
    warn(element, `the URL ends with ${hash}: expected ${problem}`);
  } catch {
    warn(element, `the URL ends with ${hash}: expected text as of encodeURIComponent()`);
  }
}
