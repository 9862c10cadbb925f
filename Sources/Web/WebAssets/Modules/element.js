// The element.

import { placeFiles } from './assets.js';
import { ATTRIBUTES, dependentValue, PLACES } from './options/attributes.js';
import { isoOf } from './language/dates.js';
import { EarlySources } from './events/early.js';
import { Life, sessionOf } from './engine/life.js';
import { hitAt, rectOf, selectionOf } from './engine/methods.js';
import { extras } from './more.js';
import { OPTIONS, RELEASE } from './options/options.js';
import { needsOther, programOf } from './engine/programs.js';
import { configure, defineData, defineProperties, effective, givenValue, NAMES, optionsOf, setOption, upgrade } from './options/properties.js';
import { painted } from './engine/waiting.js';
import { bytesOf } from './engine/wire.js';

/**
 * A calendar. Documentation/ElementReference.md describes its options, events, and methods; options.js contains the
 * table of options, which are attributes and properties. Dates are ISO dates such as 2026-02-16 in all calendar
 * systems.
 *
 * The page's Content-Security-Policy must allow `img-src blob:` for images in files, and `https:` for images="remote".
 */
export class AlmanacCalendar extends (globalThis.HTMLElement ?? class {}) {
  static formAssociated = true;
  static observedAttributes = ['lang', 'aria-label', ...Object.keys(OPTIONS)];

  /** The page's events; kept while the element is not in a document. */
  #early = new EarlySources(this);
  #life = new Life(this, this.#early);
  /** Decides about edits; kept if it was set before the element was defined. */
  allowChange = this.allowChange ?? null;

  get #sources() { return this.#early.now; }
  get #session() { return sessionOf(this); }

  /** Sets where programs and words are: below a `base` URL, or by name in `files`; see `fileNamed`. */
  static configure(place) { placeFiles(place); }

  /** The options that are set. Assigning replaces all of them. */
  get options() { return optionsOf(this); }
  set options(options) {
    const isKept = new Set(Object.keys(options ?? {}).map(name => NAMES[name]));
    for (const name of Object.keys(OPTIONS)) if (!isKept.has(name)) setOption(this, name, null);
    this.configure(options ?? {});
  }

