// A frame of the engine, as words and one text.

/** Reads a frame from start to end, and collects the work to do after its last operation. */
export class Frame {
  /** Elements whose text may have to be hidden from assistive technology. */
  labeled = new Set();
  /** The scroll offsets to write: node, x and y. */
  scrolls = [];
  #index = 0;
  #cursor = 0;
  /**
   * New elements with their parents in the document. They are attached when they are complete, because attaching them piece
   * by piece takes twice as long.
   */
  #created = [];

  /** `isMoving` says whether content is scrolling, so that changed looks do not fade. */
  constructor(patcher, words, text, isMoving) { Object.assign(this, { patcher, words, text, isMoving }); }

  get isAtEnd() { return this.#index >= this.words.length; }

  /** The next word. */
  word() { return this.words[this.#index++]; }

  /** The next string; its word is its length in UTF-16 units. */
  string() { return this.text.slice(this.#cursor, this.#cursor += this.word()); }

  /** The next length, in CSS pixels. */
  length() { return this.word() / 64; }

  /** The next factor. */
  factor() { return this.word() / 65536; }

  /** Appends a new element to its parent, at the end of the frame if the parent is in the document. */
  append(parent, element) {
    if (parent.isConnected) this.#created.push([parent, element]); else this.patcher.append(parent, element);
  }

  /** Attaches the elements that were created so far. */
  attach() {
    for (const [parent, element] of this.#created) this.patcher.append(parent, element);
    this.#created = [];
  }
}
