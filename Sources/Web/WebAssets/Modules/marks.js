// Edits that a server does not have after a while.

/** The time in milliseconds after which an edit that the server does not have yet is marked. */
const MARK_DELAY = 2000;
/** The time in milliseconds after which the notice says that an edit without an answer is not saved. */
const NOTICE_DELAY = 5000;

/** Marks the events of such edits, and shows trouble and its end in the notice. */
export class Marks {
  /** The fields of the resources that are marked. */
  #marked = '';
  #timer;
  /** Whether the notice says that edits are not saved yet. */
  #isSaid = false;

  /** A new engine has no marks. */
  start(session) { Object.assign(this, { session }).#marked = ''; }

  /** The notice says something worse. */
  forget() { this.#isSaid = false; }

  /**
   * Shows the marks of edits that wait, each with its time and its resources. `trouble` is the reason for which the server
   * does not take the first one, as far as it gave one, undefined without trouble; `isSending` whether its answer is awaited.
   * `run` sends it again.
   */
  show(waiting, trouble, isSending, words, run) {
    const { session } = this, now = performance.now();
    const late = waiting.filter(({ time }) => now - time >= MARK_DELAY), first = isSending ? late[0]?.time : undefined;
    const hangs = now - first >= NOTICE_DELAY;
    const looks = [waiting[late.length]?.time + MARK_DELAY, hangs ? NaN : first + NOTICE_DELAY].filter(Boolean);
    clearTimeout(this.#timer);
    if (looks.length) this.#timer = setTimeout(run.again, Math.min(...looks) - now);
    if (!session.engine) return;
    this.#mark(late.flatMap(({ items }) => items).filter(({ uid }) => uid !== undefined));
    const [, , notSavedYet, saved, tryAgain] = words, isLate = hangs || late.length > 0 && trouble !== undefined;
    if (isLate && !this.#isSaid) {
      session.notice.show([notSavedYet, trouble].filter(Boolean), { title: tryAgain, run: run.send });
    } else if (this.#isSaid && !waiting.length) {
      session.notice.show([saved]);
    }
    this.#isSaid = waiting.length > 0 && (isLate || this.#isSaid);
  }

  #mark(resources) {
    const { session } = this, marked = resources.flatMap(({ calendar, uid }) => [calendar, uid]).join('\x1f');
    if (marked === this.#marked) return;
    this.#marked = marked;
    session.engine.almanac_mark_unsaved(session.send(marked));
    session.showSoon();
  }
}
