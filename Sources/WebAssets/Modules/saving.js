// Edits on their way to a server.

import { putBack } from './files.js';
import { tagsIn } from './tags.js';
import { takeToken, token } from './token.js';

/** The seconds after which an edit without an answer is sent again: twice as many each time, up to these. */
const LONGEST_DELAY = 60;
/** Statuses of a server that may take the same request later; 401 when it has another secret by now. */
const PASSING = [401, 408, 429, 500, 502, 503, 504];
/** The time in milliseconds after which an edit without an answer counts as not sent. */
const ANSWER_TIME = 30_000;
/** The time in milliseconds after which an edit that the server does not have yet is marked. */
const MARK_DELAY = 2000;

/**
 * Sends the edits of a session to its server, one after the other, each as a list of replacements: the iCalendar text
 * of a resource (all events of a UID in a calendar) in place of the one with a tag. What is refused is put back; what
 * waits for long is marked.
 */
export class Saving {
  /** The edits that the server does not have yet, in their order: when each was made, and the resources of it. */
  #waiting = [];
  /** The tag of each resource, and its text, as the server has them; texts only of those that were edited. */
  #tags = new Map();
  #texts = new Map();
  /** The numbers that the calendars have on the server, in the order of its answers. */
  #calendars = [];
  #failed = 0;
  #delay = 1;
  #timer;
  #isSending = false;
  /** Aborted when no edit waits any more; undefined while none does. */
  #wait;
  /** The fields of the resources that are marked. */
  #marked = '';
  #markTimer;
  /** The reason for which the server does not take the first edit, as far as it gave one; undefined without trouble. */
  #trouble;
  /** Whether the reader was told that edits are not saved yet. */
  #isTold = false;

