// Edits on their way to a server.

import { readCalendars } from './calendaredits.js';
import { saveFile } from './exports.js';
import { putBack } from './files.js';
import { Marks } from './marks.js';
import { Queue } from './queue.js';
import { postChanges } from './requests.js';
import { Resources } from './resources.js';
import { authorization, onKey, token } from './token.js';

/** The seconds after which an edit without an answer is sent again: twice as many each time, up to these. */
const LONGEST_DELAY = 60;
/** Statuses of a server that may take the same request later; 401 when it has another secret by now. */
const PASSING = [401, 408, 429, 500, 502, 503, 504, 507];
/** The time in milliseconds after which an edit without an answer counts as not sent. */
const ANSWER_TIME = 30_000;
/** The time in milliseconds after which a change of others that could not be fetched is fetched again. */
const FETCH_DELAY = 5000;
/** The times that edits are joined with changes of others before a person is asked. */
const MOST_ROUNDS = 3;

/**
 * Sends the edits of a session to its server, one after the other, each as a list of replacements: the iCalendar text
 * of a resource (all events of a UID in a calendar) in place of the one with a tag. Edits of what others have changed
 * meanwhile are joined with that, or a person decides; others that are refused are put back. What waits for long is marked.
 */
export class Saving {
  #waiting = new Queue();
  /** What the server has. */
  #known = new Resources();
  #marks = new Marks();
  #failed = 0;
  #delay = 1;
  #timer;
  #isSending = false;
  /** Aborts the request that waits for its answer; undefined without one. */
  #attempt;
  /** The refused edit that is being joined with what others have changed: the resources of it, and of those that follow. */
  #conflict;
  /** Asks again about versions of an event that nobody decided about; undefined while nothing is undecided. */
  #again;
  #rounds = 0;
  /** Changes of others to resources of edits on their way, by resource: the answer tells whether they are news. */
  #aside = new Map();
  /** Aborted when no edit waits any more; undefined while none does. */
  #wait;
  /** The reason for which the server does not take the first edit, as far as it gave one; undefined without trouble. */
  #trouble;

  /** Belongs to a session from now on. Another one reads the events anew: only the tags of waiting edits count on. */
  start(session) {
    this.session = session;
    this.#known.keep(new Set(this.#waiting.items.map(({ key }) => key)));
    this.#marks.start(session);
    this.#conflict = this.#again = undefined;
  }

