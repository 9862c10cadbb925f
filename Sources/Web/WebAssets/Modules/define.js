// The tag.

import { AlmanacCalendar } from './element.js';

/** Defines <almanac-calendar>, once per page. */
export function define() {
  if (!globalThis.customElements) return;
  const defined = customElements.get('almanac-calendar'), { version } = AlmanacCalendar.prototype;
  if (!defined) return customElements.define('almanac-calendar', AlmanacCalendar);
  if (defined !== AlmanacCalendar) console.warn(`almanac-calendar: version ${defined.prototype.version} is defined already, and stays in place of ${version}`);
}
