// The life of an element: its sessions, one after the other.

import { Session } from './session.js';
import { Suspects } from './suspects.js';

/** The restarts within a minute, after which a calendar that fails stays as it is. */
const MOST_RESTARTS = 2;
const MINUTE = 60_000;

const lives = new WeakMap();

/** The session of an element that is in a document; undefined without one. */
export const sessionOf = element => lives.get(element)?.session;

/** Starts and ends sessions, and hands on what a person saw from one to the next. */
export class Life {
  session;
  /** The texts of files with their names, for the next session. */
  files = [];
  /** What the next session begins with; see `Session.keep`. */
  #kept = {};
  /** The series at which engines failed. */
  #suspects = new Suspects();
  /** The times of the latest failures. */
  #failures = [];
  /** The reason for which nothing is shown; undefined while there is none. */
  #failure;
  /** The functions that settle the promises of `whenReady`. */
  #waiting = [];

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

  /** Settles the promises that wait for a session. Events of calendars inside the element are none of its own. */
  #hear({ type, target, detail }) {
    if (target !== this.element) return;
    this.#failure = type === 'fail' ? new Error(detail?.reason) : undefined;
    for (const { done, refuse } of this.#waiting.splice(0)) if (this.#failure) refuse(this.#failure); else done();
  }

  /** The element came into a document. One that was moved in its document, within one task, goes on. */
  connect() {
    if (this.session) this.session.patcher.scrollAgain(); else this.#open();
  }

  /** The element left its place; whether for another one is known when the task has ended. */
  disconnect() {
    queueMicrotask(() => { if (!this.element.isConnected) this.#end(); });
  }

  /** Another document needs another style sheet, and so another session. */
  adopt() { this.#end(); }

  /** Loads another program, or starts after a failure; the last picture stays until the first frame. */
  restart() {
    this.#kept = this.session.keep(true);
    this.session.close(true);
    this.#open();
  }

  /** Starts anew, as if the element were new, but with all its data. */
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

  /** Forgets where the calendar was: the page says where the next session begins. */
  forgetPosition() {
    delete this.#kept.position;
    delete this.session?.kept.position;
  }

  #open() {
    this.#failure = undefined;
    try {
      this.session = new Session(this.element, this.files, this.sources, this.#kept, this.#suspects);
    } catch (error) {
      // Environments such as jsdom lack what the calendar is shown with.
      console.error('almanac-calendar:', error);
      this.element.shadowRoot?.replaceChildren();
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
    this.sources.start();
    this.element.removeAttribute('ready');
  }

  /** Starts a session in place of one whose engine has failed, or says that the calendar has stopped. */
  #recover() {
    const { session } = this, now = performance.now(), { message: reason } = session.failure;
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
