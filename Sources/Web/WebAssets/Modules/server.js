// Events of a server, which the attribute `api` names.

import { isoOf } from './dates.js';
import { request } from './requests.js';
import { authorization, onKey, takeToken, token } from './token.js';
import { firstDays } from './view.js';
import { idle, painted } from './waiting.js';

/** The time in milliseconds after which a request without an answer is repeated. */
const PATIENCE = 30_000;

/** Asks a server for events and gives the engine the answers. */
export class EventServer {
  /** The requests of the engine whose events are not shown yet. */
  #running = 0;
  /** Whether the latest request had no answer. */
  #isLost = false;
  #timer;
  /** The reason that the server gave for its latest answer without events; undefined without one. */
  #reason;
  /** Whether the latest answer said that the server makes no changes. */
  #isReadOnly = false;
  /** Whether the server answers and there was no key. */
  #isKeyless = false;
  /** The position in the changes of the server that the first answer had. */
  #position;
  /** The first day that was asked for, and the day after the last one. */
  #days;
  /** The request that was sent before there was an engine. */
  #early;
  /** The latest answer about days in view that is read, or waits for its turn. */
  #reading;

  constructor(session) {
    this.session = session;
    session.on(window, 'online', () => this.#isLost && this.#fetchAgain());
    onKey(session.element, session.signal, () => {
      // Without a key the engine was told that nothing can be changed.
      if (this.#isKeyless) session.onReload(); else if (this.#isLost) this.#fetchAgain();
    });
    session.signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** Requests the events that the engine needs first: those of the first month with the days around it. */
  askEarly() {
    const { element } = this.session, { api } = element;
    if (!api) return;
    takeToken(api);
    const [first, end] = firstDays(element);
    this.#early = { api, first, count: end - first, answer: this.#events(api, isoOf(first), isoOf(end)) };
  }

  /**
   * Finds out whether a server answers. Without one, as on static hosting, the calendar stays empty and takes files. A
   * server that has sent events is not asked: waiting for it would delay the first frame.
   */
  async connect() {
    const { signal, element, engine } = this.session, { api } = element, early = this.#early;
    this.#early = undefined;
    const isEarly = !!early && early.api === api, bytes = isEarly ? await early.answer : undefined;
    if (api) await takeToken(api);
    const isThere = !!bytes || !!api && await this.#isThere(api);
    if (signal.aborted || api !== element.api) return;
    this.#isKeyless = isThere && !token();
    const access = token() && !this.#isReadOnly ? 2 : 1;
    engine.almanac_set_server(isThere ? access : 0, isEarly ? early.first : 0, isEarly ? early.count : 0);
    if (isThere && isEarly) await this.#read(bytes, 0);
  }

  get isLoading() { return this.#running > 0; }

  /** Fetches the events of some days for the engine. Those in view are read one after the other and painted between. */
  async fetch(from, to, number, isInView) {
    const { signal, element, sources } = this.session, before = this.#reading;
    const count = change => {
      this.#running += change;
      if (!signal.aborted) sources.showLoading();
    };
    const send = () => this.#events(element.api, from, to);
    count(1);
    if (isInView) {
      const answer = send();
      this.#reading = (async () => {
        await before?.catch(() => {});
        await this.#read(answer, number).finally(() => count(-1));
        await painted();
      })();
    } else {
      await idle();
      if (!signal.aborted) await this.#read(send().then(idle), number).finally(() => count(-1));
    }
  }

  /** Resolves when what was asked for about days in view is read. */
  answers() { return this.#reading; }

  /** Whether some of the days were asked for, or any if none are given. */
  hasAsked(from, to) {
    const [first, end] = this.#days ?? ['', ''];
    return from === undefined || from < end && to > first;
  }

  /** Says that events are missing until an answer comes, and asks for it again: later, or when a person wants it. */
  askAgain(message, title) {
    this.#isLost = true;
    this.session.notice.show([message, this.#reason].filter(Boolean), { title, run: () => this.#fetchAgain() });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fetchAgain(), PATIENCE);
  }

  #fetchAgain() { this.session.engine?.almanac_fetch_again(); }

  /** Gives the engine the events of an answer, and shows them at once. */
  async #read(answer, number) {
    const bytes = await answer, { session } = this;
    if (session.signal.aborted) return;
    const isBack = bytes && this.#isLost;
    if (isBack) {
      this.#isLost = false;
      session.notice.hide();
    }
    if (bytes) session.saving.read(bytes);
    session.engine.almanac_receive(bytes ? session.send(bytes) : -1, number);
    if (bytes) session.changes.begin(this.#position);
    if (isBack) this.#fetchAgain();
    if (session.isStarted) session.tick();
  }

  async #isThere(api) {
    try {
      const response = await request(`${api}/health`, this.session.signal);
      this.#takeAccess(response);
      return (await response.json()).status === 'ok';
    } catch { /* no server */ }
    return false;
  }

  #takeAccess({ headers }) { this.#isReadOnly = headers.get('Almanac-Access') === 'readOnly'; }

  /** The bytes of an answer; undefined without an answer, or if it is not a calendar. */
  async #events(api, from, to) {
    const [first, end] = this.#days ??= [from, to];
    this.#days = [from < first ? from : first, to > end ? to : end];
    try {
      const { signal } = this.session, headers = await authorization();
      const response = await fetch(`${api}/events?from=${from}&to=${to}`, { signal, headers });
      this.#takeAccess(response);
      this.#reason = undefined;
      // The reasons for which a page may not read are for people; others are not.
      if (response.status === 401) this.#reason = (await response.json()).error;
      if (!response.ok || !/^text\/calendar\b/.test(response.headers.get('Content-Type'))) return;
      const bytes = new Uint8Array(await response.arrayBuffer());
      this.#position ??= response.headers.get('Almanac-Position');
      return bytes;
    } catch { /* reported to the engine */ }
  }
}
