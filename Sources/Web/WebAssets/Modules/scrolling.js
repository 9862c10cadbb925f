// Scrolling, which the browser does by itself and reports to the engine.

export class Scrolling {
  /** Views that scrolled since the last report. */
  #moved = new Set();
  #timer;

  constructor(session) {
    this.session = session;
    const { root, patcher: { nodes }, signal } = session;
    session.on(root, 'scroll', ({ target }) => {
      const id = session.viewAt(target), node = nodes.get(id);
      if (!node) return;
      node.offset = [target.scrollLeft, target.scrollTop];
      // An offset that the engine wrote comes back as an event and is not reported.
      const [x, y] = node.written ?? [];
      if (Math.abs(x - target.scrollLeft) < 1 && Math.abs(y - target.scrollTop) < 1) return;
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
    // The last offset comes first: at rest the engine may move its origin.
    if (this.#moved.delete(id)) this.#reportOffset(id, node.element);
    if (node.isScrolling) this.session.engine.almanac_scroll_ended(id);
    node.isScrolling = false;
  }
}
