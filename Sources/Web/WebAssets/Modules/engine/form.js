// The element as a field of a form.

import { isoOf } from '../language/dates.js';
import { dates } from '../options/kinds.js';
import { selectionOf } from './methods.js';
import { silently } from './navigation.js';
import { warnOf } from '../options/properties.js';
import { resetTime, selectsTime, sendTime, timeOf } from './timeselection.js';
import { bytesOf } from './wire.js';

/** The number of the first selected day in `CalendarPosition`. */
const FIRST_DAY = 7;

/** By element, because an element has internals once, and sessions come and go. */
const internals = new WeakMap();

/** The members of `ElementInternals` that elements have, too, as the browser's own fields do. */
const GETTERS = ['form', 'labels', 'validity', 'validationMessage', 'willValidate'];
const METHODS_OF_FIELDS = ['checkValidity', 'reportValidity'];

/** Returns the internals of an element; undefined in environments without forms. */
function internalsOf(element) {
  if (!internals.has(element)) internals.set(element, element.attachInternals?.());
  return internals.get(element);
}

/** Adds these members to the class of an element. */
function addMembers({ constructor: { prototype } }) {
  if ('form' in prototype) return;
  for (const name of GETTERS) Object.defineProperty(prototype, name, { configurable: true, get() { return internalsOf(this)?.[name] ?? null; } });
  for (const name of METHODS_OF_FIELDS) prototype[name] = function () { return internalsOf(this)?.[name]?.() ?? true; };
}

/** The first and the last day of each selected span, also if the page selected it. */
const spansOf = ({ state }) => (state ?? '').split(' ').slice(FIRST_DAY).map((day, index) => isoOf(+day - index % 2));

/** Returns what a form submits: a day, several with commas, a span or a time with a slash; empty if nothing is selected. */
export function formValueOf(element) {
  if (selectsTime(element)) {
    const { start, end } = timeOf(element) ?? {};
    return start ? `${start}/${end}` : '';
  }
  const spans = spansOf(element);
  return element.effective('selectionMode') === 'range' ? spans.join('/') : selectionOf(spans).dates.join();
}

/** Selects a value without firing events: undefined for the one that the attributes name. */
export function setFormValue(session, value) {
  const { element, engine } = session, text = `${(value === undefined ? element.getAttribute('selected') : value) ?? ''}`;
  if (!selectsTime(element)) {
    const numbers = dates.read(text);
    if (!numbers) return warnOf(element, 'selected', text, dates);
    silently(session, true, () => numbers.length ? engine.almanac_select_days(session.send(bytesOf(session, numbers)))
      : engine.almanac_select(session.send('')));
  } else if (value === undefined) resetTime(session); else sendTime(session, `${value ?? ''}`);
  session.form.update();
}

/** The validity of a browser's own field without a value, for its message in the language of the browser. */
let emptyField;

/** Keeps the value and the validity of an element in its form. */
export class Form {
  #shown;

  constructor(session) {
    addMembers(session.element);
    Object.assign(this, { session, internals: internalsOf(session.element) });
    // In the capture phase, so that a listener of the page that submits the form finds the new value.
    session.on(session.element, 'dateselect selectionchange timeselect invalid', () => this.update(true), { capture: true });
  }

  /** Tells the form what is selected; always, or if that changed. */
  update(always) {
    const { session: { element, box, root }, internals } = this;
    box.inert = !!internals && element.matches(':disabled');
    const isField = always || element.name || element.required || this.#shown !== undefined;
    if (!isField || !internals?.setFormValue) return;
    const value = formValueOf(element), isMissing = element.required && !value, shown = `${isMissing} ${value}`;
    if (!always && shown === this.#shown) return;
    this.#shown = shown;
    const resource = selectsTime(element) && timeOf(element)?.resource;
    internals.setFormValue(value || null, value && resource ? `${value} ${resource}` : value);
    emptyField ??= Object.assign(document.createElement('input'), { required: true });
    const anchor = root.querySelector('[role=gridcell][tabindex="0"]') ?? box;
    internals.setValidity(isMissing ? { valueMissing: true } : {}, isMissing ? emptyField.validationMessage || '–' : '', anchor);
  }
}
