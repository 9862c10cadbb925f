// The tag of the element.

import { AlmanacCalendar } from './element.js';

/** Defines <almanac-calendar>, once a page. */
export function define() {
  if (!globalThis.customElements) return;
  if (!customElements.get('almanac-calendar')) return customElements.define('almanac-calendar', AlmanacCalendar);
  console.warn('almanac-calendar: a script has defined the element before, perhaps of another version');
}
