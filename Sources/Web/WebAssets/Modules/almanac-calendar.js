// <almanac-calendar>: the element around almanac.wasm and its siblings. The calendar itself is in the wasm, which keeps
// a tree of views and sends the changes of a frame as one buffer. These modules do the work of the page: elements,
// input, the languages and time zones of Intl, files. Scripts/join-modules joins them into the file that a page loads.

import { define } from './define.js';

export { localeOf } from './calendars.js';
export { dayOf, isoOf } from './dates.js';
export { AlmanacCalendar } from './element.js';
export { isRightToLeft, localeText } from './locale.js';
export { weekOfRegion } from './regions.js';
export { wallClock, zoneText } from './zones.js';

define();
