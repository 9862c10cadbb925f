// The files next to the script: programs and words.

import { request } from './engine/requests.js';

/** The locations of files: a base URL for their names, and replacements provided by the page, by name. */
const PLACE = { base: import.meta.url, files: {} };

/** Sets the locations of files, for elements that start from now on. */
export function placeFiles({ base, files }) {
  if (base !== undefined) PLACE.base = new URL(base, globalThis.document?.baseURI).href;
  Object.assign(PLACE.files, files);
}

/**
 * Returns a file by name. The page may provide a URL, a response, a compiled program, or a function that returns one.
 * Otherwise, the file is requested before this returns.
 */
export async function fileNamed(name) {
  const given = PLACE.files[name] && await givenFile(name);
  if (given instanceof Response || given instanceof WebAssembly.Module) return given;
  return request(addressOf(name, given));
}

/** What the page provides for a file; undefined for nothing. */
export async function givenFile(name) {
  const file = PLACE.files[name];
  return typeof file === 'function' ? file() : file;
}

/** The URL of a file, for what the page provides for it. */
export const addressOf = (name, given) => new URL(typeof given === 'string' || given instanceof URL ? given : name, PLACE.base);

export const PLACES_OF_FILES = `put the files of almanac-calendar beside the script, or say where they are: AlmanacCalendar.configure({ base })`;

/** The module with a program inside; the one for almanac-edit.wasm ends with `-edit`. */
const INLINE = 'import almanac-calendar/inline';

/** Remedies for errors, by the messages of browsers and servers. */
const CURES = [
  [/unsafe-eval|Content Security Policy/i, `the Content-Security-Policy of the page needs script-src 'wasm-unsafe-eval'`],
  // Development servers respond to unknown paths with a page.
  [/is a page|magic/i, `${PLACES_OF_FILES}; with Vite, add almanac-calendar to optimizeDeps.exclude`],
  [/\b404\b/, `${PLACES_OF_FILES}; with esbuild, copy them beside the bundle or ${INLINE}`],
  [/fetch|network|load failed/i, `the server does not answer, or does not allow this page: connect-src of its `
    + `Content-Security-Policy, and Access-Control-Allow-Origin of another server`],
];

/** Returns why a program cannot be used, with a remedy. */
export function reasonOf(name, error) {
  const isEdit = /-edit/.test(name), [, found] = CURES.find(([pattern]) => pattern.test(error.message)) ?? [, PLACES_OF_FILES];
  // With almanac-calendar/inline, the page has the other program, and no files.
  const cure = isEdit && PLACE.files['almanac.wasm'] && !PLACE.files[name] ? `with editable or panel, ${INLINE}` : found;
  return new Error(`${name}: ${error.message}; ${cure}${isEdit && cure.endsWith(INLINE) ? '-edit' : ''}`, { cause: error });
}
