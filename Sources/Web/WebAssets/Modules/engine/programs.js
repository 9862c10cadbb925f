// The WebAssembly programs. Each has one or two modules: the first shows the first frame, the second has everything else.

import { fileNamed, reasonOf } from '../assets.js';

/** The namespace of the functions that a first module lacks. */
const LATER = 'placeholder';
/** The section with the number of the build. */
const BUILD = 'build';

const requested = new Map();
const compiled = new Map();

/** Returns the program that an element needs. Features that not every page uses are in separate programs. */
export function programOf(element) {
  return element.hasAttribute('gallery') ? 'almanac-gallery.wasm'
    : /:resources\b/.test(`${element.getAttribute('levels')} ${element.getAttribute('level')}`) ? 'almanac-resources.wasm'
    : element.panel === null && element.editable === null && element.selectionMode !== 'time' ? 'almanac.wasm' : 'almanac-edit.wasm';
}

/** Returns whether another program has to replace the present one. Each of these has all that those before it have. */
export function needsOther(present, wanted) {
  const order = ['almanac.wasm', 'almanac-edit.wasm', 'almanac-resources.wasm'];
  return order.indexOf(wanted) > order.indexOf(present);
}

/** The file of a program's second module. */
const moreOf = program => program.replace(/[.]wasm$/, '-more.wasm');

/** Requests a file once for all elements. */
function ask(name) {
  if (!requested.has(name)) {
    requested.set(name, fileNamed(name));
    requested.get(name).catch(() => requested.delete(name));
  }
  return requested.get(name);
}

/** Compiles a file once for all elements; during the download if the server sends the media type of WebAssembly. */
function compileFile(name) {
  if (!compiled.has(name)) compiled.set(name, (async () => {
    const file = await ask(name);
    if (file instanceof WebAssembly.Module) return file;
    const type = file.headers.get('Content-Type') ?? '';
    if (/^text\/html\b/.test(type)) throw new Error(`${file.url} is a page, not a program`);
    return WebAssembly.compileStreaming && /^application\/wasm\b/.test(type)
      ? await WebAssembly.compileStreaming(file) : await WebAssembly.compile(await file.arrayBuffer());
  })().catch(error => {
    compiled.delete(name);
    requested.delete(name);
    throw reasonOf(name, error);
  }));
  return compiled.get(name);
}

/** Returns the number of a module's build; empty without one. */
const buildOf = module => WebAssembly.Module.customSections(module, BUILD).map(bytes => new TextDecoder().decode(bytes)).join();

/** A program whose first module is compiled. */
class Program {
  /** Whether the second module is compiled, or there is none. */
  isWhole;

  constructor(name, first) {
    this.isSplit = WebAssembly.Module.imports(first).some(({ module }) => module === LATER);
    Object.assign(this, { name, first, isWhole: !this.isSplit });
    // Not before: the first module needs the network for itself.
    if (this.isSplit) ask(moreOf(name)).catch(() => {});
  }

  /** Compiles the second module, and returns it; undefined if there is none. Throws if it is of another build. */
  async second() {
    const { name, first } = this, more = moreOf(name);
    if (!this.isSplit) return undefined;
    const second = await compileFile(more);
    if (buildOf(first) !== buildOf(second)) {
      compiled.delete(more);
      requested.delete(more);
      throw new Error(`${name} and ${more} are of different builds; replace both files`);
    }
    this.isWhole = true;
    return second;
  }
}

const programs = new Map();

/** Returns a program as soon as its first module is compiled. With `isAll`, the second one is requested at the same time. */
export async function compile(name, isAll) {
  // Requested before it is known whether the program has one: a missing file is reported by those who need it.
  if (isAll && !/gallery|resources/.test(name)) ask(moreOf(name)).catch(() => {});
  const first = await compileFile(name);
  if (programs.get(name)?.first !== first) programs.set(name, new Program(name, first));
  return programs.get(name);
}

/** The error of a call that reaches a function of the second module too early. */
export class TooEarly extends Error {
  constructor() { super('the second module is not there yet'); }
}

/** The name of the marks in the browser's timeline for such calls; the tests of browsers expect none. */
const TOO_EARLY = 'almanac-calendar: too early';

/** Returns what a first module imports instead of the functions of the second. */
export function laterFunctions() {
  const fail = () => {
    performance.mark(TOO_EARLY);
    throw new TooEarly();
  };
  return { [LATER]: new Proxy({}, { get: () => fail }) };
}
