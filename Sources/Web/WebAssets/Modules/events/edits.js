// Edits by scripts.

import { Batch, EventProblem } from './batch.js';
import { EDIT_FIELDS, PAGE_EDITS, SCOPES } from '../engine/laterlists.js';
import { CLOCK, readTime } from './times.js';

const SOME_DAY = '0001-01-01';

/** Whether a page gives a field of an event. */
export const isGiven = value => value !== undefined && value !== null;

/** Returns a change without a start as an event: with a start of the same kind as its end. */
function withStart(init) {
  if (isGiven(init.start)) return init;
  const isDay = readTime(init.end, init.allDay, undefined, () => 0)?.clock === CLOCK.day;
  const own = { start: isDay ? SOME_DAY : `${SOME_DAY}T00:00`, allDay: isDay };
  return Object.create(init, Object.getOwnPropertyDescriptors(own));
}

/** Encodes the event of an edit for the engine. */
function encoded(session, kind, id, init, recurrenceId) {
  const batch = new Batch(session.box, {}, session.sources.calendars), isNamed = isGiven(recurrenceId);
  const instance = isNamed ? readTime(recurrenceId, undefined, undefined, () => 0) : undefined;
  if (isNamed && !instance) throw new EventProblem('recurrenceId', 'expected the start of an occurrence');
  batch.add(id, kind === 'delete' ? { start: SOME_DAY } : kind === 'edit' ? withStart(init) : init, instance);
  return batch.encode(session.encoder);
}

/** Performs an edit. Returns whether it succeeded, the identifier of the event, and the reason of a failure. */
export function edit(session, kind, id, init = {}, { recurrenceId, scope } = {}) {
  const fail = reason => ({ ok: false, id: id || null, reason });
  try {
    if (init === null || typeof init !== 'object') throw new EventProblem('', 'expected an object');
    if (scope !== undefined && !SCOPES.includes(scope)) throw new EventProblem('scope', `expected ${SCOPES.join(', ')}`);
    const bytes = encoded(session, kind, id, init, recurrenceId);
    const fields = EDIT_FIELDS.reduce((sum, field, index) => sum + (init[field] === undefined ? 0 : 2 ** index), 0);
    session.sources.giveAll();
    session.edited = undefined;
    session.engine.almanac_edit(PAGE_EDITS.indexOf(kind), fields, SCOPES.indexOf(scope), session.send(bytes));
    const [isMade, uid, reason] = session.edited ?? ['', id, 'events can be edited only with the attribute editable'];
    return isMade === '1' ? { ok: true, id: uid, reason: null } : fail(reason);
  } catch (error) {
    if (!(error instanceof EventProblem)) throw error;
    return fail([error.field, error.reason].filter(Boolean).join(': '));
  }
}
