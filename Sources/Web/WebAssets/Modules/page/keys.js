// The dialog that lists all keys. Documentation/Web/Keys.md has the same keys; a test compares them.

import { showDialog } from './dialog.js';
import { node } from './nodes.js';

/**
 * The keys by groups: the key of the title, and rows of the key of the effect and the keys. Alternatives have spaces between them;
 * keys that are pressed together have a plus sign.
 */
export const KEY_GROUPS = [
  ['groupMove', [
    ['keyArrows', 'arrows'], ['keyHome', 'home end'], ['keyPage', 'pageup pagedown'], ['keyYear', 'shift+pageup shift+pagedown'],
    ['keyToday', 't'], ['keyEnter', 'enter'], ['keyList', 'space alt+down'], ['keyExtend', 'shift+arrows'], ['keyZoom', '+ -'],
    ['keyEscape', 'escape'], ['keyTab', 'tab'],
  ]],
  ['groupEvents', [
    ['keyNew', 'n insert'], ['keyHold', 'space'], ['keyMove', 'alt+arrows'], ['keyResize', 'alt+shift+arrows'], ['keyTitle', 'f2'],
    ['keyForm', 'e'], ['keyDelete', 'delete'], ['keyMenu', 'menu shift+f10'],
  ]],
  ['groupEdits', [
    ['keyUndo', 'mod+z mod+y'], ['keyClipboard', 'mod+x mod+c mod+v mod+d'], ['keyHelp', '?'],
  ]],
];

/** The named keys, in the order of the words. */
const NAMED = ['home', 'end', 'pageup', 'pagedown', 'enter', 'space', 'escape', 'tab', 'insert', 'delete', 'menu', 'shift', 'mod', 'alt'];
const SYMBOLS = { arrows: '← ↑ ↓ →', down: '↓', '-': '−' };
const COMMANDS = { mod: '⌘', alt: '⌥', shift: '⇧' };

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the node of a combination. */
function combination(text, name) {
  const keys = text === '+' ? ['+'] : text.split('+');
  return node('span', { className: 'almanac-combination' },
    ...keys.flatMap((key, at) => [...at ? [' + '] : [], node('kbd', { dir: 'ltr' }, name(key))]));
}

/** Opens the dialog. */
export function openKeys(page) {
  const { word } = page, names = word('keyNames').split('|');
  const name = key => (isApple() && COMMANDS[key]) || (SYMBOLS[key] ?? names[NAMED.indexOf(key)] ?? key.toUpperCase());
  const isEditable = page.calendar.getAttribute('editable') !== null;
  const groups = KEY_GROUPS.filter(([title]) => isEditable || title === 'groupMove').flatMap(([title, rows]) => {
    const body = rows.map(([effect, keys]) => node('tr', {}, node('th', { scope: 'row' }, word(effect)),
      node('td', {}, ...keys.split(' ').flatMap((each, at) => [...at ? [', '] : [], combination(each, name)]))));
    return [node('h3', {}, word(title)), node('table', {}, node('tbody', {}, ...body))];
  });
  return showDialog(page, word('keys'), [node('div', {}, ...groups)], [[word('close')]]);
}
