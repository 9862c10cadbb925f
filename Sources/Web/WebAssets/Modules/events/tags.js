// The lines in which `almanac serve` identifies calendars and events.

/** Returns the tags of the calendar objects in a response, by calendar and UID separated by a space. The engine removes
    these lines. */
export function tagsIn(text) {
  const tags = new Map(), open = [];
  let calendar, uid, tag;
  // RFC 5545, 3.1: a long line continues after a line end and a space.
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [], inner = open.at(-1);
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') uid = tag = undefined;
    } else if (name === 'END') {
      open.pop();
      if (value === 'VEVENT' && uid !== undefined && tag) tags.set(`${calendar} ${uid}`, tag);
    } else if (name === 'X-ALMANAC-CALENDAR' && inner === 'VCALENDAR') {
      calendar = +value;
    } else if (inner === 'VEVENT') {
      if (name === 'UID') uid = value.replace(/\\(.)/g, (_, escaped) => /n/i.test(escaped) ? '\n' : escaped);
      if (name === 'X-ALMANAC-ETAG') tag = value;
    }
  }
  return tags;
}
