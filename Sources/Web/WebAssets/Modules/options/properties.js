// The options of the element as properties.

import { isoOf } from '../language/dates.js';
import { HOOKS } from '../engine/lists.js';
import { OPTIONS } from './options.js';

/** Returns the property name of an attribute. */
const propertyOf = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** The attributes, by property name and by attribute name. */
export const NAMES = Object.fromEntries(Object.keys(OPTIONS).flatMap(name => [[name, name], [propertyOf(name), name]]));

/** The presets, in the order of the table's columns. */
const PRESETS = ['classic', 'paged', 'endless'];

/** The properties with values of any type, which the second script reads. A text is an attribute. */
export const DATA = ['decorations', 'resources', ...HOOKS];

const warned = new WeakMap();

/** Logs a warning about an element, once. */
export function warn(element, sentence) {
  const sentences = warned.get(element) ?? new Set();
  if (!sentences.has(sentence)) console.warn(`almanac-calendar: ${sentence}`);
  warned.set(element, sentences.add(sentence));
}

/** Warns about an invalid attribute value, and explains what was expected. */
export function warnOf(element, name, value, { expected, words = [] }) {
  const hint = nearest(value, words);
  warn(element, `${name}="${value}": expected ${expected}${hint ? `; did you mean "${hint}"?` : ''}`);
}

/** Returns the value of an option in the engine's form; null for the default. An invalid value is reported once. */
export function valueOf(element, name, value) {
  const kind = OPTIONS[name][1], read = value === null ? null : kind.read(value, element);
  if (read === undefined) warnOf(element, name, value, kind);
  return read ?? null;
}

/** Returns the value of the option that an attribute of the element sets, in the same form. */
export const givenValue = (element, name) => valueOf(element, name, element.getAttribute(name));

/** Returns the text of an attribute as the value of its property. */
function typed(name, value) {
  const { type } = OPTIONS[name][1];
  if (type === JSON) try { return JSON.parse(value ?? null); } catch { return value; }
  return (value ?? null) === null ? null : type === Boolean ? value !== 'false'
    : type === Number && value !== '' && !isNaN(value) ? +value : value;
}

/** Defines a property for each option. */
export function defineProperties(prototype, get) {
  for (const [property, name] of Object.entries(NAMES)) {
    // Elements have some properties already, such as `dir`; an attribute name with a hyphen is not a property.
    if (property in prototype || property.includes('-')) continue;
    Object.defineProperty(prototype, property, { configurable: true, enumerable: true,
      get() { return get(this, name) ?? typed(name, this.getAttribute(name)); },
      set(value) { setOption(this, name, value); } });
  }
}

/** Defines the properties in `DATA`; `change` is called when one is set. */
export function defineData(prototype, change) {
  for (const name of DATA) {
    const values = new WeakMap();
    Object.defineProperty(prototype, name, { configurable: true, enumerable: true,
      get() { return values.get(this) ?? (OPTIONS[name] ? this.getAttribute(name) : null); },
      set(value) {
        values.set(this, value ?? null);
        change(this, name);
      } });
  }
}

/** Sets an option to a value of any type; null restores the default. */
export function setOption(element, name, value) {
  if (DATA.includes(name) && typeof value !== 'string') value = void (element[name] = value);
  if ((value ?? null) === null) return element.removeAttribute(name);
  const kind = OPTIONS[name][1], isObject = kind.type === JSON && typeof value === 'object';
  element.setAttribute(name, value === true ? '' : isObject ? JSON.stringify(value) : value instanceof Date ? textOf(value, kind) : value);
}

/** Converts a Date to the day on the browser's clock, or to an instant if the option takes one. */
function textOf(date, kind) {
  if (kind.read('none')) return date.toISOString();
  return isoOf(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 864e5) ?? 'Invalid Date';
}

/** Converts values that were set before the element was defined to properties. */
export function upgrade(element) {
  for (const property of [...Object.keys(NAMES), 'options', 'calendars', 'events', 'sources', 'value', ...DATA]) {
    if (!Object.hasOwn(element, property)) continue;
    const value = element[property];
    delete element[property];
    element[property] = value;
  }
}

/** Sets several options. */
export function configure(element, options) {
  for (const [property, value] of Object.entries(options)) {
    const name = Object.hasOwn(NAMES, property) ? NAMES[property] : undefined;
    if (name) { setOption(element, name, value); continue; }
    const hint = nearest(property, Object.keys(NAMES));
    warn(element, `there is no option ${property}${hint ? `; did you mean ${hint}?` : ''}`);
  }
}

/** Returns the options that are set on an element, by property name. */
export function optionsOf(element) {
  const set = Object.keys(OPTIONS).filter(name => element.hasAttribute(name));
  return Object.fromEntries(set.map(name => [propertyOf(name), typed(name, element.getAttribute(name))]));
}

/** Returns the effective value of an option; the last argument computes values that depend on others. */
export function effective(element, property, depends) {
  const name = NAMES[property], value = name && element.getAttribute(name);
  if (!name) throw new RangeError(`there is no option ${property}`);
  const [, kind, standard, ...presets] = OPTIONS[name];
  if (value !== null && kind.read(value) !== undefined) return typed(name, value);
  return typed(name, presets[PRESETS.indexOf(element.getAttribute('preset'))] ?? standard ?? depends(name));
}

/** Returns the word most similar to a text, if the difference is small; undefined otherwise. */
function nearest(text, words) {
  const distances = words.map(word => [distance(`${text}`.toLowerCase(), word.toLowerCase()), word]);
  const [least] = distances.sort(([a], [b]) => a - b);
  return least && least[0] <= 2 && least[0] < least[1].length / 2 ? least[1] : undefined;
}

/** Returns the minimum number of letters to insert, delete, or replace. */
function distance(a, b) {
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] !== b[j - 1]));
    }
  }
  return row[b.length];
}
