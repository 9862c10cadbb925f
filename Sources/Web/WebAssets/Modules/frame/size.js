// The size of the element and of its text.

import { appendBox } from './elements.js';
import { givenValue } from '../options/properties.js';

/** The text size for which the calendar is designed. */
const TEXT = 16;
/** The range of factors by which users can change it. */
const SMALLEST = 0.8;
const LARGEST = 2;

/** Returns width and height in calendar pixels, both or none, and the number of device pixels per calendar pixel. */
export const sizeOf = ({ clientWidth: width, clientHeight: height, style: { zoom } }) =>
  [height && width, width && height, devicePixelRatio * (zoom || 1)];

/** Invisible elements at the top left, top right, and bottom left corner of boxes. */
const corners = new WeakMap();

/** Returns the position of a box's top left corner in the viewport, and the vectors to the two adjacent corners. */
function planeOf(box) {
  if (!corners.has(box)) corners.set(box, ['0 0', '0 100%', '100% 0'].map(place => {
    const corner = appendBox(box, 'size');
    [corner.style.top, corner.style.left] = place.split(' ');
    return corner;
  }));
  const [origin, ...ends] = corners.get(box).map(corner => corner.getBoundingClientRect());
  return [origin, ...ends.map(end => [end.x - origin.x, end.y - origin.y])];
}

/** Converts a point of the viewport to calendar pixels: the page's text size and transforms scale and rotate the box. */
export function pointIn(box, x, y) {
  const [origin, [a, b], [c, d]] = planeOf(box), [right, down] = [x - origin.x, y - origin.y];
  const area = a * d - b * c || 1;
  return [(right * d - down * c) / area * box.clientWidth, (a * down - b * right) / area * box.clientHeight];
}

/** Converts a rectangle in calendar pixels to the enclosing viewport rectangle: the inverse of `pointIn`. */
export function rectIn(box, [left, top, width, height]) {
  const [origin, across, along] = planeOf(box);
  const corners = [[left, top], [left + width, top], [left, top + height], [left + width, top + height]].map(([x, y]) =>
    ['x', 'y'].map((axis, at) => origin[axis] + across[at] * x / box.clientWidth + along[at] * y / box.clientHeight));
  const [xs, ys] = [0, 1].map(at => corners.map(corner => corner[at])), [x, y] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(x, y, Math.max(...xs) - x, Math.max(...ys) - y);
}

/**
 * Maintains the scale of the box: the scale that is set, or the text size chosen in the browser. Returns a function
 * that checks it again.
 */
export function observeText({ root, box, signal, element }) {
  // As wide as the default font, or the page's font if it is larger; outside the box, which is scaled.
  const ruler = appendBox(root, 'ruler');
  const scale = () => {
    const [own] = givenValue(element, 'text-scale') ?? [];
    const factor = own ?? (parseFloat(getComputedStyle(ruler).width) / TEXT || 1);
    box.style.zoom = Math.min(Math.max(factor, SMALLEST), LARGEST);
    // The width of a device pixel.
    box.style.setProperty('--px', `${1 / sizeOf(box)[2]}px`);
  };
  // In the next frame, because it changes observed sizes too.
  const observer = new ResizeObserver(() => requestAnimationFrame(scale));
  observer.observe(ruler);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    ruler.remove();
  });
  scale();
  return scale;
}

/** Sets the element's height to suit its content, if the page wants that. */
export function showHeight({ element: { style, height }, box, height: wanted }) {
  if (height === 'auto' && wanted) style.setProperty('--almanac-height', `${wanted * (box.style.zoom || 1)}px`);
  else if (style.length) style.removeProperty('--almanac-height');
}

/** The minimum height, in window pixels, of something at the lower edge that counts as a keyboard. */
const KEYBOARD = 120;
/** The minimum height of the calendar above a keyboard, in pixels. */
const LEAST_HEIGHT = 240;

/** Returns the size without the area covered by an on-screen keyboard during typing, so that forms are above it. */
function roomOf(box) {
  const [width, height, scale] = sizeOf(box), { visualViewport: seen } = window;
  const isTyping = box.getRootNode().activeElement?.matches('input, textarea');
  if (!isTyping || !seen || innerHeight - seen.height < KEYBOARD || seen.scale > 1.01) return [width, height, scale];
  const [, end] = pointIn(box, seen.offsetLeft, seen.offsetTop + seen.height);
  return [width, Math.min(height, Math.max(LEAST_HEIGHT, end)), scale];
}

/** Reports sizes other than `size` to the engine. */
export function observeSize({ box, engine, signal }, size) {
  const report = () => {
    if (size.join() === (size = roomOf(box)).join()) return;
    box.style.setProperty('--px', `${1 / size[2]}px`);
    engine.almanac_resize(...size);
  };
  const observer = new ResizeObserver(report);
  observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const kind of ['resize', 'scroll']) window.visualViewport?.addEventListener(kind, report, { signal });
  for (const kind of ['focusin', 'focusout']) box.addEventListener(kind, () => requestAnimationFrame(report), { signal });
  // On another screen, the size can be the same with other device pixels.
  const observeScreen = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
    report();
    observeScreen();
  }, { once: true, signal });
  observeScreen();
}
