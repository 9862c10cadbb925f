// Dialogs and their fields.

import DIALOG_CSS from './dialog.css' with { type: 'text' };
import { addStyles, node } from './nodes.js';

let dialogCount = 0;

/**
 * Shows a dialog with some content and buttons, the last of which is the main one: each a title, and a function that returns
 * `false` to keep the dialog open. Returns the dialog.
 */
export function showDialog({ locale, direction }, title, content, buttons, className = '') {
  if (!dialogCount++) addStyles(DIALOG_CSS);
  const id = `almanac-dialog-${dialogCount}`, heading = node('h2', { id });
  heading.textContent = title.replace('…', '');
  const dialog = node('dialog', { className: `almanac-dialog ${className}`, lang: locale, dir: direction, 'aria-labelledby': id });
  const row = node('div', { className: 'almanac-buttons' }, ...buttons.map(([text, run], at) => {
    const isMain = at === buttons.length - 1, button = node('button', { type: isMain ? 'submit' : 'button' });
    button.textContent = text;
    if (isMain) button.className = 'almanac-main';
    const press = async () => { if (await run?.() !== false) dialog.close(); };
    button.onclick = event => {
      event.preventDefault();
      press();
    };
    return button;
  }));
  const form = node('form', { method: 'dialog' }, heading, ...content, row);
  dialog.append(form);
  // Keys in a dialog do not reach the page.
  dialog.addEventListener('keydown', event => event.stopPropagation());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // The focus may be at the end of a long dialog.
  dialog.scrollTop = 0;
  return dialog;
}

/** Asks in a dialog, whose main button has a text. Resolves to whether people press it. */
export const ask = (page, title, content, text) => new Promise(done => {
  let isAgreed = false;
  const agree = () => { isAgreed = true; };
  showDialog(page, title, content, [[page.word('cancel')], [text, agree]]).addEventListener('close', () => done(isAgreed));
});

/** Returns a field with a label. */
export const labeled = (text, field) => node('label', {}, text, field);

/** Returns a list of choices: values with their texts. `change` gets the chosen value. */
export function choice(text, choices, value, change) {
  const list = node('select', {}, ...choices.map(([each, title]) => new Option(title, each, false, `${each}` === `${value}`)));
  list.onchange = () => change?.(list.value);
  return labeled(text, list);
}

/** Returns a field for a day or a time. */
export function timeField(text, type, value, change) {
  const field = node('input', { type });
  field.value = value ?? '';
  field.onchange = () => change?.(field.value);
  return labeled(text, field);
}

/** Returns a check box. */
export function check(text, isOn, change) {
  const box = node('input', { type: 'checkbox', checked: isOn });
  box.onchange = () => change(box.checked);
  return node('label', { className: 'almanac-check' }, box, text);
}

/** Saves a text as a file. */
export function download(name, text) {
  const link = node('a', { href: URL.createObjectURL(new Blob([text], { type: 'text/calendar' })),
    download: `${name.replace(/[\\/:*?"<>|\0-\x1f]+/g, ' ').trim()}.ics` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Returns the day after or before an ISO date. */
export const dayBeside = (iso, step) => new Date(Date.parse(`${iso}T00:00:00Z`) + step * 864e5).toISOString().slice(0, 10);
