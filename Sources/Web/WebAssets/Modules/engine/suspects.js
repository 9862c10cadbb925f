// Series at which an engine failed. The engines that follow show them once, and people hear of it.

/** What developers hear of a suspect. */
const REASON = 'the calendar failed at its repetitions, and shows only the first one';

/** Keeps the series at which engines failed, as long as the element. */
export class Suspects {
  /** The titles by the UIDs. */
  #titles = new Map();
  /** The UIDs that people have not heard of. */
  #news = [];
  /** Whether no series is trusted. */
  #areAll = false;

  /** Adds the series that an engine was at when it failed, if it was at one. */
  add({ uid, title } = {}) {
    if (uid === undefined || this.#titles.has(uid)) return;
    this.#titles.set(uid, title || uid);
    this.#news.push(uid);
  }

  /** Trusts no series any more, as the last resort. Returns whether that may help: some series was suspected, and others trusted. */
  addAll() {
    if (!this.#titles.size || this.#areAll) return false;
    return this.#areAll = true;
  }

  /** Trusts all series again. */
  clear() {
    this.#titles.clear();
    this.#news = [];
    this.#areAll = false;
  }

  /** Gives a new engine what it has to know before it has events. */
  send(session) {
    const { size } = this.#titles;
    if (size) session.engine.almanac_show_once(+this.#areAll, session.send([...this.#titles.keys()].join('\x1f')));
  }

  /** Says which series are shown once, as soon as they are. */
  tell(session) {
    const { tooMany, calendar } = session.words ?? {}, news = this.#news.splice(0);
    const titles = [...news.map(uid => this.#titles.get(uid)), ...this.#areAll ? [calendar] : []];
    if (!titles.length) return;
    session.notice.show(titles.map(title => `${title}: ${tooMany}`));
    if (!news.length) return;
    const problems = news.map(id => ({ id, field: 'rrule', reason: REASON }));
    session.emit('loaderror', { message: `event "${news[0]}", rrule: ${REASON}`, problems });
  }
}
