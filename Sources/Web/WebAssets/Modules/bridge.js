// The way between the engine, the page and animation frames.

import { sendOptions } from './attributes.js';
import { shownAt } from './contents.js';

/** The base of a session, which its parts call: events of the page go to the engine, frames and events of the element come back. */
export class Bridge {
  encoder = new TextEncoder();
  #life = new AbortController();
  /** Aborted when the session is closed. */
  signal = this.#life.signal;
  /** The event of the browser that is being handled; undefined for none. */
  cause;
  /** Whether the engine claims the present press, so that a finger does not scroll. */
  isPressClaimed = 0;
  /** When something scrolled last. */
  movedAt = -Infinity;
  /** Whether the first frame was shown: before it, no other one is requested. */
  isStarted = false;
  /** The options that changed and that the engine does not know yet. */
  changed = new Set();
  /** The requested animation frame. */
  #frame = 0;
  /** Whether a frame follows as soon as the current script has ended. */
  #isSoon = false;

  /** The exception that ended the engine; undefined while it runs. */
  failure;
  /** The series that the engine was expanding then; undefined for none. */
  suspect;

  /** Notes that a call of the engine ended with an exception. What follows waits until its callers have returned. */
  fail(call, error) {
    this.failure = error instanceof Error ? error : new Error(`${error}`);
    this.suspect = this.engine?.notedSeries();
    console.error(`almanac-calendar: ${this.program} failed in ${call}, position ${this.position}:`, error);
    queueMicrotask(() => this.signal.aborted || this.onFailure());
  }

  /** Ends the engine and everything that listens. */
  end() {
    this.#life.abort();
    this.engine?.almanac_close();
    this.engine = undefined;
    cancelAnimationFrame(this.#frame);
  }

  /** Listens to events, separated by spaces, until the session is closed. Meanwhile each is the cause of what it leads to. */
  on(target, types, listener, options) {
    const listen = event => this.caused(event, () => listener(event));
    for (const type of types.split(' ')) target.addEventListener(type, listen, { signal: this.signal, ...options });
  }

  /** Calls a function, whose effects an event of the browser causes. */
  caused(event, call) {
    const { cause } = this;
    this.cause = event;
    try { call(); } finally { this.cause = cause; }
  }

  /** Whether people may edit events. */
  get isEditable() { return this.element.hasAttribute('editable'); }

  /** The number of the view at an element; 0 for none. */
  viewAt(element) {
    const shown = shownAt(element);
    return this.box.contains(shown) ? shown.closest('.v')?.view ?? 0 : 0;
  }

  /** Dispatches an event of the element; returns whether nobody prevented what would follow. */
  emit(type, detail, cancelable = false) {
    const init = { detail: Object.freeze(detail), bubbles: true, composed: true, cancelable };
    return this.isMuted || this.element.dispatchEvent(new CustomEvent(type, init));
  }

  /** The first bytes of the engine's inbox, for a text from outside. */
  inbox(length) {
    const start = this.engine.almanac_inbox(length);
    if (this.failure) return new Uint8Array(length);
    return new Uint8Array(this.engine.memory.buffer, start, length);
  }

  /** Writes a text, or the bytes of one, into the inbox; returns its length in bytes. */
  send(text) {
    const bytes = typeof text === 'string' ? this.encoder.encode(text) : text;
    this.inbox(bytes.length).set(bytes);
    return bytes.length;
  }

  /** Gives the engine the options that changed, in one call. */
  flush() {
    if (!this.changed.size || !this.engine) return;
    const names = [...this.changed];
    this.changed.clear();
    sendOptions(this, names);
  }

  requestFrame() {
    if (this.isStarted) this.#frame ||= requestAnimationFrame(() => this.tick());
  }

  /** Shows a frame. */
  tick() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.flush();
    this.scrolling.report();
    this.engine.almanac_tick(performance.now() / 1000);
    if (!this.#frame) this.engine?.almanac_position();
    if (this.engine) this.contents.run(!!this.#frame);
  }

  /** Shows the changes of the current script when it has ended, without waiting for the next animation frame. */
  showSoon() {
    if (!this.isStarted || this.#isSoon) return;
    this.#isSoon = true;
    queueMicrotask(() => {
      this.#isSoon = false;
      if (this.engine) this.tick();
    });
  }
}
