// Text fields: elements that the browser edits.

/** Whether an element is a field. */
export function isField({ localName }) { return localName === 'input' || localName === 'textarea'; }

/** Returns whether the user edits text in an element: a field, or editable content of the page. */
export function takesText(element) { return isField(element) || element.isContentEditable; }

/** Returns whether the browser has its own control for the value of an element: dates and times. */
export function isPicker({ type }) { return type === 'date' || type === 'time'; }
