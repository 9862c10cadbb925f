// The texts of several responses of the server as one: each calendar object in its latest version.

/** Returns the value of a text property without folds and escapes. */
const valueOf = line => line.slice(line.indexOf(':') + 1).replace(/\r?\n[ \t]/g, '')
  .replace(/\\(.)/g, (_, escaped) => /n/i.test(escaped) ? '\n' : escaped);

/** Returns the value of the first of some lines that has a property; undefined if none has. */
function valueIn(lines, name) {
  const line = lines.find(line => line.startsWith(`${name}:`) || line.startsWith(`${name};`));
  return line && valueOf(line);
}

/**
 * Splits a text into its calendars. Each has the lines before its components in `head`, the lines of time zones by name in
 * `zones`, and the lines of all events of a UID in `objects`.
 */
export function calendarsIn(text) {
  const calendars = [];
  let calendar, part, depth = 0;
  // RFC 5545, 3.1: a line that begins with a space continues the one before.
  for (const line of text.split(/\r?\n(?![ \t])/)) {
    const isStart = line.startsWith('BEGIN:'), isEnd = line.startsWith('END:');
    if (isStart) depth += 1;
    if (isStart && depth === 1) calendars.push(calendar = { head: [], zones: new Map(), objects: new Map() });
    if (isStart && depth === 2) part = [];
    if (depth === 1 && !isEnd) calendar.head.push(line);
    if (depth > 1) part.push(line);
    if (isEnd && depth === 2) {
      const isEvent = line === 'END:VEVENT', name = valueIn(part, isEvent ? 'UID' : 'TZID'), { objects, zones } = calendar;
      if (isEvent) objects.set(name, [...objects.get(name) ?? [], ...part]); else zones.set(name, part);
    }
    if (isEnd) depth -= 1;
  }
  for (const each of calendars) each.number = +valueIn(each.head, 'X-ALMANAC-CALENDAR');
  return calendars;
}

/** Returns the events of a calendar object with its tag, which texts that the page wrote do not contain. */
export const withTag = (ics, tag) => ics.replace(/^X-ALMANAC-ETAG:.*\r?\n/gm, '')
  .replace(/^BEGIN:VEVENT(\r?\n)/gm, (line, end) => `${line}X-ALMANAC-ETAG:${tag}${end}`);

/**
 * Returns the latest version of everything in `answers` (texts with times) and `objects` (changed calendar objects, with empty
 * texts for deleted ones): a text with all events, and one with the calendars alone.
 */
export function joined(answers, objects) {
  const calendars = new Map(), inOrder = [...answers].sort((a, b) => a.time - b.time);
  for (const { text, time } of inOrder) {
    for (const { number, head, zones, objects } of calendarsIn(text)) {
      const known = calendars.get(number) ?? { zones: new Map(), events: new Map() };
      calendars.delete(number);
      calendars.set(number, { head, zones: new Map([...known.zones, ...zones]), events: known.events });
      for (const [uid, lines] of objects) known.events.set(uid, { lines, time });
    }
  }
  for (const { calendar, uid, ics, time } of objects) {
    const known = calendars.get(calendar);
    if (!known || known.events.get(uid)?.time > time) continue;
    known.events.delete(uid);
    for (const { zones, objects } of calendarsIn(ics)) {
      known.events.set(uid, { lines: [...objects.values()].flat(), time });
      for (const [name, lines] of zones) known.zones.set(name, lines);
    }
  }
  const write = hasEvents => [...calendars.values()].map(({ head, zones, events }) => [...head,
    ...hasEvents ? [...zones.values(), ...[...events.values()].map(({ lines }) => lines)].flat() : [], 'END:VCALENDAR', '']
    .join('\r\n')).join('');
  return { text: write(true), head: write(false) };
}
