// Calendars of a server: pending edits, and the current list.

import { colorNumber, colorText } from '../events/colors.js';
import { authorization } from './token.js';

/** Creates an edit of a calendar from the fields of `WebMessage.saveCalendar` after its messages. */
export function calendarItem([number, change, name, colorField, defaultReminders]) {
  const calendar = +number, color = colorField && colorText(+colorField);
  const body = {
    make: { name, color }, rename: { name }, color: { color }, remind: { defaultReminders }, delete: { deleted: true }, restore: { deleted: false },
  }[change];
  return { key: `calendar ${calendar}`, calendar, body: { calendar, ...body }, isDeleted: change === 'delete', name, color, defaultReminders };
}

/** Reads the server's calendars, and shows them with the edits that are not saved yet. */
export async function readCalendars(session) {
  const { element, saving, signal } = session;
  const response = await fetch(`${element.api}/calendars`, { signal, headers: await authorization() });
  if (!response.ok) throw new Error(`${element.api}/calendars: ${response.status}`);
  const calendars = new Map((await response.json()).map(each => [each.id, each]));
  if (signal.aborted || !session.engine) return;
  for (const { calendar: id, isDeleted, name, color, defaultReminders } of saving.calendarItems()) {
    if (isDeleted) calendars.delete(id);
    else calendars.set(id, { access: 'full', ...calendars.get(id), id, name, color, defaultReminders });
  }
  saving.forgetOtherCalendars(calendars);
  const fields = [...calendars.values()].flatMap(({ id, name, color, access, defaultReminders }) =>
    [id, name, colorNumber(color, session.box), +(access === 'full'), defaultReminders ?? '']);
  session.engine.almanac_set_calendars?.(session.send(fields.join('\x1f')));
  session.showSoon();
}
