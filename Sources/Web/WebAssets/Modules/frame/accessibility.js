// The frame operations for assistive technology.

import { setAttribute } from './elements.js';
import { isField, isPicker } from '../input/fields.js';
import { HUES, ROLES, STATES } from '../engine/lists.js';
import { PART_NAMES, PART_STATES } from '../options/options.js';

/** Roles that can be focused without being tab stops. */
const FOCUSABLE = ['gridcell', 'button', 'checkbox', 'dialog', 'menu', 'menuitem'];

/** The parts in which pieces of events lie beside each other. */
const BANDS = ['row', 'all-day'];

/** From this bit on, states contain the number of a color. */
const HUE_BIT = 26;

export function setRole(frame, id, node) {
  const { element } = node, role = node.role = ROLES[frame.word()];
  const row = frame.word(), column = frame.word(), isHeading = role === 'heading', hadDetails = node.hasRoleDetails;
  // Date and time controls must keep their native role.
  setAttribute(element, 'role', isPicker(element) ? '' : role);
  // Browsers clear search fields on Escape, and show a button for it.
  if (role === 'textbox' && element.type === 'search') element.type = 'text';
  node.hasRoleDetails = isHeading || row || column;
  if (hadDetails || node.hasRoleDetails) {
    setAttribute(element, 'aria-level', isHeading ? frame.patcher.root.host.effective('heading-level') : undefined);
    setAttribute(element, 'aria-rowindex', row || undefined);
    setAttribute(element, 'aria-colindex', column || undefined);
  }
  setTabIndex(node);
  frame.labeled.add(element);
}

export function setLabel(frame, id, { element }) {
  const label = frame.string();
  if (element.firstElementChild && !label !== !element.ariaLabel) {
    for (const inner of element.querySelectorAll('.v:not([role])')) frame.labeled.add(inner);
  }
  setAttribute(element, 'aria-label', label);
  if (isField(element)) element.placeholder = label;
}

/** Sets the part name of a view, for the page's style sheets. */
export function setPart(frame, id, node) {
  const { element } = node;
  element.part = node.parts = node.part = PART_NAMES[frame.word()];
  // A rule that selected these parts would recompute all views in a view whose part changes.
  if (!BANDS.includes(node.part)) return;
  element.classList.add('bands');
  node.classes += ' bands';
}

/**
 * The attributes of states: each with the state that sets it, its value then, and the state that sets it to `false` otherwise.
 * A scrolled row changes the states of many views, mostly in bits that no attribute shows.
 */
const STATE_ATTRIBUTES = [['selected', 'true', 'selectable'], ['checked', 'true', 'checkable'], ['current', 'date'], ['disabled', 'true'],
  ['pressed', 'true'], ['expanded', 'true'], ['live', 'polite'], ['multiselectable', 'true']];

export function setStates(frame, id, node) {
  const { element, part, states: before = 0 } = node, states = node.states = frame.word(), changed = before ^ states;
  for (const [name, value, possible] of STATE_ATTRIBUTES) {
    if (!(changed & (STATES[name] | STATES[possible]))) continue;
    setAttribute(element, 'aria-' + name, states & STATES[name] ? value : states & STATES[possible] ? 'false' : '');
  }
  if (changed & STATES.inert) element.inert = !!(states & STATES.inert);
  if (!part) return;
  const words = Object.keys(PART_STATES).filter(name => states & PART_STATES[name]);
  const parts = [part, ...words, HUES[(states >> HUE_BIT) - 1] ?? ''].join(' ').trim();
  if (node.parts !== parts) element.part = node.parts = parts;
}

export function setOwned(frame, id, { element }) {
  const { nodes, referenced } = frame.patcher, owned = Array.from({ length: frame.word() }, () => frame.word());
  for (const view of owned) {
    referenced.add(view);
    if (nodes.has(view)) nodes.get(view).element.id ||= 'v' + view;
  }
  setAttribute(element, 'aria-owns', owned.map(view => 'v' + view).join(' '));
}

export function setTabStop(frame, id, node) {
  node.isTabStop = frame.word();
  setTabIndex(node);
}

function setTabIndex({ element, role, isTabStop }) {
  setAttribute(element, 'tabindex', isTabStop ? 0 : FOCUSABLE.includes(role) ? -1 : undefined);
}

/** Sets the position and number of items, rows, and columns, for views that are not all present. */
export function setExtent(frame, id, { element }) {
  for (const name of ['posinset', 'setsize', 'rowcount', 'colcount']) {
    setAttribute(element, 'aria-' + name, frame.word() || undefined);
  }
}
