// The files beside the script: programs and words.

import { request } from './requests.js';

/** Where files are: the address that their names belong to, and what a page gives instead, by their names. */
const PLACE = { base: import.meta.url, files: {} };

/** Says where files are, for elements that start from now on. */
export function placeFiles({ base, files }) {
  if (base !== undefined) PLACE.base = new URL(base, globalThis.document?.baseURI).href;
  Object.assign(PLACE.files, files);
}

/**
 * A file by its name; the page gives an address, a response, a compiled program, or a function that returns one. Without that,
 * it is requested before this returns.
 */
export async function fileNamed(name) {
  const file = PLACE.files[name], given = file && await (typeof file === 'function' ? file() : file);
  if (given instanceof Response || given instanceof WebAssembly.Module) return given;
  return request(new URL(given ?? name, PLACE.base));
}

const PLACES_OF_FILES = `put the files of almanac-calendar beside the script, or say where they are: AlmanacCalendar.configure({ base })`;

/** What helps against errors, by what browsers and servers say. */
const CURES = [
  [/unsafe-eval|Content Security Policy/i, `the Content-Security-Policy of the page needs script-src 'wasm-unsafe-eval'`],
  // Servers for development answer with a page for what they do not know.
  [/is a page|magic/i, `${PLACES_OF_FILES}; with Vite, add almanac-calendar to optimizeDeps.exclude`],
  [/\b404\b/, `${PLACES_OF_FILES}; with esbuild, copy them beside the bundle or import almanac-calendar/inline`],
  [/fetch|network|load failed/i, `the server does not answer, or does not allow this page: connect-src of its `
    + `Content-Security-Policy, and Access-Control-Allow-Origin of another server`],
];

/** The reason for which a program cannot be used, with what helps. */
export function reasonOf(name, error) {
  const [, cure] = CURES.find(([pattern]) => pattern.test(error.message)) ?? [, PLACES_OF_FILES];
  return new Error(`${name}: ${error.message}; ${cure}`, { cause: error });
}
