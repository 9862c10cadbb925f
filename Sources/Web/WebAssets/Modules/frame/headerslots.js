// The page's own buttons in the title bar: children of the element with slot="header-start" or slot="header-end".

import { appendBox } from './elements.js';

/** Shows them at the edges of the title bar, where the engine leaves their widths free. */
export class HeaderSlots {
  #boxes = ['start', 'end'].map(side => {
    const box = appendBox(document.createElement('div'), `own-controls at-${side}`), slot = document.createElement('slot');
    slot.name = `header-${side}`;
    box.append(slot);
    slot.addEventListener('slotchange', () => this.#measure());
    return box;
  });
  #sent = '0,0';
  /** Whether the page has such buttons. Until then, the title bar has nothing for them. */
  #isUsed = false;

  constructor(session) {
    this.session = session;
    const added = new MutationObserver(() => this.#look(added));
    added.observe(session.element, { childList: true, subtree: true, attributeFilter: ['slot'] });
    session.signal.addEventListener('abort', () => added.disconnect());
    this.#look(added);
    const observer = new ResizeObserver(() => this.#measure());
    for (const box of this.#boxes) observer.observe(box);
    session.signal.addEventListener('abort', () => observer.disconnect());
  }

  #look(added) {
    if (!this.session.element.querySelector(':scope > [slot^=header-]')) return;
    this.#isUsed = true;
    added.disconnect();
    this.run();
  }

  /** Called after each frame, which may have created the title bar. */
  run() {
    const [first] = this.#boxes, { box } = this.session;
    if (!this.#isUsed || first.isConnected && box.contains(first)) return;
    box.querySelector('[part~=header]')?.append(...this.#boxes);
  }

  #measure() {
    const { session } = this, isFilled = box => box.firstChild.assignedElements().length > 0;
    const widths = this.#boxes.map(box => box.isConnected && isFilled(box) ? Math.ceil(box.offsetWidth) : 0);
    if (!session.engine || session.failure || `${widths}` === this.#sent) return;
    session.whenWhole(() => {
      this.#sent = `${widths}`;
      session.engine.almanac_header?.(...widths);
      session.showSoon();
    });
  }
}
