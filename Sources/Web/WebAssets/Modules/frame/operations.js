// The frame operations that create and move elements and set their content.

import { setLabel, setExtent, setOwned, setPart, setRole, setStates, setTabStop } from './accessibility.js';
import { appendBox } from './elements.js';
import { isField } from '../input/fields.js';
import { forgetImage, setImage } from './images.js';
import { OPERATION_NAMES, TRAITS } from '../engine/lists.js';

/** The operations of a frame. Each reads the words after the view. */
const ACTIONS = { create: createView, remove: removeView, raise: raiseView, frame: setFrame, style: setStyle, layer: addLayer,
  text: setText, hidden: setHidden, role: setRole, label: setLabel, states: setStates, owned: setOwned, tabStop: setTabStop,
  contentSize: setContentSize, scroll: setScrollOffset, effect: setEffect, extent: setExtent, image: setImage, forgetImage,
  link: setLink, part: setPart, hostedContent: setHostedContent };
/** The same by number. */
export const OPERATIONS = OPERATION_NAMES.map(name => ACTIONS[name]);

const bitOf = trait => 1 << TRAITS.indexOf(trait);
const MOVES = bitOf('moves');
const EDITS = bitOf('edits');
const LINES = bitOf('lines');
const LINKS = bitOf('links');
const STILL = bitOf('still');
const STICKS = bitOf('sticks');
const PINNED = bitOf('pinx') | bitOf('piny') | STICKS;
const PICKERS = bitOf('dates') | bitOf('times');
const classesByTraits = [];

const px = length => length + 'px';

function createView(frame, id) {
  const { nodes, box, referenced } = frame.patcher;
  const parent = nodes.get(frame.word())?.element ?? box, traits = frame.word();
  const element = document.createElement(
    traits & LINES ? 'textarea' : traits & EDITS ? 'input' : traits & LINKS ? 'a' : 'div');
  if (traits & EDITS) {
    const isLong = !!(traits & LINES);
    // Typed text may have another direction than the calendar; Firefox also hides such placeholders.
    Object.assign(element, { autocomplete: 'off', dir: traits & PICKERS ? '' : 'auto', spellcheck: isLong, enterKeyHint: isLong ? 'enter' : 'done' });
  }
  if (traits & EDITS && !(traits & LINES)) {
    element.type = traits & bitOf('dates') ? 'date' : traits & bitOf('times') ? 'time' : 'search';
  }
  element.view = id;
  // Few elements are referenced; ids for all others would cost as much as everything else.
  if (referenced.has(id)) element.id = 'v' + id;
  const classes = classesByTraits[traits] ??= 'v ' + TRAITS.filter(trait => traits & bitOf(trait)).join(' ');
  element.className = classes;
  nodes.set(id, { element, classes, moves: traits & MOVES, isPinned: traits & PINNED, sticks: traits & STICKS });
  if (traits & STILL) frame.patcher.still.add(element);
  frame.append(parent, element);
}

function removeView({ patcher }, id, { element }) {
  const { nodes, contents } = patcher;
  for (const { view } of [element, ...element.querySelectorAll('.v')]) {
    contents?.leave(nodes.get(view));
    nodes.delete(view);
  }
  patcher.remove(element);
}

function raiseView(frame, id, { element }) {
  const { patcher } = frame;
  frame.attach();
  // Elements that move in the document are scrolled to the beginning.
  for (const scrolling of [element, ...element.querySelectorAll('.scrolls')]) {
    const node = patcher.nodes.get(scrolling.view);
    if (node) frame.scrolls.push([node, scrolling.scrollLeft, scrolling.scrollTop]);
  }
  patcher.append(element.parentNode, element);
}

/** Sets a style of a view in pixels. A reused view keeps most of its frame, and writing an equal style takes as long as another one. */
function setLength(node, name, length) {
  if (node[name] !== length) node.element.style[name] = px(node[name] = length);
}

function setFrame(frame, id, node) {
  const { moves, isPinned, sticks } = node, x = frame.length(), y = frame.length();
  // Offsets would pin a pinned element in both directions.
  if (moves) node.element.style.transform = `translate(${px(x)},${px(y)})`;
  else if (!isPinned) {
    setLength(node, 'left', x);
    setLength(node, 'top', y);
  } else if (sticks) setLength(node, 'top', y);
  setLength(node, 'width', frame.length());
  setLength(node, 'height', frame.length());
}

function setStyle(frame, id, node) {
  const layer = frame.word();
  if (node.layer === layer) return;
  // A reused view would fade from the look of its former day; each fade paints all its frames.
  node.element.className = `${node.classes} l${node.layer = layer}${frame.isMoving ? ' no-fade' : ''}`;
}

function addLayer(frame) { frame.patcher.addRule(frame.string()); }

function setText(frame, id, node) {
  const { element } = node, text = frame.string();
  if (isField(element)) {
    // Writing an equal value would disturb typing.
    if (element.value !== text) element.value = text;
    return;
  }
  if (node.text?.data === text) return;
  node.text ??= document.createTextNode('');
  node.text.data = text;
  turnText(node, frame.patcher.box.dir);
  frame.labeled.add(element);
}

/**
 * Wraps text of the opposite direction in an element of its own, and unwraps other text: WebKit would truncate the
 * beginning of the text instead of its end.
 */
export function turnText({ element, text }, direction) {
  const dir = directionOf(text.data), parent = text.parentNode;
  if (dir && dir !== direction) {
    if (parent?.localName !== 'bdi') element.prepend(document.createElement('bdi'));
    element.firstChild.dir = dir;
    element.firstChild.append(text);
  } else if (parent !== element) {
    parent?.remove();
    element.prepend(text);
  }
}

/** The letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns the direction of the first letter of a text; undefined if it has no letters. */
function directionOf(text) {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter && (RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr');
}

function setHidden(frame, id, { element }) { element.hidden = frame.word(); }

/** Sets the URL that a link opens; never a script, whatever the engine sends. */
function setLink(frame, id, { element }) {
  const address = frame.string();
  if (!/^(https?|mailto|tel):/i.test(address)) return;
  Object.assign(element, { href: address, target: '_blank', rel: 'noopener noreferrer' });
}

function setHostedContent(frame, id, node) { frame.patcher.contents.set(node, frame.string()); }

/** Sets the content size of a scrolling element, through an invisible element in it. */
function setContentSize(frame, id, node) {
  const { style } = node.size ??= appendBox(node.element, 'size');
  style.width = px(frame.length());
  style.height = px(frame.length());
}

function setScrollOffset(frame, id, node) { frame.scrolls.push([node, frame.length(), frame.length()]); }

function setEffect(frame, id, { element: { style } }) {
  const scaleX = frame.factor(), scaleY = frame.factor(), opacity = frame.factor();
  const x = frame.length(), y = frame.length(), isPlain = scaleX === 1 && scaleY === 1 && !x && !y;
  style.opacity = opacity === 1 ? '' : opacity;
  style.transform = isPlain ? '' : `translate(${px(x)},${px(y)}) scale(${scaleX},${scaleY})`;
}
