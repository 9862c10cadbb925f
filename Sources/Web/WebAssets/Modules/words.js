// The words of the languages. Programs contain those in English; each other language is a file beside them.

import { fileNamed } from './assets.js';
import { CALENDARS, localeOf } from './calendars.js';

/** The languages that have a file, by their BCP 47 tags. */
const LANGUAGES = ['ar', 'de', 'es', 'fa', 'fr', 'he', 'hi', 'id', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'tr', 'zh-Hans',
  'zh-Hant'];

/** The words of the files that were asked for, by tags with a prefix; null if there are none. */
const words = new Map();
const requests = new Map();

/** The words of a language; those of editing, which few calendars need, are in files of their own. Undefined until loaded. */
export const wordsOf = (tag, kind = '') => tag === 'en' ? '' : words.get(kind + tag);

/**
 * The first of some language tags that Intl understands, with the dates of a calendar system: its locale, the tag of its
 * words, and these, undefined until they are loaded. If there are none, dates too are in English, as it is in that region.
 */
export function localeWithWords(tags, calendar) {
  const locale = localeOf(CALENDARS[calendar], ...tags), { language, script, region } = locale.maximize();
  const tag = [language, `${language}-${script}`].find(tag => LANGUAGES.includes(tag)) ?? 'en';
  const isWhole = language === 'en' || tag !== 'en' && wordsOf(tag) !== null;
  return { tag, words: wordsOf(tag) === null ? '' : wordsOf(tag), calendar,
    locale: isWhole ? `${locale}` : `en-${region ?? 'US'}` };
}

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
