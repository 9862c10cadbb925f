// Edits on their way to a server.

import { readCalendars } from './calendaredits.js';
import { saveFile } from './exports.js';
import { putBack } from './files.js';
import { tagsIn } from './tags.js';
import { authorization, takeToken, token } from './token.js';

/** The seconds after which an edit without an answer is sent again: twice as many each time, up to these. */
const LONGEST_DELAY = 60;
/** Statuses of a server that may take the same request later; 401 when it has another secret by now. */
const PASSING = [401, 408, 429, 500, 502, 503, 504, 507];
/** The time in milliseconds after which an edit without an answer counts as not sent. */
const ANSWER_TIME = 30_000;
/** The time in milliseconds after which an edit that the server does not have yet is marked. */
const MARK_DELAY = 2000;
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
  /** The edits that the server does not have yet, in their order: when each was made, and its resources or calendar. */
  #waiting = [];
  /** The tag of each resource, and its text, as the server has them; texts only of those that were edited. */
  #tags = new Map();
  #texts = new Map();
  #failed = 0;
  #delay = 1;
  #timer;
  #isSending = false;
  /** The refused edit that is being joined with what others have changed: the resources of it, and of those that follow. */
  #conflict;
  /** Asks again about versions of an event that nobody decided about; undefined while nothing is undecided. */
  #again;
  #rounds = 0;
  /** Changes of others to resources of edits on their way, by resource: the answer tells whether they are news. */
  #aside = new Map();
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
    this.#conflict = this.#again = undefined;
    // The address that a server prints when it starts again has another secret.
    session.on(window, 'hashchange', takeToken);
  }

  /** Puts the edits that wait into a new engine, once it knows the calendars. */
  async resume() {
    const { session } = this;
    if (session.signal.aborted || !this.#waiting.length) return;
    // A server that is away tells its calendars later, as the stream says.
    if (this.calendarItems().length) await readCalendars(session).catch(() => {});
    if (session.signal.aborted) return;
    for (const { calendar, uid, ics } of this.#resources(this.#waiting)) putBack(session, calendar, uid, ics);
    this.#mark();
    this.#send();
  }

  /** The resources of edits. */
  #resources(edits) { return edits.flatMap(({ items }) => items).filter(({ uid }) => uid !== undefined); }

  /** The edits of calendars that the server does not have yet, in their order. */
  calendarItems() { return this.#waiting.flatMap(({ items }) => items).filter(({ body }) => body); }

  /** Forgets the tags in calendars that are gone: calendars that come back have other ones. */
  forgetOtherCalendars(calendars) {
    for (const key of this.#tags.keys()) if (!calendars.has(parseInt(key, 10))) this.#tags.delete(key);
  }

  /** Listens to the page while edits wait, which the element may leave before they are sent. */
  #listen() {
    if (!this.#waiting.length === !this.#wait) return;
    this.#wait?.abort();
    this.#wait = this.#waiting.length ? new AbortController() : undefined;
    if (!this.#wait) return;
    const { signal } = this.#wait, send = () => this.#send();
    addEventListener('online', () => this.#again ? this.#again() : send(), { signal });
    addEventListener('hashchange', () => {
      takeToken();
      send();
    }, { signal });
    addEventListener('beforeunload', event => event.preventDefault(), { signal });
  }

  /** Takes the tags of an answer. What has come before, or was edited since, stays as it is, as the events do. */
  read(bytes) {
    if (!token()) return;
    for (const [key, tag] of tagsIn(new TextDecoder().decode(bytes))) if (!this.#tags.has(key)) this.#tags.set(key, tag);
  }

  // Changes of others

  /** The tag of a resource as the page has it; undefined for one that it does not have. */
  tag({ calendar, uid }) { return this.#tags.get(`${calendar} ${uid}`); }

  /** Whether a changed resource is not what the page has; what is edited is looked at when its answer is there. */
  isNews(change) {
    const { calendar, uid, etag } = change, key = `${calendar} ${uid}`;
    if (this.#isWaiting(key)) return void this.#aside.set(key, change);
    return (etag ?? undefined) !== this.#tags.get(key);
  }

  /** Shows a changed resource, as its text or an empty one, unless it was edited meanwhile. */
  take(change, ics) {
    const { calendar, uid, etag } = change, key = `${calendar} ${uid}`;
    if (!this.isNews(change)) return;
    this.#setTag(key, etag);
    if (this.#texts.has(key)) this.#texts.set(key, ics);
    putBack(this.session, calendar, uid, ics);
    this.session.showSoon();
  }

  #setTag(key, tag) { if (tag) this.#tags.set(key, tag); else this.#tags.delete(key); }

  #isWaiting(key) { return this.#waiting.some(({ items }) => items.some(item => item.key === key)); }

  #takeAside() {
    const { changes, signal } = this.session;
    for (const [key, change] of this.#aside) {
      if (this.#isWaiting(key)) continue;
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
    this.#waiting.push({ time: performance.now(), items });
    this.#tell();
    // The notice that asked may be gone.
    if (this.#again) this.#again(); else this.#send();
  }

  /** Resources, of groups of calendar, UID, text after and text before an edit. */
  items(fields) {
    const items = [];
    for (let at = 0; at < fields.length; at += 4) {
      const [number, uid, ics, before] = fields.slice(at, at + 4), calendar = +number, key = `${calendar} ${uid}`;
      if (!this.#texts.has(key)) this.#texts.set(key, before);
      items.push({ key, calendar, uid, ics });
    }
    return items;
  }

  async #send() {
    if (this.#isSending || this.#conflict || !this.#waiting.length) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    const [{ items }] = this.#waiting, { element } = this.session;
    let status = 0, answer;
    try {
      const response = await fetch(`${element.api}/changes`, {
        method: 'POST', body: JSON.stringify(items.map(item => this.#replacement(item))),
        headers: { 'Content-Type': 'application/json', ...authorization() },
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
    if (status === 412 && answer?.failed?.length && this.#join(items, answer.failed)) return;
    this.#waiting.shift();
    if (status === 200) this.#accept(items, answer); else this.#refuse(items, status, answer ?? {});
    this.#tell();
    this.#takeAside();
    this.#send();
  }

  #replacement({ key, calendar, uid, ics, body }) {
    if (body) return body;
    const tag = this.#tags.get(key);
    return { calendar, uid, ics: ics || null, ...tag ? { ifMatch: tag } : { ifNoneMatch: '*' } };
  }

  #accept(items, answer) {
    this.#rounds = 0;
    items.forEach(({ key, ics, body }, index) => {
      if (body) return;
      this.#setTag(key, answer[index].etag);
      this.#texts.set(key, ics);
    });
  }

  /** The resources of an edit, and of all edits that follow from it, by key. */
  #following(items) {
    const found = new Map(), add = items => items.forEach(item => found.set(item.key, item));
    add(items);
    for (const { items } of this.#waiting) if (items.some(({ key }) => found.has(key))) add(items);
    return found;
  }

  #forget(lost) { this.#waiting = this.#waiting.filter(({ items }) => !items.some(({ key }) => lost.has(key))); }

  /** Notes what the server has. */
  #know(failed) {
    for (const { calendar, uid, etag, ics } of failed) {
      this.#setTag(`${calendar} ${uid}`, etag);
      this.#texts.set(`${calendar} ${uid}`, ics ?? '');
    }
  }

  /** Has the engine join edits with what the server has instead; returns whether it does. `resolve` gets the result. */
  #join(items, failed) {
    const { session } = this, lost = this.#following(items), theirs = new Map();
    // A new engine sends again.
    if (!session.engine) return true;
    for (const { calendar, uid, ics } of failed) theirs.set(`${calendar} ${uid}`, ics ?? '');
    const fields = [...lost.values()].flatMap(({ key, calendar, uid }) => {
      const base = this.#texts.get(key);
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
    const [{ time }] = this.#waiting;
    this.#conflict = undefined;
    this.#know(failed);
    this.#forget(lost);
    this.#waiting.unshift({ time, items: this.items(fields) });
    this.#tell();
    this.session.showSoon();
    this.#send();
  }

  /** Puts back what the server has in place of a refused edit, and of those that follow from it, says why, and offers what
      was lost as a file. */
  #refuse(items, status, { error, failed = [] }) {
    this.#failed += 1;
    this.#know(failed);
    const lost = this.#following(items), [notSaved, changedElsewhere, , , , saveAs, title] = this.words;
    const { session } = this, text = [...lost.values()].map(({ ics }) => ics ?? '').join('');
    this.#forget(lost);
    if (!session.engine) return;
    const [{ body, isDeleted }] = items;
    // The events of a calendar that is there after all have to be read again, by a new session.
    if (isDeleted) {
      this.#tell();
      session.onReload();
    } else if (body) {
      readCalendars(session).catch(() => {});
    }
    if (!body) for (const { key, calendar, uid } of lost.values()) putBack(session, calendar, uid, this.#texts.get(key));
    const lines = status === 412 || status === 409 ? [changedElsewhere] : [notSaved, error].filter(Boolean);
    session.notice.show(lines, text && { title: saveAs, run: () => (saveFile(title, text), session.notice.hide()) });
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
    const marked = this.#resources(late).flatMap(({ calendar, uid }) => [calendar, uid]).join('\x1f');
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
