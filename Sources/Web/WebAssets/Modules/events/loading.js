// Loads the days of a source: tracks requested and loaded days, and what to request again.

import { dayOf } from '../language/dates.js';
import { forEachPage, SourceError } from './feeds.js';
import { idle } from '../engine/waiting.js';

/** The days around the view that are loaded in advance, and the distance at which loading is no longer urgent. */
const MARGIN = 60;
/** The maximum number of days out of view in one request. */
export const STRETCH = 91;
/** The number of events in a response above which the next requests are for fewer days. */
const MANY = 2000;
const LONGEST_WAIT = 60;
/** The last day that has a date, counted from 1970-01-01; the first one is equally far away. */
const LAST_DAY = 1e8;

/** Loads the events of a source for the visible days and days around them. Loaded events stay until new ones arrive. */
export class Loading {
  /** Disjoint ranges of days, with the identifiers of their events. */
  #windows = [];
  #view;
  #isIdling = false;
  /** The number of days in the next request out of view. */
  #stretch = STRETCH;

  /**
   * `load` requests the events of some days, the days of a window. `take` receives a list of them and returns their
   * identifiers; `drop` removes some; both also get when they were asked for, which `now` returns. `known` returns the identifiers
   * of the events that an answer for a window should have. `tell` is called for each request, response, and error, `update` when requests
   * may have changed. A source that `isWhole` has no days; one that `isLocal` may be on this machine. A request has at
   * most `longest` days; without a `margin`, at most `widest` days around the view are loaded.
   */
  constructor(parts) { Object.assign(this, { longest: Infinity, widest: MARGIN }, parts); }

