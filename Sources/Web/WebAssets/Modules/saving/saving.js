// Saves edits on a server.

import { readCalendars } from './calendaredits.js';
import { idle } from '../engine/waiting.js';
import { saveFile } from '../events/exports.js';
import { putBack } from '../events/files.js';
import { Marks, objectsOf } from './marks.js';
import { Queue } from './queue.js';
import { storeOf } from './keeping.js';
import { CalendarObjects } from './objects.js';
import { authorization, onKey, token } from './token.js';

/** The maximum delay before an edit without a response is sent again, in seconds. The delay doubles each time. */
const LONGEST_DELAY = 60;
/** Statuses after which the same request may succeed later; 401 if the server has a new secret by then. */
const PASSING = [401, 408, 429, 500, 502, 503, 504, 507];
/** The timeout of an edit without a response, in milliseconds. */
const ANSWER_TIME = 30_000;
/** The time after which a change by others that could not be fetched is requested again, in milliseconds. */
const FETCH_DELAY = 5000;
/** The number of times edits are merged with changes by others before the user is asked. */
const MOST_ROUNDS = 3;

/**
 * Sends the edits of a session to its server, one after the other, each as a list of replacements: the iCalendar text
 * of a calendar object (all events of a UID in a calendar) replaces the text with a given tag. Edits of objects that
 * others have changed are merged, or the user decides; other rejected edits are reverted. Edits that wait for long are
 * marked.
 */
export class Saving {
  #waiting = new Queue();
  /** The server's state. */
  #known = new CalendarObjects();
  #marks = new Marks();
  #failed = 0;
  #delay = 1;
  #timer;
  #isSending = false;
  /** Aborts the pending request; undefined if there is none. */
  #attempt;
  /** The rejected edit that is being merged with changes by others: its objects, and those of dependent edits. */
  #conflict;
  /** Asks again about undecided versions of an event; undefined if there are none. */
  #again;
  #rounds = 0;
  /** Changes by others to objects with pending edits, by object; the response tells whether they are new. */
  #aside = new Map();
  /** Aborted when no edit is waiting any more; undefined while none is. */
  #wait;
  /** Words for the reason for which the server does not take the first edit; empty without an answer, undefined without trouble. */
  #trouble;
  /** The edits as the browser keeps them; undefined until the page was idle, or where it keeps nothing. */
  #outbox;
  /** The number of changes of the edits, and whether the browser has kept the latest one. */
  #revision = 0;
  #isKept = false;
  /** Whether the engine has the waiting edits. */
  #isResumed = true;

