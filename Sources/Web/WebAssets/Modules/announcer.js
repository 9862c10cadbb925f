// What screen readers say beside the element with the focus.

import { appendBox } from './elements.js';

/** The time in milliseconds in which one text is said at most. */
const PAUSE = 250;
/** What people do by themselves. */
const ACTS = 'pointerdown keydown wheel touchstart';

/** Announces texts politely: of those that come close together, the latest. */
export class Announcer {
  /** Whether what happens is the work of the page, which says by itself what is worth it. */
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

  /** Says what people did, unless the page did it. */
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
