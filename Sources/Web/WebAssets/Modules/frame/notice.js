// Notices for the user, above the calendar.

import { appendBox } from './elements.js';

/** A few lines that disappear after eight seconds, on a click, or on Escape. */
export class Notice {
  #timer;

  /** `returnFocus` moves the focus back into the calendar when the notice disappears with it. */
  constructor(box, returnFocus) {
    this.returnFocus = returnFocus;
    this.element = appendBox(box, 'note');
    this.element.role = 'status';
    this.element.part = 'note';
  }

  get isShown() { return !!this.element.firstChild; }

  /** Shows lines for a while; with an action (a title and a function), until the notice is hidden. */
  show(lines, action) {
    clearTimeout(this.#timer);
    const { element } = this, shown = [...element.children].map(({ textContent }) => textContent);
    // Lines already shown are not announced again, and the button keeps the focus.
    if (action?.title && [...lines, action.title].join('\n') === shown.join('\n')) {
      element.lastChild.onclick = action.run;
      return;
    }
    element.replaceChildren(...lines.map(line => {
      const paragraph = document.createElement('p');
      paragraph.dir = 'auto';
      paragraph.textContent = line;
      return paragraph;
    }));
    if (!action) return void (this.#timer = setTimeout(() => this.hide(), 8000));
    if (!action.title) return;
    const button = element.appendChild(document.createElement('button'));
    button.textContent = action.title;
    button.onclick = action.run;
  }

  /** Says for good that the calendar does not work, above what is left of it. */
  fail(root, sentence, action) {
    const { element } = this;
    root.append(element);
    element.role = 'alert';
    this.show([sentence], action || {});
  }

  hide() {
    clearTimeout(this.#timer);
    const hadFocus = this.element.contains(this.element.getRootNode().activeElement);
    this.element.replaceChildren();
    if (hadFocus) this.returnFocus();
  }
}
