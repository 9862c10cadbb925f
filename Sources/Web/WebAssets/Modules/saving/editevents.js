// The events of edits.

import { colorText } from '../events/colors.js';

/** Returns a change of a calendar as the page gets it. */
const calendarOf = calendar => calendar && { ...calendar, color: colorText(calendar.color) };

/** Returns the changes of an edit from the engine's, each with its records. */
export function changesOf({ sources }, type, texts) {
  return texts.map(text => {
    const { source, from = source, before, after } = text, kind = !before ? 'create' : after ? 'update' : 'delete';
    if (type === 'calendar') return { kind, before: calendarOf(before), after: calendarOf(after) };
    sources.noteBase(text);
    return { kind, before: sources.recordOf(from, before), after: sources.recordOf(source, after) };
  });
}

/** Announces an edit from the fields of `WebMessage.beforeEdit`; returns whether the page allows it. */
export function announceEdit(session, [type, action, cause, scope, json]) {
  const texts = JSON.parse(json), changes = changesOf(session, type, texts);
  const detail = { action, cause, scope: scope || null, changes: Object.freeze(changes) };
  session.edit = { type, texts, detail };
  return session.emit(`before${type}change`, detail, true);
}

/** Reports that the announced edit was made. */
export function reportEdit(session) {
  const { type, texts, detail } = session.edit;
  session.edit = undefined;
  if (type === 'event') {
    detail.changes.forEach(({ after }, index) => session.sources.keep(texts[index], after));
    session.contents.refresh();
  }
  session.emit(`${type}change`, detail);
}
