// The class of the element without a tag, and its definition, for packages and pages that choose the tag themselves.

export { AlmanacCalendar, define } from './element.js';
