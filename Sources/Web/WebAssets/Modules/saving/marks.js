// Marks edits that have not been saved after a while.

/** The time after which an unsaved edit is marked, in milliseconds. */
const MARK_DELAY = 2000;
/** The time after which the notice reports an edit without a response as unsaved, in milliseconds. */
const NOTICE_DELAY = 5000;

/** Returns the calendar objects among the items of edits; the others are calendars. */
export const objectsOf = items => items.filter(({ uid }) => uid !== undefined);

/** Marks exactly the events of some calendar objects, with two fields for each. A new engine has no marks. */
export function markUnsaved(session, objects) {
  const fields = objects.join('\x1f');
  if (fields === (session.marked ?? '')) return;
  session.marked = fields;
  session.engine.almanac_mark_unsaved?.(session.send(fields));
  session.showSoon();
}

/** Marks the events of unsaved edits, and shows problems and their end in the notice. */
export class Marks {
  #timer;
  /** Whether the notice reports unsaved edits. */
  #isSaid = false;

  /** Called when the notice shows a more severe message. */
  forget() { this.#isSaid = false; }

  /**
   * Shows the marks of waiting edits, each with its time and its calendar objects. `trouble` is the reason why the
   * server rejects the first one, if known; undefined if there is no problem. `isSending` tells whether its response is
   * pending. `run` sends it again.
   */
  show(session, waiting, trouble, isSending, words, run) {
    const now = performance.now();
    const late = waiting.filter(({ time }) => now - time >= MARK_DELAY), first = isSending ? late[0]?.time : undefined;
    const hangs = now - first >= NOTICE_DELAY;
    const looks = [waiting[late.length]?.time + MARK_DELAY, hangs ? NaN : first + NOTICE_DELAY].filter(Boolean);
    clearTimeout(this.#timer);
    if (looks.length) this.#timer = setTimeout(run.again, Math.min(...looks) - now);
    if (!session.engine) return;
    markUnsaved(session, objectsOf(late.flatMap(({ items }) => items)).flatMap(({ calendar, uid }) => [calendar, uid]));
    const [, , notSavedYet, saved, tryAgain] = words, isLate = hangs || late.length > 0 && trouble !== undefined;
    if (isLate && !this.#isSaid) {
      session.notice.show([notSavedYet, trouble].filter(Boolean), { title: tryAgain, run: run.send });
    } else if (this.#isSaid && !waiting.length) {
      session.notice.show([saved]);
    }
    this.#isSaid = waiting.length > 0 && (isLate || this.#isSaid);
  }
}
