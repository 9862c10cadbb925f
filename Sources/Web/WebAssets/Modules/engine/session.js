// A session: the parts of an element from the time it enters a page until it leaves.

import { Announcer } from '../frame/announcer.js';
import { ATTRIBUTES, ENGINE_OPTIONS, languageOf, MORE_CONTRAST, ownZone, sendOptions } from '../options/attributes.js';
import { Bridge } from './bridge.js';
import { Clock } from './clock.js';
import { isCommon } from './common.js';
import { appendBox, setAttribute } from '../frame/elements.js';
import { instantiate } from './engine.js';
import { findFonts } from '../frame/fonts.js';
import { listenToGestures } from '../input/gestures.js';
import { listenToKeyboard } from '../input/keyboard.js';
import { knownLocaleText } from '../language/locale.js';
import { HOOKS } from './lists.js';
import { extras, loadExtras } from '../more.js';
import { Notice } from '../frame/notice.js';
import { Patcher } from '../frame/patcher.js';
import { listenToPointers } from '../input/pointer.js';
import { compile, needsOther, programOf } from './programs.js';
import { givenValue } from '../options/properties.js';
import { Scrolling } from '../input/scrolling.js';
import { observeSize, observeText, sizeOf } from '../frame/size.js';
import { showSkeleton } from '../frame/skeleton.js';
import { sendTokens } from '../options/tokens.js';
import { idle, painted, pause } from './waiting.js';
import { bytesOf, compareVersions } from './wire.js';
import { loadWords, unloaded } from '../language/words.js';
import { zoneText } from '../language/zones.js';

/** Connects the box, the engine, and the parts of an element. */
export class Session extends Bridge {
  /** Whether the first frame is visible. */
  #isSeen = false;
  /** The error of the second script; undefined if there is none. */
  missing;

  /**
   * `files` are the texts with names that were loaded before; the session appends those that people drop. `early` has the
   * events of the page, `kept` what a session before left; see `keep`. While muted, the page hears nothing a second time.
   * `suspects` are the series at which other sessions failed. `gate` is where input and calls of scripts wait.
   */
  constructor(element, files, early, kept, suspects, gate) {
    super();
    Object.assign(this, { element, files, early, kept, suspects, gate, program: programOf(element), isMuted: !!kept.picture });
    this.root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    this.box = appendBox(this.root, 'box');
    this.box.part = 'box';
    this.announcer = new Announcer(this);
    this.showName();
    this.notice = new Notice(this.box, () => this.patcher.focusLike({}));
    this.patcher = new Patcher(this.root, this.box, this.notice.element);
    if (kept.picture) this.box.style.visibility = 'hidden'; else this.patcher.adoptSheet();
    if (extras) extras.addParts(this);
  }

  /** The events of the page. */
  get sources() { return this.early.now; }

