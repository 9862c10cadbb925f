// The engine: an instance of a program in WebAssembly. Sources/WebHost/WebHost.docc/Protocol.md describes all calls.

import { imageURL } from './images.js';
import { MESSAGES } from './messages.js';
import { zoneText } from './zones.js';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A random UUID; `randomUUID` is only there where the connection is secure. */
const newUID = () => crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36);

/** Instantiates a program for a session; returns its exports. */
export async function instantiate(program, session) {
  // The memory may have grown since the last call, which detaches all views on it.
  const bytes = (start, count) => new Uint8Array(session.engine.memory.buffer, start, count);
  const text = (start, count) => decoder.decode(bytes(start, count));
  const host = {
    commit: (words, count, start, length) =>
      session.patcher.commit(new Int32Array(session.engine.memory.buffer, words, count), text(start, length)),
    image: (id, format, start, count) => session.patcher.images.set(id,
      format < 0 ? text(start, count) : imageURL(format, bytes(start, count))),
    frame: () => session.requestFrame(),
    focus: id => session.patcher.focus(id),
    uid: () => session.send(newUID()),
    zone: (start, count) => session.send(zoneText(text(start, count), session.box.lang || undefined)),
    post: (kind, start, count) => MESSAGES[kind](session, text(start, count).split('\x1f')) === false,
  };
  return (await WebAssembly.instantiate(program, { host })).exports;
}
