// Changes that others make, as the server tells them.

import { readCalendars } from './calendaredits.js';
import { NO_STREAM, readChanges, Stream } from './stream.js';
import { authorization, onKey } from './token.js';

/** The changes in one piece that are fetched one by one; of more, everything in view is read again. */
const MOST_CHANGES = 50;
/** The time in milliseconds after which changes that could not be taken over are asked for again. */
const RETRY_DELAY = 2000;

/** Listens to the changes of a server while the page is seen, and takes over those that the page does not have. */
export class Changes {
  /** The position up to which all changes are known; undefined before the first answer with events. */
  #position;
  /** The lines that are being taken over, one piece after the other. */
  #taking = Promise.resolve();
  #timer;
  /** Whether the notice says why there are no changes. */
  #isRefused = false;

  constructor(session) {
    this.session = session;
    this.stream = new Stream({
      position: () => this.#position, take: (from, lines) => this.#hear(from, lines), refuse: status => this.#refuse(status),
    });
    session.on(document, 'visibilitychange', () => document.hidden ? this.#stop() : this.#listen());
    session.on(window, 'online', () => this.#listen());
    onKey(session.element, session.signal, () => this.#listen());
    session.signal.addEventListener('abort', () => this.#stop());
  }

  /** Listens from the position on that the first answer with events had. */
  begin(position) {
    if (!position || this.#position) return;
    this.#position = position;
    this.#listen();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.stream.close();
  }

  #listen() {
    const { element, signal, notice } = this.session;
    if (this.stream.isOpen || !this.#position || document.hidden || signal.aborted) return;
    if (this.#isRefused) notice.hide();
    this.#isRefused = false;
    this.stream.open(element.api);
  }

  /** Says what is wrong, until there is another key. */
  #refuse(status) {
    if (status !== 401 || this.session.signal.aborted) return;
    this.#isRefused = true;
    this.session.notice.show([this.session.words.noKey], {});
  }

  #hear(from, lines) {
    this.#taking = this.#taking.then(() => this.#takeOver(from, lines)).catch(() => {
      clearTimeout(this.#timer);
      // What failed is missing before what comes next.
      this.#timer = setTimeout(() => this.#hear(undefined, []), RETRY_DELAY);
    });
  }

  /** Takes lines that follow what the page knows; before others it asks for all that it lacks. */
  async #takeOver(from, lines) {
    const { element: { api }, signal } = this.session, at = this.#position;
    if (!this.stream.isOpen || signal.aborted || lines.length && lines.at(-1).position === at) return;
    if (from === at) return lines.length ? this.#takeAll(lines) : undefined;
    const missed = [];
    let isWhole = false;
    // What was missed ends with a position alone.
    const status = await readChanges(api, at, signal, piece => {
      missed.push(...piece);
      return isWhole = Object.keys(piece.at(-1)).length === 1;
    });
    if (missed.length && !signal.aborted) await this.#takeAll(missed);
    if (!isWhole && !NO_STREAM.includes(status)) throw new Error(`${api}/changes: ${status}`);
  }

  async #takeAll(lines) {
    const changes = new Map(), { session } = this, isOther = lines.some(({ calendars }) => calendars);
    for (const line of lines) if (line.uid !== undefined) changes.set(`${line.calendar} ${line.uid}`, line);
    if (lines.some(({ reset }) => reset) || isOther && !session.isEditable) return session.onReload();
    // What was edited here stays as it is, with all that can be undone.
    if (isOther) await readCalendars(session);
    const news = [...changes.values()].filter(change => session.saving.isNews(change));
    if (news.length > MOST_CHANGES) return session.onReload();
    await Promise.all(news.map(change => this.take(change)));
    // Only now: what failed comes again.
    this.#position = lines.at(-1).position ?? this.#position;
  }

  /** Takes a changed resource over, if it is news and of days that are loaded. */
  async take(change) {
    const { saving, server, element, signal } = this.session, { calendar, uid, from, to } = change;
    const tag = saving.tag(change);
    if (!saving.isNews(change) || !tag && !server.hasAsked(from, to)) return;
    if (change.etag === null) return saving.take(change, '');
    // It may be gone by now, also by an edit of this page, which is no error: browsers log those.
    const address = `${element.api}/calendars/${calendar}/events/${encodeURIComponent(uid)}?absent=204`;
    const response = await fetch(address, { signal, headers: await authorization() });
    if (!response.ok && response.status !== 404) throw new Error(`${address}: ${response.status}`);
    const text = response.ok ? await response.text() : '';
    if (signal.aborted) return;
    // The answer to an edit may have come before, and be newer.
    if (saving.tag(change) !== tag) return this.take(change);
    const etag = text ? response.headers.get('ETag').replaceAll('"', '') : null;
    saving.take({ ...change, etag }, text);
  }
}
