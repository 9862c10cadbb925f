// Notices to the reader, above the calendar.

import { appendBox } from './elements.js';

/** A few lines that go away after eight seconds, by a click or with Escape. */
export class Notice {
  #timer;

  constructor(box) {
    this.element = appendBox(box, 'note');
    this.element.role = 'status';
  }

  get isShown() { return !!this.element.firstChild; }

  /** Shows lines for a while; with an action, which has a title and a function, until the notice is hidden. */
  show(lines, action) {
    clearTimeout(this.#timer);
    this.element.replaceChildren(...lines.map(line => {
      const paragraph = document.createElement('p');
      paragraph.dir = 'auto';
      paragraph.textContent = line;
      return paragraph;
    }));
    if (!action) return void (this.#timer = setTimeout(() => this.hide(), 8000));
    const button = this.element.appendChild(document.createElement('button'));
    button.textContent = action.title;
    button.onclick = action.run;
  }

  /** Says that the calendar could not be loaded, as long as the element is on the page. */
  fail() {
    this.element.role = 'alert';
    this.element.textContent = 'The calendar could not be loaded.';
  }

  hide() {
    clearTimeout(this.#timer);
    this.element.replaceChildren();
  }
}
