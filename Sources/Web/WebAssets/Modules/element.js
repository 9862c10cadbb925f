// The element.

import { placeFiles } from './assets.js';
import { ATTRIBUTES, dependentValue, PLACES } from './attributes.js';
import { keepContrast } from './contrast.js';
import { isoOf } from './dates.js';
import { sendDecorations } from './decorations.js';
import { edit } from './edits.js';
import { loadText } from './files.js';
import { Life, sessionOf } from './life.js';
import { deselecting, going, hitAt, levelOf, occurrenceOf, performing, rectOf, secondsAt, selecting, selectionOf } from './methods.js';
import { OPTIONS, RELEASE } from './options.js';
import { programOf } from './programs.js';
import { configure, defineHooks, defineProperties, effective, givenValue, NAMES, optionsOf, setOption, upgrade } from './properties.js';
import { Sources } from './sources.js';
import { sendTokens } from './tokens.js';
import { painted } from './waiting.js';
import { bytesOf } from './wire.js';

/**
 * A calendar. Its options, events and methods are described in Documentation/ElementReference.md; options.js has the table
 * of options, which are attributes and properties. Dates are ISO dates such as 2026-02-16, whatever the calendar system.
 *
 * The page's Content-Security-Policy must allow `img-src blob:` for images in files, and `https:` for images="remote".
 */
