// The dialog that saves events as an .ics file.

import { choice, dayBeside, download, showDialog, timeField } from './dialog.js';
import { node } from './nodes.js';

/** Returns the identifier of the event whose details are open, from the URL of the page. */
function openEvent() {
  const [, id] = /^#\/[^/]+\/[^/]+\/([^/]+)/.exec(location.hash) ?? [];
  try { return id && decodeURIComponent(id); } catch { return undefined; }
}

/** Opens the dialog. */
export function openExport(page) {
  const { calendar, word } = page, { start, end } = calendar.period ?? calendar.visibleRange, id = openEvent();
  const title = id && calendar.eventsIn({ start, end }).find(each => each.id === id)?.title;
  const calendars = calendar.listCalendars(), from = timeField(word('from'), 'date', start), until = timeField(word('to'), 'date', dayBeside(end, -1));
  const days = node('div', { className: 'almanac-pair', hidden: true }, from, until), status = node('p', { role: 'status' });
  const kinds = [['all', word('everything')], ...calendars.map(({ number, name }) => [`${number}`, name]), ['days', word('days')]];
  if (title !== undefined) kinds.unshift(['event', word('event', { title })]);
  let [[kind]] = kinds;
  const what = choice(word('what'), kinds, kind, value => {
    kind = value;
    days.hidden = kind !== 'days';
    status.textContent = '';
  });
  const save = async () => {
    const [first, last] = [from, until].map(field => field.querySelector('input').value);
    if (kind === 'days' && !(first && last && first <= last)) {
      status.textContent = word('badDays');
      return false;
    }
    const options = { all: {}, event: { id }, days: { start: first, end: last && dayBeside(last, 1) } }[kind] ?? { calendar: +kind };
    const name = kind === 'days' ? `${first} ${last}` : kind === 'event' ? title : calendars.find(({ number }) => `${number}` === kind)?.name;
    const texts = kind === 'all' ? calendars.map(({ number }) => calendar.exportEvents({ calendar: number })) : [calendar.exportEvents(options)];
    try { download(name || document.title, (await Promise.all(texts)).join('')); } catch {
      status.textContent = word('notExported');
      return false;
    }
    return true;
  };
  return showDialog(page, word('export'), [what, days, status], [[word('cancel')], [word('download'), save]]);
}
