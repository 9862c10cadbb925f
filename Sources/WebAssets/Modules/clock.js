// The time of day.

/** Tells the engine the time, once a minute. */
export class Clock {
  #timer;

  constructor(session) {
    this.session = session;
    session.signal.addEventListener('abort', () => clearTimeout(this.#timer));
    session.on(document, 'visibilitychange', () => this.tell());
  }

  /** Tells the time now and when the minute or the day has ended. */
  tell() {
    clearTimeout(this.#timer);
    const rest = this.session.engine.almanac_set_clock(Date.now() / 1000);
    this.#timer = setTimeout(() => this.tell(), rest * 1000 + 50);
  }
}
