// The files beside the script: programs and words.

import { request } from './requests.js';

/** Where files are: the address that their names belong to, and what a page gives instead, by their names. */
const PLACE = { base: import.meta.url, files: {} };

/** Says where files are, for elements that start from now on. */
export function placeFiles({ base, files }) {
  if (base !== undefined) PLACE.base = new URL(base, globalThis.document?.baseURI).href;
  Object.assign(PLACE.files, files);
}

/** A file by its name; the page gives an address, a response, a compiled program, or a function that returns one. */
export async function fileNamed(name) {
  const file = PLACE.files[name], given = await (typeof file === 'function' ? file() : file);
  if (given instanceof Response || given instanceof WebAssembly.Module) return given;
  return request(new URL(given ?? name, PLACE.base));
}

/** The reason for which a program cannot be used, with what helps if that is known. */
export function reasonOf(name, error) {
  const cure = /unsafe-eval|Content Security Policy/i.test(error.message)
    ? `the Content-Security-Policy of the page needs script-src 'wasm-unsafe-eval'`
    : `put the files of almanac-calendar beside the script, or say where they are: AlmanacCalendar.configure({ base })`;
  return new Error(`${name}: ${error.message}; ${cure}`, { cause: error });
}
