// The element.

import { placeFiles } from './assets.js';
import { ATTRIBUTES, dependentValue, PLACES } from './attributes.js';
import { dayOf } from './dates.js';
import { sendDecorations } from './decorations.js';
import { loadText } from './files.js';
import { Life, sessionOf } from './life.js';
import { OPTIONS } from './options.js';
import { programOf } from './programs.js';
import { configure, defineProperties, effective, NAMES, optionsOf, setOption, upgrade } from './properties.js';
import { Sources } from './sources.js';
import { sendTokens } from './tokens.js';

/**
 * A calendar. Its options, events and methods are described in Documentation/ElementReference.md; options.js has the table
 * of options, which are attributes and properties. Dates are ISO dates such as 2026-02-16, whatever the calendar system.
 *
 * The page's Content-Security-Policy must allow `img-src blob:` for images in files, and `https:` for images="remote".
 */
export class AlmanacCalendar extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = ['lang', ...Object.keys(OPTIONS)];

  /** The events that the page gave; kept while the element is in no page. */
  #sources = new Sources(this);
  #life = new Life(this, this.#sources);
  #decorations = null;
  #hooks = {};

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

  /** Names and colours of the calendars of events. */
  get calendars() { return this.#sources.calendarList; }
  set calendars(calendars) { this.#sources.calendarList = calendars; }

  /** What the page says about days. */
  get decorations() { return this.#decorations; }
  set decorations(list) {
    this.#decorations = list ?? null;
    if (!this.#session?.engine) return;
    this.#session.flush();
    sendDecorations(this.#session);
    this.#session.showSoon();
  }

  /** Returns a node in place of what an event shows. */
  get eventContent() { return this.#hooks.eventContent ?? null; }
  set eventContent(hook) { this.#setHook('eventContent', hook); }

  /** The sources that were added; setting it replaces those that have other ids. */
  get sources() { return this.#sources.list; }
  set sources(inits) { this.#sources.replaceAll(inits); }

  /** Adds a source: a list, a function, or an object with one of these, an address or a text. */
  addSource(source) { return this.#sources.add(source); }

  get isLoading() { return this.#sources.isLoading; }
  whenLoaded() { return this.#sources.whenLoaded(); }

  /** The occurrences on the days from `start` up to, but without, `end`. */
  eventsIn(range) { return this.#sources.occurrences(range); }

  /** Sets several options. */
  configure(options) { configure(this, options); }

  /** Reads the custom properties of sizes and type again. */
  refreshTokens() {
    if (!this.#session?.engine) return;
    this.#session.flush();
    sendTokens(this.#session);
    this.#session.showSoon();
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

  /** Brings a day into view. */
  goTo(date) { this.#callWithDay('almanac_show', date); }

  /** Selects a day and brings it into view; null clears the selection. */
  select(date) { this.#callWithDay('almanac_select', date ?? ''); }

  showToday() { this.#call('almanac_move', 0); }
  next() { this.#call('almanac_move', 1); }
  previous() { this.#call('almanac_move', -1); }
  zoomIn() { this.#call('almanac_zoom', 1); }
  zoomOut() { this.#call('almanac_zoom', -1); }
  undo() { this.#call('almanac_undo', 0); }
  redo() { this.#call('almanac_undo', 1); }

  /** All events as an .ics text, where they can be edited. */
  export() {
    this.#session?.engine?.almanac_export();
    return this.#session?.exported;
  }

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
    if (!session?.engine && PLACES[name]) this.#life.forgetPosition();
    if (!session?.engine || before === after && !PLACES[name]) return;
    // Another program is loaded only if this one lacks something.
    if (['panel', 'editable'].includes(name) && after !== null && session.program !== programOf(this)) {
      return void this.#life.restart();
    }
    session.showSoon();
    const apply = ATTRIBUTES[name === 'lang' ? 'locale' : name];
    if (!apply) return void session.changed.add(name);
    session.flush();
    apply(session);
  }

  #setHook(name, hook) {
    this.#hooks[name] = hook ?? null;
    this.#session?.contents.renew(name);
    if (!this.#session?.engine) return;
    this.#session.contents.send();
    this.#session.showSoon();
  }

  #callWithDay(name, date) {
    if (date !== '' && dayOf(date) === undefined) {
      throw new RangeError(`expected a date such as 2026-02-16, found ${date}`);
    }
    if (!this.#session?.engine) return;
    // Before the text: options use the same inbox.
    this.#session.flush();
    this.#call(name, this.#session.send(date));
  }

  #call(name, argument) {
    this.#session?.flush();
    this.#session?.engine?.[name](argument);
    this.#session?.showSoon();
  }
}

// Properties of places tell where the calendar is. Not in a static block: esbuild 0.17 loses the class there.
defineProperties(AlmanacCalendar.prototype, (element, name) => {
  const session = sessionOf(element);
  if (!session?.engine || !PLACES[name]) return undefined;
  session.flush();
  return PLACES[name](session.engine);
});

/** Defines <almanac-calendar>, once a page. */
export function define() {
  if (!globalThis.customElements) return;
  if (!customElements.get('almanac-calendar')) return customElements.define('almanac-calendar', AlmanacCalendar);
  console.warn('almanac-calendar: a script has defined the element before, perhaps of another version');
}
