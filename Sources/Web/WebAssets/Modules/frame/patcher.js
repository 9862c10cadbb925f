// The elements of the views.

import BASE_CSS from './element.css' with { type: 'text' };
import { setAttribute } from './elements.js';
import { Frame } from './frame.js';
import { OPERATIONS, turnText } from './operations.js';
import { forcedColors } from './palette.js';

/** For how long after the last scroll event content counts as moving, in milliseconds. */
const MOTION = 100;

/** Keeps an element for each view and applies the engine's frames. */
export class Patcher {
  /** The element and the state of each view, by its number. */
  nodes = new Map();
  /** The URLs of images, by number. */
  images = new Map();
  /** Views referenced by others, whose elements therefore have ids. */
  referenced = new Set();
  /** The scrolling elements that only code scrolls. */
  still = new Set();
  /** The element that a pointer presses. */
  held;
  /** Removed elements that contain it; they stay hidden until the pointer is released. */
  #leaving = [];
  /** Whether the engine is moving the focus. */
  isQuiet = false;
  #sheet;
  #others = [];
  /** Whether the style sheet has the rules of an engine. */
  hasPalette = false;

  /** When something last scrolled, whoever caused it. */
  scrolledAt = -Infinity;

  /** The page's nodes in views; undefined until the second script is there. */
  contents;

  /** `box` contains the elements of the views, before its element `last`. */
  constructor(root, box, last) {
    Object.assign(this, { root, box, last });
    this.#sheet = this.#sheetOf(BASE_CSS);
  }

  /** A style sheet belongs to one document, possibly the document of a frame. */
  #sheetOf(text) {
    const sheet = new this.root.ownerDocument.defaultView.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  }

  /** Applies the style sheets to the elements, replacing those of an earlier engine. */
  adoptSheet() { this.root.adoptedStyleSheets = [this.#sheet, ...this.#others]; }

  /** Adds the style sheet of a part, for as long as this. */
  addSheet(text) {
    const sheet = this.#sheetOf(text), { adoptedStyleSheets: shown } = this.root;
    this.#others.push(sheet);
    if (shown.includes(this.#sheet)) this.adoptSheet();
  }

  /** Replaces all rules with the rule of a palette. */
  setPalette(rule) {
    if (this.hasPalette) this.#sheet.replaceSync(BASE_CSS);
    this.hasPalette = true;
    this.addRule(rule);
    this.addRule(forcedColors(rule));
  }

  /** Sets the direction of the calendar, which affects the elements of texts. */
  setDirection(direction) {
    if (this.box.dir === direction) return;
    this.box.dir = direction;
    for (const node of this.nodes.values()) if (node.text) turnText(node, direction);
  }

  addRule(rule) { this.#sheet.insertRule(rule, this.#sheet.cssRules.length); }

  /** Appends an element to its parent. */
  append(parent, element) { parent.insertBefore(element, parent === this.box ? this.last : null); }

  /** Removes an element. A pressed one is removed when the pointer lifts, because browsers end the touch of a removed element. */
  remove(element) {
    if (!element.contains(this.held)) return element.remove();
    element.hidden = true;
    this.#leaving.push(element);
  }

  /** Called when the pointer is lifted. */
  release() {
    this.held = undefined;
    for (const element of this.#leaving.splice(0)) element.remove();
  }

  /** Applies a frame, operation after operation. */
  commit(words, text) {
    const frame = new Frame(this, words, text, performance.now() - this.scrolledAt < MOTION), active = this.root.activeElement;
    this.isQuiet = true;
    while (!frame.isAtEnd) {
      const operation = frame.word(), apply = OPERATIONS[operation], id = frame.word();
      if (!apply) throw new Error(`almanac-calendar: unknown operation ${operation}`);
      apply(frame, id, this.nodes.get(id));
    }
    frame.attach();
    // At the end, because moved elements lose the focus, and only elements with their final size can scroll.
    for (const [node, x, y] of frame.scrolls) {
      node.written = node.offset = [x, y];
      node.element.scrollTo({ left: x, top: y, behavior: 'instant' });
    }
    // Text inside a labeled element is spoken with it.
    for (const element of frame.labeled) {
      const first = element.firstChild, isDecoration = !element.role && (first?.data || first?.localName === 'bdi')
        && element.parentNode?.closest?.('[role], [aria-label]')?.ariaLabel;
      if (!isDecoration !== !element.ariaHidden) setAttribute(element, 'aria-hidden', isDecoration ? 'true' : undefined);
    }
    for (const element of this.still) {
      if (element.isConnected) this.#hideOutside(element, element.getBoundingClientRect());
      else this.still.delete(element);
    }
    if (active?.isConnected && active !== this.root.activeElement) active.focus({ preventScroll: true });
    this.isQuiet = false;
  }

  /** Hides everything that cannot be brought into view, also from assistive technology, except for the tab stop. */
  #hideOutside(element, view) {
    for (const child of element.children) {
      const node = this.nodes.get(child.view);
      if (!node || node.isPinned) continue;
      const { left, top, right, bottom } = child.getBoundingClientRect(), isEmpty = left === right || top === bottom;
      const isOutside = !isEmpty
        && (right <= view.left || left >= view.right || bottom <= view.top || top >= view.bottom);
      const isCut = !isOutside
        && (isEmpty || left < view.left || right > view.right || top < view.top || bottom > view.bottom);
      const isStop = child.matches('[tabindex="0"]') || !!child.querySelector('[tabindex="0"]');
      child.style.visibility = isOutside && !isStop ? 'hidden' : '';
      if (isCut || node.isCut) this.#hideOutside(child, view);
      // A view that was clipped when it left still has hidden parts when it returns.
      node.isCut = isCut || isOutside && node.isCut;
    }
  }

  /** Moves the focus to a view without scrolling; selects a field of a form. */
  focus(id) {
    const element = this.nodes.get(id)?.element;
    if (!element) return;
    const isEntered = element !== this.root.activeElement;
    this.isQuiet = true;
    element.focus({ preventScroll: true });
    if (isEntered && element.type === 'text') element.select();
    this.isQuiet = false;
  }

  /** Returns the role and name of the focused element; undefined if there is none. */
  focused() {
    const { activeElement } = this.root;
    return this.box.contains(activeElement) ? { role: activeElement.role, name: activeElement.ariaLabel } : undefined;
  }

  /** Focuses the element with the same role and name as before, or the tab stop. */
  focusLike({ role, name }) {
    const all = [...this.box.querySelectorAll('.v')].filter(each => each.tabIndex >= 0 && each.checkVisibility?.() !== false);
    const like = all.find(each => each.role === role && each.ariaLabel === name)
      ?? all.find(each => each.role === 'gridcell');
    if (like) this.focus(like.view);
  }

  /** Restores the scroll offsets: browsers scroll elements that move in the document to the beginning. */
  scrollAgain() {
    for (const node of this.nodes.values()) {
      if (!node.offset) continue;
      const [left, top] = node.written = node.offset;
      node.element.scrollTo({ left, top, behavior: 'instant' });
    }
  }

  /** Removes everything from the page; the elements stay if they should remain visible. */
  close(keepsElements) {
    if (!keepsElements) this.box.remove();
    this.images.forEach(url => URL.revokeObjectURL(url));
  }
}
