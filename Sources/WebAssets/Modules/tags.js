// The lines with which `almanac serve` says what calendars and events are to it.

/**
 * The numbers of the calendars of an answer, in their order, and the tags of its resources, by calendar and UID with a
 * space between. The engine leaves these lines out.
 */
export function tagsIn(text) {
  const calendars = [], tags = new Map(), open = [];
  let uid, tag;
  // RFC 5545, 3.1: a long line goes on behind a line end and a space.
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [], inner = open.at(-1);
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') uid = tag = undefined;
    } else if (name === 'END') {
      open.pop();
      if (value === 'VEVENT' && uid !== undefined && tag) tags.set(`${calendars.at(-1)} ${uid}`, tag);
    } else if (name === 'X-ALMANAC-CALENDAR' && inner === 'VCALENDAR') {
      calendars.push(+value);
    } else if (inner === 'VEVENT') {
      if (name === 'UID') uid = value.replace(/\\(.)/g, (_, escaped) => /n/i.test(escaped) ? '\n' : escaped);
      if (name === 'X-ALMANAC-ETAG') tag = value;
    }
  }
  return { calendars, tags };
}
