// The dialog that imports .ics files, or only shows them.

import { choice, labeled, showDialog } from './dialog.js';
import { node } from './nodes.js';

/** The rows of the summary: the key of the words, and the number in the report. */
const ROWS = [['new', 'added'], ['replaced', 'replaced'], ['existing', 'existing'], ['kept', 'kept'], ['unreadable', 'unreadable']];

/** The names of files that are only shown, which outdo the name in a file. */
const NAME_LINES = /^(?:X-WR-CALNAME|NAME)[:;][^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*/gm;

/** The sources of the files that are only shown, by the name of the file. */
const shown = new Map();

/** The name of a new calendar for a file. */
const calendarName = name => name.replace(/\.ics$/i, '');

/** Shows the events of a file, which nobody can change, until they are removed. */
function onlyShow(calendar, { name, text }) {
  shown.get(name)?.remove();
  shown.set(name, calendar.addSource({ text: text.replace(NAME_LINES, ''), name, editable: false }));
}

/** Opens the dialog for files, or for files that people choose there. */
export function openImport(page, files = []) {
  return new ImportDialog(page, [...files]).show();
}

class ImportDialog {
  #page;
  #waiting;
  #file;
  #report;
  #count = 0;
  #target = null;
  #summary = node('div', { role: 'status' });
  #choices = node('div');
  #shownList = node('div');
  #dialog;

  constructor(page, files) {
    this.#page = page;
    this.#waiting = files;
  }

  show() {
    const { word } = this.#page, field = node('input', { type: 'file', accept: '.ics,text/calendar', multiple: true });
    field.onchange = () => this.#add([...field.files]);
    this.#listShown();
    this.#dialog = showDialog(this.#page, word('import'), [labeled(word('file'), field), this.#choices, this.#summary, this.#shownList],
      [[word('cancel'), () => this.#next()], [word('onlyShow'), () => this.#finish(() => this.#show())],
        [word('importNow'), () => this.#finish(() => this.#store())]]);
    this.#next();
    return this.#dialog;
  }

  get #buttons() { return [...this.#dialog.querySelectorAll('.almanac-buttons button')].slice(1); }

  #add(files) {
    const isFirst = !this.#file;
    this.#waiting.push(...files);
    if (isFirst) this.#next();
  }

  /** Goes to the next file. Returns whether the dialog closes, because there is none. */
  async #next() {
    const isLast = !!this.#file && !this.#waiting.length, file = this.#waiting.shift();
    this.#file = this.#report = undefined;
    this.#choices.replaceChildren();
    this.#summary.replaceChildren();
    this.#enable();
    if (!file) return isLast || undefined;
    const text = await file.text().catch(() => ''), { calendar, word } = this.#page;
    this.#file = { name: file.name || 'calendar.ics', text };
    const { name } = this.#file, writable = calendar.listCalendars().filter(each => each.writable);
    const last = writable.find(({ number }) => number === this.#target) ?? writable[0];
    this.#target = last?.number ?? null;
    const list = writable.map(each => [each.number, each.name]);
    list.push(['', word('newCalendar', { name: calendarName(name) })]);
    this.#choices.replaceChildren(choice(word('intoCalendar', { file: name }), list, this.#target ?? '', value => {
      this.#target = value === '' ? null : +value;
      this.#examine();
    }));
    await this.#examine();
    return false;
  }

  #enable() {
    const [show, run] = this.#buttons, { added = 0, replaced = 0, isRead } = this.#report ?? {};
    show.disabled = !isRead;
    run.disabled = !isRead || !(added + replaced);
  }

  #options(dryRun) {
    return { name: this.#target === null ? calendarName(this.#file.name) : this.#file.name, calendar: this.#target, dryRun };
  }

  /** Counts what an import would do. */
  async #examine() {
    const number = ++this.#count, { calendar } = this.#page;
    const report = await calendar.importEvents(this.#file.text, this.#options(true)).catch(() => ({}));
    if (number !== this.#count || !this.#file) return;
    this.#report = report;
    this.#write();
    this.#enable();
  }

  #write() {
    const { word, locale } = this.#page, report = this.#report, number = new Intl.NumberFormat(locale, { useGrouping: false });
    if (!report.isRead) return this.#summary.replaceChildren(node('p', {}, report.failure ?? word('unreadable')));
    const rows = ROWS.filter(([, key], at) => !at || report[key]).flatMap(([title, key]) =>
      [node('dt', {}, word(title)), node('dd', {}, number.format(report[key]))]);
    const lines = report.problems.map(({ line, reason }) =>
      node('li', {}, word('line', { file: this.#file.name, n: number.format(line), reason })));
    this.#summary.replaceChildren(node('dl', {}, ...rows));
    if (lines.length) this.#summary.append(node('ul', { className: 'almanac-problems', tabIndex: 0, 'aria-label': word('unreadable') }, ...lines));
  }

  /** Runs an action, and goes to the next file. */
  async #finish(run) {
    const failure = await run();
    if (failure === undefined) return this.#next();
    this.#summary.append(node('p', { role: 'alert' }, failure));
    return false;
  }

  async #store() {
    const { calendar, word, locale } = this.#page, report = await calendar.importEvents(this.#file.text, this.#options(false));
    if (report.failure) return report.failure;
    calendar.announce(word('imported', { n: new Intl.NumberFormat(locale).format(report.added + report.replaced) }));
    if (report.start) await calendar.goTo(report.start);
    return undefined;
  }

  async #show() {
    onlyShow(this.#page.calendar, this.#file);
    if (this.#report.start) await this.#page.calendar.goTo(this.#report.start);
  }

  /** Lists the files that are only shown. */
  #listShown() {
    const { word } = this.#page, list = this.#shownList;
    if (!shown.size) return list.replaceChildren();
    const heading = node('h3', {}, word('shownOnly'));
    list.replaceChildren(heading, ...[...shown].map(([name, source]) => {
      const button = node('button', { type: 'button', 'aria-label': `${word('remove')} ${name}` }, word('remove'));
      button.onclick = () => {
        source.remove();
        shown.delete(name);
        this.#listShown();
      };
      return node('div', { className: 'almanac-row' }, node('bdi', {}, name), button);
    }));
  }
}
