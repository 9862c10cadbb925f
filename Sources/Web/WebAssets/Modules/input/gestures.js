// Wheels, and pinches on screens and trackpads.

import { shownAt } from '../frame/elements.js';
import { MAGNIFY } from '../engine/lists.js';
import { modifiersOf } from './pointer.js';
import { pointIn } from '../frame/size.js';

/** CSS pixels per unit of `WheelEvent.deltaMode`: pixel, line, page. */
const WHEEL_UNITS = [1, 16, 400];

export function listenToGestures(session) {
  const { engine, box } = session;
  const prevent = (event, isUsed) => { if (isUsed && event.cancelable) event.preventDefault(); };
  const magnify = (phase, event, x, y, factor, isVertical = false) => {
    prevent(event, engine.almanac_magnify(phase, ...pointIn(box, x, y), factor, +isVertical, event.timeStamp / 1000,
      modifiersOf(event)));
  };
  // On the box, not the root: Chromium allows preventing events only where an element listens.
  const on = (types, listener) => session.on(box, types, listener, { passive: false });

  // With a modifier it zooms; most browsers report a trackpad pinch as a wheel with Control. Without one, it turns
  // pages.
  on('wheel', event => {
    const { clientX, clientY, target } = event, unit = WHEEL_UNITS[event.deltaMode];
    let right = event.deltaX * unit, down = event.deltaY * unit;
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return magnify(MAGNIFY.step, event, clientX, clientY, Math.exp(-down / 100));
    }
    if (!shownAt(target).closest('.turns')) return;
    if (event.shiftKey && !right) [right, down] = [down, 0];
    prevent(event, engine.almanac_wheel(...pointIn(box, clientX, clientY), right, down));
  });

  let pinch;
  on('touchstart touchmove touchend touchcancel', event => {
    const [first, second] = event.touches;
    if (event.touches.length !== 2) {
      const phase = event.type === 'touchcancel' ? MAGNIFY.cancelled : MAGNIFY.ended;
      if (pinch) magnify(phase, event, pinch.x, pinch.y, 1);
      pinch = undefined;
      // A finger that drags something does not scroll. Its `pointermove` came before.
      if (event.type === 'touchmove') prevent(event, session.isPressClaimed);
      return;
    }
    const width = Math.abs(first.clientX - second.clientX), height = Math.abs(first.clientY - second.clientY);
    const last = pinch, size = Math.max(1, Math.hypot(width, height));
    const isVertical = last ? last.isVertical : height > 2 * width;
    pinch = { x: (first.clientX + second.clientX) / 2, y: (first.clientY + second.clientY) / 2, size, isVertical };
    magnify(last ? MAGNIFY.changed : MAGNIFY.began, event, pinch.x, pinch.y, last ? size / last.size : 1, isVertical);
  });

  // Safari's trackpad events; their scale is relative to the start.
  let scale = 1;
  on('gesturestart gesturechange gestureend', event => {
    const isStart = event.type === 'gesturestart', isEnd = event.type === 'gestureend';
    const phase = isStart ? MAGNIFY.began : isEnd ? MAGNIFY.ended : MAGNIFY.changed;
    magnify(phase, event, event.clientX, event.clientY, isStart ? 1 : event.scale / scale);
    scale = isStart ? 1 : event.scale;
  });
}
