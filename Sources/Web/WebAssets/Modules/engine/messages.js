// The reports of the engine.

import { calendarItem } from '../saving/calendaredits.js';
import { colorText } from '../events/colors.js';
import { keepContrast } from '../frame/contrast.js';
import { saveFile, writeClipboard } from '../events/exports.js';
import { remember } from '../events/memory.js';
import { CONFLICT_SIDES, LEVELS, MESSAGE_NAMES, STATUSES } from './lists.js';
import { originOf, selectionOf } from './methods.js';
import { warn } from '../options/properties.js';
import { showHeight } from '../frame/size.js';

/** The number of fields in `EventFields`. */
const WIDTH = 8;
/** The number of the fields of an occurrence. */
const OCCURRENCE_WIDTH = WIDTH + 3;
/** The number of the words that come before calendar objects to be saved. */
const WORDS = 10;

/** Returns an event for the page from `EventFields`. `event` is the page's object, `source` the source that contains it. */
export const eventOf = ({ sources }, [uid, title, start, end, allDay, calendar, source, recurrenceId]) => ({ id: uid, uid,
  title, date: start.slice(0, 10), start, end, allDay: allDay === '1', calendar, recurrenceId: recurrenceId || null,
  event: sources.objectOf(source, uid), source: source === '' ? undefined : sources.numbered(source) });

/** The color and the status of an event, of fields. */
export const lookOf = (color, status) => ({ color: colorText(+color), status: STATUSES[status] || undefined });

/** Such an event with what led to it. */
export const askedOf = (session, event) => ({ ...event, ...originOf(session, 'event', event.id) });

/** Decodes consecutive events. */
const eventsOf = (session, fields) => Array.from({ length: Math.floor(fields.length / WIDTH) }, (_, index) =>
  eventOf(session, fields.slice(index * WIDTH, (index + 1) * WIDTH)));

/** Returns the detail of an edit from the fields of `WebMessage.beforeEdit`. */
function editOf(session, [kind, count, ...fields]) {
  const events = eventsOf(session, fields);
  return { kind, before: events.slice(0, count), after: events.slice(count) };
}

/** Returns a time of day such as 09:30; null if there are no seconds. */
const clockOf = seconds => seconds ? new Date(seconds * 1000).toISOString().slice(11, 16) : null;

/** The functions for the reports of `WebMessage`. Returning false prevents the default action. */
const REPORTS = {
  palette(session, [rule]) {
    session.patcher.setPalette(rule);
    keepContrast(session);
  },
  select(session, [date, ...days]) {
    session.selected = selectionOf(days);
    session.emit('dateselect', { date: date || null });
    session.emit('selectionchange', { ...session.selected, byUser: !session.isScripted });
  },
  activate(session, fields) {
    return session.emit('eventactivate', askedOf(session, eventOf(session, fields)), true);
  },
  visible(session, [from, to]) {
    session.visible = { start: from, end: to };
    session.emit('visiblerange', { ...session.visible });
    session.sources.show(from, to);
  },
  answer({ server }, [number, count]) { server.read(+number, count); },
  conflict(session, [names, hasMine, hasTheirs, ...fields]) {
    const events = eventsOf(session, fields), mine = hasMine === '1' ? events.shift() : null;
    const choose = side => void Promise.resolve().then(() => {
      session.engine?.almanac_choose(CONFLICT_SIDES.indexOf(side));
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
  anomaly({ element }, [sentence]) { warn(element, sentence); },
  locale(session, [isRightToLeft, close, stopped, reload, unreachable, tryAgain, tooMany, calendar, noKey]) {
    session.words = { stopped, reload, unreachable, tryAgain, tooMany, calendar, noKey };
    session.patcher.setDirection(isRightToLeft === '1' ? 'rtl' : 'ltr');
    session.notice.element.title = close;
    session.contents.renew();
  },
  level(session, [level]) { session.emit('levelchange', { level: LEVELS[level] }); },
  calendars(session, calendars) { remember(session, calendars.join('\x1f')); },
  copy(session, [text, calendar]) {
    session.copied = { 'text/plain': text, 'text/calendar': calendar };
    if (!session.isCopying) writeClipboard(text, calendar);
  },
  beforeEdit(session, fields) { return session.emit('beforeeventchange', editOf(session, fields), true); },
  edit(session, fields) {
    const { kind, after } = editOf(session, fields);
    session.emit('eventchange', { kind, after });
  },
  undo(session, [undoLabel, redoLabel]) {
    session.emit('undochange', { canUndo: !!undoLabel, canRedo: !!redoLabel, undoLabel: undoLabel || undefined,
      redoLabel: redoLabel || undefined });
  },
  save({ saving }, fields) { saving.add(fields.slice(0, WORDS), saving.items(fields.slice(WORDS))); },
  export(session, [text]) { session.exported = text; },
  batch(session, fields) { session.batch = fields; },
  occurrences(session, fields) {
    // Long answers come in several messages.
    for (let at = 0; at + OCCURRENCE_WIDTH <= fields.length; at += OCCURRENCE_WIDTH) {
      const own = fields.slice(at, at + OCCURRENCE_WIDTH), [color, status, isIncomplete] = own.slice(WIDTH);
      const occurrence = { ...eventOf(session, own), ...lookOf(color, status) };
      if (isIncomplete) occurrence.incomplete = true;
      session.occurrences.push(occurrence);
    }
  },
  touched({ sources }, fields) {
    for (let at = 0; at < fields.length; at += 2) sources.touch(fields[at], fields[at + 1]);
  },
  position(session, [text]) { session.position = text; },
  file(session, [title, text]) { saveFile(title, text); },
  height(session, [units]) {
    session.height = units / 64;
    showHeight(session);
  },
  beforeSelect(session, [date, selected]) { return session.emit('beforeselect', { date, selected: !!selected }, true); },
  tap(session, [date, seconds]) { session.emit('daytap', { date, time: clockOf(seconds) }); },
  period(session, [start, end, level, title]) {
    session.period = { start, end, level: LEVELS[level], title };
    session.emit('periodchange', session.period);
    session.announcer.sayUnlessQuiet(title);
  },
  hit(session, [date, seconds, ...event]) {
    session.hit = date ? { date, time: clockOf(seconds), event: event.length ? eventOf(session, event) : null } : null;
  },
  frame(session, [x, ...rest]) { session.rect = x ? [x, ...rest].map(units => units / 64) : null; },
  more(session, [date]) {
    const origin = originOf(session, 'more', date);
    return session.emit('moreactivate', { date, get events() { return session.sources.occurrencesOn(date); }, ...origin }, true);
  },
  resolved({ saving }, fields) { saving.resolve(fields.slice(0, WORDS), fields.slice(WORDS)); },
  saveCalendar({ saving }, fields) { saving.add(fields.slice(0, WORDS), [calendarItem(fields.slice(WORDS))]); },
  edited(session, fields) { session.edited = fields; },
  editStart(session, [kind, ...event]) {
    return session.emit('editstart', { kind, event: eventOf(session, event) }, true);
  },
  editEnd(session, [kind, committed]) { session.emit('editend', { kind, committed: committed === '1' }); },
};
/** The same by number. */
export const MESSAGES = MESSAGE_NAMES.map(name => REPORTS[name]);
