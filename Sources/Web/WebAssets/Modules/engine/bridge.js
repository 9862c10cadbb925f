// Connects the engine, the page, and animation frames.

import { sendOptions } from '../options/attributes.js';
import { shownAt } from '../frame/elements.js';
import { TooEarly } from './programs.js';
import { painted } from './waiting.js';

/** The base class of sessions: sends events of the page to the engine, and returns frames and events of the element. */
export class Bridge {
  encoder = new TextEncoder();
  #life = new AbortController();
  /** Aborted when the session is closed. */
  signal = this.#life.signal;
  /** The event of the browser that is being handled; undefined for none. */
  cause;
  /** Whether the engine owns the current press, so that a finger does not scroll. */
  isPressClaimed = 0;
  /** When something last scrolled. */
  movedAt = -Infinity;
  /** Whether the first frame was shown. No other frame is requested before it. */
  isStarted = false;
  /** Whether all of the program is there. */
  isWhole = false;
  /** Whether the engine has the events of the first frame. */
  isFed = false;
  /** The bytes that were sent last. */
  sent;
  /** The changed options that the engine has not received yet, with their values. */
  changed = new Map();
  /** The requested animation frame. */
  #frame = 0;
  /** Whether a frame follows as soon as the current script ends. */
  #isSoon = false;

  /** The exception that ended the engine; undefined while it runs. */
  failure;
  /** The series that the engine was expanding then; undefined for none. */
  suspect;
  /** Whether it ended because it needed the second module before it was there. */
  isTooEarly = false;

  /** Records that a call of the engine threw an exception. Cleanup waits until all callers have returned. */
  fail(call, error) {
    this.failure = error instanceof Error ? error : new Error(`${error}`);
    this.isTooEarly = error instanceof TooEarly;
    if (this.isTooEarly) console.warn(`almanac-calendar: ${call} of ${this.program} needs the second module, and waits for it`);
    else {
      this.suspect = this.engine?.notedSeries();
      console.error(`almanac-calendar: ${this.program} failed in ${call}, position ${this.position}:`, error);
    }
    queueMicrotask(() => this.signal.aborted || this.onFailure());
  }

  /** Ends the engine and all listeners. */
  end() {
    this.#life.abort();
    // The first module alone cannot close, and is collected with its memory.
    if (this.isWhole) this.engine?.almanac_close();
    this.engine = undefined;
    cancelAnimationFrame(this.#frame);
  }

  /** Listens to space-separated event types until the session is closed. During a listener, its event is the current cause. */
  on(target, types, listener, options) {
    const listen = event => this.caused(event, () => listener(event));
    for (const type of types.split(' ')) target.addEventListener(type, listen, { signal: this.signal, ...options });
  }

  /** Calls a function whose effects are caused by a browser event. */
  caused(event, call) {
    const { cause } = this;
    this.cause = event;
    try { call(); } finally { this.cause = cause; }
  }

  /** Whether users may edit events or select times. */
  get isEditable() { return this.element.hasAttribute('editable') || this.element.selectionMode === 'time'; }

  /** Returns the number of the view at an element; 0 for none. */
  viewAt(element) {
    const shown = shownAt(element);
    return this.box.contains(shown) ? shown.closest('.v')?.view ?? 0 : 0;
  }

  /** Dispatches an event of the element; returns whether its default action was not prevented. While a new engine repeats what
      the former one reported, only events about saving are dispatched. */
  emit(type, detail, cancelable = false) {
    const init = { detail: Object.freeze(detail), bubbles: true, composed: true, cancelable };
    return this.isMuted && !type.startsWith('save') || this.element.dispatchEvent(new CustomEvent(type, init));
  }

  /** Returns the engine's inbox, for input of a given length. */
  inbox(length) {
    const start = this.engine.almanac_inbox(length);
    if (this.failure) return new Uint8Array(length);
    return new Uint8Array(this.engine.memory.buffer, start, length);
  }

  /** Writes a text, or its bytes, into the inbox; returns the length in bytes. */
  send(text) {
    const bytes = typeof text === 'string' ? this.encoder.encode(text) : text;
    this.inbox(bytes.length).set(bytes);
    this.sent = bytes;
    return bytes.length;
  }

  /** Runs a call that needs the second module: now, or in order when the gate opens. */
  whenWhole(call) {
    if (this.isWhole) call(); else this.gate.pass(() => this.signal.aborted || call());
  }

  /** Sends the changed options to the engine, in one call. */
  flush() {
    if (!this.changed.size || !this.engine) return;
    const { changed } = this;
    this.changed = new Map();
    sendOptions(this, [...changed.keys()], changed);
  }

  requestFrame() {
    if (this.isStarted) this.#frame ||= requestAnimationFrame(() => this.tick());
  }

  /** Runs a frame. */
  tick() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.flush();
    this.scrolling.report();
    this.engine.almanac_tick(performance.now() / 1000);
    if (!this.#frame) this.engine?.almanac_position();
    if (this.engine) this.contents?.run(!!this.#frame);
  }

  /** Resolves when no motion is left; after about two seconds in any case. */
  async rest() {
    this.tick();
    for (let frames = 0; this.#frame && frames < 120; frames++) await painted();
  }

  /** Shows the changes of the current script when it ends, without waiting for the next animation frame. */
  showSoon() {
    if (!this.isStarted || this.#isSoon) return;
    this.#isSoon = true;
    queueMicrotask(() => {
      this.#isSoon = false;
      if (this.engine) this.tick();
    });
  }
}
