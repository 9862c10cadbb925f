// Text fields: elements that the browser edits.

/** Whether an element is a field. */
export function isField({ localName }) { return localName === 'input' || localName === 'textarea'; }

/** Whether the browser has an own control for the value of an element: for dates and times. */
export function isPicker({ type }) { return type === 'date' || type === 'time'; }
