// The WebAssembly programs.

import { fileNamed, reasonOf } from '../assets.js';

const compiled = new Map();

/** Returns the program that an element needs. Features that not every page uses are in separate programs. */
export function programOf(element) {
  return element.hasAttribute('gallery') ? 'almanac-gallery.wasm'
    : element.panel === null && element.editable === null ? 'almanac.wasm' : 'almanac-edit.wasm';
}

/** Compiles a program once for all elements; during the download if the server sends the media type of WebAssembly. */
export function compile(program) {
  if (!compiled.has(program)) compiled.set(program, (async () => {
    const file = await fileNamed(program);
    if (file instanceof WebAssembly.Module) return file;
    const type = file.headers.get('Content-Type') ?? '';
    if (/^text\/html\b/.test(type)) throw new Error(`${file.url} is a page, not a program`);
    return WebAssembly.compileStreaming && /^application\/wasm\b/.test(type)
      ? await WebAssembly.compileStreaming(file) : await WebAssembly.compile(await file.arrayBuffer());
  })().catch(error => {
    compiled.delete(program);
    throw reasonOf(program, error);
  }));
  return compiled.get(program);
}
