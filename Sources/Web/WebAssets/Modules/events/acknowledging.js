// Acknowledges reminders at the server (ACKNOWLEDGED; RFC 9074, 6.1), so that nobody else shows them.

import { authorization, token } from '../saving/token.js';

/** The number of attempts while others change the same event. */
const CONFLICT_ATTEMPTS = 3;

/**
 * Returns calendar text in which an alarm is acknowledged up to a time; undefined if it was already, or if there is no such alarm.
 * `recurrence` is the value of RECURRENCE-ID, empty for the event itself, and `number` counts the alarms of that event.
 */
export function acknowledged(text, recurrence, number, time) {
  const stamp = new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
  let isDone = false;
  const result = text.replace(/\r?\n[ \t]/g, '').replace(/^BEGIN:VEVENT$[^]*?^END:VEVENT$/gm, event => {
    if ((/^RECURRENCE-ID[^:\r\n]*:(.*)$/m.exec(event)?.[1] ?? '') !== recurrence) return event;
    let count = 0;
    return event.replace(/^BEGIN:VALARM$[^]*?^END:VALARM$/gm, alarm => {
      if (count++ !== number || /^ACKNOWLEDGED[^:\r\n]*:(.*)$/m.exec(alarm)?.[1] >= stamp) return alarm;
      isDone = true;
      return alarm.replace(/^ACKNOWLEDGED.*\r?\n/m, '').replace(/END:VALARM$/, `ACKNOWLEDGED:${stamp}\r\nEND:VALARM`);
    });
  });
  return isDone ? result : undefined;
}

/** Acknowledges an alarm. Resolves to whether this page may show it: it was the first, or the server keeps no changes. */
export async function acknowledge(url, recurrence, number, time) {
  try {
    const headers = await authorization();
    if (!token()) return true;
    for (let attempt = 0; attempt < CONFLICT_ATTEMPTS; attempt++) {
      const answer = await fetch(`${url}?absent=204`, { headers });
      // Without an answer or permission, the page reminds rather than not.
      if (answer.status !== 200) return !answer.ok;
      const body = acknowledged(await answer.text(), recurrence, number, time);
      if (!body) return false;
      const tag = answer.headers.get('ETag');
      const change = { method: 'PUT', body, headers: { ...headers, 'Content-Type': 'text/calendar', 'If-Match': tag } };
      const { status } = await fetch(url, change);
      if (status !== 412) return true;
    }
    return false;
  } catch { return true; }
}
