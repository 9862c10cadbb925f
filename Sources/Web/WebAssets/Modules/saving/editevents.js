// The events of edits.

import { colorText } from '../events/colors.js';
import { warn } from '../options/properties.js';

/** The reason of a save that the page itself reverted. */
export const REVERTED = Symbol('reverted');

/** An edit, as an event of the element. */
export class CalendarEditEvent extends CustomEvent {
  /** What the page saves; undefined except while the event is dispatched. */
  #promises;
  #element;
  #revert;

  /** `revert` reverts the edit after the event; without it, the edit was not made yet. */
  constructor(type, detail, element, revert) {
    super(type, { detail: Object.freeze(detail), bubbles: true, composed: true, cancelable: !revert });
    this.#element = element;
    this.#revert = revert;
  }

  /** Shows the edit as unsaved until a promise is fulfilled, and reverts it if the promise is rejected. */
  waitUntil(promise) {
    if (!this.#promises) throw new DOMException('waitUntil() has to be called by a listener of eventchange', 'InvalidStateError');
    if (this.#element.api) return warn(this.#element, 'waitUntil: the server of `api` saves all edits');
    this.#promises.push(Promise.resolve(promise));
  }

  /** Reverts the edit. */
  revert() {
    if (this.#promises) this.waitUntil(Promise.reject(REVERTED));
    else if (this.#element.api) warn(this.#element, 'revert: the server of `api` saves all edits');
    else this.#revert?.();
  }

  /** Dispatches the event; returns what the page saves. */
  fire() {
    const promises = this.#revert ? this.#promises = [] : [];
    this.#element.dispatchEvent(this);
    this.#promises = undefined;
    return promises;
  }
}

/** Returns the kind of a change. */
export const kindOf = (before, after) => !before ? 'create' : after ? 'update' : 'delete';

/** Returns a change of a calendar as the page gets it. */
const calendarOf = calendar => calendar && { ...calendar, color: colorText(calendar.color) };

/** Returns the changes of an edit from the engine's, each with its records. */
export function changesOf({ sources }, type, texts) {
  return texts.map(text => {
    const { source, from = source, before, after } = text, kind = kindOf(before, after);
    if (type === 'calendar') return { kind, before: calendarOf(before), after: calendarOf(after) };
    sources.noteBase(text);
    return { kind, before: sources.recordOf(from, before), after: sources.recordOf(source, after) };
  });
}

/** Announces an edit from the fields of `WebMessage.beforeEdit`; returns whether the page allows it. */
export function announceEdit(session, [type, action, cause, scope, json, notSaved]) {
  const texts = JSON.parse(json), changes = changesOf(session, type, texts), isOfEvents = type === 'event';
  const detail = { action, cause, scope: scope || null, changes: Object.freeze(changes) };
  session.edit = { type, texts, detail };
  session.words.notSaved = notSaved;
  const event = new CalendarEditEvent(isOfEvents ? 'beforeeventchange' : 'beforecalendarchange', detail, session.element);
  if (!session.isMuted) event.fire();
  return !event.defaultPrevented;
}

/** Reports that the announced edit was made. */
export function reportEdit(session) {
  const { type, texts, detail } = session.edit, { sources } = session;
  session.edit = undefined;
  if (type === 'calendar') return void new CalendarEditEvent('calendarchange', detail, session.element, () => {}).fire();
  detail.changes.forEach(({ after }, index) => sources.keep(texts[index], after));
  session.contents.refresh();
  sources.saves.report(detail, texts);
}
