// The life cycle of an element: its sessions, one after the other.

import { Gate } from './gate.js';
import { Session } from './session.js';
import { Suspects } from './suspects.js';

/** The maximum number of restarts within a minute; after that, a failing calendar is not restarted. */
const MOST_RESTARTS = 2;
const MINUTE = 60_000;

const lives = new WeakMap();

/** Returns the session of an element in a document; undefined if there is none. */
export const sessionOf = element => lives.get(element)?.session;

/** Starts and ends sessions, and passes the visible state from one to the next. */
export class Life {
  session;
  /** The texts of files with their names, for the next session. */
  files = [];
  /** The initial state of the next session; see `Session.keep`. */
  #kept = {};
  /** The series at which engines failed. */
  #suspects = new Suspects();
  /** The times of the latest failures. */
  #failures = [];
  /** The reason why nothing is shown; undefined if there is none. */
  #failure;
  /** The functions that settle the promises of `whenReady`. */
  #waiting = [];
  /** What waits for a session. */
  gate = new Gate();

  constructor(element, sources) {
    Object.assign(this, { element, sources });
    lives.set(element, this);
    for (const type of ['ready', 'restart', 'fail']) element.addEventListener(type, event => this.#hear(event));
  }

  /** Resolves when a session is ready; rejects when one has failed. */
  whenReady() {
    return new Promise((done, refuse) => {
      if (this.#failure) refuse(this.#failure); else this.#waiting.push({ done, refuse });
    });
  }

  /** Runs a call of a script in a session, now or in order when there is one. Returns the result, or a promise. */
  perform(call) {
    const { gate } = this;
    if (gate.isOpen && this.session?.engine) return call(this.session);
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((done, refuse) => gate.pass(() => {
      try { done(call(this.session)); } catch (error) { refuse(error); }
    }, refuse));
  }

  /** Settles the promises that wait for a session. Ignores events of nested calendars. */
  #hear({ type, target, detail }) {
    if (target !== this.element) return;
    this.#failure = type === 'fail' ? new Error(detail?.reason) : undefined;
    for (const { done, refuse } of this.#waiting.splice(0)) if (this.#failure) refuse(this.#failure); else done();
    if (this.#failure) this.gate.refuse(this.#failure);
  }

  /** Called when the element enters a document. After a move within the document, in one task, its session continues. */
  connect() {
    if (this.session) this.session.patcher.scrollAgain(); else this.#open();
  }

  /** Called when the element leaves its place. Whether it was moved is known only when the task has ended. */
  disconnect() {
    queueMicrotask(() => { if (!this.element.isConnected) this.#end(); });
  }

  /** Another document needs another style sheet, and therefore another session. */
  adopt() { this.#end(); }

  /** Loads another program, with the place that the page has just set. */
  exchange() {
    const { session } = this;
    session.flush();
    session.engine?.almanac_position();
    this.restart();
  }

  /** Restarts with another program or after a failure; the last picture stays until the first frame. */
  restart() {
    this.#kept = this.session.keep(true);
    this.session.close(true);
    this.#open();
  }

  /** Restarts as if the element were new, but with all its data. */
  reload() {
    this.close();
    this.#failures.length = 0;
    this.#suspects.clear();
    if (this.element.isConnected) this.#open();
  }

  /** Frees everything. */
  close() {
    this.#end();
    this.#kept = {};
  }

  /** Discards the position, so that the page determines where the next session begins. */
  forgetPosition() {
    delete this.#kept.position;
    delete this.session?.kept.position;
  }

  #open() {
    this.#failure = undefined;
    try {
      this.session = new Session(this.element, this.files, this.sources, this.#kept, this.#suspects, this.gate);
    } catch (error) {
      // Environments such as jsdom lack APIs that the calendar needs.
      console.error('almanac-calendar:', error);
      this.element.shadowRoot?.replaceChildren(document.createElement('slot'));
      this.element.dispatchEvent(new CustomEvent('fail', { detail: { reason: error.message }, bubbles: true, composed: true }));
      return;
    }
    this.#kept = {};
    this.session.onFailure = () => this.#recover();
    this.session.onReload = () => this.restart();
    this.session.open();
  }

  #end() {
    this.#kept = this.session?.keep(false) ?? this.#kept;
    this.session?.close(false);
    this.session = undefined;
    this.sources.now.start();
    this.element.removeAttribute('ready');
  }

  /** Starts a session to replace one whose engine failed, or reports that the calendar has stopped. */
  #recover() {
    const { session } = this;
    // Not a failure: the next session begins with the second module.
    if (session.isTooEarly) return this.restart();
    const now = performance.now(), { message: reason } = session.failure;
    this.#suspects.add(session.suspect);
    this.#failures = this.#failures.filter(time => now - time < MINUTE);
    this.#failures.push(now);
    if (this.#failures.length <= MOST_RESTARTS || this.#suspects.addAll()) return this.restart();
    session.close(true);
    session.isMuted = false;
    session.showFailure(() => this.reload());
    session.emit('fail', { reason });
  }
}
