// The words of the languages. Programs contain English; each other language is a separate file.

import { fileNamed } from '../assets.js';
import { CALENDARS, localeOf } from './calendars.js';

/**
 * What people are told where the program cannot be loaded, by the BCP 47 tags of the languages: the one text that is neither in
 * the program nor in a file, which may not be there either. Each language but English has a file.
 */
const UNLOADED = {
  ar: 'تعذّر تحميل التقويم',
  de: 'Der Kalender konnte nicht geladen werden',
  en: 'The calendar could not be loaded',
  es: 'No se ha podido cargar el calendario',
  fa: 'تقویم بارگیری نشد',
  fr: 'Le calendrier n’a pas pu être chargé',
  he: 'לא ניתן לטעון את לוח השנה',
  hi: 'कैलेंडर लोड नहीं हो सका',
  id: 'Kalender tidak dapat dimuat',
  it: 'Impossibile caricare il calendario',
  ja: 'カレンダーを読み込めませんでした',
  ko: '캘린더를 불러오지 못했습니다',
  pl: 'Nie udało się wczytać kalendarza',
  pt: 'Não foi possível carregar o calendário',
  ru: 'Не удалось загрузить календарь',
  tr: 'Takvim yüklenemedi',
  'zh-Hans': '无法载入日历',
  'zh-Hant': '無法載入行事曆',
};

/** The words of the requested files, by prefixed tag; null if there are none. */
const words = new Map();
const requests = new Map();

/**
 * Returns the words of a language; words for editing, which few calendars need, are in separate files. Undefined until
 * loaded.
 */
export const wordsOf = (tag, kind = '') => tag === 'en' ? '' : words.get(kind + tag);

/**
 * Returns the first supported language tag, with the dates of a calendar system: its locale, the tag of its words, and
 * the words, undefined until loaded. If there are none, dates are in English as well, with the conventions of the
 * region.
 */
export function localeWithWords(tags, calendar) {
  const locale = localeOf(CALENDARS[calendar], ...tags), { language, script, region } = locale.maximize();
  const tag = [language, `${language}-${script}`].find(tag => tag in UNLOADED) ?? 'en';
  const isWhole = language === 'en' || tag !== 'en' && wordsOf(tag) !== null;
  return { tag, words: wordsOf(tag) === null ? '' : wordsOf(tag), calendar,
    locale: isWhole ? `${locale}` : `en-${region ?? 'US'}` };
}

/** What people are told in a language where the program cannot be loaded; in English without a language. */
export const unloaded = (tag = 'en') => UNLOADED[tag];

/** Loads the words of a language. Resolves when it is known whether there are any. */
export function loadWords(tag, kind = '') {
  if (tag === 'en') return;
  const key = kind + tag;
  if (!requests.has(key)) requests.set(key, fileNamed(`almanac-${key}.txt`).then(async response =>
    words.set(key, await response.text())).catch(error => kind ? words.set(key, null) : refuseWords(tag, error)));
  return requests.get(key);
}

/** Does without the words of a language, and tells developers why. */
export function refuseWords(tag, reason) {
  console.warn(`almanac-calendar: no words in the language ${tag}:`, reason);
  words.set(tag, null);
}
