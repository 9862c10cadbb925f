// A session: the parts of an element from the time it enters a page until it leaves the page.

import { ATTRIBUTES, ENGINE_OPTIONS, languageOf, MORE_CONTRAST, ownZone, sendOptions } from './attributes.js';
import { Clock } from './clock.js';
import { listenToDrops } from './drops.js';
import { appendBox } from './elements.js';
import { instantiate } from './engine.js';
import { fetchFile, loadText } from './files.js';
import { findFonts } from './fonts.js';
import { listenToGestures } from './gestures.js';
import { listenToKeyboard } from './keyboard.js';
import { knownLocaleText } from './locale.js';
import { Notice } from './notice.js';
import { Patcher } from './patcher.js';
import { listenToPointers } from './pointer.js';
import { listenToPrinting } from './printing.js';
import { compile, programOf } from './programs.js';
import { Saving } from './saving.js';
import { Scrolling } from './scrolling.js';
import { EventServer } from './server.js';
import { observeSize, observeText, sizeOf } from './size.js';
import { idle, pause } from './waiting.js';
import { compareVersions } from './wire.js';
import { loadEditWords, loadWords } from './words.js';
import { zoneText } from './zones.js';

/** Keeps the box, the engine and the frames of an element together. */
export class Session {
  encoder = new TextEncoder();
  #life = new AbortController();
  /** Aborted when the session is closed. */
  signal = this.#life.signal;
  /** Whether the engine claims the present press, so that a finger does not scroll. */
  isPressClaimed = 0;
  /** Whether the first frame was shown: before it, no other one is requested. */
  isStarted = false;
  /** The options that changed and that the engine does not know yet. */
  changed = new Set();
  /** The requested animation frame. */
  #frame = 0;
  /** Whether a frame follows as soon as the current script has ended. */
  #isSoon = false;

  /**
   * `files` are the texts with names that were loaded before; the session appends those that people drop. `sources` has the
   * events of the page.
   */
  constructor(element, files, sources) {
    Object.assign(this, { element, files, sources, program: programOf(element) });
    this.root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    this.box = appendBox(this.root, 'box');
    this.notice = new Notice(this.box);
    this.patcher = new Patcher(this.root, this.box, this.notice.element);
    this.server = new EventServer(this);
    this.saving = new Saving(this);
  }

  /** Loads the program and shows the first frame. */
  async open() {
    const { element, signal } = this;
    try {
      // Work that can be done while the program arrives: the first request; names, rules of the zone and fonts.
      const module = compile(this.program);
      const { tag, locale, calendar } = languageOf(element);
      loadWords(tag);
      if (this.isEditable) loadEditWords(tag);
      this.server.askEarly();
      const [language] = knownLocaleText([locale], calendar).split('\n', 1);
      zoneText(element.timezone ?? ownZone(), language);
      findFonts(this.box);
      const engine = await instantiate(await module, this);
      // The first frame is in the language that the element has now.
      for (let now; (now = languageOf(element)).words === undefined;) await loadWords(now.tag);
      this.#start(engine);
    } catch (error) {
      if (signal.aborted) return;
      console.error('almanac-calendar:', error);
      return this.notice.fail();
    }
    if (signal.aborted) return;
    this.sources.start(this);
    this.files.forEach(({ text, name }) => loadText(this, text, name, false));
    fetchFile(this);
    // Events that arrive in a moment are in the first frame: painting twice would take longer.
    await Promise.race([this.server.connect(), pause(50)]);
    if (signal.aborted) return;
    this.isStarted = true;
    this.tick();
    element.setAttribute('ready', '');
    this.emit('ready');
    this.#rehearse();
  }

  /** Gives a new engine all it has to know, and listens to the page. */
  #start(engine) {
    if (this.signal.aborted) return;
    this.engine = engine;
    const { element } = this;
    this.clock = new Clock(this);
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const { src, api, ...settings } = ATTRIBUTES;
    engine.almanac_open();
    compareVersions(this);
    new Set(Object.values(settings)).forEach(apply => apply(this));
    const isSet = name => element.hasAttribute(name) || name === 'theme' && MORE_CONTRAST.matches;
    sendOptions(this, ENGINE_OPTIONS.filter(isSet));
    observeText(this);
    const size = sizeOf(this.box);
    engine.almanac_start(...size, +motion.matches);
    this.scrolling = new Scrolling(this);
    const listeners = [listenToPointers, listenToGestures, listenToKeyboard, listenToDrops, listenToPrinting];
    for (const listen of listeners) listen(this);
    this.on(motion, 'change', () => engine.almanac_set_reduced_motion(+motion.matches));
    this.on(MORE_CONTRAST, 'change', () => sendOptions(this, ['theme']));
    observeSize(this, size);
  }

  /** Lets the browser compile, while it has nothing to do, the code that is wanted next. */
  async #rehearse() {
    do await idle(); while (!this.signal.aborted && this.engine.almanac_rehearse());
  }

  /** Frees everything. */
  close() {
    this.#life.abort();
    this.engine?.almanac_close();
    this.engine = undefined;
    cancelAnimationFrame(this.#frame);
    this.notice.hide();
    this.patcher.close();
  }

  /** Listens to events, separated by spaces, until the session is closed. */
  on(target, types, listener, options) {
    for (const type of types.split(' ')) target.addEventListener(type, listener, { signal: this.signal, ...options });
  }

  /** Whether people may edit events. */
  get isEditable() { return this.element.hasAttribute('editable'); }

  /** The number of the view at an element; 0 for none. */
  viewAt(element) { return element?.closest?.('.v')?.view ?? 0; }

  /** Dispatches an event of the element; returns whether nobody prevented what would follow. */
  emit(type, detail, cancelable = false) {
    return this.element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** The first bytes of the engine's inbox, for a text from outside. */
  inbox(length) {
    const start = this.engine.almanac_inbox(length);
    return new Uint8Array(this.engine.memory.buffer, start, length);
  }

  /** Writes a text, or the bytes of one, into the inbox; returns its length in bytes. */
  send(text) {
    const bytes = typeof text === 'string' ? this.encoder.encode(text) : text;
    this.inbox(bytes.length).set(bytes);
    return bytes.length;
  }

  /** Gives the engine the options that changed, in one call. */
  flush() {
    if (!this.changed.size || !this.engine) return;
    const names = [...this.changed];
    this.changed.clear();
    sendOptions(this, names);
  }

  requestFrame() {
    if (this.isStarted) this.#frame ||= requestAnimationFrame(() => this.tick());
  }

  /** Shows a frame. */
  tick() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.flush();
    this.scrolling.report();
    this.engine.almanac_tick(performance.now() / 1000);
  }

  /** Shows the changes of the current script when it has ended, without waiting for the next animation frame. */
  showSoon() {
    if (!this.isStarted || this.#isSoon) return;
    this.#isSoon = true;
    queueMicrotask(() => {
      this.#isSoon = false;
      if (this.engine) this.tick();
    });
  }
}