export class AlmanacCalendar extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = ['lang', 'aria-label', ...Object.keys(OPTIONS)];

  /** The events that the page gave; kept while the element is in no page. */
  #sources = new Sources(this);
  #life = new Life(this, this.#sources);
  #decorations = null;

  get #session() { return sessionOf(this); }

  /** Says where programs and words are: below an address `base`, or by name in `files`; see `fileNamed`. */
  static configure(place) { placeFiles(place); }

  /** The options that are set. Setting it replaces all. */
  get options() { return optionsOf(this); }
  set options(options) {
    const isKept = new Set(Object.keys(options ?? {}).map(name => NAMES[name]));
    for (const name of Object.keys(OPTIONS)) if (!isKept.has(name)) setOption(this, name, null);
    this.configure(options ?? {});
  }

  /** The events of the page: a list of objects, which is read when it is set. */
  get events() { return this.#sources.events; }
  set events(events) { this.#sources.events = events; }

  /** Names and colors of the calendars of events. */
  get calendars() { return this.#sources.calendarList; }
  set calendars(calendars) { this.#sources.calendarList = calendars; }

  /** What the page says about days. */
  get decorations() { return this.#decorations; }
  set decorations(list) {
    this.#decorations = list ?? null;
    this.#sendAgain(sendDecorations);
  }

  /** The sources that were added; setting it replaces those that have other ids. */
  get sources() { return this.#sources.list; }
  set sources(inits) { this.#sources.replaceAll(inits); }

  /** Adds a source: a list, a function, or an object with one of these, an address or a text. */
  addSource(source) { return this.#sources.add(source); }

  get isLoading() { return this.#sources.isLoading; }
  whenLoaded() { return this.#sources.whenLoaded(); }

  /** The occurrences on the days from `start` up to, but without, `end`. */
  eventsIn(range) { return this.#sources.occurrences(range); }
  eventsOn(date) { return this.#sources.occurrencesOn(date); }
  get(id) { return this.#sources.get(id); }

  /** Sets several options. */
  configure(options) { configure(this, options); }

  /** Reads the custom properties of sizes, type and colors again. */
  refreshTokens() {
    this.#sendAgain(session => {
      keepContrast(session);
      sendTokens(session);
      sendDecorations(session);
      this.#sources.sendAgain();
    });
  }

  /** The value of an option that is in force. */
  effective(name) { return effective(this, name, other => dependentValue(this, other)); }

  /** Adds the events of an .ics text; returns a report. Call it after `ready`. */
  load(text, { name = '', replace = false } = {}) {
    if (!this.#session) throw new Error('the calendar is not ready');
    const report = loadText(this.#session, text, name, replace);
    const { files } = this.#life;
    if (report.isRead && replace) files.length = 0;
    if (report.isRead) files.push({ text, name });
    return report;
  }

  // Methods that move or select wait for the engine, and resolve when the change is to be seen.

  /** Brings a day into view, and with a time the hours. */
  goTo(date, options) { return this.#ask(going(date, options)); }
  setLevel(level, { around, animated = true } = {}) { return this.#ask(performing('setLevel', around, levelOf(level), animated)); }
  scrollToTime(time) { return this.#ask(performing('scrollHours', undefined, secondsAt(time))); }
  showEvents(date) { return this.#ask(performing('showEvents', date)); }
  hideEvents() { return this.#ask(performing('hideEvents')); }

  /** Gives the focus to a day; without one, to the one that has the tab stop. */
  focus({ date, preventScroll } = {}) {
    const session = this.#session, call = date === undefined ? undefined : performing('focus', date);
    if (!session?.isStarted) return;
    call?.(session);
    session.tick();
    session.root.querySelector('[role=gridcell][tabindex="0"]')?.focus({ preventScroll });
  }

  /** Selects a date, which is brought into view, a span, or several of these; null clears the selection. */
  select(days, options) { return this.#ask(selecting(days, options)); }
  deselect(date) { return this.#ask(deselecting(date)); }
  clearSelection() { return this.select(null); }

  /**
   * Brings an occurrence of an event into view, or the next one, or the latest. Returns whether there is one within two
   * years.
   */
  async reveal(id, { recurrenceId } = {}) {
    await this.whenReady();
    const event = occurrenceOf(this, `${id}`, recurrenceId);
    if (event) await this.goTo(event.date);
    return !!event;
  }

  /** Prints the page, with the whole period in view. */
  async print() {
    await this.whenReady();
    const { start, end } = this.period ?? {};
    if (start) await this.#sources.load(start, end);
    await this.#session?.prepareToPrint?.();
    globalThis.print();
  }

  /** Says a text to people who use a screen reader. */
  announce(text) { this.#session?.announcer.say(`${text}`); }

  showToday() { return this.#call('almanac_move', 0); }
  next() { return this.#call('almanac_move', 1); }
  previous() { return this.#call('almanac_move', -1); }
  zoomIn() { return this.#call('almanac_zoom', 1); }
  zoomOut() { return this.#call('almanac_zoom', -1); }
  undo() { return this.#call('almanac_undo', 0); }
  redo() { return this.#call('almanac_undo', 1); }

  // Edits, by the rules for people; each resolves to its outcome.

  create(event) { return this.#edit('create', event?.id, event); }
  edit(id, changes, options) { return this.#edit('edit', id, changes, options); }
  deleteEvent(id, options) { return this.#edit('delete', id, {}, options); }

  /** Resolves when the calendar is to be seen; rejects if it cannot be shown. */
  whenReady() {
    if (this.#session?.engine && this.hasAttribute('ready')) return Promise.resolve();
    return this.#life.whenReady();
  }

  get version() { return RELEASE; }
  get period() { return this.#session?.period ?? null; }
  get visibleRange() { return this.#session?.visible ?? null; }
  get selectedDates() { return this.#session?.selected ?? selectionOf([]); }
  get focusedDate() { return isoOf(this.state?.split(' ')[5] ?? NaN); }
  get isZooming() { return !!this.#session?.engine?.almanac_is_zooming(); }
  get preferredHeight() { return this.#session?.height || null; }

  /** Where the calendar is and what is selected, as a text for a later visit. */
  get state() {
    if (this.#session?.isStarted) this.#session.engine?.almanac_position();
    return this.#session?.position ?? null;
  }
  set state(text) {
    const numbers = `${text}`.split(' ').map(Number);
    this.whenReady().then(() =>
      this.#ask(session => session.engine.almanac_restore(session.send(bytesOf(session, numbers)))), () => {});
  }

  /** Day and time, the event, and the rectangle at a place of the viewport. */
  dateAt(x, y) {
    const { date, time } = hitAt(this.#session, x, y) ?? {};
    return date ? { date, time, allDay: !time } : null;
  }
  eventAt(x, y) { return hitAt(this.#session, x, y)?.event ?? null; }
  rectOf(name) { return rectOf(this.#session, name); }

  /** All events as an .ics text, where they can be edited. */
  export() { return this.#sources.exported(); }

  /** Frees everything; the element starts anew when it is connected again or reloaded. */
  close() { this.#life.close(); }
  /** Starts anew, with all data. */
  reload() { this.#life.reload(); }

  connectedCallback() {
    upgrade(this);
    this.#life.connect();
  }

  disconnectedCallback() { this.#life.disconnect(); }
  // With this callback, browsers do not call the others when an element is moved with `moveBefore`.
  connectedMoveCallback() {}
  adoptedCallback() { this.#life.adopt(); }

  attributeChangedCallback(name, before, after) {
    const session = this.#session;
    if (name === 'aria-label') return void session?.showName();
    if (!session?.engine && PLACES[name]) this.#life.forgetPosition();
    if (!session?.engine || before === after && !PLACES[name]) return;
    // Another program is loaded only if this one lacks something.
    if (['panel', 'editable'].includes(name) && after !== null && session.program !== programOf(this)) {
      return void this.#life.restart();
    }
    session.showSoon();
    session.announcer.isQuiet = true;
    const apply = ATTRIBUTES[name === 'lang' ? 'locale' : name];
    if (!apply) return void session.changed.add(name);
    if (name !== 'lang') givenValue(this, name);
    session.flush();
    apply(session);
  }

  /** Sends what a new engine gets by itself. */
  #sendAgain(send) { if (this.#session?.engine) this.#ask(send); }

  /** Calls the engine as soon as it is there. */
  #ask(call) {
    const session = this.#session;
    if (!session?.engine) return this.whenReady().then(() => this.#ask(call));
    session.flush();
    session.isScripted = true;
    session.announcer.isQuiet = true;
    const result = call(session);
    session.isScripted = false;
    session.showSoon();
    return painted().then(() => result);
  }

  #edit(kind, id, init, options) { return this.#ask(session => edit(session, kind, `${id ?? ''}`, init, options)); }
  #call(name, argument) { return this.#ask(({ engine }) => engine[name](argument)); }
}

// Properties of places tell where the calendar is. Not in a static block: esbuild 0.17 loses the class there.
defineProperties(AlmanacCalendar.prototype, (element, name) => {
  const session = sessionOf(element);
  if (!session?.engine || !PLACES[name]) return undefined;
  session.flush();
  return PLACES[name](session.engine);
});
defineHooks(AlmanacCalendar.prototype, (element, name) => sessionOf(element)?.contents.change(name));
