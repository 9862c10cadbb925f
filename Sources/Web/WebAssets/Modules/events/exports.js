// Exports of events to other programs: files and the clipboard.

import { urlOf } from '../engine/hash.js';

/** Makes the browser save iCalendar text as a file named after a title. */
export function saveFile(title, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = `${title.replace(/[\\/:*?"<>|\0-\x1f]+/g, ' ').trim()}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Writes a text to the clipboard outside a clipboard event, for example after a press in a menu. */
export async function writeClipboard(text, calendar) {
  const { ClipboardItem, Blob, navigator } = globalThis, type = 'web text/calendar';
  try {
    if (!ClipboardItem?.supports?.(type)) return await navigator.clipboard.writeText(text);
    const blob = (text, type) => new Blob([text], { type });
    const item = { 'text/plain': blob(text, 'text/plain'), [type]: blob(calendar, type) };
    await navigator.clipboard.write([new ClipboardItem(item)]);
  } catch { /* the calendar keeps what was copied */ }
}

/** Writes the URL of the page at an event to the clipboard, and says so. */
export async function copyLink({ element, notice }, { id, date, recurrenceId }, said) {
  try {
    await navigator.clipboard.writeText(urlOf({ level: element.level, date, event: [id, recurrenceId] }));
    notice.show([said]);
  } catch { /* the browser does not allow it */ }
}
