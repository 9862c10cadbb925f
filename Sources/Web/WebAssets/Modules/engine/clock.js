// The time of day.

/** Reports the time to the engine, once per minute. */
export class Clock {
  #timer;

  constructor(session) {
    this.session = session;
    session.signal.addEventListener('abort', () => clearTimeout(this.#timer));
    session.on(document, 'visibilitychange', () => session.whenWhole(() => this.report()));
  }

  /** Reports the time now and at the end of each minute or day. */
  report() {
    clearTimeout(this.#timer);
    const rest = this.session.engine.almanac_set_clock(Date.now() / 1000);
    this.#timer = setTimeout(() => this.session.whenWhole(() => this.report()), rest * 1000 + 50);
    // In tests under Node, whose timers are objects: the clock alone does not keep the process alive.
    this.#timer.unref?.();
  }
}
