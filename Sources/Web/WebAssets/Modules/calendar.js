// The class of the element without a tag, and its definition, for packages and pages that choose the tag themselves.

export { define } from './define.js';
export { AlmanacCalendar } from './element.js';
