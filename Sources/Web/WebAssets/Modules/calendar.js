// The element's class and its definition, without defining a tag, for packages and pages that choose the tag.

export { define } from './define.js';
export { AlmanacCalendar } from './element.js';
