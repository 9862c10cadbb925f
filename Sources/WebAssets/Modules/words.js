// The words of the languages. Programs contain those in English; each other language is a file beside them.

import { fileNamed } from './assets.js';
import { CALENDARS, localeOf } from './calendars.js';

/** The languages that have a file, by their BCP 47 tags. */
const LANGUAGES = ['ar', 'de', 'es', 'fa', 'fr', 'he', 'hi', 'id', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'tr', 'zh-Hans',
  'zh-Hant'];

/** The words of the languages that were asked for, null if there are none for lack of a file, and the requests for them. */
const words = new Map([['en', '']]);
const wordsRequests = new Map([['en']]);

/**
 * The first of some language tags that Intl understands, with the dates of a calendar system: its locale, the tag of its
 * words, and these, undefined until they are loaded. If there are none, dates too are in English, as it is in that region.
 */
export function localeWithWords(tags, calendar) {
  const locale = localeOf(CALENDARS[calendar], ...tags), { language, script, region } = locale.maximize();
  const tag = [language, `${language}-${script}`].find(tag => LANGUAGES.includes(tag)) ?? 'en';
  const isWhole = language === 'en' || tag !== 'en' && words.get(tag) !== null;
  return { tag, words: words.get(tag) === null ? '' : words.get(tag), calendar,
    locale: isWhole ? `${locale}` : `en-${region ?? 'US'}` };
}

/** Loads the words of a language. Resolves when it is known whether there are any. */
export function loadWords(tag) {
  if (!wordsRequests.has(tag)) wordsRequests.set(tag, fileNamed(`almanac-${tag}.txt`)
    .then(async response => words.set(tag, await response.text())).catch(error => refuseWords(tag, error)));
  return wordsRequests.get(tag);
}

/** Does without the words of a language, and tells developers why. */
export function refuseWords(tag, reason) {
  console.warn(`almanac-calendar: no words in the language ${tag}:`, reason);
  words.set(tag, null);
}

/** The words of editing, which only calendars load that can be edited. */
const editWords = new Map([['en', '']]);
const editWordsRequests = new Map([['en']]);

/** The words of editing in a language; empty if there are none, undefined until they are loaded. */
export const editWordsOf = tag => editWords.get(tag);

/** Loads the words of editing in a language. Resolves when it is known whether there are any. */
export function loadEditWords(tag) {
  if (!editWordsRequests.has(tag)) editWordsRequests.set(tag, fileNamed(`almanac-edit-${tag}.txt`)
    .then(response => response.text()).catch(() => '').then(text => editWords.set(tag, text)));
  return editWordsRequests.get(tag);
}
