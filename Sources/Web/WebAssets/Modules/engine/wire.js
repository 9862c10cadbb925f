// Sends options to the engine.

import { VERSION, OPTIONS } from '../options/options.js';

/** The length that marks an option without a value. */
const NONE = 0xffffffff;

/** Sends option values to the engine in one call: for each the number, the length of the value, and the value. */
export function sendValues(session, values) {
  const records = Object.entries(values).map(([name, value]) => [OPTIONS[name][0], bytesOf(session, value)]);
  const inbox = session.inbox(records.reduce((length, [, bytes]) => length + 5 + (bytes?.length ?? 0), 0));
  const view = new DataView(inbox.buffer, inbox.byteOffset, inbox.length);
  let at = 0;
  for (const [number, bytes] of records) {
    view.setUint8(at, number);
    view.setUint32(at + 1, bytes?.length ?? NONE, true);
    if (bytes) inbox.set(bytes, at + 5);
    at += 5 + (bytes?.length ?? 0);
  }
  session.engine.almanac_options(inbox.length);
}

/** Returns the bytes of a text, or of numbers of eight bytes; undefined without a value. */
export function bytesOf({ encoder }, value) {
  if (typeof value === 'string') return encoder.encode(value);
  if (!value) return undefined;
  const bytes = new Uint8Array(8 * value.length), view = new DataView(bytes.buffer);
  value.forEach((number, index) => view.setFloat64(8 * index, number, true));
  return bytes;
}

/** Warns developers if script and program do not match. */
export function compareVersions({ engine, program }) {
  if (engine.almanac_options_version?.() !== VERSION) {
    console.warn(`almanac-calendar: ${program} and the script are of different builds`);
  }
}
