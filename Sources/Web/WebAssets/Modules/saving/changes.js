// Changes by others, as reported by the server.

import { readCalendars } from './calendaredits.js';
import { storeOf } from './keeping.js';
import { NO_STREAM, readChanges, Stream } from './stream.js';
import { authorization, onKey } from './token.js';

/** The maximum number of changes in a piece that are fetched individually; with more, everything in view is reloaded. */
const MOST_CHANGES = 50;
/** The time after which changes that could not be applied are requested again, in milliseconds. */
const RETRY_DELAY = 2000;

/** Listens to a server's changes while the page is visible, and applies those that are new to the page. */
export class Changes {
  /** The position up to which all changes are known; undefined before the first answer with events. */
  #position;
  /** The promise of applying lines, one piece after the other. */
  #taking = Promise.resolve();
  #timer;
  /** Whether the notice explains why there are no changes. */
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

  /** Starts listening at the position of the first response with events. */
  begin(position) {
    if (!position || this.#position) return;
    this.#position = position;
    this.#listen();
  }

  /** Stops listening until the next response with events, because the page has another server. */
  forget() {
    this.#stop();
    this.#position = undefined;
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
    this.session.server.reached();
    if (status !== 401 || this.session.signal.aborted) return;
    this.#isRefused = true;
    this.session.notice.show([this.session.words.noKey], {});
  }

  #hear(from, lines) {
    const { server, element } = this.session;
    // Without lines it is another page that has answered, which may be without the server, too.
    if (lines.length) {
      server.reached();
      Promise.resolve(storeOf(element)).then(store => store?.noteContact());
    }
    this.#taking = this.#taking.then(() => this.#takeOver(from, lines)).catch(() => {
      clearTimeout(this.#timer);
      // Failed changes must be applied before the next ones.
      this.#timer = setTimeout(() => this.#hear(undefined, []), RETRY_DELAY);
    });
  }

  /** Applies lines that follow the page's position; if lines are missing in between, requests them first. */
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
    // Events edited here stay as they are, including their undo history.
    if (isOther) await readCalendars(session);
    const news = [...changes.values()].filter(change => session.saving.isNews(change));
    if (news.length > MOST_CHANGES) return session.onReload();
    await Promise.all(news.map(change => this.take(change)));
    // Only now, so that failed changes are sent again.
    this.#position = lines.at(-1).position ?? this.#position;
  }

  /** Applies a changed calendar object if it is new to the page and its days are loaded. */
  async take(change) {
    const { saving, server, element, signal } = this.session, { calendar, uid, from, to } = change;
    const tag = saving.tag(change);
    if (!saving.isNews(change) || !tag && !server.hasAsked(from, to)) return;
    if (change.etag === null) return saving.take(change, '');
    // It may be gone, even through an edit of this page. That is not an error, because browsers log errors.
    const address = `${element.api}/calendars/${calendar}/events/${encodeURIComponent(uid)}?absent=204`;
    const response = await fetch(address, { signal, headers: await authorization() });
    if (!response.ok && response.status !== 404) throw new Error(`${address}: ${response.status}`);
    const text = response.ok ? await response.text() : '';
    if (signal.aborted) return;
    // The response to an edit may have arrived earlier and be newer.
    if (saving.tag(change) !== tag) return this.take(change);
    const etag = text ? response.headers.get('ETag').replaceAll('"', '') : null;
    saving.take({ ...change, etag }, text);
  }
}
