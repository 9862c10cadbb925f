// Edits by scripts.

import { Batch, CUSTOM, EventProblem } from './batch.js';
import { sendPair } from './files.js';
import { EDIT_FIELDS, PAGE_EDITS, SCOPES } from '../engine/laterlists.js';
import { CLOCK, isGiven, readTime } from './times.js';
import { customOf } from '../saving/recordtext.js';

const SOME_DAY = '0001-01-01';

/** Returns a change without a start as an event: with a start of the same kind as its end. */
function withStart(init) {
  if (isGiven(init.start)) return init;
  const isDay = readTime(init.end, init.allDay)?.clock === CLOCK.day;
  const own = { start: isDay ? SOME_DAY : `${SOME_DAY}T00:00`, allDay: isDay };
  return Object.create(init, Object.getOwnPropertyDescriptors(own));
}

/** Returns the value of a time on its own clock, which names an occurrence. */
const reading = time => readTime(time)?.value;

/** Returns an event with all its custom fields after an edit, as JSON, if the page names some. */
function withCustom(session, kind, id, init, recurrenceId) {
  const custom = customOf(init);
  if (!Object.keys(custom).length) return init;
  const record = kind === 'edit' ? session.sources.current(id) : undefined;
  const override = isGiven(recurrenceId) && record?.overrides?.find(each => reading(each.recurrenceId) === reading(recurrenceId));
  const all = { ...record && customOf(record), ...override && customOf(override), ...custom };
  return Object.create(init, { [CUSTOM]: { value: JSON.stringify(all) } });
}

/** Encodes the event of an edit for the engine. */
function encoded(session, kind, id, init, recurrenceId) {
  const batch = new Batch(session.box, {}, session.sources.calendars), instance = readTime(recurrenceId);
  if (isGiven(recurrenceId) && !instance) throw new EventProblem('recurrenceId', 'expected the start of an occurrence');
  // Overrides are edited one by one.
  const own = kind === 'edit' ? Object.create(withStart(init), { overrides: { value: undefined } }) : init;
  batch.add(id, kind === 'delete' ? { start: SOME_DAY } : own, instance);
  return batch.encode(session.encoder);
}

/** Returns the fields that an event has, as bits of `PageEdit.Fields`. */
const editedFields = init =>
  EDIT_FIELDS.reduce((sum, field, index) => sum + (init[field || CUSTOM] === undefined ? 0 : 2 ** index), 0);

/** Encodes a new event with other `times` for the engine; returns the bytes, and its fields. */
export function encodedNew(session, init, times) {
  const event = Object.create(withCustom(session, 'create', '', init), Object.getOwnPropertyDescriptors(times));
  return [encoded(session, 'create', `${init.id ?? ''}`, event), editedFields(event)];
}

/**
 * Encodes an event's identifier and the record to show instead of it, for the engine; returns the lengths of the identifier and
 * of both. Null for no record.
 */
export function encodedRecord(session, id, record, source) {
  const batch = new Batch(session.box, source?.init, session.sources.calendars);
  if (record) {
    const custom = customOf(record), base = source?.eventSet.base(`${record.id}`)?.custom ?? {};
    const isOther = JSON.stringify(custom) !== JSON.stringify(base);
    batch.add(`${record.id}`, isOther ? Object.create(record, { [CUSTOM]: { value: JSON.stringify(custom) } }) : record);
  }
  return sendPair(session, id, batch.encode(session.encoder));
}

/** Performs an edit. Returns whether it succeeded, the identifier of the event, and the reason of a failure. */
export function edit(session, kind, id, init = {}, { recurrenceId, scope } = {}) {
  const fail = reason => ({ ok: false, id: id || null, reason });
  try {
    if (init === null || typeof init !== 'object') throw new EventProblem('', 'expected an object');
    if (scope !== undefined && !SCOPES.includes(scope)) throw new EventProblem('scope', `expected ${SCOPES.join(', ')}`);
    session.sources.giveAll();
    if (kind !== 'create') id = session.sources.nameOf(id);
    if (kind !== 'delete') init = withCustom(session, kind, id, init, recurrenceId);
    const bytes = encoded(session, kind, id, init, recurrenceId);
    session.edited = undefined;
    session.engine.almanac_edit?.(PAGE_EDITS.indexOf(kind), editedFields(init), SCOPES.indexOf(scope), session.send(bytes));
    const [isMade, uid, reason] = session.edited ?? ['', id, 'events can be edited only with the attribute editable'];
    return isMade === '1' ? { ok: true, id: uid, reason: null } : fail(reason);
  } catch (error) {
    if (!(error instanceof EventProblem)) throw error;
    return fail([error.field, error.reason].filter(Boolean).join(': '));
  }
}
