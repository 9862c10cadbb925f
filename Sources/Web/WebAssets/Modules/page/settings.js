// The settings of people, kept in the browser.

import { LANGUAGES } from './tables.js';

/** The name under which the browser keeps them. */
const KEY = 'almanac-page settings';

/** The factors of the text size. */
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3, 1.5, 2];
/** The lengths of new events, in minutes. */
export const LENGTHS = [15, 30, 45, 60, 90, 120];
/** The times of reminders before new events, in minutes. */
export const REMINDERS = [5, 10, 15, 30, 60, 120];
export const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Whether the browser knows a time zone. */
export function isZone(name) {
  try { return typeof name === 'string' && !!new Intl.DateTimeFormat('en', { timeZone: name }); } catch { return false; }
}

const isHours = text => /^(?:(?:sun|mon|tue|wed|thu|fri|sat)(?:,(?!\s)|\b))+ \d\d:\d\d-\d\d:\d\d$/.test(text);

/** For each setting, the attribute of the calendar that it sets, and whether a value is valid. */
const SETTINGS = {
  language: ['lang', value => LANGUAGES.includes(value)],
  firstWeekday: ['first-weekday', value => DAYS.includes(value)],
  hourCycle: ['hour-cycle', value => ['12', '24'].includes(value)],
  timeZone: ['time-zone', isZone],
  secondZone: ['second-time-zone', isZone],
  workingHours: ['business-hours', isHours],
  eventLength: ['default-length', value => LENGTHS.includes(value)],
  reminder: ['default-reminders', value => /^-PT\d{1,4}M$/.test(value)],
  weekNumbers: ['week-numbers', value => value === true],
  theme: ['theme', value => ['light', 'dark'].includes(value)],
  textSize: [null, value => TEXT_SIZES.includes(value)],
};

/** Returns the settings; without those that are damaged. */
export function readSettings() {
  let kept;
  try { kept = JSON.parse(localStorage.getItem(KEY)); } catch { /* no storage, or no JSON */ }
  const entries = Object.entries(SETTINGS).map(([name, [, isValid]]) => [name, kept?.[name], isValid]);
  return Object.fromEntries(entries.filter(([, value, isValid]) => isValid(value)).map(([name, value]) => [name, value]));
}

/** The values of attributes that the page itself has set, by attribute, and its language. */
const given = new Map();
let givenLanguage;

/** The language tag of a setting, with the region of the browser if it has the same language. */
function tagOf(language) {
  const isSame = tag => tag === language || tag.startsWith(`${language}-`);
  return navigator.languages.find(isSame) ?? language;
}

/** Applies the settings to the calendar and its page. */
export function applySettings(calendar, settings) {
  const { documentElement: root } = document, { style } = root;
  givenLanguage ??= root.lang;
  for (const [name, [attribute]] of Object.entries(SETTINGS)) {
    if (!attribute) continue;
    if (!given.has(attribute)) given.set(attribute, calendar.getAttribute(attribute));
    const setting = settings[name], own = setting === true ? '' : name === 'language' && setting ? tagOf(setting) : setting?.toString();
    const value = own ?? given.get(attribute);
    if (value === calendar.getAttribute(attribute)) continue;
    if (value === null) calendar.removeAttribute(attribute); else calendar.setAttribute(attribute, value);
  }
  style.colorScheme = settings.theme ?? '';
  style.fontSize = settings.textSize ? `${settings.textSize * 100}%` : '';
  root.lang = settings.language ? tagOf(settings.language) : givenLanguage;
}

/** Changes settings, keeps them, and applies them; `undefined` removes one. Returns all. */
export function changeSettings(calendar, changes) {
  const settings = { ...readSettings(), ...changes };
  try { localStorage.setItem(KEY, JSON.stringify(settings)); } catch { /* they hold until the page is closed */ }
  applySettings(calendar, settings);
  return settings;
}

/** Applies what another tab changes. */
export function listenToSettings(calendar) {
  addEventListener('storage', ({ key }) => { if (key === KEY || key === null) applySettings(calendar, readSettings()); });
}
