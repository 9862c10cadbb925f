// Functions that load the events of sources: from functions, JSON feeds, and .ics files.

import { isoOf } from '../language/dates.js';
import { isGiven } from './times.js';

/** The maximum number of concurrent requests: per origin, matching the limit of browsers, and in total. */
const MOST_REQUESTS = 6;
const MOST_IN_ALL = 32;
/** The maximum number of bytes read from a response, unless the source sets another limit. */
const MOST_BYTES = 16 * 2 ** 20;
/** The timeout of a request, in milliseconds. */
export const ANSWER_PATIENCE = 30_000;
const MOST_PAGES = 1000;
/** Statuses for which a retry is useless. */
export const FINAL = [400, 401, 403, 404, 405, 406, 410, 414, 501];

/** An error of a source; `isFinal` if a retry is useless. */
export class SourceError extends Error {
  constructor(message, isFinal, status) { Object.assign(super(message), { isFinal, status }); }
}

const origins = new Map();

/** Runs a request when the limits per origin and in total permit it. */
async function inTurn(origin, most, signal, run) {
  const queue = origins.get(origin) ?? { running: 0, waiting: [] };
  origins.set(origin, queue);
  if (queue.running >= most) await new Promise(done => queue.waiting.push(done));
  else queue.running += 1;
  try {
    signal.throwIfAborted();
    return await run();
  } finally {
    // The slot goes to the next request.
    const next = queue.waiting.shift();
    if (next) next(); else queue.running -= 1;
  }
}

/** Fetches a text. */
function fetchText({ url, method, headers, credentials, limit = MOST_BYTES }, params, signal) {
  const address = new URL(url, document.baseURI), isPost = /^post$/i.test(method), query = new URLSearchParams(params);
  if (!isPost) for (const [name, value] of query) address.searchParams.append(name, value);
  const wait = run => inTurn(address.origin, MOST_REQUESTS, signal, () => inTurn('', MOST_IN_ALL, signal, run));
  return wait(async () => {
    signal = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_PATIENCE)]);
    const init = { method, headers, credentials, cache: 'no-cache', signal, ...isPost ? { body: query } : {} };
    const response = await fetch(address, init), { status, statusText } = response;
    if (!response.ok) throw new SourceError(`${url}: ${status} ${statusText}`, FINAL.includes(status), status);
    const decoder = new TextDecoder(), reader = response.body.getReader();
    let text = '', length = 0;
    for (let part; !(part = await reader.read()).done;) {
      if ((length += part.value.length) > limit) throw new SourceError(`${url}: more than ${limit} bytes`, true);
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  });
}

/** Returns the function that loads an .ics file as text; undefined for other sources. */
export function fileOf({ url, format, text, limit }) {
  if (typeof text === 'string') return async () => text;
  const isFile = typeof url === 'string' && (format === 'ics' || !format && /\.ics$/i.test(new URL(url, document.baseURI).pathname));
  return isFile ? ({ signal }) => fetchText({ url, limit }, {}, signal) : undefined;
}

/** Returns the function that loads the events of a range, a page at a time; undefined for a source of a file or list. */
export function loaderOf(source) {
  if (source.api) return async ({ start, end, signal }) => [await fetchText({ ...source, url: `${source.api}/events`,
    method: 'GET' }, { from: start, to: end }, signal)];
  if (typeof source.load === 'function') return range => source.load(range);
  return source.url && !fileOf(source) ? range => loadFeed(source, range) : undefined;
}

/** Requests a feed like FullCalendar does. */
async function loadFeed(source, { start, end, zone, cursor, signal }) {
  const { startParam = 'start', endParam = 'end', zoneParam = 'timeZone', params } = source;
  const more = typeof params === 'function' ? params() : params, text = await fetchText(source, { ...more,
    ...start ? { [startParam]: instantText(start, zone), [endParam]: instantText(end, zone) } : {},
    ...zone ? { [zoneParam]: zone } : {}, ...cursor === undefined ? {} : { cursor } }, signal);
  try { return JSON.parse(text); } catch { throw new SourceError(`${source.url}: expected JSON`, true); }
}

/** Returns the start of a day: in the browser's zone with an offset, in other zones without one. */
function instantText(day, zone) {
  if (zone) return `${day}T00:00:00`;
  const minutes = -new Date(`${day}T00:00:00`).getTimezoneOffset(), two = number => `${Math.floor(number)}`.padStart(2, '0');
  return `${day}T00:00:00${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

const tooMany = () => new SourceError(`more than ${MOST_PAGES} pages`, true);

/**
 * Passes the lists for a range (from the first day to before the end day in `context`) to `take`, one after the other:
 * from an array, an object with a cursor, or an iterable of arrays. Returns the days that the last response covers, if
 * it specifies them.
 */
export async function forEachPage(load, { from, to, ...context }, take) {
  const span = from === undefined ? {} : { start: isoOf(from), end: isoOf(to) };
  let cursor;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await load({ ...span, cursor, ...context });
    if (answer?.[Symbol.asyncIterator]) {
      for await (const events of answer) if (page++ < MOST_PAGES) take(events); else throw tooMany();
      return;
    }
    const events = Array.isArray(answer) ? answer : answer?.events;
    if (!Array.isArray(events)) throw new SourceError('expected an array of events, or an object with events', true);
    take(events);
    ({ cursor } = answer);
    if (!isGiven(cursor)) return answer.covers;
  }
  throw tooMany();
}
