// Starts the page: its settings before the calendar, its menu after the first frame.

import { dialogs } from './dialogs.js';
import { addMenuItem, showMenu } from './menu.js';
import { hasPeople } from './peoplerequests.js';
import { applySettings, listenToSettings, readSettings } from './settings.js';
import { wordsOfPage } from './tables.js';

/** The dialogs in the order of the menu: the key of the title, and the function that opens the dialog. */
const DIALOGS = [['import', 'openImport'], ['export', 'openExport'], ['print', 'openPrint'], ['settings', 'openSettings'],
  ['people', 'openPeople'], ['keys', 'openKeys']];

/** Returns whether a key belongs to a field. */
const isTyped = event => {
  const target = event.composedPath()[0];
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable;
};

/** Starts the page of the calendar with the attribute `data-menu`. */
export async function startPage() {
  const calendar = document.querySelector('almanac-calendar[data-menu]');
  if (!calendar) return;
  applySettings(calendar, readSettings());
  listenToSettings(calendar);
  const page = { calendar };
  const open = async (name, ...values) => (await dialogs())[name](page, ...values);
  let isShown = false;
  calendar.addEventListener('fileopen', event => {
    if (!isShown || calendar.getAttribute('editable') === null) return;
    event.preventDefault();
    open('openImport', event.detail.files);
  });
  await customElements.whenDefined('almanac-calendar');
  await calendar.whenReady();
  Object.assign(page, await wordsOfPage(calendar));
  const isEditable = calendar.getAttribute('editable') !== null;
  let showsPeople = false;
  for (const [key, name] of DIALOGS) {
    const isShown = () => key === 'import' ? isEditable : key !== 'people' || showsPeople;
    addMenuItem(word => word(key), () => open(name), isShown);
  }
  const update = showMenu(page);
  isShown = true;
  page.changeLanguage = async () => {
    Object.assign(page, await wordsOfPage(calendar));
    update();
  };
  document.addEventListener('keydown', event => {
    if (event.key !== '?' || event.defaultPrevented || isTyped(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open('openKeys');
  });
  showsPeople = await hasPeople(calendar);
  if (showsPeople) update();
}
