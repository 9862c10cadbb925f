// The stream of changes of a server. Browsers limit the connections per server across all tabs, so all pages and
// elements share it.

import { authorization } from './token.js';

/** The maximum delay before a stream that ended is requested again, in seconds. The delay doubles each time. */
const LONGEST_PAUSE = 60;
/** The time without data after which a stream counts as ended, in milliseconds. */
const SILENCE = 60_000;
/** The interval between requests of a page that cannot share a stream, in milliseconds. */
const LOOK_PAUSE = 5000;
/** Statuses after which a retry is useless: there are no changes, the position is invalid, or there is no key. */
export const NO_STREAM = [204, 400, 401, 404];

/**
 * Reads the lines behind a position until the stream ends, the signal aborts it, or `take`, which gets them in pieces,
 * returns true. Returns the status, 0 without an answer.
 */
export async function readChanges(api, since, signal, take) {
  const controller = new AbortController(), stop = () => controller.abort();
  let silence, status = 0;
  try {
    const response = await fetch(`${api}/changes?since=${encodeURIComponent(since)}`,
      { signal: AbortSignal.any([signal, controller.signal]), headers: await authorization() });
    ({ status } = response);
    const reader = status === 200 && response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ''; reader;) {
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE);
      const { value, done } = await reader.read();
      if (done || signal.aborted) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop();
      const changes = lines.filter(Boolean).map(line => JSON.parse(line));
      if (changes.length && take(changes)) break;
    }
  } catch { /* no answer, or a broken one */ }
  clearTimeout(silence);
  stop();
  return status;
}

/** Resolves after a time, or earlier when the network returns or the signal aborts. */
async function pauseOrOnline(time, signal) {
  const end = new AbortController(), until = { signal: end.signal };
  await new Promise(done => {
    setTimeout(done, time);
    addEventListener('online', done, until);
    signal.addEventListener('abort', done, until);
  });
  end.abort();
}

/** Receives the changes of a server. The first page reads them and forwards them to the others. */
export class Stream {
  #controller;
  /** The position up to which this page has read the stream; undefined while another page reads it. */
  #position;

  /**
   * `position()` is that of the page, `take(from, lines)` gets lines and the position before them, and `refuse` the status
   * with which the server gives no stream.
   */
  constructor(parts) { Object.assign(this, parts); }

  get isOpen() { return !!this.#controller; }

  open(api) {
    const { signal } = this.#controller = new AbortController();
    // Pages that are neither local nor encrypted have no locks, and share nothing.
    if (!navigator.locks) return void this.#lead(api, signal);
    const name = `almanac-calendar changes ${new URL(api, document.baseURI)}`, channel = new BroadcastChannel(name);
    channel.onmessage = ({ data: { from, lines } }) => {
      if (lines) return this.take(from, lines);
      if (this.#position) channel.postMessage({ from: this.#position, lines: [] });
    };
    signal.addEventListener('abort', () => channel.close());
    navigator.locks.request(name, { signal }, () => this.#lead(api, signal, channel)).catch(() => {});
    // The page that reads the stream replies with its position.
    channel.postMessage({});
  }

  close() {
    this.#controller?.abort();
    this.#controller = undefined;
  }

  async #lead(api, signal, channel) {
    this.#position = this.position();
    for (let delay = 1; !signal.aborted; delay = Math.min(2 * delay, LONGEST_PAUSE)) {
      const status = await readChanges(api, this.#position, signal, lines => {
        const from = this.#position;
        delay = 1;
        this.#position = lines.at(-1).position ?? from;
        channel?.postMessage({ from, lines });
        this.take(from, lines);
        // Six pages with a stream each would leave no connection for saving.
        return !channel;
      });
      if (signal.aborted) break;
      if (NO_STREAM.includes(status)) {
        this.close();
        this.refuse(status);
        break;
      }
      await pauseOrOnline(channel || status !== 200 ? delay * 1000 : LOOK_PAUSE, signal);
    }
    this.#position = undefined;
  }
}
