// The dialogs of the page, loaded on first use.

export { openExport } from './page/exporting.js';
export { openImport } from './page/importing.js';
export { openKeys } from './page/keys.js';
export { openPeople } from './page/peopledialog.js';
export { openPrint } from './page/printdialog.js';
export { openSettings } from './page/settingsdialog.js';
