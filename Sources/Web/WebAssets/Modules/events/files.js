// Event files: from URLs, and from texts.

import { request } from '../engine/requests.js';

/** Writes two texts, or bytes, into the inbox; returns the length of the first and of both, in bytes. */
export function sendPair(session, ...parts) {
  const [first, second] = parts.map(part => typeof part === 'string' ? session.encoder.encode(part) : part);
  const inbox = session.inbox(first.length + second.length);
  inbox.set(first);
  inbox.set(second, first.length);
  return [first.length, inbox.length];
}

/** The report of an engine that gives none. */
export const failedReport = ({ words }) => ({ isRead: false, events: 0, skipped: 0, sentence: words?.stopped,
  message: 'the engine gave no report', problems: [] });

/** Tells developers, in English, what is wrong with the file that was read. People get the sentence in their language. */
export function reportFile(session) {
  const { message, problems } = session.report;
  if (!message) return;
  console.info('almanac-calendar:', message);
  session.emit('loaderror', { message, problems });
}

/** Shows an .ics text; returns the report of the engine. */
export function loadText(session, text, name, replace) {
  const { engine } = session;
  if (!engine) throw new Error('the calendar is not ready');
  session.report = failedReport(session);
  engine.almanac_load(...sendPair(session, name, text), +replace);
  const { report } = session, { isRead, events, skipped } = report;
  if (isRead) session.emit('calendarload', { name, events, skipped });
  reportFile(session);
  return report;
}

/** Shows a text with a name, and keeps it among the `files` for the next engine if it could be read; returns the report. */
export function addFile(session, files, { text, name }, replace) {
  const report = loadText(session, text, name, replace);
  if (report.isRead && replace) files.length = 0;
  if (report.isRead) files.push({ text, name });
  return report;
}

/** Replaces the result of a rejected edit with the server's events, as iCalendar text, or an empty text for none. */
export function putBack(session, calendar, uid, text) {
  session.engine.almanac_replace(calendar, ...sendPair(session, uid, text));
}

/** Shows the file named by the attribute `src`. */
export async function fetchFile(session, replace = false) {
  const { signal, element } = session, url = element.src;
  if (!url) return;
  try {
    const { source } = session.kept, isKept = !replace && source?.url === url;
    const text = isKept ? source.text : await (await request(url, signal)).text();
    if (signal.aborted || url !== element.src) return;
    session.kept.source = { url, text };
    const result = loadText(session, text, url.split('/').pop(), replace);
    if (!result.isRead || result.skipped) session.notice.show([result.sentence]);
  } catch (error) {
    if (signal.aborted) return;
    session.notice.show([session.words?.unreachable]);
    session.emit('loaderror', { message: error.message, problems: [] });
  }
}
