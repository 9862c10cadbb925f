// Time zones by city, country, abbreviation, and offset, in the language of the page.

import { isZone } from './settings.js';
import { linesOf } from './tables.js';
import { ZONES } from './zonetable.js';

/** The zones of a language: promises by tag. */
const indexes = new Map();

/** A text without case, accents, and most signs. */
const plain = text => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/−/g, '-').replace(/[^\p{L}\p{N}+:-]+/gu, ' ').trim();

/** The last part of the name of a zone, such as New York. */
const cityOf = id => id.split('/').at(-1).replaceAll('_', ' ');

/** Returns the forms in which people write an offset such as +05:30. */
function formsOf(offset) {
  const short = offset.replace(/^([+-])0/, '$1').replace(/:00$/, '');
  return [offset, short].flatMap(each => [each, `utc${each}`, `gmt${each}`]);
}

/** Returns the zones with their titles, countries, and words by which they are found. */
function readZones(locale, names) {
  const regions = new Intl.DisplayNames(locale, { type: 'region' }), english = new Intl.DisplayNames('en', { type: 'region' });
  return ZONES.trim().split('\n').flatMap(line => {
    const [clock, list] = line.split('|'), marks = clock.split(' ');
    const common = marks.flatMap(mark => /\d/.test(mark) ? formsOf(mark) : [mark, names.get(mark) ?? '']);
    return list.split(';').map(entry => {
      const [id, ...codes] = entry.split(' '), title = names.get(id) ?? cityOf(id), countries = codes.map(code => regions.of(code));
      const texts = [id, title, cityOf(id), ...countries, ...codes.map(code => english.of(code)), ...common];
      return { id, title, countries, words: plain(texts.join(' ')).split(' ') };
    });
  });
}

/** Resolves to the zones in a language. Without the names of the language, they have those in the database. */
function zonesIn({ tag, locale }) {
  if (!indexes.has(tag)) indexes.set(tag, linesOf(`almanac-zones-${tag}.txt`).catch(() => new Map()).then(names => readZones(locale, names)));
  return indexes.get(tag);
}

/** Resolves to the title of a zone. */
export async function titleOfZone(id, page) {
  return (await zonesIn(page)).find(zone => zone.id === id)?.title ?? cityOf(id);
}

/** Returns what tells zones of one city apart: the country, the name of the time, and the present offset. */
export function detailOfZone({ id, countries }, { locale }) {
  const part = style => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName: style }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  };
  return [...countries, part('longGeneric'), part('shortOffset')].filter(Boolean).join(' · ');
}

/** Resolves to at most `most` zones that the browser knows and that have all words of a text, those first whose city begins with it. */
export async function findZones(text, page, most) {
  const all = await zonesIn(page), wanted = plain(text).split(' ').filter(Boolean), found = [], others = [];
  for (const zone of all) {
    if (!wanted.every(each => zone.words.some(word => word.startsWith(each)))) continue;
    if (plain(zone.title).startsWith(plain(text))) found.push(zone); else others.push(zone);
  }
  return [...found, ...others].slice(0, 2 * most).filter(({ id }) => isZone(id)).slice(0, most);
}
