// Keys, text fields and the focus.

/** The keys of `KeyEvent.Key`, by number. */
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter', ' ',
  'Escape', 't', '+', '-', 'Tab', 'Delete', 'F2', 'Insert'];
/** Keys that mean the same as another one. */
const SAME_KEYS = { T: 't', Backspace: 'Delete' };
/** The key of a character that has no number of its own; the character is in the higher bytes. */
const CHARACTER_KEY = KEYS.length;
/** The keys in a text field that are for the calendar. */
const KEYS_OUTSIDE_TEXT = ['Escape', 'Enter', 'ArrowUp', 'ArrowDown'];

/** The number of a key; undefined for keys that the engine does not know. */
function keyNumber(key) {
  const number = KEYS.indexOf(SAME_KEYS[key] ?? key);
  if (number >= 0) return number;
  // Keys with names type no character.
  if ([...key].length === 1) return CHARACTER_KEY | key.codePointAt(0) << 8;
}

export function listenToKeyboard(session) {
  const { engine, root, notice, patcher } = session;
  session.on(root, 'keydown', event => {
    const { key, target } = event, number = keyNumber(key);
    if (event.isComposing || event.ctrlKey || event.metaKey || number === undefined) return;
    if (event.altKey && key !== 'ArrowDown' && key !== 'ArrowUp') return;
    // The browser follows links.
    if (target.localName === 'a' && key === 'Enter') return;
    if (target.localName === 'input' && !KEYS_OUTSIDE_TEXT.includes(key)) return;
    if (key === 'Escape' && notice.isShown) notice.hide();
    else if (!engine.almanac_key(number, event.shiftKey | event.altKey << 2)) return;
    event.preventDefault();
  });
  session.on(root, 'input', ({ target }) =>
    engine.almanac_edited(session.viewAt(target), session.send(target.value)));
  session.on(root, 'focusin', event => {
    if (!patcher.isQuiet) engine.almanac_focus(session.viewAt(event.target));
  });
  session.on(root, 'focusout', event => {
    if (!patcher.isQuiet && !root.contains(event.relatedTarget)) engine.almanac_focus(0);
  });
}
