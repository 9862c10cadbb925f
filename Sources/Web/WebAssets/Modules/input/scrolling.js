// Scrolling, which the browser handles and reports to the engine.

export class Scrolling {
  /** Views that scrolled since the last report. */
  #moved = new Set();
  #timer;

  constructor(session) {
    this.session = session;
    const { root, patcher, signal } = session, { nodes } = patcher;
    session.on(root, 'scroll', ({ target }) => {
      const id = session.viewAt(target), node = nodes.get(id);
      if (!node) return;
      patcher.scrolledAt = performance.now();
      const { scrollLeft: left, scrollTop: top } = target, [x, y] = node.written ?? [], before = node.offset ?? [];
      node.offset = [left, top];
      // Browsers repeat offsets, and an offset written by the engine comes back as an event; neither is reported.
      if (left === before[0] && top === before[1] || Math.abs(x - left) < 1 && Math.abs(y - top) < 1) return;
      node.written = undefined;
      node.isScrolling = true;
      session.movedAt = performance.now();
      this.#moved.add(id);
      session.requestFrame();
      if ('onscrollend' in window) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#end(id, node), 150);
    }, { capture: true, passive: true });
    session.on(root, 'scrollend', ({ target }) => {
      const id = session.viewAt(target), node = nodes.get(id);
      if (node) this.#end(id, node);
    }, { capture: true });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** Reports the offsets that changed. */
  report() {
    this.#moved.forEach(id => this.#reportOffset(id, this.session.patcher.nodes.get(id)?.element));
    this.#moved.clear();
  }

  #reportOffset(id, element) {
    if (element) this.session.engine.almanac_scrolled(id, element.scrollLeft, element.scrollTop);
  }

  #end(id, node) {
    // The last offset comes first, because the engine may move its origin at rest.
    if (this.#moved.delete(id)) this.#reportOffset(id, node.element);
    if (node.isScrolling) this.session.engine.almanac_scroll_ended(id);
    node.isScrolling = false;
  }
}
