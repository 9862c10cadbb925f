// The option `history`: the URL of the page names the place of the calendar.

import { placeInURL, urlOf } from './hash.js';
import { METHODS } from './laterlists.js';
import { KEYS } from './lists.js';
import { leveling, occurrenceOf, performing } from './navigation.js';
import { isoOf } from '../language/dates.js';
import { givenValue, warn } from '../options/properties.js';
import { sendValues } from './wire.js';

/** The number of the focused day in `CalendarPosition`. */
const FOCUSED_DAY = 5;
/** The level without periods. */
const LIST_LEVEL = 'agenda';

/** The place of the only element of the page whose option counts; undefined if there is none. */
let owner;

/** Adds the method to the class of an element. */
function addLinks({ constructor: { prototype } }) {
  prototype.linkTo ??= function (id, options) {
    const found = occurrenceOf(this, `${id}`, options);
    return found ? urlOf({ level: this.level, date: found.date, event: [found.id, found.recurrenceId] }) : null;
  };
}

/**
 * Keeps the place in the URL. Navigation adds an entry to the browser's history, and scrolling changes the present one. The entry
 * of an open event has the state `opensEvent` if the entry before it is the same place without the event.
 */
export class Place {
  /** The place at the start, which the URL has without a hash. */
  #start;
  /** The last period that was compared with the URL. */
  #period;
  /** The open event, as in `urlOf`; undefined if there is none. */
  #event;
  /** The event of the URL that opens as soon as it is loaded. */
  #wanted;
  /** Whether an event may have been opened. */
  #mayOpen = false;
  /** Whether the calendar goes where the URL says. */
  #isGoing = false;
  /** Whether the browser goes back because the event was closed. */
  #isReturning = false;
  /** The URL of the page before the browser goes back or forward. */
  #url;
  /** When a wheel turned, and when the last press, key, or comparison was. */
  #turnedAt = -Infinity;
  #actedAt = 0;

