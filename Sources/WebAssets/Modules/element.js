// The element.

import { ATTRIBUTES, PLACES } from './attributes.js';
import { dayOf } from './dates.js';
import { loadText } from './files.js';
import { programOf } from './programs.js';
import { Session } from './session.js';

/**
 * A calendar. Its attributes, which are properties too, are described in README.md; attributes.js has the
 * table of them.
 *
 * Events: ready; dateselect {date}; eventactivate {uid, title, date, start, end, allDay, calendar}, after which
 * the details of the event are shown, unless it is canceled by preventDefault();
 * beforeeventchange {kind, before, after}, whose preventDefault() refuses the edit; eventchange {kind, after}; before and
 * after are lists of events as in eventactivate; undochange {canUndo, canRedo, undoLabel, redoLabel};
 * savechange {pending, failed};
 * visiblerange {from, to}, `to` not included; levelchange {level}; calendarload {name, events, skipped};
 * loaderror {message, problems}. Dates are ISO dates such as 2026-02-16, whatever the calendar system.
 *
 * The page's Content-Security-Policy must allow `img-src blob:` for images in files, and `https:` for images="remote".
 */
export class AlmanacCalendar extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = ['lang', ...Object.keys(ATTRIBUTES)];

  #session;
  /** The files that were loaded, for the next session. */
  #files = [];

  static {
    for (const name of Object.keys(ATTRIBUTES)) {
      Object.defineProperty(this.prototype, name, {
        configurable: true, enumerable: true,
        get() { return this.#session?.engine && PLACES[name]?.(this.#session.engine) || this.getAttribute(name); },
        set(value) { value == null ? this.removeAttribute(name) : this.setAttribute(name, value); },
      });
    }
  }

  /** Adds the events of an .ics text; returns a report. Call it after `ready`. */
  load(text, { name = '', replace = false } = {}) {
    if (!this.#session) throw new Error('the calendar is not ready');
    const report = loadText(this.#session, text, name, replace);
    if (report.isRead && replace) this.#files.length = 0;
    if (report.isRead) this.#files.push({ text, name });
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

  /** Frees everything; the element starts again when it is connected again. */
  close() {
    this.#session?.close();
    this.#session = undefined;
    this.removeAttribute('ready');
  }

  connectedCallback() {
    this.close();
    this.#session = new Session(this, this.#files);
    this.#session.open();
  }

  disconnectedCallback() { this.close(); }

  attributeChangedCallback(name, before, after) {
    const session = this.#session;
    if (!session?.engine || before === after && !PLACES[name]) return;
    // Another program is loaded only if this one lacks something.
    if (['panel', 'editable'].includes(name) && after !== null && session.program !== programOf(this)) {
      return void this.connectedCallback();
    }
    session.showSoon();
    ATTRIBUTES[name === 'lang' ? 'locale' : name](session);
  }

  #callWithDay(name, date) {
    if (date !== '' && dayOf(date) === undefined) {
      throw new RangeError(`expected a date such as 2026-02-16, found ${date}`);
    }
    if (this.#session?.engine) this.#call(name, this.#session.send(date));
  }

  #call(name, argument) {
    this.#session?.engine?.[name](argument);
    this.#session?.showSoon();
  }
}

globalThis.customElements?.define('almanac-calendar', AlmanacCalendar);
