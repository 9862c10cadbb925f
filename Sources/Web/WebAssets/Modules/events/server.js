// Events of the server that the attribute `api` names.

import { isoOf } from '../language/dates.js';
import { ANSWER_PATIENCE, FINAL, SourceError } from './feeds.js';
import { Loading, STRETCH } from './loading.js';
import { givenValue } from '../options/properties.js';
import { request } from '../engine/requests.js';
import { authorization, onKey, takeToken, token } from '../saving/token.js';
import { firstDays } from './view.js';
import { performing } from '../engine/navigation.js';
import { languageOf } from '../options/attributes.js';
import { storeOf } from '../saving/keeping.js';
import { idle, painted } from '../engine/waiting.js';
import { bytesOf } from '../engine/wire.js';

/** The number of days around the view that are loaded if there are few events. */
const WIDEST_MARGIN = 120;
/** The time after which a page that has kept events starts again if people are typing now, in milliseconds. */
const RENEW_DELAY = 2000;

/** Requests events from a server and passes the responses to the engine: a source whose events users can edit. */
export class EventServer {
  /** The URL of the server, and the days loaded from it. */
  #api;
  #loading;
  /** Whether the server responds, and the engine receives its events. */
  #isOpen = false;
  /** Resolves to the first response, or undefined; and the function that lets the engine receive responses. */
  #first;
  #connected;
  /** Whether visible events are missing because there was no response. */
  #isLost = false;
  /** Whether the latest answer said that the page does not have the key. */
  #lacksKey = false;
  /** Whether the latest answer said that the server makes no changes. */
  #isReadOnly = false;
  /** Whether the server responds but there was no key. */
  #isKeyless = false;
  /** The stream position of the first response. */
  #position;
  /** The first requested day, and the day after the last one. */
  #days;
  /** Resolves when the last response about visible days is painted. */
  #turn = Promise.resolve();
  /** The functions that settle the promises of responses that the engine has not read, by number. */
  #unread = new Map();
  #count = 0;
  /** The sentence about kept events, as last said. */
  #kept;
  /** Whether the engine has all kept events. */
  #hasKept = false;
  /** When the events that are shown came from the server, in milliseconds; undefined if none of them was only kept. */
  #keptTime;