  constructor(session) {
    this.session = session;
    addLinks(session.element);
    session.signal.addEventListener('abort', () => this.#end());
  }

  get #isOn() { return owner === this; }

  /** Called at the start, before the engine starts if the first frame waits for the script, and when the option changes. */
  update() {
    this.#begin();
    const { session } = this;
    // The engine has no details before it starts.
    session.gate.pass(() => session.signal.aborted || session.engine?.almanac_set_links?.(+this.#isOn));
  }

  #begin() {
    const { session, session: { element } } = this, [isOn] = givenValue(element, 'history') ?? [];
    if (!isOn) return this.#end();
    if (owner && !this.#isOn) warn(element, 'history: another element of the page has it already, and only one can');
    if (owner) return;
    owner = this;
    this.#listen();
    this.#url = location.href;
    const place = placeInURL(element);
    if (!place) return;
    if (session.isStarted) return this.#go(place);
    [this.#wanted, this.#isGoing] = [place.event, true];
    session.gate.pass(() => this.#isOn && session.requestFrame());
    // A new engine after a failure continues where the former one was.
    if (session.kept.position) return;
    session.engine.almanac_show(session.send(place.date));
    sendValues(session, { level: place.level });
  }

  #end() { if (this.#isOn) owner = undefined; }

  #listen() {
    const { session, session: { element, root } } = this;
    if (this.#url !== undefined) return;
    session.on(window, 'popstate', () => this.#isOn && this.#hear());
    session.on(window, 'beforeunload', event => this.#isOn && this.#ask().question && event.preventDefault());
    session.on(window, 'pointerdown keydown', () => {
      this.#actedAt = performance.now();
      [this.#wanted, this.#isGoing] = [undefined, false];
    }, { capture: true });
    session.on(root, 'wheel', () => { this.#turnedAt = performance.now(); }, { capture: true, passive: true });
    session.on(element, 'eventactivate', ({ target }) => { this.#mayOpen ||= target === element; });
  }

  /** Returns the open event, and the question for people who leave a form with typed text. */
  #ask() {
    const { session } = this;
    session.asked = {};
    if (session.engine && session.gate.isOpen) performing('place')(session);
    return session.asked;
  }

  /** The browser went back or forward, or to a link. */
  #hear() {
    const { session, session: { engine } } = this;
    if (this.#isReturning) {
      this.#isReturning = false;
      this.#url = location.href;
      return session.requestFrame();
    }
    const place = this.#inURL(), { question } = place ? this.#ask() : {};
    // The form stays open, at its place.
    if (question && !confirm(question)) return this.#write('pushState', this.#url);
    if (question) engine.almanac_key(KEYS.indexOf('Escape'), 0);
    this.#url = location.href;
    if (place) session.gate.pass(() => this.#isOn && this.#go(place));
  }

  #inURL() { return placeInURL(this.session.element) ?? (location.hash ? undefined : this.#start); }

  #go({ level, date, event }) {
    const { session, session: { engine, period } } = this;
    if (!period) return;
    [this.#wanted, this.#isGoing, this.#period] = [event, true, undefined];
    if (`${event}` !== `${this.#event}`) engine.almanac_details(-1);
    this.#event = undefined;
    if (period.level !== level) leveling(level, { around: date })(session);
    else if (date < period.start || date >= period.end) performing('show', date)(session);
    session.showSoon();
  }

  get #here() {
    const { period: { start, end, level }, position } = this.session, day = isoOf(+position?.split(' ')[FOCUSED_DAY]);
    return { level, date: day >= start && day < end ? day : start };
  }

  /** Called when a frame was shown and nothing moves. */
  run() {
    const { session, session: { period, gate } } = this;
    if (!this.#isOn || !period || this.#isReturning) return;
    if (!this.#start) [this.#start, this.#period] = [this.#here, this.#isGoing ? undefined : period];
    if (!gate.isOpen) return;
    if (period !== this.#period || this.#wanted || this.#mayOpen || this.#event) this.#compare(period);
    this.#actedAt = performance.now();
  }

  /** Compares what is shown with the URL. */
  #compare(period) {
    const { session } = this, former = this.#event, isGoing = this.#isGoing, there = this.#inURL(), here = this.#here;
    const isThere = there?.level === here.level && there.date >= period.start && there.date < period.end;
    const isSameLevel = (this.#period ?? period).level === here.level, opens = !!history.state?.opensEvent;
    // The endless list moves when events arrive, too.
    const isScrolled = isSameLevel && (here.level === LIST_LEVEL || Math.max(session.movedAt, this.#turnedAt) > this.#actedAt);
    if (this.#wanted && isThere) {
      session.engine.almanac_perform(METHODS.indexOf('showDetails'), 0, session.send(this.#wanted.join('\x1f')), 0);
    }
    const { event } = this.#ask(), url = urlOf({ ...here, event });
    if (event && `${event}` === `${this.#wanted}`) this.#wanted = undefined;
    [this.#period, this.#event, this.#isGoing, this.#mayOpen] = [period, event, false, false];
    if (!isThere) {
      // Scrolling leaves anchors of the page alone.
      if (isScrolled && !there) return;
      this.#write(isGoing || isScrolled || opens && !event ? 'replaceState' : 'pushState', url);
    } else if (event && `${event}` !== `${there.event}`) {
      if (former) this.#write('replaceState', url, history.state); else this.#write('pushState', url, { opensEvent: true });
    } else if (!event && former && there.event) {
      if (!opens) return this.#write('replaceState', url);
      this.#isReturning = true;
      history.back();
    }
  }

  /** Adds or replaces an entry. States of the page stay with their entries. */
  #write(method, url, state = method === 'pushState' || history.state?.opensEvent ? null : history.state) {
    try {
      history[method](state, '', url);
      this.#url = url;
    } catch ({ message }) {
      // Such as too many entries in a short time.
      warn(this.session.element, `history: ${message}`);
    }
  }
}
