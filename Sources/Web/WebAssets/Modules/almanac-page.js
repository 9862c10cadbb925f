// The menu of a page with a calendar: import, export, print, settings, people, and keys. Load it before almanac-calendar.js, so that the
// calendar starts with the settings.

import { startPage } from './page/start.js';
export { addMenuItem } from './page/menu.js';

startPage();