  /** Whether the first frame needs the second script, for events, hooks, decorations, or what an earlier session left. */
  get #needsExtras() {
    const { element, early, files, kept } = this;
    return !!extras || early.isUsed || files.length > 0 || !!kept.picture || !!element.decorations?.length
      || ['api', 'remember', 'src', 'history'].some(name => element.hasAttribute(name)) || HOOKS.some(name => element[name]);
  }

  /** The element's name is also the name of the calendar's group. */
  showName() {
    const name = this.element.getAttribute('aria-label') ?? '';
    setAttribute(this.box, 'role', name && 'group');
    setAttribute(this.box, 'aria-label', name);
  }

  /** Loads the program and shows the first frame. */
  async open() {
    const { element, signal } = this;
    let program;
    try {
      [program] = await Promise.all([compile(this.program, !isCommon(this)), this.#prepare()]);
      // The page may have set attributes in the meantime.
      for (let other; needsOther(this.program, other = programOf(element));) {
        program = await compile(this.program = other, !isCommon(this));
      }
      const engine = await instantiate(program.first, this);
      // The first frame is in the element's current language.
      for (let now; (now = languageOf(element)).words === undefined;) await loadWords(now.tag);
      if (this.#needsExtras) await this.#addParts();
      if (program.isWhole || !isCommon(this) || !this.sources.isCommon(this)) await this.#complete(engine, program);
      this.#start(engine);
    } catch (error) {
      return this.#refuse(error);
    }
    if (signal.aborted) return;
    // Events that arrive soon are included in the first frame, because painting twice would take longer.
    // Without the second script there is no server, which the frame shows.
    if (this.contents) await extras.startEvents(this); else this.engine.almanac_set_server(0);
    if (signal.aborted) return;
    this.isStarted = true;
    // In the same task, but before the frame, or the browser would style and lay out both.
    this.skeleton?.remove();
    this.tick();
    this.#restore();
    // In the meantime, the picture of the previous session is visible.
    if (this.kept.picture) await Promise.race([this.server?.answers(), pause(150)]);
    // After a failure, another session follows.
    if (signal.aborted || this.failure) return;
    this.#appear();
    if (!await this.#startRest(program)) return;
    this.#admit();
    this.#rehearse();
  }

  /** Adds the parts of the second script as soon as it is there. */
  async #addParts() {
    const { signal } = this;
    await loadExtras().then(() => signal.aborted || this.contents || extras.addParts(this), error => { this.missing = error; });
  }

  /** Adds the second module of a program to its engine. */
  async #complete(engine, program) {
    if (this.isWhole) return;
    const second = await program.second();
    // The session may have ended in the meantime.
    if (second && !this.signal.aborted && !this.failure) await engine.complete(second);
    this.isWhole = true;
  }

  /** Adds what the first frame did not need: the second module, and the parts of the second script. Returns whether all is there. */
  async #startRest(program) {
    const { signal } = this, hasParts = !!this.contents;
    if (this.isWhole && hasParts) return true;
    await painted();
    if (signal.aborted || this.failure) return false;
    try {
      await Promise.all([this.#complete(this.engine, program), hasParts || this.missing || this.#addParts()]);
    } catch (error) {
      this.#refuse(error);
      return false;
    }
    if (signal.aborted || this.failure) return false;
    if (this.missing) {
      this.#refuse(this.missing, true);
      return false;
    }
    if (hasParts) {
      if (this.sources.giveRest()) this.tick();
      return true;
    }
    extras.startParts(this);
    ATTRIBUTES.remember(this);
    await extras.startEvents(this);
    if (!signal.aborted) this.tick();
    return !signal.aborted && !this.failure;
  }

  /** Reports why the calendar cannot be used. If it `isReadable`, it stays so, and people can start it again. */
  #refuse(error, isReadable) {
    if (this.signal.aborted) return;
    console.error('almanac-calendar:', error);
    // Children of the element stay.
    this.skeleton?.replaceChildren();
    this.showFailure(isReadable && (() => this.element.reload()));
    // An engine with the first module alone stops, too.
    if (!isReadable) this.failure ??= error;
    this.isMuted = false;
    this.emit('fail', { reason: error.message });
  }

  /** Says for good that the calendar does not work, in the language of the page; with a button if the engine gave the words. */
  showFailure(run) {
    const { element, words, notice, root } = this;
    const action = words && run && { title: words.reload, run };
    if (action && !this.missing) return notice.fail(root, words.stopped, action);
    let tag;
    try { ({ tag } = languageOf(element)); } catch { /* Intl itself may be what failed */ }
    notice.fail(root, unloaded(tag), action);
  }

  /** Prepares everything possible while the program downloads: requests, the skeleton, fonts, zone rules, and reading events. */
  async #prepare() {
    const { element } = this, { tag, locale, calendar } = languageOf(element);
    loadWords(tag);
    if (this.isEditable) loadWords(tag, 'edit-');
    if (this.#needsExtras && !this.contents) this.#addParts().then(() => this.contents && this.sources.prepare(this));
    this.skeleton = showSkeleton(this, locale);
    // The skeleton can be painted in these pauses.
    await pause();
    const [language] = knownLocaleText([locale], calendar).split('\n', 1);
    findFonts(this.box);
    zoneText(element.timeZone ?? ownZone(), language);
    await pause();
    if (this.contents) this.sources.prepare(this);
  }

  /** Restores the previous engine's position in a new engine. There is a size now, and no frame was visible yet. */
  #restore() {
    const { position } = this.kept, wasMuted = this.isMuted;
    if (!position) return;
    this.isMuted = true;
    this.engine.almanac_restore(this.send(bytesOf(this, position.split(' ').map(Number))));
    this.isMuted = wasMuted;
    this.tick();
  }

  /** Shows the first frame instead of the last picture of the previous session. */
  #appear() {
    const { picture, focus, preferences, source, failed } = this.kept;
    this.#isSeen = true;
    this.isMuted = false;
    this.kept = { preferences, source, failed };
    if (picture) {
      picture.remove();
      this.patcher.adoptSheet();
      this.box.style.visibility = '';
      if (focus) this.patcher.focusLike(focus);
    }
  }

  /** Lets input and calls of scripts through, those that waited first. */
  #admit() {
    const { failed } = this.kept;
    delete this.kept.failed;
    this.element.setAttribute('ready', '');
    this.gate.open(() => failed ? this.emit('restart', { reason: failed, restored: true }) : this.emit('ready'));
    this.suspects.tell(this);
  }

  /**
   * Returns the initial state of the next session: the position, the user's choices about calendars, and pending edits.
   * If the next session `follows` immediately, also the last picture, the focus, and the text named by the attribute
   * `src`.
   */
  keep(follows) {
    const { position = this.kept.position, kept: { preferences, source, picture, focus, failed }, saving = this.kept.saving,
      patcher } = this;
    const kept = { position, preferences, saving };
    return !follows ? kept : { ...kept, source, failed: this.isTooEarly ? failed : this.failure?.message, needsAll: this.isTooEarly,
      ...this.#isSeen ? { picture: this.box, focus: patcher.focused() } : { picture, focus } };
  }

  /** Passes all data to a new engine, and listens to the page. */
  #start(engine) {
    if (this.signal.aborted) return;
    this.engine = engine;
    const { element } = this;
    this.clock = new Clock(this);
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const { src, api, ...settings } = ATTRIBUTES;
    engine.almanac_open();
    this.suspects.send(this);
    compareVersions(this);
    new Set(Object.values(settings)).forEach(apply => apply(this));
    for (const name of ['edit-rules', 'resource-editable', 'fetch-margin', 'height', 'heading-level']) givenValue(element, name);
    const isSet = name => element.hasAttribute(name) || name === 'theme' && MORE_CONTRAST.matches;
    sendTokens(this);
    sendOptions(this, ENGINE_OPTIONS.filter(isSet));
    if (this.contents) extras.startParts(this);
    this.scaleText = observeText(this);
    const size = sizeOf(this.box);
    engine.almanac_start(...size, +motion.matches);
    this.scrolling = new Scrolling(this);
    for (const listen of [listenToPointers, listenToGestures, listenToKeyboard]) listen(this);
    this.on(motion, 'change', () => engine.almanac_set_reduced_motion(+motion.matches));
    this.on(MORE_CONTRAST, 'change', () => this.whenWhole(() => sendOptions(this, ['theme'])));
    observeSize(this, size);
  }

  /** Lets the browser compile code that will be needed next while it is idle. */
  async #rehearse() {
    do await idle(); while (!this.signal.aborted && this.engine.almanac_rehearse());
  }

  /** Frees everything. The last picture may stay visible. */
  close(keepsPicture) {
    this.gate.close();
    this.end();
    this.contents?.renew();
    this.notice.hide();
    this.notice.element.remove();
    this.skeleton?.remove();
    if (!keepsPicture) this.kept.picture?.remove();
    this.box.inert = true;
    this.patcher.close(keepsPicture && this.#isSeen);
  }
}
