// The size of the element and of its text.

import { appendBox } from './elements.js';
import { valueOf } from './properties.js';

/** The size of text that the calendar is drawn for. */
const TEXT = 16;
/** The factors by which people can change it. */
const SMALLEST = 0.8;
const LARGEST = 2;

/** Width and height in the pixels of the calendar, and the number of device pixels in one. */
export const sizeOf = box => [box.clientWidth, box.clientHeight, devicePixelRatio * (box.style.zoom || 1)];

/** A point of the viewport in the pixels of the calendar: the text size and transforms of the page scale the box. */
export function pointIn(box, x, y) {
  const { left, top, width } = box.getBoundingClientRect(), factor = width / box.offsetWidth || 1;
  return [(x - left) / factor, (y - top) / factor];
}

/**
 * Keeps the scale of the box: the one that is set, or that of the text which the person has set in the browser. Returns a
 * function that looks again.
 */
export function observeText({ root, box, signal, element }) {
  // As wide as the default font, or that of the page if it is larger; beside the box, which is scaled.
  const ruler = appendBox(root, 'ruler');
  const scale = () => {
    const [own] = valueOf(element, 'text-scale', element.getAttribute('text-scale')) ?? [];
    const factor = own ?? (parseFloat(getComputedStyle(ruler).width) / TEXT || 1);
    box.style.zoom = Math.min(Math.max(factor, SMALLEST), LARGEST);
    // The width of a device pixel.
    box.style.setProperty('--px', `${1 / sizeOf(box)[2]}px`);
  };
  // In the next frame, because it changes sizes that are observed, too.
  const observer = new ResizeObserver(() => requestAnimationFrame(scale));
  observer.observe(ruler);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    ruler.remove();
  });
  scale();
  return scale;
}

/** Gives the element the height that suits what is shown, if the page wants that. */
export function showHeight({ element: { style, height }, box, height: wanted }) {
  if (height === 'auto' && wanted) style.setProperty('--almanac-height', `${wanted * (box.style.zoom || 1)}px`);
  else if (style.length) style.removeProperty('--almanac-height');
}

/** Reports sizes other than `size` to the engine. */
export function observeSize({ box, engine, signal }, size) {
  const report = () => {
    if (size.join() === (size = sizeOf(box)).join()) return;
    box.style.setProperty('--px', `${1 / size[2]}px`);
    engine.almanac_resize(...size);
  };
  const observer = new ResizeObserver(report);
  observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
  // On another screen the size can be the same in other pixels.
  const observeScreen = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
    report();
    observeScreen();
  }, { once: true, signal });
  observeScreen();
}