  /** The page's events: a list of objects, which is read when it is assigned. */
  get events() { return this.#sources.events; }
  set events(events) { this.#sources.events = events; }

  /** Names and colors of the events' calendars. */
  get calendars() { return this.#sources.calendarList; }
  set calendars(calendars) { this.#sources.calendarList = calendars; }

  /** The added sources. Assigning replaces sources with other ids. */
  get sources() { return this.#sources.list; }
  set sources(inits) { this.#sources.replaceAll(inits); }

  /** Adds a source: a list, a function, or an object with one of these, a URL, or a text. */
  addSource(source) { return this.#sources.add(source); }

  get isLoading() { return this.#sources.isLoading; }
  whenLoaded() { return this.#sources.whenLoaded(); }
  refetchResources() { this.#sources.resources?.refetch(); }

  /** Returns the occurrences on the days from `start` to before `end`. */
  eventsIn(range) { return this.#sources.occurrences(range); }
  eventsOn(date) { return this.#sources.occurrencesOn(date); }
  get(id) { return this.#sources.get(id); }

  /** Sets several options. */
  configure(options) { configure(this, options); }

  /** Rereads the custom properties of sizes, typography, and colors. */
  refreshTokens() {
    // A new engine receives them anyway.
    if (this.#session?.engine) this.#ask(session => extras.sendTokensAgain(session)).catch(() => {});
  }

  /** Returns the effective value of an option. */
  effective(name) { return effective(this, name, other => dependentValue(this, other)); }

  /** Adds the events of an .ics text and returns a report. Call it after `ready`. */
  load(text, { name = '', replace = false } = {}) {
    if (!this.#session?.isWhole || !this.#session.contents) throw new Error('the calendar is not ready');
    return extras.addFile(this.#session, this.#life.files, { text, name }, replace);
  }

  // Methods that navigate or select wait for the engine, and resolve when the change is visible.

  /** Scrolls to a day and, if a time is given, to the hours. */
  goTo(date, options) { return this.#perform('going', date, options); }
  setLevel(level, options) { return this.#perform('leveling', level, options); }
  scrollToTime(time) { return this.#perform('scrollingTo', time); }
  showEvents(date) { return this.#perform('performing', 'showEvents', date); }
  hideEvents() { return this.#perform('performing', 'hideEvents'); }

  /** Focuses a day; without one, the current tab stop. */
  focus({ date, preventScroll } = {}) {
    const call = date === undefined ? () => {} : extras?.performing('focus', date);
    if (!this.#session?.isStarted) return;
    this.#life.gate.pass(() => {
      const session = this.#session;
      if (!session?.isStarted) return;
      (call ?? extras.performing('focus', date))(session);
      session.tick();
      session.root.querySelector('[role=gridcell][tabindex="0"]')?.focus({ preventScroll });
    });
  }

  /** Selects a date and scrolls it into view, or selects a range, or several of these; null clears the selection. */
  select(days, options) { return this.#perform('selecting', days, options); }
  deselect(date) { return this.#perform('deselecting', date); }
  clearSelection() { return this.select(null); }

  /**
   * Scrolls to an occurrence of an event: the specified, the next, or the last one. Returns whether there is one within
   * two years.
   */
  async reveal(id, options) {
    await this.whenReady();
    return extras.reveal(this, `${id}`, options);
  }

  /** Prints the page, with the whole period in view. */
  async print(options) {
    await this.whenReady();
    await extras.printPeriod(this.#session, options);
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

  // Edits follow the same rules as user edits; each resolves to its outcome.

  create(event) { return this.#edit('create', event?.id, event); }
  edit(id, changes, options) { return this.#edit('edit', id, changes, options); }
  deleteEvent(id, options) { return this.#edit('delete', id, {}, options); }

  /** Drags an event in with the pointer of a `pointerdown`; resolves with its record, or null. */
  beginExternalDrag(press, event) { return extras?.dragIn(this.#session, press, event) ?? Promise.resolve(null); }

  /** Resolves when the calendar is visible; rejects if it cannot be shown. */
  whenReady() {
    if (this.#session?.engine && this.hasAttribute('ready')) return Promise.resolve();
    return this.#life.whenReady();
  }

  // As a field of a form. The second script adds other members; see form.js.

  get value() { return extras?.formValueOf(this) ?? ''; }
  set value(value) { this.#ask(session => extras.setFormValue(session, value)).catch(() => {}); }
  // `undefined` is the initial value.
  formResetCallback() { this.value = undefined; }
  formStateRestoreCallback(state) { this.value = state; }
  formDisabledCallback() { this.#session?.form?.update(); }

  get version() { return RELEASE; }
  get period() { return this.#session?.period ?? null; }
  get visibleRange() { return this.#session?.visible ?? null; }
  get selectedDates() { return this.#session?.selected ?? selectionOf([]); }
  get focusedDate() { return isoOf(this.state?.split(' ')[5] ?? NaN); }
  get isZooming() { return !!this.#session?.isWhole && !!this.#session.engine?.almanac_is_zooming(); }
  get preferredHeight() { return this.#session?.height || null; }

  /** The calendar's position and selection, as a text for a later visit. */
  get state() {
    if (this.#session?.isStarted) this.#session.engine?.almanac_position();
    return this.#session?.position ?? null;
  }
  set state(text) {
    const numbers = `${text}`.split(' ').map(Number);
    this.#ask(session => session.engine.almanac_restore(session.send(bytesOf(session, numbers)))).catch(() => {});
  }

  /** Returns the day, time, event, and rectangle at a point of the viewport. */
  dateAt(x, y) {
    const { date, time } = hitAt(this.#session, x, y) ?? {};
    return date ? { date, time, allDay: !time } : null;
  }
  eventAt(x, y) { return hitAt(this.#session, x, y)?.event ?? null; }
  rectOf(name) { return rectOf(this.#session, name); }

  /** Returns all events as an .ics text, if they are editable. */
  export() { return this.#sources.exported(); }

  /** Frees everything. The element starts again when it is reconnected or reloaded. */
  close() { this.#life.close(); }
  /** Restarts, keeping all data. */
  reload() { this.#life.reload(); }

  connectedCallback() {
    upgrade(this);
    this.#life.connect();
  }

  disconnectedCallback() { this.#life.disconnect(); }
  // With this callback, browsers do not call the others when `moveBefore` moves an element.
  connectedMoveCallback() {}
  adoptedCallback() { this.#life.adopt(); }

  attributeChangedCallback(name, before, after) {
    const session = this.#session;
    if (name === 'aria-label') return void session?.showName();
    if (!session?.engine && PLACES[name]) this.#life.forgetPosition();
    if (!session?.engine || before === after && !PLACES[name] || session.arrival?.isEcho(name, after)) return;
    // Another program is loaded only if this one lacks a feature.
    if (/^(panel|editable|levels?|selection-mode)$/.test(name) && after !== null && needsOther(session.program, programOf(this))) {
      return void this.#life.exchange();
    }
    this.#life.gate.pass(() => this.#session?.engine && this.#apply(name, after));
  }

  /** Applies a value of an attribute, which may have another one by now. */
  #apply(name, value) {
    const session = this.#session, apply = ATTRIBUTES[name === 'lang' ? 'locale' : name];
    session.showSoon();
    session.announcer.isQuiet = true;
    if (!apply) return void session.changed.set(name, value);
    if (name !== 'lang') givenValue(this, name);
    session.flush();
    apply(session, value);
  }

  /** Calls the engine as soon as it is available, and resolves when the effect is visible. */
  #ask(call) {
    return this.#life.perform(session => {
      session.flush();
      session.isScripted = true;
      session.announcer.isQuiet = true;
      const result = call(session);
      session.isScripted = false;
      session.showSoon();
      return painted().then(() => result);
    });
  }

  /** Calls a function of navigation.js, and the engine with the call that it returns. */
  #perform(name, ...values) {
    const call = extras?.[name](...values);
    return this.#ask(session => (call ?? extras[name](...values))(session));
  }
  #edit(kind, id, init, options) { return this.#ask(session => extras.edit(session, kind, `${id ?? ''}`, init, options)); }
  #call(name, argument) { return this.#ask(({ engine }) => engine[name]?.(argument)); }
}

// First, because resources are data and an option. Not in a static block, because esbuild 0.17 loses the class there.
defineData(AlmanacCalendar.prototype, (element, name) => sessionOf(element)?.contents?.change(name));
// These properties return the current position.
defineProperties(AlmanacCalendar.prototype, (element, name) => {
  const session = sessionOf(element);
  if (!session?.engine || !session.isWhole || !PLACES[name]) return undefined;
  session.flush();
  return PLACES[name](session);
});