  /** Attaches to a session. A new session rereads the events, so only the tags of waiting edits stay valid. */
  start(session) {
    this.session = session;
    this.#known.keep(new Set(this.#waiting.items.map(({ key }) => key)));
    this.#conflict = this.#again = undefined;
    this.#isResumed = !this.#waiting.edits.length;
    // Other pages may have been closed in the meantime.
    session.on(document, 'visibilitychange', () => document.hidden || session.engine && this.#adopt());
  }

  /** Puts the waiting edits into a new engine, once it knows the calendars. */
  async resume() {
    const { session } = this;
    idle().then(() => this.#adopt());
    if (session.signal.aborted) return;
    if (!this.#waiting.edits.length) return void (this.#isResumed = true);
    // A server that is unreachable reports its calendars later, through the stream.
    if (this.calendarItems().length) await readCalendars(session).catch(() => {});
    if (session.signal.aborted) return;
    for (const { calendar, uid, ics } of objectsOf(this.#waiting.items)) putBack(session, calendar, uid, ics);
    this.#isResumed = true;
    this.#mark();
    this.#send();
  }

  // What the browser keeps

  /** Takes over the edits of pages that are gone, and keeps those of this page from now on. */
  async #adopt() {
    const { session } = this, store = await storeOf(session.element);
    if (!store || session.signal.aborted) return;
    if (!this.#outbox) {
      this.#outbox = store.newOutbox();
      this.#keep();
    }
    this.#outbox.adopt(record => this.#takeOver(record));
  }

  /** Adds the edits of another page; returns all that are waiting, or undefined while edits of the same objects are. */
  #takeOver({ edits, bases, words }) {
    if (edits.flat().some(({ key }) => this.#waiting.has(key))) return undefined;
    this.#known.restore(bases);
    this.words ??= words;
    for (const items of edits) this.#waiting.add(items);
    queueMicrotask(() => {
      this.#tell();
      if (this.session.engine && !this.session.signal.aborted) this.#show(edits.flat());
    });
    return this.#content();
  }

  /** Shows edits of another page, and sends them. */
  async #show(items) {
    const { session } = this;
    if (items.some(({ body }) => body)) await readCalendars(session).catch(() => {});
    if (session.signal.aborted) return;
    for (const { calendar, uid, ics } of objectsOf(items)) putBack(session, calendar, uid, ics);
    session.showSoon();
    this.#send();
  }

  /** The edits that are waiting, and what they are based on. */
  #content() {
    const { edits, items } = this.#waiting;
    return { edits: edits.map(({ items }) => items), bases: this.#known.bases(objectsOf(items)), words: this.words };
  }

  /** Keeps the edits that are waiting. Until that is done, the browser asks before the page is left. */
  async #keep() {
    const revision = ++this.#revision;
    this.#isKept = false;
    const isKept = await this.#outbox?.keep(this.#content());
    if (revision === this.#revision) this.#isKept = !!isKept;
  }

  /** Keeps what the server has of some calendar objects. */
  async #keepObjects(objects) {
    const store = await storeOf(this.session.element);
    for (const each of objects) store?.keepObject(each);
  }

  /** Returns the edits of calendars that are not saved yet, in order. */
  calendarItems() { return this.#waiting.items.filter(({ body }) => body); }

  forgetOtherCalendars(calendars) { this.#known.forgetOtherCalendars(calendars); }

  /** Listens to the page while edits are waiting, because the element may be removed before they are sent. */
  #listen() {
    if (!this.#waiting.edits.length === !this.#wait) return;
    this.#wait?.abort();
    this.#wait = this.#waiting.edits.length ? new AbortController() : undefined;
    if (!this.#wait) return;
    const { signal } = this.#wait, send = () => this.#send();
    addEventListener('online', () => this.#again ? this.#again() : send(), { signal });
    onKey(this.session.element, signal, send);
    addEventListener('beforeunload', event => this.#isKept || event.preventDefault(), { signal });
  }

  /** Reads the tags of a response, if changes are possible. */
  read(bytes) { if (token()) this.#known.read(new TextDecoder().decode(bytes)); }

  // Changes by others

  /** Returns the page's tag of a calendar object; undefined if the page does not have it. */
  tag({ calendar, uid }) { return this.#known.tags.get(`${calendar} ${uid}`); }

  /**
   * Returns whether a changed calendar object is new to the page. For an object being edited, this is decided when its
   * response arrives.
   */
  isNews(change) {
    const { calendar, uid, etag } = change, key = `${calendar} ${uid}`;
    if (this.#waiting.has(key)) return void this.#aside.set(key, change);
    return (etag ?? undefined) !== this.#known.tags.get(key);
  }

  /** Shows a changed calendar object, as its text or an empty one, unless it was edited in the meantime. */
  take(change, ics) {
    const { calendar, uid, etag } = change, key = `${calendar} ${uid}`;
    if (!this.isNews(change)) return;
    this.#known.setTag(key, etag);
    if (this.#known.texts.has(key)) this.#known.texts.set(key, ics);
    putBack(this.session, calendar, uid, ics);
    this.#keepObjects([{ calendar, uid, ics, etag }]);
    this.session.showSoon();
  }

  #takeAside() {
    const { changes, signal } = this.session;
    for (const [key, change] of this.#aside) {
      if (this.#waiting.has(key)) continue;
      this.#aside.delete(key);
      changes.take(change).catch(() => {
        // A later change of the calendar object may have arrived.
        if (signal.aborted || this.#aside.has(key)) return;
        this.#aside.set(key, change);
        setTimeout(() => this.#takeAside(), FETCH_DELAY);
      });
    }
  }

  // Edits

  /** Sends an edit: calendar objects, or a calendar. */
  add(words, items) {
    this.words = words;
    this.#waiting.add(items);
    this.#tell();
    // The notice that asked may be gone.
    if (this.#again) this.#again(); else this.#send();
  }

  /** Returns the calendar objects of the fields of an edit. */
  items(fields) { return this.#known.items(fields); }

  async #send() {
    if (this.#isSending || this.#conflict || !this.#waiting.edits.length) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    const [{ items }] = this.#waiting.edits, changes = items.map(item => this.#known.replacement(item));
    const attempt = this.#attempt = new AbortController(), end = setTimeout(() => attempt.abort(), ANSWER_TIME);
    const { status, answer } = await postChanges(this.session.element.api, changes, await authorization(), attempt.signal);
    clearTimeout(end);
    this.#attempt = undefined;
    this.#isSending = false;
    this.#report(status, answer);
    if (!status || PASSING.includes(status)) {
      this.#timer = setTimeout(() => this.#send(), this.#delay * 1000);
      this.#delay = Math.min(2 * this.#delay || 1, LONGEST_DELAY);
      this.#trouble = this.#wordsOf(status);
      return this.#mark();
    }
    this.#delay = 1;
    this.#trouble = undefined;
    if (status === 412 && answer?.failed?.length && this.#join(items, answer.failed)) return;
    this.#waiting.edits.shift();
    if (status === 200) this.#accept(items, answer); else this.#refuse(items, status, answer?.failed ?? []);
    this.#tell();
    this.#takeAside();
    this.#send();
  }

  /** What people are told of the status of a server that does not take an edit for now. */
  #wordsOf(status) {
    if (status === 401) return this.session.words?.noKey ?? '';
    const [, , , , , , , , noStorage, unavailable] = this.words;
    return status === 507 ? noStorage : status ? unavailable : this.session.server?.offlineText ?? '';
  }

  /** Tells developers what a server says that does not take an edit: it speaks English. */
  #report(status, answer) {
    const message = answer?.error;
    if (!message || status === 412) return;
    console.info(`almanac-calendar: ${status}:`, message);
    this.session.emit('saveerror', { status, message });
  }

  /** Sends at once, in place of a request without an answer. */
  #hurry() {
    if (!this.#attempt) return void this.#send();
    this.#delay = 0;
    this.#attempt.abort();
  }

  #accept(items, answer) {
    this.#rounds = 0;
    const saved = items.map((item, index) => ({ ...item, etag: answer[index].etag })).filter(({ body }) => !body);
    this.#known.know(saved);
    this.#keepObjects(saved);
  }

  /** Makes the engine merge edits with the server's version; returns whether it does. `resolve` receives the result. */
  #join(items, failed) {
    const { session } = this, lost = this.#waiting.following(items), theirs = new Map();
    // They are sent again once a new engine has the events.
    if (!session.engine || !this.#isResumed) return true;
    for (const { calendar, uid, ics } of failed) theirs.set(`${calendar} ${uid}`, ics ?? '');
    const fields = [...lost.values()].flatMap(({ key, calendar, uid }) => {
      const base = this.#known.texts.get(key);
      return [calendar, uid, base, theirs.get(key) ?? base];
    });
    this.#conflict = { lost, failed };
    const isJoined = session.engine.almanac_resolve?.(+(this.#rounds >= MOST_ROUNDS), session.send(fields.join('\x1f')));
    this.#rounds += 1;
    if (!isJoined) this.#conflict = undefined;
    return !!isJoined;
  }

  /** Sends the result of merged edits instead of them; without objects, they wait until the user wants to decide. */
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
  #refuse(items, status, failed) {
    this.#failed += 1;
    this.#known.know(failed);
    this.#keepObjects(failed);
    const lost = this.#waiting.following(items), [notAccepted, changedElsewhere, , , , saveAs, title, readOnly] = this.words;
    const { session } = this, text = [...lost.values()].map(({ ics }) => ics ?? '').join('');
    this.#waiting.forget(lost);
    if (!session.engine) return;
    const [{ body, isDeleted }] = items;
    // If the calendar still exists after all, a new session has to reread its events.
    if (isDeleted) {
      this.#tell();
      session.onReload();
    } else if (body) {
      readCalendars(session).catch(() => {});
    }
    if (!body) for (const { key, calendar, uid } of lost.values()) putBack(session, calendar, uid, this.#known.texts.get(key));
    const said = { 403: readOnly, 409: changedElsewhere, 412: changedElsewhere }[status] ?? notAccepted;
    session.notice.show([said], text && { title: saveAs, run: () => (saveFile(title, text), session.notice.hide()) });
    this.#marks.forget();
    session.showSoon();
  }

  #tell() {
    this.#listen();
    this.#keep();
    if (!this.#waiting.edits.length) this.#adopt();
    this.session.emit('savechange', { pending: this.#waiting.edits.length, failed: this.#failed });
    this.#mark();
  }

  #mark() {
    const run = { again: () => this.#mark(), send: () => this.#hurry() };
    this.#marks.show(this.session, this.#waiting.edits, this.#trouble, !!this.#attempt, this.words, run);
  }
}

/** Sends changes to a server. Returns its response with the status, which is 0 if there is no response. */
async function postChanges(api, changes, headers, signal) {
  try {
    const response = await fetch(`${api}/changes`, { method: 'POST', body: JSON.stringify(changes),
      headers: { 'Content-Type': 'application/json', ...headers }, signal });
    return { answer: await response.json(), status: response.status };
  } catch {
    return { status: 0 };
  }
}
