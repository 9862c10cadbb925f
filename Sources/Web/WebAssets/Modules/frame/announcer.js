// Announcements for screen readers other than the focused element.

import { appendBox } from './elements.js';

/** The minimum time between two announcements, in milliseconds. */
const PAUSE = 250;
/** User actions. */
const ACTS = 'pointerdown keydown wheel touchstart';

/** Announces texts politely; if several come close together, only the latest. */
export class Announcer {
  /** Whether the page caused the current changes; it makes its own announcements. */
  isQuiet = true;
  #element;
  #next;
  #timer;

  constructor(session) {
    this.#element = appendBox(session.root, 'live');
    this.#element.role = 'status';
    session.on(session.root, ACTS, ({ isTrusted }) => { this.isQuiet &&= !isTrusted; }, { capture: true, passive: true });
    session.signal.addEventListener('abort', () => {
      clearTimeout(this.#timer);
      this.#element.remove();
    });
  }

  /** Announces the result of a user action, unless the page caused it. */
  sayUnlessQuiet(text) { if (!this.isQuiet) this.say(text); }

  say(text) {
    this.#next = text;
    if (!this.#timer) this.#speak();
  }

  #speak() {
    this.#timer = undefined;
    if (this.#next === undefined) return;
    this.#element.textContent = this.#next;
    this.#next = undefined;
    this.#timer = setTimeout(() => this.#speak(), PAUSE);
  }
}
