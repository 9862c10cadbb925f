// Keys, text fields, the clipboard, and the focus.

import { shownAt } from '../frame/elements.js';
import { isField, isPicker, takesText } from './fields.js';
import { KEYS } from '../engine/lists.js';
import { modifiersOf } from './pointer.js';

/** Keys that have the same meaning as another key. */
const SAME_KEYS = { T: 't', Backspace: 'Delete' };
/** The key number of a character without its own number; the character is in the higher bytes. */
const CHARACTER_KEY = KEYS.length;
/** The bit of Control in modifiers. */
const CONTROL = 2;
/** The keys that have a function with Control or Command if events are editable. */
const COMMAND_KEYS = ['z', 'y', 'd'];
/** The keys in a text field that the calendar handles. */
const KEYS_OUTSIDE_TEXT = ['Escape', 'Enter', 'ArrowUp', 'ArrowDown', 'Tab'];
/** The keys that have a function with Control or Command in a form. */
const FORM_KEYS = ['Enter', 's'];

/** Returns the number of a key; undefined for keys that the engine does not use. */
function keyNumber(key) {
  const number = KEYS.indexOf(SAME_KEYS[key] ?? key);
  if (number >= 0) return number;
  // Named keys type no character.
  if ([...key].length === 1) return CHARACTER_KEY | key.codePointAt(0) << 8;
}

/**
 * The key of an event; where keys type letters of another script, the Latin letter on the same key. WebKitGTK has no name for
 * Tab with Shift, but its code.
 */
function pressedKey({ key, code }) {
  if (key === 'Unidentified') return code;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter && [...key].length === 1 && key.codePointAt(0) > 0x24f ? letter.toLowerCase() : key;
}

export function listenToKeyboard(session) {
  const { engine, root, notice, patcher } = session;
  session.on(root, 'keydown', event => {
    // Browsers that fill in forms dispatch events without a key.
    if (event.isComposing || !event.key) return;
    const { target } = event, key = pressedKey(event), number = keyNumber(key), isCommand = event.ctrlKey || event.metaKey;
    if (number === undefined) return;
    // Nodes of the page handle their own keys.
    if (shownAt(target) !== target && key !== 'Escape') return;
    const details = target.querySelector('.scrolls[hosts] > slot')?.assignedElements()[0];
    if (key === 'Tab' && !event.shiftKey && details?.querySelector('a, button, input, select, textarea, [tabindex]')) return;
    const isEdited = session.isEditable && !isField(target);
    const isForForm = isCommand && session.isEditable && FORM_KEYS.includes(key);
    if (isCommand && !isForForm && !(isEdited && COMMAND_KEYS.includes(key.toLowerCase()))) return;
    if (event.altKey && !(isEdited ? key.startsWith('Arrow') : ['ArrowDown', 'ArrowUp'].includes(key))) return;
    // The browser follows links.
    if (target.localName === 'a' && key === 'Enter') return;
    // Browsers handle movement between lines of text and between the parts of their controls.
    const keysOutside = isPicker(target) ? ['Escape'] : target.localName === 'textarea' ? ['Escape', 'Tab'] : KEYS_OUTSIDE_TEXT;
    if (isField(target) && !isForForm && !keysOutside.includes(key)) return;
    if (key === 'Escape' && notice.isShown) notice.hide();
    else if (!engine.almanac_key(number, modifiersOf(event))) return;
    event.preventDefault();
  });
  // A dragged item may have lost the focus to the page when its element was removed.
  session.on(window, 'keydown', event => {
    if (event.key !== 'Escape' || !session.isPressClaimed || root.activeElement) return;
    if (engine.almanac_key(keyNumber(event.key), modifiersOf(event))) event.preventDefault();
  });
  // The clipboard events, so that the browser's menu works too.
  const selection = () => root.getSelection?.() ?? getSelection();
  session.on(root, 'copy cut paste', event => {
    if (!session.isEditable || takesText(event.target) || selection().type === 'Range') return;
    if (event.type === 'paste') {
      const text = event.clipboardData.getData('text/calendar') || event.clipboardData.getData('text/plain');
      if (engine.almanac_paste(session.send(text))) event.preventDefault();
      return;
    }
    [session.copied, session.isCopying] = [undefined, true];
    engine.almanac_key(keyNumber(event.type === 'cut' ? 'x' : 'c'), CONTROL);
    // The text arrives with the frame.
    session.tick();
    session.isCopying = false;
    if (!session.copied) return;
    for (const [type, text] of Object.entries(session.copied)) event.clipboardData.setData(type, text);
    event.preventDefault();
  });
  // Nodes of the page have their own fields.
  session.on(root, 'input', ({ target }) => {
    if (isField(target) && shownAt(target) === target) engine.almanac_edited(session.viewAt(target), session.send(target.value));
  });
  session.on(root, 'focusin', event => {
    if (!patcher.isQuiet) engine.almanac_focus(session.viewAt(event.target));
  });
  session.on(root, 'focusout', event => {
    if (!patcher.isQuiet && !root.contains(shownAt(event.relatedTarget))) engine.almanac_focus(0);
  });
}
