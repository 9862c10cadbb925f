// Presses and drags with mouse, finger, and pen; clicks by assistive technology.

import { shownAt } from '../frame/elements.js';
import { takesText } from './fields.js';
import { POINTER_KINDS, POINTER_PHASES } from '../engine/lists.js';
import { askedOf } from '../engine/messages.js';
import { hitAt, originOf } from '../engine/methods.js';
import { pointIn } from '../frame/size.js';

/** Returns the kind of a pointer, as bits added to the modifiers; 0 for unknown kinds. */
const pointerBits = ({ pointerType }) => Math.max(POINTER_KINDS.indexOf(pointerType), 0) << 4;

/** The distance that a press can move and still be a click, in pixels. */
const SLOP = 6;
/** The time within which the click of a press follows, in milliseconds, in browsers that dispatch one. */
const CLICK_TIME = 50;

/** The modifiers of an event, as bits of `KeyEvent.Modifiers`. */
export const modifiersOf = event => event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3;

export function listenToPointers(session) {
  const { engine, root, box, notice } = session;
  let pressed, latest = { time: -1 }, ending, timer;

  const send = (event, target) => {
    const phase = POINTER_PHASES.indexOf(event.type), modifiers = modifiersOf(event) | pointerBits(event);
    const sendPart = part =>
      session.isPressClaimed = engine.almanac_pointer(phase, session.viewAt(target),
        ...pointIn(box, part.clientX, part.clientY), part.timeStamp / 1000, latest.count, modifiers);
    // The browser merges the moves of a frame; the speed of a fling is computed from all of them.
    const isTouchMove = event.type === 'pointermove' && event.pointerType === 'touch';
    (isTouchMove && event.getCoalescedEvents?.() || []).slice(0, -1).forEach(sendPart);
    sendPart(event);
    box.classList.toggle('holds', session.isPressClaimed !== 0 && pressed !== undefined);
  };

  // A press that did not move ends with its click, because browsers close popovers at `pointerup` that its listeners
  // open.
  const end = () => {
    if (!ending) return;
    clearTimeout(timer);
    const event = ending;
    ending = undefined;
    send(event, root.elementFromPoint(event.clientX, event.clientY));
    session.patcher.release();
  };
  session.on(window, 'click', end, { capture: true });
  session.signal.addEventListener('abort', () => clearTimeout(timer));

  // The focus is visible only after keyboard input; browsers also show it when the engine moves it after a tap.
  session.on(root, 'pointerdown keydown', ({ type }) => box.classList.toggle('pointed', type === 'pointerdown'),
    { capture: true });
  session.on(root, 'pointerdown', event => {
    end();
    if (!event.isPrimary || event.button !== 0 || notice.element.contains(event.target)) return;
    // The browser edits fields, follows links, and selects text, for which a finger rests.
    const isForBrowser = takesText(event.target) || event.target.closest('input, a, button, select, textarea');
    const selectsText = event.pointerType !== 'touch' && getComputedStyle(event.target).userSelect === 'text';
    if (isForBrowser || selectsText) return;
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const isAgain = Math.hypot(x - latest.x, y - latest.y) < SLOP && time - latest.time < 400;
    latest = { x, y, time, count: isAgain ? latest.count + 1 : 1 };
    pressed = event.pointerId;
    session.patcher.held = event.target;
    // Browsers move touches to what can be pressed nearby; free times are chosen exactly.
    const isExact = event.pointerType === 'touch' && session.element.selectionMode === 'time';
    send(event, isExact ? root.elementFromPoint(x, y) : event.target);
  });
  session.on(root, 'pointermove pointerup pointercancel', event => {
    if (event.pointerId !== pressed) return;
    // Captured only now: on pointerdown, the pressed element would not receive the focus.
    if (event.type === 'pointermove') box.setPointerCapture(event.pointerId); else pressed = undefined;
    const isClick = event.type === 'pointerup' && !session.isPressClaimed
      && Math.hypot(event.clientX - latest.x, event.clientY - latest.y) < SLOP;
    if (isClick) {
      ending = event;
      timer = setTimeout(() => session.caused(event, end), CLICK_TIME);
      return;
    }
    send(event, root.elementFromPoint(event.clientX, event.clientY));
    if (pressed === undefined) session.patcher.release();
  });
  // A drag is canceled when the window loses the focus.
  session.on(window, 'blur', () => {
    if (pressed === undefined || !session.isPressClaimed) return;
    pressed = undefined;
    session.isPressClaimed = engine.almanac_pointer(POINTER_PHASES.indexOf('pointercancel'), 0, 0, 0,
      performance.now() / 1000, 0, 0);
    box.classList.remove('holds');
    session.patcher.release();
  });
  // Only editable calendars respond to a pointer without a press.
  const hover = (event, view) => engine.almanac_hover(view, ...pointIn(box, event.clientX, event.clientY),
    event.timeStamp / 1000, modifiersOf(event));
  session.on(root, 'pointermove', event => {
    if (!session.isEditable || pressed !== undefined || event.pointerType === 'touch') return;
    hover(event, session.viewAt(event.target));
  });
  session.on(box, 'pointerleave', event => session.isEditable && hover(event, 0));
  let hovered;
  session.on(root, 'pointermove pointerout', event => {
    const element = shownAt(event.type === 'pointermove' ? event.target : event.relatedTarget);
    const view = element?.closest?.('[part~=event]') ?? undefined;
    if (view === hovered || pressed !== undefined || event.pointerType === 'touch' || !session.isWhole) return;
    hovered = view;
    const found = view && hitAt(session, event.clientX, event.clientY)?.event;
    session.emit('eventhover', found ? askedOf(session, found) : null);
  });
  // A right-click, Control-click, or menu key.
  session.on(root, 'contextmenu', event => {
    // Fields of the page have the browser's menu.
    if (takesText(event.target) && shownAt(event.target) !== event.target) return;
    const { clientX: x, clientY: y } = event, point = pointIn(box, x, y), { event: found, ...slot } = hitAt(session, x, y) ?? {};
    const isPrevented = found ? !session.emit('eventmenu', askedOf(session, found), true)
      : !!slot.date && !session.emit('daymenu', { ...slot, ...originOf(session, 'day', slot.date) }, true);
    if (isPrevented) return event.preventDefault();
    if (engine.almanac_context_menu(session.viewAt(event.target), ...point)) event.preventDefault();
  });
  // Assistive technology clicks without a pointer.
  session.on(root, 'click', event => {
    if (event.detail === 0) engine.almanac_activate(session.viewAt(event.target));
  });
  session.on(notice.element, 'click', () => notice.hide());
}
