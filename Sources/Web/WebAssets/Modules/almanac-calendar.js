// <almanac-calendar>: the element around almanac.wasm and the other programs. The calendar itself runs in WebAssembly,
// which keeps a tree of views and sends the changes of each frame as one buffer. These modules handle the page's part:
// elements, input, Intl's languages and time zones, and files. Scripts/join-modules joins them into the file that a
// page loads.

import { define } from './define.js';

export { localeOf } from './language/calendars.js';
export { dayOf, isoOf } from './language/dates.js';
export { AlmanacCalendar } from './element.js';
export { isRightToLeft, localeText } from './language/locale.js';
export { weekOfRegion } from './language/regions.js';
export { wallClock, zoneText } from './language/zones.js';

define();
