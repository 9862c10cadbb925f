// The element in jsdom, or another test environment without layout: import this once, before or after the element.
// It reads the files of the package from disk, and adds to the environment what the element needs and does not find. Nothing is
// measured: every calendar is 800 by 600 pixels large, and texts have their standard size.

import './environment.js';
import { readFile } from 'node:fs/promises';
import { AlmanacCalendar } from './index.js';
import { FILES } from './files.js';

/** The size of every calendar, in pixels. */
export const SIZE = { width: 800, height: 600 };

const MORE = 'almanac-calendar-more.js';
const TAG = 'almanac-calendar';

/** Each file, read when an element asks for it. */
const fileOf = name => async () => name.endsWith('.wasm') ? WebAssembly.compile(await readFile(FILES[name]))
  : new Response(await readFile(FILES[name]), { headers: { 'Content-Type': 'text/plain' } });
AlmanacCalendar.configure({ files: { ...Object.fromEntries(Object.keys(FILES).map(name => [name, fileOf(name)])),
  [MORE]: () => import('./almanac-calendar-more.js') } });

/** Whether an element is in the shadow tree of a calendar. */
const isInside = element => element.getRootNode().host?.localName === TAG;
/** Whether it is as large as the calendar. */
const isFull = element => element.localName === TAG || isInside(element) && element.classList.contains('box');

/** Adds members that an object lacks. */
function add(object, members) {
  for (const [name, value] of Object.entries(members)) {
    if (object && !(name in object)) Object.defineProperty(object, name, { configurable: true, writable: true, value });
  }
}

/** A style sheet that does nothing. */
class Sheet {
  cssRules = [];
  replaceSync() {}
  insertRule(rule, index = 0) {
    this.cssRules.splice(index, 0, { cssText: rule, style: {} });
    return index;
  }
  deleteRule(index) { this.cssRules.splice(index, 1); }
}

/** An observer that reports nothing, because nothing has another size. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A media query that never matches. */
const mediaOf = media => Object.assign(new EventTarget(), { media, matches: false, addListener() {}, removeListener() {} });

/** Adds what an environment lacks to its globals and prototypes. */
function complete({ Element, HTMLElement, ShadowRoot, Document }) {
  const { defaultView } = document;
  for (const name of ['addEventListener', 'removeEventListener']) add(globalThis, { [name]: defaultView[name].bind(defaultView) });
  const frame = run => setTimeout(() => run(performance.now()), 16);
  for (const target of [globalThis, defaultView]) add(target, { matchMedia: mediaOf, ResizeObserver: Observer,
    requestAnimationFrame: frame, cancelAnimationFrame: clearTimeout, devicePixelRatio: 1, TextEncoder, TextDecoder });
  try { new CSSStyleSheet().replaceSync(''); } catch {
    for (const target of [globalThis, defaultView]) target.CSSStyleSheet = Sheet;
  }
  for (const { prototype } of [ShadowRoot, Document]) add(prototype, { adoptedStyleSheets: [], elementFromPoint: () => null });
  add(Element.prototype, { setPointerCapture() {}, releasePointerCapture() {}, scrollTo() {}, checkVisibility: () => true,
    showPopover() {}, hidePopover() {} });
  for (const [name, side] of [['clientWidth', 'width'], ['clientHeight', 'height'], ['offsetWidth', 'width'], ['offsetHeight', 'height']]) {
    const { prototype } = name.startsWith('client') ? Element : HTMLElement;
    const { get } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    Object.defineProperty(prototype, name, { configurable: true,
      get() { return get?.call(this) || (isFull(this) ? SIZE[side] : 0); } });
  }
  const measure = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function() {
    const rect = measure.call(this), { left, top } = this.style ?? {};
    if (rect.width || rect.height) return rect;
    if (isFull(this)) return makeRect(0, 0, SIZE.width, SIZE.height);
    // The corners by which the element finds its place.
    const isCorner = isInside(this) && this.classList.contains('size');
    return isCorner ? makeRect(left === '100%' ? SIZE.width : 0, top === '100%' ? SIZE.height : 0, 0, 0) : rect;
  };
}

const makeRect = (x, y, width, height) => ({ x, y, width, height, left: x, top: y, right: x + width, bottom: y + height,
  toJSON() { return { x, y, width, height }; } });

add(globalThis, { DOMRect: function(...sides) { return makeRect(...sides); } });
complete(globalThis);
