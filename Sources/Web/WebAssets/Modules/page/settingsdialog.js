// The dialog with the settings.

import { check, choice, showDialog, timeField } from './dialog.js';
import { node } from './nodes.js';
import { changeSettings, DAYS, LENGTHS, readSettings, REMINDERS, TEXT_SIZES } from './settings.js';
import { LANGUAGES } from './tables.js';
import { zoneField } from './zonefield.js';

const WORKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** The names of weekdays in a language, from Sunday; 4 January 1970 was one. */
const weekdays = (locale, weekday) => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  return DAYS.map((day, at) => [day, format.format((3 + at) * 864e5)]);
};

/** The name of a language in itself. */
const languageName = tag => new Intl.DisplayNames(tag, { type: 'language' }).of(tag);

/** Opens the dialog. */
export function openSettings(page) {
  const { calendar, word, locale } = page, settings = readSettings();
  const set = (name, read = value => value || undefined) => value => changeSettings(calendar, { [name]: read(value) });
  const number = value => value ? +value : undefined;
  const automatic = ['', word('automatic')], percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  let dialog;
  const reopen = async () => {
    await page.changeLanguage();
    dialog.close();
    openSettings(page);
  };
  const pick = (key, choices, name = key, read = undefined) =>
    choice(word(key), [automatic, ...choices], settings[name] ?? '', set(name, read));
  const language = pick('language', LANGUAGES.map(tag => [tag, languageName(tag)]));
  language.querySelector('select').addEventListener('change', reopen);
  const fields = [
    pair(language, pick('theme', [['light', word('light')], ['dark', word('dark')]])),
    pair(pick('textSize', TEXT_SIZES.map(each => [each, percent.format(each)]), 'textSize', number),
      pick('hourCycle', [['12', word('hours12')], ['24', word('hours24')]])),
    pair(pick('firstWeekday', weekdays(locale, 'long')),
      pick('eventLength', LENGTHS.map(each => [each, minutes.format(each)]), 'eventLength', number)),
    choice(word('reminder'), [['', word('none')], ...REMINDERS.map(each => [`-PT${each}M`, minutes.format(each)])],
      settings.reminder ?? '', set('reminder')),
    zoneField(page, word('timeZone'), settings.timeZone, word('automatic'), set('timeZone')),
    zoneField(page, word('secondZone'), settings.secondZone, word('none'), set('secondZone')),
    workingHours(page, settings.workingHours, set('workingHours')),
    check(word('weekNumbers'), !!settings.weekNumbers, set('weekNumbers')),
  ];
  const reset = () => {
    changeSettings(calendar, Object.fromEntries(Object.keys(readSettings()).map(name => [name, undefined])));
    reopen();
    return false;
  };
  return dialog = showDialog(page, word('settings'), fields, [[word('reset'), reset], [word('close')]]);
}

const pair = (...fields) => node('div', { className: 'almanac-pair' }, ...fields);

/** Fields for the working hours: weekdays, and the times on them. */
function workingHours({ word, locale }, value = '', change) {
  const [text, span = '09:00-17:00'] = value.split(' '), chosen = new Set(text.split(',').filter(Boolean)), [from, until] = span.split('-');
  let times = [from, until];
  const write = () => {
    const days = DAYS.filter(day => chosen.has(day)), [start, end] = times;
    if (!days.length || start && end && start < end) change(days.length ? `${days} ${start}-${end}` : undefined);
  };
  const first = DAYS.indexOf(WORKDAYS[0]), names = weekdays(locale, 'short');
  const boxes = [...names.slice(first), ...names.slice(0, first)].map(([day, name]) => check(name, chosen.has(day), isOn => {
    if (isOn) chosen.add(day); else chosen.delete(day);
    write();
  }));
  const time = (key, at) => timeField(word(key), 'time', times[at], each => {
    times = at ? [times[0], each] : [each, times[1]];
    write();
  });
  const group = node('fieldset', {}, node('legend', {}, word('workingHours')), ...boxes);
  return node('div', { className: 'almanac-stack' }, group, pair(time('from', 0), time('to', 1)));
}
