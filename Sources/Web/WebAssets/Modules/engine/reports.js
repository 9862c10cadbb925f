// The reports of the engine that no first frame causes.

import { calendarItem } from '../saving/calendaredits.js';
import { announceEdit, changesOf, reportEdit } from '../saving/editevents.js';
import { lookOf } from '../events/colors.js';
import { copyLink, saveFile, writeClipboard } from '../events/exports.js';
import { allowedBy, limitsOf } from '../events/limits.js';
import { noteImport } from '../events/transfer.js';
import { reportPreferences } from '../events/memory.js';
import { noteHeld, reportLeaving } from '../input/leaving.js';
import { CONFLICT_SIDES } from './laterlists.js';
import { clockOf, eventOf } from './messages.js';
import { originOf } from './methods.js';
import { reportTime } from './timeselection.js';

/** The number of fields in `EventFields`. */
const WIDTH = 8;
/** The number of the fields of an occurrence. */
const OCCURRENCE_WIDTH = WIDTH + 4;
/** The number of the words that come before calendar objects to be saved. */
const WORDS = 10;
/** The most calendar objects in a request, whose body servers limit: an imported file may have thousands. */
const MOST_ITEMS = 50;

/** Decodes consecutive events. */
const eventsOf = (session, fields) => Array.from({ length: Math.floor(fields.length / WIDTH) }, (_, index) =>
  eventOf(session, fields.slice(index * WIDTH, (index + 1) * WIDTH)));

/** The functions for these reports of `WebMessage`. Returning false prevents the default action. */
export const LATER_REPORTS = {
  answer({ server }, [number, count]) { server.read(+number, count); },
  conflict(session, [names, hasMine, hasTheirs, ...fields]) {
    const events = eventsOf(session, fields), mine = hasMine === '1' ? events.shift() : null;
    const choose = side => void Promise.resolve().then(() => {
      session.engine?.almanac_choose?.(CONFLICT_SIDES.indexOf(side));
      session.showSoon();
    });
    const detail = { fields: names.split(' '), mine, theirs: hasTheirs === '1' ? events[0] : null, choose };
    return session.emit('eventconflict', detail, true);
  },
  report(session, [isRead, events, skipped, sentence, message, ...rest]) {
    const problems = [];
    for (let at = 0; at < rest.length; at += 2) problems.push({ line: +rest[at], reason: rest[at + 1] });
    session.report = { isRead: isRead === '1', events: +events, skipped: +skipped, sentence, message, problems };
  },
  calendars: reportPreferences,
  copy(session, [text, calendar]) {
    session.copied = { 'text/plain': text, 'text/calendar': calendar };
    if (!session.isCopying) writeClipboard(text, calendar);
  },
  tap(session, [date, seconds]) { session.emit('daytap', { date, time: clockOf(seconds) }); },
  beforeEdit: announceEdit,
  edit: reportEdit,
  save({ saving }, fields) {
    const items = saving.items(fields.slice(WORDS)), words = fields.slice(0, WORDS);
    for (let at = 0; at < items.length; at += MOST_ITEMS) saving.add(words, items.slice(at, at + MOST_ITEMS));
  },
  export(session, fields) { session.exported = fields; },
  batch(session, fields) { session.batch = fields; },
  occurrences(session, fields) {
    // Long answers come in several messages.
    for (let at = 0; at + OCCURRENCE_WIDTH <= fields.length; at += OCCURRENCE_WIDTH) {
      const own = fields.slice(at, at + OCCURRENCE_WIDTH), [color, status, isIncomplete, resources] = own.slice(WIDTH);
      const occurrence = { ...eventOf(session, own), ...lookOf(color, status) };
      if (isIncomplete) occurrence.incomplete = true;
      occurrence.resourceIds = resources ? resources.split('\x1e') : (occurrence.event?.resourceIds ?? []).map(String);
      session.occurrences.push(occurrence);
    }
  },
  file(session, [title, text]) { saveFile(title, text); },
  more(session, [date]) {
    const origin = originOf(session, 'more', date);
    return session.emit('moreactivate', { date, get events() { return session.sources.occurrencesOn(date); }, ...origin }, true);
  },
  resolved({ saving }, fields) { saving.resolve(fields.slice(0, WORDS), fields.slice(WORDS)); },
  saveCalendar({ saving }, fields) { saving.add(fields.slice(0, WORDS), [calendarItem(fields.slice(WORDS))]); },
  edited(session, fields) { session.edited = fields; },
  editStart(session, [kind, ...event]) {
    const held = eventOf(session, event), begins = session.emit('editstart', { kind, event: held }, true);
    if (begins) noteHeld(session, kind, held);
    return begins;
  },
  limits: limitsOf,
  allowChange(session, [reasons, action, json]) {
    return allowedBy(session.element, changesOf(session, 'event', JSON.parse(json)), { action, reasons: reasons.split(' ').filter(Boolean) });
  },
  selectTime: reportTime,
  imported: noteImport,
  link(session, fields) { copyLink(session, eventOf(session, fields), fields[WIDTH]); },
  place(session, [question, id, , , , , , , recurrenceId]) {
    session.asked = { question, event: id === undefined ? undefined : [id, recurrenceId] };
  },
  editEnd(session, [kind, committed]) {
    session.emit('editend', { kind, committed: committed === '1' });
    reportLeaving(session, committed === '1');
  },
};
