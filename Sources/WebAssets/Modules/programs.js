// The programs in WebAssembly.

import { request } from './requests.js';

const compiled = new Map();

/** The program that an element needs. Parts that not every page shows are in programs of their own. */
export function programOf(element) {
  return element.hasAttribute('gallery') ? 'almanac-gallery.wasm'
    : element.panel === null && element.editable === null ? 'almanac.wasm' : 'almanac-edit.wasm';
}

/** A program, compiled once for all elements; while it arrives if the server names the media type of wasm. */
export function compile(program) {
  if (!compiled.has(program)) compiled.set(program, (async () => {
    const url = new URL(program, import.meta.url), response = await request(url);
    return WebAssembly.compileStreaming && /^application\/wasm\b/.test(response.headers.get('Content-Type'))
      ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  })().catch(error => {
    compiled.delete(program);
    throw error;
  }));
  return compiled.get(program);
}
