// Changes that others make, as the server tells them.

import { readCalendars } from './calendaredits.js';
import { authorization } from './token.js';

/** The seconds after which a stream that ended is asked for again: twice as many each time, up to these. */
const LONGEST_PAUSE = 60;
/** The time in milliseconds after which a stream that says nothing counts as ended. */
const SILENCE = 60_000;
/** The changes in one piece that are fetched one by one; of more, everything in view is read again. */
const MOST_CHANGES = 50;
/** Answers after which asking again is of no use: there are no changes, or this is no position, or no secret. */
const NO_STREAM = [204, 400, 401, 404];

/** Listens to the changes of a server while the page is seen, and takes over those that the page does not have. */
export class Changes {
  /** The position up to which all changes are known; undefined before the first answer with events. */
  #position;
  #controller;
  #delay = 1;
  #timer;
  #silence;

  constructor(session) {
    this.session = session;
    // Browsers open few connections to a server, over all tabs.
    session.on(document, 'visibilitychange', () => document.hidden ? this.#stop() : this.#listen());
    session.on(window, 'online hashchange', () => this.#listen());
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
    clearTimeout(this.#silence);
    this.#controller?.abort();
    this.#controller = undefined;
  }

  async #listen() {
    const { element, signal: life } = this.session;
    if (this.#controller || !this.#position || document.hidden || life.aborted) return;
    clearTimeout(this.#timer);
    const controller = this.#controller = new AbortController();
    let status;
    try {
      const response = await fetch(`${element.api}/changes?since=${encodeURIComponent(this.#position)}`,
        { signal: controller.signal, headers: authorization() });
      ({ status } = response);
      if (status === 200) await this.#read(response.body, controller);
    } catch { /* asked again */ }
    if (this.#controller !== controller) return;
    this.#stop();
    if (NO_STREAM.includes(status)) return;
    this.#timer = setTimeout(() => this.#listen(), this.#delay * 1000);
    this.#delay = Math.min(2 * this.#delay, LONGEST_PAUSE);
  }

  async #read(body, controller) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => controller.abort(), SILENCE);
      const { value, done } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop();
      const changes = lines.filter(Boolean).map(line => JSON.parse(line));
      if (!changes.length) continue;
      await this.#takeAll(changes);
      if (controller.signal.aborted) return;
      this.#delay = 1;
    }
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
    const address = `${element.api}/calendars/${calendar}/events/${encodeURIComponent(uid)}`;
    const response = await fetch(address, { signal, headers: authorization() });
    if (!response.ok && response.status !== 404) throw new Error(`${address}: ${response.status}`);
    const text = response.ok ? await response.text() : '';
    if (signal.aborted) return;
    // The answer to an edit may have come before, and be newer.
    if (saving.tag(change) !== tag) return this.take(change);
    const etag = text ? response.headers.get('ETag').replaceAll('"', '') : null;
    saving.take({ ...change, etag }, text);
  }
}
