// The loading of a source: which days were asked for, what came, and what is asked for again.

import { dayOf } from './dates.js';
import { forEachPage, SourceError } from './feeds.js';
import { idle } from './waiting.js';

/** The days around the view that are loaded before anyone scrolls to them, and the distance at which nobody waits for them. */
const MARGIN = 60;
/** The days out of view that are asked for at once. */
const STRETCH = 91;
const LONGEST_WAIT = 60;

/** Loads the events of a source for the days in view and around them. What is shown stays until another answer is there. */
export class Loading {
  /** Spans of days that do not meet, with the identifiers of their events. */
  #windows = [];
  #view;
  #isIdling = false;

  /**
   * `load` gives the events of some days; `take` takes a list of them and returns their identifiers, `drop` removes some;
   * `tell` hears of answers and of errors, `update` of requests. A source that is `isWhole` has no days.
   */
  constructor(parts) { Object.assign(this, parts); }

  get isLoading() { return this.#windows.some(({ state }) => state === 'asked'); }
  /** The days that are loaded, as spans that do not meet. */
  get ranges() {
    const found = [];
    for (const { from, to, state } of this.isWhole ? [] : this.#windows) {
      if (state !== 'done') continue;
      if (found.at(-1)?.to === from) found.at(-1).to = to; else found.push({ from, to });
    }
    return found;
  }
  get error() { return this.#windows.find(({ error }) => error)?.error; }

  /** Loads what is missing of the days in view. `zone` is that of the page, `margin` the days around them that it wants. */
  show(from, to, zone, margin) {
    this.#view = this.isWhole ? [0, 1] : [from, to];
    Object.assign(this, { zone, margin: margin ?? MARGIN, stretch: Math.min(margin ?? STRETCH, STRETCH) });
    const far = 2 * Math.max(this.margin, MARGIN), isNear = window => this.isWhole || window.from < to + far && window.to > from - far;
    for (const window of this.#windows) if (window.state !== 'done' && !isNear(window)) this.#abort(window);
    this.#windows = this.#windows.filter(window => window.ids.size || window.state === 'done' || isNear(window));
    this.#ask();
    this.update();
  }

  /** Asks again for all days that were loaded; those out of view when they come near. */
  refetch() {
    for (const window of this.#windows) this.#abort(window, 'stale');
    if (this.#view) this.#ask();
    this.update();
  }

  /** Asks again for what failed, if that may be of use. */
  retry(isForced = false) {
    for (const window of this.#windows) {
      if (window.state === 'failed' && (isForced || !window.error.isFinal)) this.#request(window);
    }
  }

  /** Ends all requests. */
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
    inView.forEach(gap => this.#request(gap));
    if (inView.length || this.isWhole || this.#isIdling || this.isLoading) return;
    this.#isIdling = true;
    idle().then(() => {
      this.#isIdling = false;
      if (!this.#view || this.isLoading) return;
      const { margin, stretch } = this, [from, to] = this.#view;
      const [after] = this.#gaps(to, to + margin), before = this.#gaps(from - margin, from).at(-1);
      if (after) this.#request(this.#gaps(after.from, after.from + stretch)[0]);
      if (before) this.#request(this.#gaps(before.to - stretch, before.to).at(-1));
    });
  }

  /** The days of a span that nobody asked for, and the windows in it that are stale. */
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

  async #request(window) {
    clearTimeout(window.timer);
    if (!this.#windows.includes(window)) {
      Object.assign(window, { ids: new Set(), attempt: 0 });
      this.#windows.push(window);
      this.#windows.sort((a, b) => a.from - b.from);
    }
    const controller = new AbortController(), { signal } = controller, ids = new Set();
    Object.assign(window, { state: 'asked', controller, error: undefined });
    this.tell();
    const span = this.isWhole ? {} : { from: window.from, to: window.to };
    try {
      const covers = await forEachPage(this.load, { ...span, zone: this.zone, signal }, page => {
        signal.throwIfAborted();
        for (const id of this.take(page)) ids.add(id);
        window.ids = new Set([...window.ids, ...ids]);
      });
      if (signal.aborted) return;
      if (covers && !this.isWhole) this.#cover(window, covers);
      const isElsewhere = id => this.#windows.some(other => other !== window && other.ids.has(id));
      const gone = [...window.ids].filter(id => !ids.has(id) && !isElsewhere(id));
      Object.assign(window, { ids, state: 'done', attempt: 0 });
      this.drop(gone);
      this.tell();
      if (this.#view) this.#ask();
    } catch (error) {
      if (!signal.aborted) this.#fail(window, error);
    }
  }

  /** Makes a window as long as its answer is, without days of others. An answer without days that were asked for is wrong. */
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
    if (retryIn) window.timer = setTimeout(() => this.#retryLater(window), retryIn * 1000);
    this.tell({ ...window, retryIn });
  }

  /** In a page that nobody sees, or without a network, the source asks when that ends. */
  #retryLater(window) { if (!document.hidden && navigator.onLine) this.#request(window); }
}
