// Edits that a server does not have yet.

/** Keeps edits in their order: when each was made, and its items, which are resources or calendars. */
export class Queue {
  #edits = [];

  get edits() { return this.#edits; }
  get length() { return this.#edits.length; }
  get items() { return this.#edits.flatMap(({ items }) => items); }
  get resources() { return this.items.filter(({ uid }) => uid !== undefined); }
  get calendars() { return this.items.filter(({ body }) => body); }

  /** Whether an edit waits of the resource or the calendar with a key. */
  has(key) { return this.items.some(item => item.key === key); }

  add(items) { this.#edits.push({ time: performance.now(), items }); }

  /** Takes the first edit away. */
  shift() { return this.#edits.shift(); }

  /** Puts other items in place of the first edit and of those that follow from it. */
  replaceFirst(lost, items) {
    const [{ time }] = this.#edits;
    this.forget(lost);
    this.#edits.unshift({ time, items });
  }

  /** The items of an edit, and of all edits that follow from it, by key. */
  following(items) {
    const found = new Map(), add = items => items.forEach(item => found.set(item.key, item));
    add(items);
    for (const { items } of this.#edits) if (items.some(({ key }) => found.has(key))) add(items);
    return found;
  }

  forget(lost) { this.#edits = this.#edits.filter(({ items }) => !items.some(({ key }) => lost.has(key))); }
}
