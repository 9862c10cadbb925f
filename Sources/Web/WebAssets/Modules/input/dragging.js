// Events that a pointer drags into the calendar from elements of the page.

import { EventProblem } from '../events/batch.js';
import { encodedNew } from '../events/edits.js';
import { isGiven, readDuration } from '../events/times.js';
import { eventOf } from '../engine/messages.js';
import { warn } from '../options/properties.js';
import { pointIn } from '../frame/size.js';

/** A day for events that have none yet. */
const ANY_DAY = '2000-01-01';

/** Returns whether a point of the viewport is over the element, also if something that follows the pointer lies above it. */
export const isOver = ({ element }, { clientX, clientY }) => element.getRootNode().elementsFromPoint(clientX, clientY).includes(element);

/**
 * Tells the engine which event is dragged: `init`, or otherwise the first event of an iCalendar text. Returns the reason if that is
 * not possible.
 */
export function setDragged(session, init, text) {
  try {
    let [bytes, fields, seconds] = [text, -1, 0];
    if (init) {
      const length = isGiven(init.duration) && readDuration(init.duration);
      // Without a start, the event is all day on days, and has its length among hours.
      const times = isGiven(init.start) ? {} : { start: ANY_DAY, end: undefined, allDay: true };
      if (times.start && length && !length.days) ({ seconds } = length);
      [bytes, fields] = encodedNew(session, init, times);
    }
    session.edited = undefined;
    session.engine.almanac_set_dragged?.(fields, seconds, session.send(bytes));
    const [isTaken, , reason] = session.edited ?? ['', '', 'events can be dragged in only with the attribute editable'];
    return isTaken === '1' ? undefined : reason;
  } catch (error) {
    if (!(error instanceof EventProblem)) throw error;
    return [error.field, error.reason].filter(Boolean).join(': ');
  }
}

/**
 * Reports a pointer that drags an event in: whether it is over the element, and whether the drag ends. Fires `eventreceive` for a
 * created event. Returns whether the drag continues, and the record of that event.
 */
export function drag(session, event, isInside, ends) {
  session.edited = undefined;
  const continues = session.engine.almanac_drag(+isInside, +ends, +(event.pointerType === 'touch'),
    ...pointIn(session.box, event.clientX, event.clientY), event.timeStamp / 1000);
  session.showSoon();
  const [, uid, , ...fields] = session.edited ?? [];
  if (!fields.length) return { continues: !!continues, record: null };
  const info = eventOf(session, fields), record = info.event ?? session.sources.get(uid);
  session.emit('eventreceive', { ...info, event: record, resourceIds: (record?.resourceIds ?? []).map(String), originalEvent: event });
  return { continues: false, record: record ?? null };
}

/**
 * Follows the pointer of a press on an element of the page with an event, until it is released, and creates the event there.
 * Resolves with its record; null if none was created.
 */
export async function dragIn(session, press, init) {
  if (!session?.isWhole || !session.contents) return null;
  if (init === null || typeof init !== 'object') throw new TypeError('beginExternalDrag: expected an object');
  session.flush();
  session.sources.giveAll();
  const problem = setDragged(session, init);
  if (problem) {
    warn(session.element, `beginExternalDrag: ${problem}`);
    return null;
  }
  return new Promise(done => follow(session, press, done));
}

/** Listens to a press until it ends, and calls `done` with the record of the created event, or null. */
function follow(session, press, done) {
  const { pointerId, target } = press, stop = new AbortController(), { signal } = stop;
  const end = record => {
    stop.abort();
    if (target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId);
    done(record);
  };
  const step = (event, isInside, ends) => session.caused(event, () => {
    const { continues, record } = drag(session, event, isInside, ends);
    if (!continues) end(record);
  });
  const listen = (types, listener) => {
    for (const type of types.split(' ')) window.addEventListener(type, listener, { signal, capture: true, passive: false });
  };
  listen('pointermove pointerup', event => event.pointerId === pointerId && step(event, isOver(session, event), event.type === 'pointerup'));
  listen('pointercancel', event => event.pointerId === pointerId && step(event, false, true));
  listen('blur', event => event.target === window && step(press, false, true));
  listen('keydown', event => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    step(press, false, true);
  });
  // The browser neither selects text, nor drags, nor scrolls with the finger.
  listen('selectstart dragstart touchmove contextmenu', event => event.cancelable && event.preventDefault());
  session.signal.addEventListener('abort', () => end(null), { signal });
  // The element of the page may be removed before the press ends.
  try { target.setPointerCapture(pointerId); } catch { /* the window hears most moves anyway */ }
}
