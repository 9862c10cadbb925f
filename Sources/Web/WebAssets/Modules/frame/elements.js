// Helpers for elements.

/** Sets an attribute, or removes it if the value is undefined or empty. */
export const setAttribute = (element, name, value) =>
  value === undefined || value === '' ? element.removeAttribute(name) : element.setAttribute(name, value);

/** Appends a new `div` of a class. */
export function appendBox(parent, className) {
  const box = parent.appendChild(document.createElement('div'));
  box.className = className;
  return box;
}

/** Returns the element of the calendar at an element, which may be a node of the page in a box. */
export const shownAt = element => element?.closest?.('[slot^=almanac-],[slot^=header-]')?.assignedSlot ?? element;
