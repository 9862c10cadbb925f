// Events as files: exports, and imports that say beforehand what they change.

import { sessionOf } from '../engine/life.js';
import { dayOf } from '../language/dates.js';
import { authorization } from '../saving/token.js';
import { lookOf } from './colors.js';
import { addFile, sendPair } from './files.js';
import { printPreview } from '../printing/printing.js';

/** The number of fields of a calendar. */
const CALENDAR_WIDTH = 5;

/** Resolves to the session of an element when both modules of its program are there. */
async function ready(element) {
  await element.whenReady();
  const session = sessionOf(element);
  await new Promise(done => session.whenWhole(done));
  session.flush();
  session.sources.giveAll();
  return session;
}

/** Returns what the engine reports as exported. */
function exported(session, call) {
  session.exported = undefined;
  call(session.engine);
  return session.exported ?? [];
}

/** Returns the calendars, and whether people can create others. */
function calendarsOf(session) {
  const [mayCreate, ...fields] = exported(session, engine => engine.almanac_calendars?.());
  const list = Array.from({ length: Math.floor(fields.length / CALENDAR_WIDTH) }, (_, at) => {
    const [number, name, color, isWritable, server] = fields.slice(at * CALENDAR_WIDTH, (at + 1) * CALENDAR_WIDTH);
    return { number: +number, name, color: lookOf(color, 0).color, writable: !!isWritable, server };
  });
  return { mayCreate: !!mayCreate, list };
}

/** The lines that a server adds for its pages. */
const SERVER_LINES = /^X-ALMANAC-[^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*/gm;

/** Resolves to the text of a whole calendar of the server. */
async function wholeCalendar({ element, signal }, number) {
  const response = await fetch(`${element.api}/events?calendar=${number}`, { signal, headers: await authorization() });
  if (!response.ok) throw new Error(`${element.api}/events: ${response.status}`);
  return (await response.text()).replace(SERVER_LINES, '');
}

/** Resolves to iCalendar text; see `exportEvents` of the element. */
async function exportEvents(session, { calendar = -1, start, end, id = '' } = {}) {
  if (start) await session.sources.load(start, end);
  const found = calendarsOf(session).list.find(({ number }) => number === calendar);
  if (found?.server && !start && !id) return wholeCalendar(session, found.server);
  const [first, count] = start ? [dayOf(start), dayOf(end) - dayOf(start)] : [0, 0];
  return exported(session, engine => engine.almanac_export_events?.(calendar, first, count, session.send(`${id}`)))[0] ?? '';
}

/** Asks the engine about a file, or lets it import the file. */
function askAboutFile(session, text, { name, calendar }, isDryRun) {
  session.imported = undefined;
  session.engine.almanac_import?.(calendar ?? -1, ...sendPair(session, name, text), +isDryRun);
  if (!session.imported) throw new Error('the calendar is not editable');
  session.showSoon();
  return session.imported;
}

/** Imports a file; see `importEvents` of the element. */
async function importEvents(session, text, { name = '', calendar = null, dryRun = false }) {
  const file = { name, calendar };
  let report = askAboutFile(session, text, file, true);
  if (!report.isRead) return report;
  // What exists already is known only of days that are loaded.
  if (session.element.api && calendar !== null && report.start) {
    await session.sources.load(report.start, report.end);
    report = askAboutFile(session, text, file, true);
  }
  if (dryRun) return report;
  if (calendar !== null || calendarsOf(session).mayCreate) return askAboutFile(session, text, file, false);
  // Without a server that keeps calendars, the file is one as long as the page is open.
  addFile(session, session.files, { text, name }, false);
  return report;
}

/** Keeps the report of the engine about a file. */
export function noteImport(session, [isRead, added, replaced, existing, kept, unreadable, start, end, failure, ...rest]) {
  const problems = [];
  for (let at = 0; at < rest.length; at += 2) problems.push({ line: +rest[at], reason: rest[at + 1] });
  session.imported = { isRead: isRead === '1', added: +added, replaced: +replaced, existing: +existing, kept: +kept,
    unreadable: +unreadable, start: start || null, end: end || null, failure: failure || null, problems };
}

/** Adds the methods to the class of an element. */
export function addTransfer({ constructor: { prototype } }) {
  prototype.listCalendars ??= function () {
    const session = sessionOf(this);
    return session?.isWhole ? calendarsOf(session).list.map(({ server, ...calendar }) => calendar) : [];
  };
  prototype.exportEvents ??= async function (options) { return exportEvents(await ready(this), options); };
  prototype.importEvents ??= async function (text, options = {}) { return importEvents(await ready(this), text, options); };
  prototype.printPreview ??= async function (options) { return printPreview(await ready(this), options); };
}
