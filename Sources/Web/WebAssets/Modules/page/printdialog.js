// The dialog that prints, with a preview.

import { choice, dayBeside, showDialog, timeField } from './dialog.js';
import { node } from './nodes.js';
import { TEXT_SIZES } from './settings.js';

const LEVELS = ['year', 'month', 'week', 'day', 'agenda'];
const PAPERS = ['A4', 'A3', 'Letter', 'Legal'];
/** The regions whose printers have Letter. */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'VE', 'PA', 'GT', 'SV', 'NI', 'DO', 'PR'];

/** Opens the dialog. */
export function openPrint(page) {
  const { calendar, word, locale } = page, { level, start, end } = calendar.period;
  const region = new Intl.Locale(navigator.language).maximize().region, percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const options = { level: LEVELS.includes(level) ? level : 'agenda', start, end, color: 'color', textSize: 1,
    orientation: /^(month|week)$/.test(level) ? 'landscape' : 'portrait', paper: LETTER_REGIONS.includes(region) ? 'Letter' : 'A4' };
  const preview = node('div', { className: 'almanac-preview', role: 'img', 'aria-label': word('preview') });
  const status = node('p', { role: 'status' });
  let count = 0;
  const update = async () => {
    const number = ++count, isValid = !!options.start && options.start < options.end;
    status.textContent = isValid ? '' : word('badDays');
    if (!isValid) return;
    const sheet = await calendar.printPreview(options);
    if (number === count) showSheet(preview, sheet);
  };
  const set = (name, read = value => value) => value => {
    options[name] = read(value);
    update();
  };
  const fields = [
    choice(word('what'), LEVELS.map(each => [each, word(each)]), options.level, set('level')),
    node('div', { className: 'almanac-pair' }, timeField(word('from'), 'date', start, set('start')),
      timeField(word('to'), 'date', dayBeside(end, -1), set('end', value => value && dayBeside(value, 1)))),
    node('div', { className: 'almanac-pair' }, choice(word('paper'), PAPERS.map(each => [each, each]), options.paper, set('paper')),
      choice(word('orientation'), ['portrait', 'landscape'].map(each => [each, word(each)]), options.orientation, set('orientation'))),
    node('div', { className: 'almanac-pair' },
      choice(word('color'), [['color', word('colors')], ['ink', word('inkSaving')]], 'color', set('color')),
      choice(word('textSize'), TEXT_SIZES.map(each => [each, percent.format(each)]), 1, set('textSize', Number))),
  ];
  const columns = node('div', { className: 'almanac-columns' }, node('div', { className: 'almanac-stack' }, ...fields, status), preview);
  const run = () => {
    if (!(options.start < options.end)) return false;
    // The dialog is closed before the browser prints the page.
    setTimeout(() => calendar.print(options));
    return true;
  };
  const dialog = showDialog(page, word('print'), [columns], [[word('cancel')], [word('printNow'), run]], 'wide');
  update();
  return dialog;
}

/** Shows a sheet as wide as the preview. */
function showSheet(preview, sheet) {
  Object.assign(sheet, { inert: true, ariaHidden: 'true', dir: 'ltr' });
  preview.replaceChildren(sheet);
  const factor = preview.clientWidth / sheet.offsetWidth;
  sheet.style.transform = `scale(${factor})`;
  preview.style.height = `${sheet.offsetHeight * factor}px`;
}
