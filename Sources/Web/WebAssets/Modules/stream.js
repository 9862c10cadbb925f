// The stream of changes of a server. Browsers open few connections to one, over all tabs, so all pages and elements share it.

import { authorization } from './token.js';

/** The seconds after which a stream that ended is asked for again: twice as many each time, up to these. */
const LONGEST_PAUSE = 60;
/** The time in milliseconds after which a stream that says nothing counts as ended. */
const SILENCE = 60_000;
/** The time in milliseconds between the requests of a page that cannot share a stream. */
const LOOK_PAUSE = 5000;
/** Answers after which asking again is of no use: there are no changes, or this is no position, or no key. */
export const NO_STREAM = [204, 400, 401, 404];

/**
 * Reads the lines behind a position until the stream ends, the signal aborts it, or `take`, which gets them in pieces,
 * returns true. Returns the status, 0 without an answer.
 */
export async function readChanges(api, since, signal, take) {
  const controller = new AbortController(), stop = () => controller.abort();
  let silence, status = 0;
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(`${api}/changes?since=${encodeURIComponent(since)}`,
      { signal: controller.signal, headers: await authorization() });
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
  signal.removeEventListener('abort', stop);
  stop();
  return status;
}

/** Resolves after a time, earlier when there is a network again or the signal aborts. */
const pauseOrOnline = (time, signal) => new Promise(done => {
  const end = () => {
    clearTimeout(timer);
    removeEventListener('online', end);
    signal.removeEventListener('abort', end);
    done();
  }, timer = setTimeout(end, time);
  addEventListener('online', end);
  signal.addEventListener('abort', end);
});

/** Hears of the changes of a server. The first of all pages reads them, and tells the others. */
export class Stream {
  #controller;
  /** The position up to which this page has read the stream; undefined while another one reads it. */
  #position;

  /**
   * `position()` is that of the page, `take(from, lines)` gets lines and the position before them, and `refuse` the status
   * with which the server gives no stream.
   */
  constructor(parts) { Object.assign(this, parts); }

  get isOpen() { return !!this.#controller; }

  open(api) {
    const { signal } = this.#controller = new AbortController();
    // Pages that are neither from this machine nor encrypted have no locks, and share nothing.
    if (!navigator.locks) return void this.#lead(api, signal);
    const name = `almanac-calendar changes ${new URL(api, document.baseURI)}`, channel = new BroadcastChannel(name);
    channel.onmessage = ({ data: { from, lines } }) => {
      if (lines) return this.take(from, lines);
      if (this.#position) channel.postMessage({ from: this.#position, lines: [] });
    };
    signal.addEventListener('abort', () => channel.close());
    navigator.locks.request(name, { signal }, () => this.#lead(api, signal, channel)).catch(() => {});
    // Whoever reads the stream answers where it is.
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
        // Six pages that keep a stream each would leave no connection for saving.
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
