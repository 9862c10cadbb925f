// The parts of a session that are in the second script.

import { Arrival } from './engine/arrival.js';
import { Form } from './engine/form.js';
import { Place } from './engine/place.js';
import { Reminders } from './events/reminders.js';
import { Changes } from './saving/changes.js';
import { Contents } from './frame/contents.js';
import CONTENTS_CSS from './frame/contents.css' with { type: 'text' };
import { keepContrast } from './frame/contrast.js';
import { HeaderSlots } from './frame/headerslots.js';
import HEADER_CSS from './frame/headerslots.css' with { type: 'text' };
import { sendDecorations } from './events/decorations.js';
import { sendOrder } from './events/order.js';
import { fetchFile, loadText } from './events/files.js';
import { addTransfer } from './events/transfer.js';
import PRINTING_CSS from './printing/printing.css' with { type: 'text' };
import { PAPER_CSS } from './printing/preview.js';
import { listenToPrinting } from './printing/printing.js';
import { Saving } from './saving/saving.js';
import { EventServer } from './events/server.js';
import { sendFormats } from './language/formats.js';
import { sendTokens } from './options/tokens.js';
import { listenToDrops } from './input/drops.js';
import { listenToLeaving } from './input/leaving.js';
import { listenToTooltips } from './input/tooltips.js';
import { startTime } from './engine/timeselection.js';
import { pause } from './engine/waiting.js';

/** Adds the parts to a session, which may have no engine yet. */
export function addParts(session) {
  session.contents = session.patcher.contents = new Contents(session);
  session.arrival = new Arrival(session);
  session.headerSlots = new HeaderSlots(session);
  session.form = new Form(session);
  session.place = new Place(session);
  session.reminders = new Reminders(session);
  session.patcher.addSheet(HEADER_CSS);
  session.patcher.addSheet(CONTENTS_CSS);
  session.patcher.addSheet(PRINTING_CSS);
  session.patcher.addSheet(PAPER_CSS);
  addTransfer(session.element);
  session.server = new EventServer(session);
  session.changes = new Changes(session);
  session.saving = session.kept.saving ?? new Saving();
  session.saving.start(session);
  session.server.askEarly();
}

/** Gives the engine what the parts know, and listens to the page. */
export function startParts(session) {
  const { element, contents } = session;
  if (element.decorations) sendDecorations(session);
  contents.send();
  sendOrder(session);
  session.sendFormats = () => sendFormats(session);
  session.sendFormats();
  session.place.update();
  for (const listen of [listenToTooltips, listenToDrops, listenToLeaving, listenToPrinting]) listen(session);
}

/** Gives the engine the custom properties again, with all that may have colors of them. */
export function sendTokensAgain(session) {
  keepContrast(session);
  sendTokens(session);
  sendDecorations(session);
  session.sources.sendAgain();
}

/** Gives the engine events. Resolves when those that arrive soon are there. */
export async function startEvents(session) {
  const { sources, visible, files, server, saving } = session;
  sources.start(session);
  session.isFed = true;
  startTime(session);
  session.form.update();
  if (visible) sources.show(visible.start, visible.end);
  files.forEach(({ text, name }) => loadText(session, text, name, false));
  fetchFile(session);
  const isConnected = server.connect();
  isConnected.then(() => session.reminders.start());
  await Promise.race([isConnected.then(() => saving.resume()), pause(50)]);
}