  get isLoading() { return this.#windows.some(({ state }) => state === 'asked'); }
  /** The loaded days, as disjoint ranges. */
  get ranges() {
    const found = [];
    for (const { from, to, state } of this.isWhole ? [] : this.#windows) {
      if (state !== 'done') continue;
      if (found.at(-1)?.to === from) found.at(-1).to = to; else found.push({ from, to });
    }
    return found;
  }
  /** Resolves when all current requests have succeeded or failed. */
  whenDone() { return Promise.all(this.#windows.filter(({ state }) => state === 'asked').map(({ answer }) => answer)); }
  get error() { return this.#windows.find(({ error }) => error)?.error; }

  /** Loads the missing days in view. `zone` is the page's time zone, `margin` the days around the view that it wants. */
  show(from, to, zone, margin) {
    this.#view = this.isWhole ? [0, 1] : [from, to];
    Object.assign(this, { zone, margin });
    const far = 2 * Math.max(margin ?? 0, this.widest), isNear = window => this.isWhole || window.from < to + far && window.to > from - far;
    for (const window of this.#windows) if (window.state !== 'done' && !isNear(window)) this.#abort(window);
    this.#windows = this.#windows.filter(window => window.ids.size || window.state === 'done' || isNear(window));
    this.#ask();
    this.update();
  }

  /** Requests all loaded days again; those out of view when they come near. */
  refetch() {
    for (const window of this.#windows) this.#abort(window, 'stale');
    if (this.#view) this.#ask();
    this.update();
  }

  /** Repeats failed requests, if a retry can help; only those that touch some days, if any are given. */
  retry(isForced = false, [from, to] = [-Infinity, Infinity]) {
    for (const window of this.#windows) {
      if (window.from >= to || window.to <= from) continue;
      if (window.state === 'failed' && (isForced || !window.error.isFinal)) this.#request(window);
    }
  }

  /** Aborts all requests. */
  stop() {
    for (const window of this.#windows) if (window.state !== 'done') this.#abort(window);
    this.#view = undefined;
    this.update();
  }

  #abort(window, state = 'stale') {
    window.controller?.abort();
    clearTimeout(window.timer);
    Object.assign(window, { state, error: undefined, attempt: 0 });
  }

  #ask() {
    const inView = this.#gaps(...this.#view);
    inView.flatMap(gap => this.#parts(gap)).forEach(part => this.#request(part, true));
    if (inView.length || this.isWhole || this.#isIdling || this.isLoading) return;
    this.#isIdling = true;
    idle().then(() => {
      this.#isIdling = false;
      if (!this.#view || this.isLoading) return;
      const [from, to] = this.#view, stretch = Math.min(this.margin ?? STRETCH, this.#stretch);
      const margin = this.margin ?? Math.min(Math.max(2 * stretch, MARGIN), this.widest);
      const [after] = this.#gaps(to, Math.min(to + margin, LAST_DAY));
      const before = this.#gaps(Math.max(from - margin, -LAST_DAY), from).at(-1);
      if (after) this.#request(this.#gaps(after.from, Math.min(after.from + stretch, LAST_DAY))[0]);
      if (before) this.#request(this.#gaps(Math.max(before.to - stretch, -LAST_DAY), before.to).at(-1));
    });
  }

  /** Returns the days of a range that were not requested, and the stale windows in it. */
  #gaps(from, to) {
    const found = [];
    let day = from;
    for (const window of this.#windows) {
      if (window.to <= from || window.from >= to) continue;
      if (window.from > day) found.push({ from: day, to: window.from });
      if (window.state === 'stale') found.push(window);
      day = Math.max(day, window.to);
    }
    if (day < to) found.push({ from: day, to });
    return found;
  }

  /** Splits a visible range into the parts to request separately. */
  #parts(gap) {
    const { from, to, state } = gap, parts = [];
    if (state) return [gap];
    for (let day = from; day < to; day += this.longest) parts.push({ from: day, to: Math.min(day + this.longest, to) });
    return parts;
  }

  #request(window, isInView = window.isInView) {
    clearTimeout(window.timer);
    if (!this.#windows.includes(window)) {
      Object.assign(window, { ids: new Set(), attempt: 0 });
      this.#windows.push(window);
      this.#windows.sort((a, b) => a.from - b.from);
    }
    const controller = new AbortController();
    Object.assign(window, { state: 'asked', isInView, controller, error: undefined, count: undefined });
    this.tell();
    window.answer = this.#load(window, controller.signal);
  }

  async #load(window, signal) {
    const ids = new Set(), asked = this.now?.();
    const span = this.isWhole ? {} : { from: window.from, to: window.to };
    try {
      const covers = await forEachPage(range => this.load(range, window), { ...span, zone: this.zone, signal }, page => {
        signal.throwIfAborted();
        for (const id of this.take(page, asked)) ids.add(id);
        window.ids = new Set([...window.ids, ...ids]);
      });
      if (signal.aborted) return;
      if (covers && !this.isWhole) this.#cover(window, covers);
      const days = window.to - window.from, count = Math.max(window.count ?? ids.size, 1);
      this.#stretch = Math.min(Math.max(Math.floor(MANY * days / count), 1), STRETCH);
      const isElsewhere = id => this.#windows.some(other => other !== window && other.ids.has(id));
      const gone = [...this.known?.(window) ?? window.ids].filter(id => !ids.has(id) && !isElsewhere(id));
      Object.assign(window, { ids, state: 'done', attempt: 0 });
      this.drop(gone, asked);
      this.tell();
      if (this.#view) this.#ask();
    } catch (error) {
      if (!signal.aborted) this.#fail(window, error);
    }
  }

  /**
   * Adjusts a window to the days of its response, without days of other windows. A response that lacks requested days
   * is an error.
   */
  #cover(window, { start, end }) {
    const first = dayOf(`${start}`.slice(0, 10)), last = dayOf(`${end}`.slice(0, 10)), at = this.#windows.indexOf(window);
    const isWrong = !(first < window.to && last > window.from);
    if (isWrong) throw new SourceError('expected covers to have days that were asked for', true);
    const from = Math.max(first, this.#windows[at - 1]?.to ?? first);
    window.to = Math.min(last, this.#windows[at + 1]?.from ?? last);
    window.from = from;
  }

  #fail(window, error) {
    const retryIn = error?.isFinal ? undefined : Math.min(2 ** window.attempt, LONGEST_WAIT);
    window.attempt += 1;
    Object.assign(window, { state: 'failed', error: error ?? new Error('no reason') });
    // In a hidden page, or without a required network connection, the retry waits until that ends.
    const retry = () => !document.hidden && (this.isLocal || navigator.onLine) && this.#request(window);
    if (retryIn) window.timer = setTimeout(retry, retryIn * 1000);
    this.tell({ ...window, retryIn });
  }
}
