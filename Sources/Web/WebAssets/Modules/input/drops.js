// Events and files of events that people drag in from other programs.

import { drag, setDragged } from './dragging.js';
import { hitAt } from '../engine/methods.js';
import { addFile } from '../events/files.js';

const CALENDAR = 'text/calendar';

/** Returns whether an iCalendar text has exactly one event, without changed occurrences. */
const isSingle = text => text.match(/^BEGIN:VEVENT\r?$/gim)?.length === 1;

/** Opens dropped files, and reports the result. */
async function openFiles(session, files) {
  const lines = [];
  for (const file of files) {
    try {
      const text = await file.text();
      await new Promise(done => session.whenWhole(done));
      if (session.signal.aborted) return;
      lines.push(addFile(session, session.files, { text, name: file.name }, false).sentence);
    } catch {
      lines.push(`${file.name}: ${session.words?.unreachable}`);
    }
  }
  session.notice.show(lines);
}

/** Handles dropped events: a single event becomes an event at its place if people can create events, otherwise files are opened. */
export function listenToDrops(session) {
  const { element, box } = session;
  // Browsers hide the data until the drop: until then, an event of the default length is dragged in, unless that is not possible.
  let isOver = false, isHeld = false;
  const accepts = ({ dataTransfer }) => element.drop && [CALENDAR, 'Files'].some(type => dataTransfer?.types.includes(type));
  const leave = event => {
    if (isHeld) drag(session, event, false, true);
    isOver = isHeld = false;
    box.classList.remove('drop');
  };
  session.on(element, 'dragenter dragover', event => {
    if (!accepts(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    if (!isOver && session.isWhole && session.isEditable) isHeld = setDragged(session, {}) === undefined;
    isOver = true;
    isHeld &&= drag(session, event, true, false).continues;
    box.classList.toggle('drop', !isHeld);
  });
  session.on(element, 'dragleave', event => {
    if (!element.contains(event.relatedTarget)) leave(event);
  });
  session.on(element, 'drop', async event => {
    if (!accepts(event)) return leave(event);
    event.preventDefault();
    const data = event.dataTransfer.getData(CALENDAR), files = data ? [{ name: '', text: async () => data }] : [...event.dataTransfer.files];
    const text = isHeld && files.length === 1 ? await files[0].text().catch(() => '') : '';
    if (session.signal.aborted) return;
    const isPlaced = isHeld && isSingle(text) && !!hitAt(session, event.clientX, event.clientY);
    // If the event is not allowed there, the engine says so.
    if (isPlaced && setDragged(session, undefined, text) === undefined) drag(session, event, true, true);
    isHeld &&= !isPlaced;
    leave(event);
    if (!isPlaced && files.length && session.emit('fileopen', { files }, true)) openFiles(session, files);
  });
}
