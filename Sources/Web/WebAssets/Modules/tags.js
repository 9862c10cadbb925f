// The lines with which `almanac serve` says what calendars and events are to it.

/** The tags of the resources of an answer, by calendar and UID with a space between. The engine leaves these lines out. */
export function tagsIn(text) {
  const tags = new Map(), open = [];
  let calendar, uid, tag;
  // RFC 5545, 3.1: a long line goes on behind a line end and a space.
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
