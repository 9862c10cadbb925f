// Records: events as a page stores them, from the texts of the engine.

import { colorText } from '../events/colors.js';

/** The fields of an event that the engine knows, or that only say how to read others. All others are the page's own. */
export const KNOWN = new Set(['id', 'title', 'start', 'end', 'duration', 'allDay', 'zone', 'endZone', 'calendar', 'color', 'status',
  'display', 'location', 'notes', 'url', 'image', 'busy', 'privacy', 'part', 'textColor', 'look', 'rrule', 'rdate', 'exdate', 'overrides', 'inclusive', 'resourceIds', 'reminders',
  'recurrenceId', 'range']);

/** The objects made here, whose fields have their own names in every source. */
const records = new WeakSet();
export const isRecord = object => records.has(object);

/** Makes an object a record. */
export function asRecord(object) {
  records.add(object);
  return object;
}

/** The fields that belong together. */
const TIMES = ['start', 'end', 'duration', 'zone', 'endZone', 'allDay', 'inclusive'];
const SERIES = ['rrule', 'rdate', 'exdate', 'overrides'];

const areAlike = (a, b, names) => names.every(name => JSON.stringify(a[name]) === JSON.stringify(b[name]));

/** Returns a text that is the same for records with the same fields; also for null. */
export const jsonOf = record => JSON.stringify(record && Object.fromEntries(Object.entries(record).sort()));

/** Merges two versions of a record by field: `theirs`, but with the fields that `mine` changed since `base`. */
export function mergedRecord(base, mine, theirs) {
  const isMovedSeries = SERIES.some(name => mine[name]) && !areAlike(base, theirs, TIMES);
  const units = isMovedSeries ? [[...TIMES, ...SERIES]] : [TIMES, SERIES], grouped = units.flat();
  const others = Object.keys({ ...mine, ...theirs }).filter(name => !grouped.includes(name)), next = {};
  for (const unit of [...others.map(name => [name]), ...units]) {
    const from = areAlike(mine, base, unit) ? theirs : mine;
    for (const name of unit) if (from[name] !== undefined) next[name] = from[name];
  }
  return next;
}

/** Returns a value as it is after it was JSON; undefined if it cannot be. */
function asJSON(value) {
  try { return JSON.parse(JSON.stringify(value)); } catch { return undefined; }
}

/** Returns the custom fields of an object, as far as they survive JSON. Those with one of the `other` names are not custom. */
export function customOf(object, other = []) {
  const custom = {};
  for (const name of Object.keys(object)) {
    const value = KNOWN.has(name) || other.includes(name) ? undefined : asJSON(object[name]);
    if (value !== undefined) custom[name] = value;
  }
  return custom;
}

/** Returns the custom fields in a text; undefined if it has none. Files may contain any text. */
function fieldsIn(text) {
  let found;
  try { found = JSON.parse(text); } catch { return undefined; }
  return found && typeof found === 'object' && !Array.isArray(found) ? customOf(found) : undefined;
}

/** What the page's object of an event has and the engine does not: its custom fields, and its color as it is written. */
export const baseOf = (object, number, owner) => ({ id: object.id, color: object.color, number,
  custom: customOf(object, Object.values(owner.fields ?? {}).filter(field => typeof field === 'string')) });

/** Returns the color of a record, from its number; the text of the page as long as the color is the same. */
const colorOf = (number, base) => base && number === base.number ? base.color : number && colorText(number);

/** Returns an override; its custom fields are those that differ from the ones of its series. */
function overrideOf({ color, fields, ...override }, custom) {
  if (color !== undefined) override.color = color && colorText(color);
  const own = fieldsIn(fields) ?? custom;
  for (const name of new Set([...Object.keys(own), ...Object.keys(custom)])) {
    if (JSON.stringify(own[name]) !== JSON.stringify(custom[name])) override[name] = own[name] ?? null;
  }
  return override;
}

/**
 * Returns the record of an event, from its object of `EventRecord`. `base` is what the page's object has; `owner` has the
 * fields that its source gives all events.
 */
export function recordOf({ id, calendar, color, fields, overrides, ...own }, base, owner, calendars) {
  const custom = fieldsIn(fields) ?? base?.custom ?? {}, text = colorOf(color, base), { start, zone } = own;
  const record = { id: `${base?.id}` === id ? base.id : id, ...own, ...custom };
  if (text !== undefined) record.color = text;
  if (calendar !== undefined) record.calendar = calendars.get(calendar)?.id ?? calendar;
  if (overrides) record.overrides = overrides.map(override => overrideOf(override, custom));
  const isTimed = start.includes('T');
  if (owner.inclusive && !isTimed) record.inclusive = false;
  if (owner.zone && isTimed && !zone && !start.endsWith('Z')) record.zone = null;
  if (owner.display === 'background') record.display ??= 'auto';
  return asRecord(record);
}
