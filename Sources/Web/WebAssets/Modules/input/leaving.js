// Events that are dragged out of the calendar.

import { isOver } from './dragging.js';

/** Notes which event the user begins to move. */
export function noteHeld(session, kind, event) { session.leaving = { event: kind === 'move' ? event : undefined }; }

/** Notes where the press that holds an event ends. */
export function listenToLeaving(session) {
  session.on(session.root, 'pointerup', event => {
    if (session.leaving?.event && !isOver(session, event)) session.leaving.press = event;
  }, { capture: true });
}

/** Fires `eventleave` for an event that was released outside the element; it is where it was before. */
export function reportLeaving(session, isCommitted) {
  const { event, press } = session.leaving ?? {};
  session.leaving = undefined;
  if (event && press && !isCommitted) session.emit('eventleave', { ...event, originalEvent: press });
}
