// The gate in front of an engine, closed until both modules of its program are there.

import { KEYS } from './lists.js';

/** What scripts and people do before the gate opens, in order. One gate serves all sessions of an element. */
export class Gate {
  #waiting = [];
  #isOpening = false;
  isOpen = false;

  /** Runs a call now, or when the gate opens. `refuse` receives the error if it never does. */
  pass(run, refuse) {
    if (this.isOpen) run(); else this.#waiting.push({ run, refuse });
  }

  /** Opens after `announce`; before it if nothing waits. */
  open(announce) {
    this.#isOpening = true;
    this.isOpen = !this.#waiting.length;
    announce();
    if (!this.#isOpening) return;
    this.isOpen = true;
    // A call may close the gate; the rest then waits for the next session.
    while (this.isOpen && this.#waiting.length) {
      // What one call throws prevents no other.
      try { this.#waiting.shift().run(); } catch (error) { reportError(error); }
    }
  }

  close() { this.isOpen = this.#isOpening = false; }

  /** Rejects all calls of scripts, and forgets the input. */
  refuse(error) {
    for (const { refuse } of this.#waiting.splice(0)) refuse?.(error);
  }
}

/**
 * The calls for input, each with the answer that the browser receives before the engine can answer: whether the engine uses the
 * input, so that the browser does not.
 */
const INPUT = {
  almanac_pointer: 0,
  almanac_hover: 0,
  almanac_key: 1,
  almanac_focus: 0,
  almanac_activate: 0,
  almanac_context_menu: 0,
  almanac_magnify: 1,
  almanac_wheel: 1,
  almanac_paste: 1,
  almanac_edited: 0,
  almanac_set_reduced_motion: 0,
};
/** The calls that have a text in the inbox. */
const TEXTS = ['almanac_paste', 'almanac_edited'];
const TAB = KEYS.indexOf('Tab');

/** Returns exports of an engine that make input wait at the session's gate. */
export function gated(session, calls) {
  const keep = name => (...values) => {
    const { gate, cause, sent, isEditable } = session;
    if (gate.isOpen || session.failure) return calls[name](...values);
    // The browser moves the focus, and reports where it is.
    if (name === 'almanac_key' && values[0] === TAB) return 0;
    gate.pass(() => session.signal.aborted || session.caused(cause, () => {
      if (TEXTS.includes(name)) session.send(sent);
      const answer = calls[name](...values);
      if (name === 'almanac_pointer') session.isPressClaimed = answer;
    }));
    return name === 'almanac_context_menu' ? +isEditable : INPUT[name];
  };
  return { ...calls, ...Object.fromEntries(Object.keys(INPUT).map(name => [name, keep(name)])) };
}
