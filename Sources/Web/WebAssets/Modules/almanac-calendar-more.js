// The second script: what the first frame does not need. Events of pages, files, and servers; saving, printing, and hooks.
// Scripts/join-modules joins these modules into a file of their own, without those of the first script.

export { dragIn } from './input/dragging.js';
export { edit } from './events/edits.js';
export { addFile, fetchFile } from './events/files.js';
export { sendPreferences } from './events/memory.js';
export { deselecting, going, leveling, performing, reveal, scrollingTo, selecting } from './engine/navigation.js';
export { LATER_REPORTS } from './engine/reports.js';
export { formValueOf, setFormValue } from './engine/form.js';
export { resetTime, startTime } from './engine/timeselection.js';
export { printPeriod } from './printing/printing.js';
export { Sources } from './events/sources.js';
export { addParts, sendTokensAgain, startEvents, startParts } from './parts.js';