  /** Belongs to a session from now on. Another one reads the events anew: only the tags of waiting edits count on. */
  start(session) {
    this.session = session;
    const keys = new Set(this.#waiting.flatMap(({ items }) => items.map(({ key }) => key)));
    for (const map of [this.#tags, this.#texts]) map.forEach((_, key) => keys.has(key) || map.delete(key));
    this.#marked = '';
    // The address that a server prints when it starts again has another secret.
    session.on(window, 'hashchange', takeToken);
  }

  /** Puts the edits that wait into a new engine, once it knows the calendars. */
  resume() {
    const { session } = this;
    if (session.signal.aborted || !this.#waiting.length) return;
    for (const { items } of this.#waiting) items.forEach(({ place, uid, ics }) => putBack(session, place, uid, ics));
    this.#mark();
  }

  /** Listens to the page while edits wait, which the element may leave before they are sent. */
  #listen() {
    if (!this.#waiting.length === !this.#wait) return;
    this.#wait?.abort();
    this.#wait = this.#waiting.length ? new AbortController() : undefined;
    if (!this.#wait) return;
    const { signal } = this.#wait, send = () => this.#send();
    addEventListener('online', send, { signal });
    addEventListener('hashchange', () => {
      takeToken();
      send();
    }, { signal });
    addEventListener('beforeunload', event => event.preventDefault(), { signal });
  }

  /** Takes the tags of an answer. What has come before, or was edited since, stays as it is, as the events do. */
  read(bytes) {
    if (!token()) return;
    const { calendars, tags } = tagsIn(new TextDecoder().decode(bytes));
    if (calendars.length) this.#calendars = calendars;
    for (const [key, tag] of tags) if (!this.#tags.has(key)) this.#tags.set(key, tag);
  }

  /** Sends an edit: resources in groups of calendar (its place), UID, text after and text before the edit. */
  add(words, fields) {
    this.words = words;
    const items = [];
    for (let at = 0; at < fields.length; at += 4) {
      const [place, uid, ics, before] = fields.slice(at, at + 4), calendar = this.#calendars[place];
      const key = `${calendar} ${uid}`;
      if (!this.#texts.has(key)) this.#texts.set(key, before);
      items.push({ key, place: +place, calendar, uid, ics });
    }
    this.#waiting.push({ time: performance.now(), items });
    this.#tell();
    this.#send();
  }

  async #send() {
    if (this.#isSending || !this.#waiting.length) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    const [{ items }] = this.#waiting, { element } = this.session;
    let status = 0, answer;
    try {
      const response = await fetch(`${element.api}/changes`, {
        method: 'POST', body: JSON.stringify(items.map(item => this.#replacement(item))),
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token()}` },
        signal: AbortSignal.timeout(ANSWER_TIME),
      });
      answer = await response.json();
      ({ status } = response);
    } catch { /* sent again */ }
    this.#isSending = false;
    if (!status || PASSING.includes(status)) {
      this.#timer = setTimeout(() => this.#send(), this.#delay * 1000);
      this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY);
      this.#trouble = answer?.error ?? '';
      return this.#mark();
    }
    this.#delay = 1;
    this.#trouble = undefined;
    this.#waiting.shift();
    if (status === 200) this.#accept(items, answer); else this.#refuse(items, status, answer);
    this.#tell();
    this.#send();
  }

  #replacement({ key, calendar, uid, ics }) {
    const tag = this.#tags.get(key);
    return { calendar, uid, ics: ics || null, ...tag ? { ifMatch: tag } : { ifNoneMatch: '*' } };
  }

  #accept(items, answer) {
    items.forEach(({ key, ics }, index) => {
      this.#tags.set(key, answer[index].etag);
      this.#texts.set(key, ics);
    });
  }

  /** Puts back what the server has in place of a refused edit, and of those that follow from it, and says why. */
  #refuse(items, status, { error, failed = [] }) {
    this.#failed += 1;
    for (const { calendar, uid, etag, ics } of failed) {
      this.#tags.set(`${calendar} ${uid}`, etag);
      this.#texts.set(`${calendar} ${uid}`, ics ?? '');
    }
    const lost = new Map();
    const lose = items => items.forEach(item => lost.set(item.key, item));
    lose(items);
    this.#waiting = this.#waiting.filter(({ items }) => {
      const follows = items.some(({ key }) => lost.has(key));
      if (follows) lose(items);
      return !follows;
    });
    const [notSaved, changedElsewhere] = this.words, { session } = this;
    if (!session.engine) return;
    for (const { key, place, uid } of lost.values()) putBack(session, place, uid, this.#texts.get(key));
    session.notice.show(status === 412 || status === 409 ? [changedElsewhere] : [notSaved, error]);
    this.#isTold = false;
    session.showSoon();
  }

  #tell() {
    this.#listen();
    this.session.emit('savechange', { pending: this.#waiting.length, failed: this.#failed });
    this.#mark();
  }

  /** Marks the edits that the server does not have after a while, and tells the reader of trouble. */
  #mark() {
    const { session } = this, now = performance.now();
    const late = this.#waiting.filter(({ time }) => now - time >= MARK_DELAY), next = this.#waiting[late.length];
    clearTimeout(this.#markTimer);
    if (next) this.#markTimer = setTimeout(() => this.#mark(), next.time + MARK_DELAY - now);
    if (!session.engine) return;
    const marked = late.flatMap(({ items }) => items.flatMap(({ place, uid }) => [place, uid])).join('\x1f');
    if (marked !== this.#marked) {
      this.#marked = marked;
      session.engine.almanac_mark_unsaved(session.send(marked));
      session.showSoon();
    }
    const [, , notSavedYet, saved, tryAgain] = this.words, isLate = late.length > 0 && this.#trouble !== undefined;
    if (isLate && !this.#isTold) {
      const lines = [notSavedYet, this.#trouble].filter(Boolean);
      session.notice.show(lines, { title: tryAgain, run: () => this.#send() });
    } else if (this.#isTold && !this.#waiting.length) {
      session.notice.show([saved]);
    }
    this.#isTold = this.#waiting.length > 0 && (isLate || this.#isTold);
  }
}
