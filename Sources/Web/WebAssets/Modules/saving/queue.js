// Edits that are not saved on the server yet.

/** Keeps edits in order: the time of each, and its items, which are calendar objects or calendars. */
export class Queue {
  edits = [];

  get items() { return this.edits.flatMap(({ items }) => items); }

  /** Returns whether an edit of the calendar object or calendar with a key is waiting. */
  has(key) { return this.items.some(item => item.key === key); }

  add(items) { this.edits.push({ time: performance.now(), items }); }

  /** Replaces the first edit, and the edits that depend on it, with other items. */
  replaceFirst(lost, items) {
    const [{ time }] = this.edits;
    this.forget(lost);
    this.edits.unshift({ time, items });
  }

  /** Returns the items of an edit, and of all edits that depend on it, by key. */
  following(items) {
    const found = new Map(), add = items => items.forEach(item => found.set(item.key, item));
    add(items);
    for (const { items } of this.edits) if (items.some(({ key }) => found.has(key))) add(items);
    return found;
  }

  forget(lost) { this.edits = this.edits.filter(({ items }) => !items.some(({ key }) => lost.has(key))); }
}
