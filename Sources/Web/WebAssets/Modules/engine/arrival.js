// The end of navigation.

import { PLACES } from '../options/attributes.js';

/** How long after an offset to look again, in milliseconds, in browsers that do not tell when scrolling has ended. */
const SCROLL_PAUSE = 200;

/**
 * Fires `datechange` when navigation has ended with another period or level in view. Pages that keep date and level as their own
 * state set what changed in return, perhaps while the next navigation is running; such values do not navigate.
 */
export class Arrival {
  /** The level and the first day of the period that was last in view at rest. */
  #place;
  /** The reported values of options. */
  #reported = {};
  /** Those that the page is expected to set in return. */
  #expected = {};
  /** Whether listeners are being called. */
  #isReporting = false;
  /** Whether a report waits for the end of a gesture. */
  #isDue = false;

  constructor(session) {
    this.session = session;
    session.on(session.root, 'pointerup pointercancel scrollend', () => this.#isDue && session.requestFrame());
  }

  /** Called after each frame. */
  run(isMoving) {
    const { session } = this, { period, gate, element } = session, place = period && `${period.level} ${period.start}`;
    this.#isDue = false;
    if (isMoving || place === this.#place) return;
    // The place at the start is not reported.
    if (gate.isOpen && this.isHeld) {
      this.#isDue = true;
      const retry = () => this.#isDue && !session.signal.aborted && session.requestFrame();
      if (!('onscrollend' in window)) setTimeout(retry, SCROLL_PAUSE);
      return;
    }
    this.#place = place;
    const { date, level } = element, before = this.#reported, after = this.#reported = { date, level };
    if (!gate.isOpen) return;
    // What is set already, or has not changed, is not set in return.
    const isNew = name => after[name] !== before[name] || name in this.#expected;
    const isExpected = name => isNew(name) && after[name] !== element.getAttribute(name);
    this.#expected = Object.fromEntries(Object.keys(PLACES).filter(isExpected).map(name => [name, after[name]]));
    this.#isReporting = true;
    try { session.emit('datechange', after); } finally { this.#isReporting = false; }
  }

  /** Returns whether the page sets an option to the value that was just reported. */
  isEcho(name, value) {
    const isEcho = value !== null && value === (this.#isReporting ? this.#reported : this.#expected)[name];
    if (isEcho) delete this.#expected[name];
    return isEcho;
  }

  /** Whether a finger, a pinch, or the browser's scrolling is in progress. */
  get isHeld() {
    const { session } = this, isScrolling = node => node.isScrolling && !node.element.closest('[hidden]');
    return !!session.isPressClaimed || session.element.isZooming || [...session.patcher.nodes.values()].some(isScrolling);
  }
}
