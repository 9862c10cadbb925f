// Text fields: elements that the browser edits.

/** Whether an element is a field. */
export function isField({ localName }) { return localName === 'input' || localName === 'textarea'; }

/** Whether a person edits text in an element: in a field, or in content that a page lets people edit. */
export function takesText(element) { return isField(element) || element.isContentEditable; }

/** Whether the browser has an own control for the value of an element: for dates and times. */
export function isPicker({ type }) { return type === 'date' || type === 'time'; }
