// The words of the page: a file for each language, loaded on first use.

/** The languages with a file of words. */
export const LANGUAGES = ['ar', 'de', 'en', 'es', 'fa', 'fr', 'he', 'hi', 'id', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'tr', 'zh-Hans', 'zh-Hant'];

/** The languages that are written from right to left. */
const FROM_RIGHT = ['ar', 'fa', 'he'];

/** Returns the first locale of some that has words, and the tag of its words; English otherwise. */
export function languageAmong(tags) {
  for (const tag of tags) {
    try {
      const locale = new Intl.Locale(tag), { language, script } = locale.maximize();
      const found = [language, `${language}-${script}`].find(each => LANGUAGES.includes(each));
      if (found) return { locale: `${locale}`, tag: found };
    } catch { /* not a tag */ }
  }
  return { locale: 'en', tag: 'en' };
}

/** Resolves to the lines `name: text` of a file beside the scripts. */
export async function linesOf(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Map((await response.text()).split('\n').filter(Boolean).map(line => {
    const at = line.indexOf(': ');
    return [line.slice(0, at), line.slice(at + 2)];
  }));
}

/** Loads the words of a language: a function from a key, and the texts to insert, to a text. */
async function loadTable(tag) {
  const table = await linesOf(`almanac-page-${tag}.txt`);
  return (key, values = {}) => (table.get(key) ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

const tables = new Map();

/** Resolves to the language of a calendar and its words; to those of English if they cannot be loaded. */
export async function wordsOfPage(calendar) {
  const wanted = calendar.getAttribute('locale') || calendar.lang || document.documentElement.lang;
  const tags = calendar.getAttribute('lang') === '' ? navigator.languages : [wanted, ...navigator.languages];
  const { locale, tag } = languageAmong(tags.filter(Boolean));
  if (!tables.has(tag)) tables.set(tag, loadTable(tag));
  try {
    return { locale, tag, direction: FROM_RIGHT.includes(tag) ? 'rtl' : 'ltr', word: await tables.get(tag) };
  } catch (error) {
    tables.delete(tag);
    if (tag === 'en') throw error;
    return { locale: 'en', tag: 'en', direction: 'ltr', word: await loadTable('en') };
  }
}