  constructor(session) {
    this.session = session;
    onKey(session.element, session.signal, () => {
      // Without a key, the engine was told that nothing can be changed.
      if (this.#isKeyless) session.onReload(); else this.retry(true);
    });
    session.signal.addEventListener('abort', () => this.#loading?.stop());
  }

  get isLoading() { return this.#isOpen && this.#loading.isLoading; }

  /** Requests the events that the engine needs first: the first month with the days around it. */
  askEarly() {
    const { element } = this.session, { api } = element;
    if (!api) return;
    takeToken(api);
    this.#begin(api);
    this.#loading.show(...firstDays(element));
  }

  /**
   * Determines whether a server responds. If not, as on static hosting, the calendar stays empty and accepts files. A
   * server that has sent events is not checked, because waiting would delay the first frame.
   */
  async connect() {
    const { signal, element, engine } = this.session, { api } = element;
    if (api !== this.#api) this.#begin(api);
    const loading = this.#loading, hasEvents = !!(await this.#first)?.bytes;
    if (api) await takeToken(api);
    const isThere = hasEvents || !!api && await this.#isThere(api);
    if (signal.aborted || loading !== this.#loading) return;
    this.#isKeyless = isThere && !token();
    const access = token() && !this.#isReadOnly ? 2 : 1;
    engine.almanac_set_server(isThere ? access : 0);
    if (!isThere) return loading.stop();
    this.#isOpen = true;
    this.#connected();
    this.show();
    await loading.whenDone();
  }

  /** Starts with nothing loaded, because the data of another server no longer counts. */
  #begin(api) {
    this.#loading?.stop();
    this.#unread.clear();
    if (this.#isLost) this.session.notice.hide();
    this.#isLost = this.#isOpen = false;
    this.#api = api;
    this.#first = this.#days = this.#position = undefined;
    this.#lacksKey = this.#isReadOnly = false;
    this.#kept = this.#keptTime = undefined;
    this.#hasKept = false;
    this.session.changes?.forget();
    const connection = new Promise(done => this.#connected = done);
    const loading = this.#loading = new Loading({ isLocal: true, longest: STRETCH, widest: WIDEST_MARGIN, take: () => [], drop() {},
      load: (range, window) => this.#load(api, connection, range, window), update: () => this.#update(),
      tell: failure => loading === this.#loading && this.#tell(failure) });
  }

  /** Loads the missing days in view. */
  show() {
    const { element, sources: { view }, signal } = this.session;
    if (!view || signal.aborted || !this.#isOpen) return;
    const [margin] = givenValue(element, 'fetch-margin') ?? [];
    this.#loading.show(...view, undefined, margin);
    // Days that are not kept may have come into view.
    if (this.#keptTime !== undefined) this.#loading.retry(false, view);
  }

  retry(isForced) { this.#loading?.retry(isForced); }

  /** Resolves when all requested events are read. */
  answers() { return this.#loading?.whenDone(); }

  /** Returns whether some of the days were requested, or any days if none are given. */
  hasAsked(from, to) {
    const [first, end] = this.#days ?? ['', ''];
    return from === undefined || from < end && to > first;
  }

  /** The sentence about kept events; undefined if there are none. */
  get offlineText() {
    const { words, element } = this.session;
    if (this.#keptTime === undefined || !words) return undefined;
    const format = new Intl.DateTimeFormat(languageOf(element).locale,
      { dateStyle: 'medium', timeStyle: 'short', timeZone: element.timeZone ?? undefined });
    return words.offline.replace('#', `\u2068${format.format(this.#keptTime)}\u2069`);
  }

  /** Called when the server has responded: a page with kept events starts again with the server's. */
  reached() {
    const { session } = this, { signal, gate } = session;
    if (this.#keptTime === undefined || signal.aborted) return;
    session.asked = {};
    if (gate.isOpen) performing('place')(session);
    if (session.isStarted && gate.isOpen && !session.asked.question) return session.onReload();
    setTimeout(() => this.reached(), RENEW_DELAY);
  }

  /** Called when the engine has read a response: the number of its events, or an empty text if it is invalid. */
  read(number, count) {
    const { done, fail } = this.#unread.get(number) ?? {};
    this.#unread.delete(number);
    if (count) done?.(+count); else fail?.(new Error('expected calendars'));
  }

  /** Loads the events of a window. Visible windows are read one after the other and painted in between. */
  async #load(api, connection, { start, end, signal }, window) {
    const answer = this.#events(api, start, end, signal, window);
    this.#first ??= answer;
    const { bytes, status, covers } = await answer;
    await connection;
    if (!bytes) throw new SourceError(`${api}/events: no calendars`, FINAL.includes(status), status);
    const turn = window.isInView ? this.#turn : idle(), read = turn.then(() => this.#give(bytes, window, signal));
    if (window.isInView) this.#turn = read.catch(() => {}).then(painted);
    window.count = await read;
    return { events: [], covers };
  }

  /**
   * Passes a response to the engine, and shows visible events immediately. Resolves to the number of events when all
   * are read.
   */
  #give(bytes, { from, to, isInView }, signal) {
    signal.throwIfAborted();
    const { session } = this, number = ++this.#count;
    const read = new Promise((done, fail) => this.#unread.set(number, { done, fail }));
    session.saving.read(bytes);
    session.engine.almanac_receive(session.send(bytes), number, from, isInView ? 0 : to - from);
    session.changes.begin(this.#position);
    if (session.isStarted) session.tick();
    this.#sayKept();
    return read;
  }

  /** Says once from when kept events are. */
  #sayKept() {
    const text = this.offlineText;
    if (text && text !== this.#kept) this.session.notice.show([this.#kept = text], {});
  }

  /** Returns what the browser has kept of the first of some days, for a server that does not respond. */
  async #keptAnswer({ from, to }) {
    const store = await storeOf(this.session.element), answer = await store?.answerFor(from, to);
    if (!answer) return {};
    const { days, text, head, position } = answer, isFirst = !this.#hasKept;
    this.#takeKept(answer);
    this.#hasKept = true;
    this.#position ??= position;
    const covers = days.from > from || days.to < to ? { start: isoOf(days.from), end: isoOf(days.to) } : undefined;
    // The first answer contains everything.
    return { bytes: new TextEncoder().encode(isFirst ? text : head), covers };
  }

  #takeKept({ time, access }) {
    this.#keptTime = Math.min(time, this.#keptTime ?? Infinity);
    this.#isReadOnly = access === 'readOnly';
  }

  /** Keeps a response once the page is idle. */
  async #keep(answer) {
    await idle();
    (await storeOf(this.session.element))?.keepAnswer(answer);
  }

  #update() {
    const { session } = this, { isLoading, error } = this.#loading;
    if (session.signal.aborted) return;
    // What was missing may have arrived, or be so far away that it is not asked for any longer.
    if (this.#isLost && !isLoading && !error) {
      this.#isLost = false;
      if (this.#kept) session.notice.show([this.#kept], {}); else session.notice.hide();
      this.#mark();
    }
    session.sources.progress.show();
  }

  /** Reports missing events until all are loaded; failed requests are repeated as soon as another one succeeds. */
  #tell(failure) {
    const { session } = this, { isLoading, error } = this.#loading;
    if (session.signal.aborted) return;
    if (failure && this.#isSeen(failure)) this.#sayLost(); else if (this.#isLost && !isLoading && error) this.retry(true);
    this.#update();
    if (this.#isLost) this.#mark();
  }

  /** Returns whether people see that days are missing. Without a server, only those in view count, because others are not kept. */
  #isSeen({ from, to }) {
    const [start, end] = this.session.sources.view ?? [from, to];
    return this.#keptTime === undefined || from < end && to > start;
  }

  #sayLost() {
    const { notice, words: { unreachable, tryAgain, noKey } } = this.session;
    this.#isLost = true;
    this.session.emit('loaderror', { message: unreachable, problems: [] });
    // The notice and the focus on its button stay until there is an answer.
    const run = event => {
      event.stopPropagation();
      this.retry(true);
    };
    notice.show([this.offlineText, unreachable, this.#lacksKey && noKey].filter(Boolean), { title: tryAgain, run });
  }

  /** Tells the engine which days are loaded while others are missing, once it is not calling. */
  #mark() {
    queueMicrotask(() => {
      const { session } = this, { engine, signal } = session;
      if (!engine || signal.aborted) return;
      const days = this.#loading.ranges.flatMap(({ from, to }) => [from, to]);
      engine.almanac_set_loaded(this.#isLost ? session.send(bytesOf(session, days)) : -1);
      session.showSoon();
    });
  }

  async #isThere(api) {
    try {
      const response = await request(`${api}/health`, this.session.signal);
      this.#takeAccess(response);
      return (await response.json()).status === 'ok';
    } catch (error) {
      // A server of files has no API.
      const store = error instanceof TypeError && await storeOf(this.session.element), newest = await store?.newest?.();
      if (!newest) return false;
      this.#takeKept(newest);
      this.#position ??= newest.position;
      return true;
    }
  }

  #takeAccess({ headers }) { this.#isReadOnly = headers.get('Almanac-Access') === 'readOnly'; }

  /** Returns the status of a response, and its bytes if it is a calendar; nothing if there is no response in time. */
  async #events(api, from, to, own, window) {
    const [first, end] = this.#days ??= [from, to];
    this.#days = [from < first ? from : first, to > end ? to : end];
    try {
      const headers = await authorization(), days = { from: window.from, to: window.to, time: Date.now() };
      const signal = AbortSignal.any([own, AbortSignal.timeout(ANSWER_PATIENCE)]);
      const response = await fetch(`${api}/events?from=${from}&to=${to}`, { signal, headers }), { status, ok } = response;
      this.reached();
      this.#takeAccess(response);
      this.#lacksKey = status === 401;
      if (!ok || !/^text\/calendar\b/.test(response.headers.get('Content-Type'))) return { status };
      const bytes = new Uint8Array(await response.arrayBuffer());
      const position = response.headers.get('Almanac-Position');
      this.#position ??= position;
      this.#keep({ ...days, bytes, position, access: response.headers.get('Almanac-Access') });
      return { status, bytes };
    } catch {
      return own.aborted ? {} : this.#keptAnswer(window);
    }
  }
}