  /** Puts the edits that wait into a new engine, once it knows the calendars. */
  async resume() {
    const { session } = this;
    if (session.signal.aborted || !this.#waiting.length) return;
    // A server that is away tells its calendars later, as the stream says.
    if (this.calendarItems().length) await readCalendars(session).catch(() => {});
    if (session.signal.aborted) return;
    for (const { calendar, uid, ics } of this.#waiting.resources) putBack(session, calendar, uid, ics);
    this.#mark();
    this.#send();
  }

  /** The edits of calendars that the server does not have yet, in their order. */
  calendarItems() { return this.#waiting.calendars; }

  forgetOtherCalendars(calendars) { this.#known.forgetOtherCalendars(calendars); }

  /** Listens to the page while edits wait, which the element may leave before they are sent. */
  #listen() {
    if (!this.#waiting.length === !this.#wait) return;
    this.#wait?.abort();
    this.#wait = this.#waiting.length ? new AbortController() : undefined;
    if (!this.#wait) return;
    const { signal } = this.#wait, send = () => this.#send();
    addEventListener('online', () => this.#again ? this.#again() : send(), { signal });
    onKey(this.session.element, signal, send);
    addEventListener('beforeunload', event => event.preventDefault(), { signal });
  }

  /** Takes the tags of an answer, where changes can be made. */
  read(bytes) { if (token()) this.#known.read(new TextDecoder().decode(bytes)); }

  // Changes of others

  /** The tag of a resource as the page has it; undefined for one that it does not have. */
  tag({ calendar, uid }) { return this.#known.tag(`${calendar} ${uid}`); }

  /** Whether a changed resource is not what the page has; what is edited is looked at when its answer is there. */
  isNews(change) {
    const { calendar, uid, etag } = change, key = `${calendar} ${uid}`;
    if (this.#waiting.has(key)) return void this.#aside.set(key, change);
    return (etag ?? undefined) !== this.#known.tag(key);
  }

  /** Shows a changed resource, as its text or an empty one, unless it was edited meanwhile. */
  take(change, ics) {
    const { calendar, uid, etag } = change, key = `${calendar} ${uid}`;
    if (!this.isNews(change)) return;
    this.#known.setTag(key, etag);
    if (this.#known.hasText(key)) this.#known.setText(key, ics);
    putBack(this.session, calendar, uid, ics);
    this.session.showSoon();
  }

  #takeAside() {
    const { changes, signal } = this.session;
    for (const [key, change] of this.#aside) {
      if (this.#waiting.has(key)) continue;
      this.#aside.delete(key);
      changes.take(change).catch(() => {
        // A later change of it may have come.
        if (signal.aborted || this.#aside.has(key)) return;
        this.#aside.set(key, change);
        setTimeout(() => this.#takeAside(), FETCH_DELAY);
      });
    }
  }

  // Edits

  /** Sends an edit: resources, or a calendar. */
  add(words, items) {
    this.words = words;
    this.#waiting.add(items);
    this.#tell();
    // The notice that asked may be gone.
    if (this.#again) this.#again(); else this.#send();
  }

  /** The resources of the fields of an edit. */
  items(fields) { return this.#known.items(fields); }

  async #send() {
    if (this.#isSending || this.#conflict || !this.#waiting.length) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    const [{ items }] = this.#waiting.edits, changes = items.map(item => this.#known.replacement(item));
    const attempt = this.#attempt = new AbortController(), end = setTimeout(() => attempt.abort(), ANSWER_TIME);
    const { status, answer } = await postChanges(this.session.element.api, changes, await authorization(), attempt.signal);
    clearTimeout(end);
    this.#attempt = undefined;
    this.#isSending = false;
    if (!status || PASSING.includes(status)) {
      this.#timer = setTimeout(() => this.#send(), this.#delay * 1000);
      this.#delay = Math.min(2 * this.#delay || 1, LONGEST_DELAY);
      this.#trouble = (status === 401 ? this.session.words?.noKey : answer?.error) ?? '';
      return this.#mark();
    }
    this.#delay = 1;
    this.#trouble = undefined;
    if (status === 412 && answer?.failed?.length && this.#join(items, answer.failed)) return;
    this.#waiting.shift();
    if (status === 200) this.#accept(items, answer); else this.#refuse(items, status, answer ?? {});
    this.#tell();
    this.#takeAside();
    this.#send();
  }

  /** Sends at once, in place of a request without an answer. */
  #hurry() {
    if (!this.#attempt) return void this.#send();
    this.#delay = 0;
    this.#attempt.abort();
  }

  #accept(items, answer) {
    this.#rounds = 0;
    items.forEach(({ key, ics, body }, index) => {
      if (body) return;
      this.#known.setTag(key, answer[index].etag);
      this.#known.setText(key, ics);
    });
  }

  /** Has the engine join edits with what the server has instead; returns whether it does. `resolve` gets the result. */
  #join(items, failed) {
    const { session } = this, lost = this.#waiting.following(items), theirs = new Map();
    // A new engine sends again.
    if (!session.engine) return true;
    for (const { calendar, uid, ics } of failed) theirs.set(`${calendar} ${uid}`, ics ?? '');
    const fields = [...lost.values()].flatMap(({ key, calendar, uid }) => {
      const base = this.#known.text(key);
      return [calendar, uid, base, theirs.get(key) ?? base];
    });
    this.#conflict = { lost, failed };
    const isJoined = session.engine.almanac_resolve(+(this.#rounds >= MOST_ROUNDS), session.send(fields.join('\x1f')));
    this.#rounds += 1;
    if (!isJoined) this.#conflict = undefined;
    return !!isJoined;
  }

  /** Sends what joined edits have become, in their place; without resources, they wait until a person wants to decide. */
  resolve(words, fields) {
    const { lost, failed } = this.#conflict ?? {}, { notice } = this.session;
    this.words = words;
    if (!lost) return;
    const [, changedElsewhere, , , tryAgain] = words;
    if (!fields.length) {
      this.#again = () => {
        this.#conflict = this.#again = undefined;
        this.#rounds = 0;
        notice.hide();
        this.#send();
      };
      return notice.show([changedElsewhere], { title: tryAgain, run: () => this.#again?.() });
    }
    this.#conflict = undefined;
    this.#known.know(failed);
    this.#waiting.replaceFirst(lost, this.items(fields));
    this.#tell();
    this.session.showSoon();
    this.#send();
  }

  /** Puts back what the server has in place of a refused edit, and of those that follow from it, says why, and offers what
      was lost as a file. */
  #refuse(items, status, { error, failed = [] }) {
    this.#failed += 1;
    this.#known.know(failed);
    const lost = this.#waiting.following(items), [notSaved, changedElsewhere, , , , saveAs, title] = this.words;
    const { session } = this, text = [...lost.values()].map(({ ics }) => ics ?? '').join('');
    this.#waiting.forget(lost);
    if (!session.engine) return;
    const [{ body, isDeleted }] = items;
    // The events of a calendar that is there after all have to be read again, by a new session.
    if (isDeleted) {
      this.#tell();
      session.onReload();
    } else if (body) {
      readCalendars(session).catch(() => {});
    }
    if (!body) for (const { key, calendar, uid } of lost.values()) putBack(session, calendar, uid, this.#known.text(key));
    const lines = status === 412 || status === 409 ? [changedElsewhere] : [notSaved, error].filter(Boolean);
    session.notice.show(lines, text && { title: saveAs, run: () => (saveFile(title, text), session.notice.hide()) });
    this.#marks.forget();
    session.showSoon();
  }

  #tell() {
    this.#listen();
    this.session.emit('savechange', { pending: this.#waiting.length, failed: this.#failed });
    this.#mark();
  }

  #mark() {
    const run = { again: () => this.#mark(), send: () => this.#hurry() };
    this.#marks.show(this.#waiting.edits, this.#trouble, !!this.#attempt, this.words, run);
  }
}
