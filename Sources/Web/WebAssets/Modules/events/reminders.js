// The option `reminders`: shows reminders of events while the page is open, once for all tabs and windows.

import { eventOf } from '../engine/messages.js';
import { reveal } from '../engine/navigation.js';
import { givenValue } from '../options/properties.js';
import { claimHere, lastCheck, noteCheck } from './claims.js';
import { acknowledge } from './acknowledging.js';

/** The number of fields of a reminder, the last of which are those of its event. */
const REMINDER_WIDTH = 13;
/** The longest time between two checks, in milliseconds. */
const CHECK_STEP = 30_000;
/** How late a reminder may be before it counts as missed, in milliseconds. */
const LATENESS = 600_000;
/** The time after the start in which events may still arrive, in milliseconds. */
const ARRIVAL_TIME = 60_000;
/** How long reminders can be missed, in milliseconds. */
const MISSED_TIME = 7 * 86_400_000;
/** The time in which a first reminder leads to the question for the permission, in milliseconds. */
const ASKED_TIME = 366 * 86_400_000;
/** The number of missed events that are named. */
const NAMED_COUNT = 5;

const wholeSeconds = time => Math.floor(time / 1000);

/** The reminders of a session. */
export class Reminders {
  #timer;
  /** When the checks began, up to when an earlier page checked, and when the last check was. */
  #startedAt;
  #since;
  #checkedAt;
  #isChecking = false;

  constructor(session) {
    this.session = session;
    const { element, signal } = session, observer = new MutationObserver(() => this.start());
    observer.observe(element, { attributeFilter: ['reminders'] });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(this.#timer);
    });
    // The engine reports the edit, and can be asked as soon as it is not calling.
    session.on(element, 'eventchange', ({ target }) => { if (target === element) queueMicrotask(() => this.#ask()); });
    session.on(document, 'visibilitychange', () => this.#startedAt && this.#check());
  }

  get #isOn() { return !!givenValue(this.session.element, 'reminders')?.[0] && !!this.session.engine?.almanac_reminders; }

  /** Called when the first events are there, and when the option changes. */
  start() {
    clearTimeout(this.#timer);
    const { session } = this;
    if (!session.isFed || session.signal.aborted || !this.#isOn) return this.#startedAt = undefined;
    if (!this.#startedAt) {
      this.#startedAt = this.#checkedAt = Date.now();
      this.#since = Math.max(lastCheck() ?? Date.now(), Date.now() - MISSED_TIME);
    }
    session.whenWhole(() => {
      if (globalThis.navigator?.userActivation?.isActive) this.#ask();
      this.#check();
    });
  }

  /** Returns the reminders that are due from one time up to another. */
  #due(from, to) {
    const { session } = this;
    session.exported = [];
    session.engine.almanac_reminders(wholeSeconds(from), wholeSeconds(to));
    const fields = session.exported, reminders = [];
    for (let at = 0; at + REMINDER_WIDTH <= fields.length; at += REMINDER_WIDTH) {
      const [due, alarm, calendar, recurrence, when, ...event] = fields.slice(at, at + REMINDER_WIDTH);
      reminders.push({ due: due * 1000, alarm: +alarm, calendar, recurrence, when, event: eventOf(session, event) });
    }
    return reminders;
  }

  /** Shows what is due, and waits for what is next. */
  async #check() {
    clearTimeout(this.#timer);
    const { session } = this, now = Date.now();
    if (session.signal.aborted || !this.#isOn || this.#isChecking) return;
    this.#isChecking = true;
    try {
      const from = now - this.#startedAt < ARRIVAL_TIME ? this.#since : this.#checkedAt - LATENESS / 5;
      const found = this.#due(from, now + CHECK_STEP), due = found.filter(reminder => reminder.due <= now), missed = [];
      this.#checkedAt = now;
      noteCheck(now);
      const next = found.find(reminder => reminder.due > now)?.due ?? now + CHECK_STEP;
      this.#timer = setTimeout(() => session.whenWhole(() => this.#check()), Math.max(next - now, 0) + 50);
      this.#timer.unref?.();
      for (const reminder of due) {
        if (!await this.#claim(reminder) || session.signal.aborted) continue;
        if (now - reminder.due > LATENESS) missed.push(reminder); else this.#show(reminder);
      }
      this.#showMissed(missed);
    } finally { this.#isChecking = false; }
  }

  /** Returns whether nobody else has shown a reminder, here or elsewhere. */
  async #claim({ due, alarm, calendar, recurrence, event }) {
    if (!await claimHere(`${calendar || event.calendar} ${event.uid} ${recurrence} ${alarm} ${due}`)) return false;
    const { api } = this.session.element;
    return !calendar || !api || acknowledge(`${api}/calendars/${calendar}/events/${encodeURIComponent(event.uid)}`, recurrence, alarm, due);
  }

  #show({ due, alarm, when, event }) {
    const { session } = this, at = new Date(due).toISOString();
    if (session.emit('reminder', { event, start: event.start, alarm, at }, true)) this.#notify(event, when, `${event.uid} ${event.start}`);
  }

  async #notify({ title, id, recurrenceId }, when, tag) {
    const { session } = this, { notice } = session;
    const isPermitted = globalThis.Notification?.permission === 'granted';
    if (isPermitted) {
      try {
        new Notification(title || when, { body: when, tag }).onclick = () => {
          window.focus();
          reveal(session.element, id, { recurrenceId });
        };
        return;
      } catch { /* phones show notifications of service workers alone */ }
      const worker = await globalThis.navigator?.serviceWorker?.getRegistration().catch(() => undefined);
      if (worker) return void worker.showNotification(title || when, { body: when, tag });
    }
    notice.show([title, when], {});
  }

  /** Shows missed reminders together. */
  #showMissed(missed) {
    if (!missed.length) return;
    const { session } = this;
    session.exported = [];
    session.engine.almanac_missed_reminders(missed.length);
    session.notice.show([...session.exported, ...missed.slice(-NAMED_COUNT).map(({ event, when }) => `${event.title} · ${when}`)], {});
  }

  /** Asks for the permission to show notifications, once there is a reminder. Browsers permit it after a press or a key only. */
  #ask() {
    if (globalThis.Notification?.permission !== 'default' || this.session.signal.aborted || !this.#isOn) return;
    const now = Date.now();
    if (this.#due(now, now + ASKED_TIME).length) Promise.resolve(Notification.requestPermission()).catch(() => {});
  }
}
