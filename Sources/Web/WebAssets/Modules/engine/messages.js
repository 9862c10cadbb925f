// The reports of the engine.

import { isPlain, keepContrast } from '../frame/contrast.js';
import { MESSAGE_NAMES } from './lists.js';
import { originOf, selectionOf } from './methods.js';
import { extras } from '../more.js';
import { warn } from '../options/properties.js';
import { showHeight } from '../frame/size.js';

/** Returns an event for the page from `EventFields`. `event` is the page's object, `source` the source that contains it. */
export const eventOf = ({ sources }, [uid, title, start, end, allDay, calendar, source, recurrenceId]) => ({ id: uid, uid,
  title, date: start.slice(0, 10), start, end, allDay: allDay === '1', calendar, recurrenceId: recurrenceId || null,
  event: sources.objectOf(source, uid), source: source === '' ? undefined : sources.numbered(source) });

/** Such an event with what led to it. */
export const askedOf = (session, event) => ({ ...event, ...originOf(session, 'event', event.id) });

/** Returns a time of day such as 09:30; null if there are no seconds. */
export const clockOf = seconds => seconds ? new Date(seconds * 1000).toISOString().slice(11, 16) : null;

/** The functions for the reports of `WebMessage`. Returning false prevents the default action. */
const REPORTS = {
  palette(session, [rule]) {
    const isOwn = isPlain(session);
    session.patcher.setPalette(rule);
    if (!isOwn) keepContrast(session);
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
  anomaly({ element }, [sentence]) { warn(element, sentence); },
  locale(session, [isRightToLeft, close, stopped, reload, unreachable, tryAgain, tooMany, calendar, noKey, offline]) {
    session.words = { stopped, reload, unreachable, tryAgain, tooMany, calendar, noKey, offline };
    session.patcher.setDirection(isRightToLeft === '1' ? 'rtl' : 'ltr');
    session.notice.element.title = close;
    session.contents?.renew();
  },
  level(session, [level]) { session.emit('levelchange', { level }); },
  levelName(session, [name]) { session.levelName = name; },
  undo(session, [undoLabel, redoLabel]) {
    session.emit('undochange', { canUndo: !!undoLabel, canRedo: !!redoLabel, undoLabel: undoLabel || undefined,
      redoLabel: redoLabel || undefined });
  },
  position(session, [text]) { session.position = text; },
  height(session, [units]) {
    session.height = units / 64;
    showHeight(session);
  },
  beforeSelect(session, [date, selected]) { return session.emit('beforeselect', { date, selected: !!selected }, true); },
  period(session, [start, end, level, title]) {
    session.period = { start, end, level, title };
    session.emit('periodchange', session.period);
    session.announcer.sayUnlessQuiet(title);
  },
  hit(session, [date, seconds, ...event]) {
    session.hit = date ? { date, time: clockOf(seconds), event: event.length ? eventOf(session, event) : null } : null;
  },
  frame(session, [x, ...rest]) { session.rect = x ? [x, ...rest].map(units => units / 64) : null; },
};
/** The same by number. Those that no first frame causes are in the second script. */
export const MESSAGES = MESSAGE_NAMES.map(name => REPORTS[name] ?? ((...values) => extras?.LATER_REPORTS[name](...values)));
