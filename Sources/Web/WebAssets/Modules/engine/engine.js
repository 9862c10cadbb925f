// The engine: an instance of a WebAssembly program. Sources/Web/WebHost/WebHost.docc/Protocol.md describes all calls.

import { imageURL } from '../frame/images.js';
import { gated } from './gate.js';
import { MESSAGES } from './messages.js';
import { laterFunctions } from './programs.js';
import { zoneText } from '../language/zones.js';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns a random UUID; `randomUUID` is available only on secure connections. */
const newUID = () => crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36);

/**
 * Instantiates the first module of a program for a session; returns its exports, and `complete`, which instantiates the second
 * module with the same memory and table.
 */
export async function instantiate(module, session) {
  // The memory may have grown since the last call, which detaches all views of it.
  const bytes = (start, count) => new Uint8Array(session.engine.memory.buffer, start, count);
  const text = (start, count) => decoder.decode(bytes(start, count));
  const host = withFailures(session, {
    commit: (words, count, start, length) =>
      session.patcher.commit(new Int32Array(session.engine.memory.buffer, words, count), text(start, length)),
    image: (id, format, start, count) => session.patcher.images.set(id,
      format < 0 ? text(start, count) : imageURL(format, bytes(start, count))),
    frame: () => session.requestFrame(),
    focus: id => session.patcher.focus(id),
    uid: () => session.send(newUID()),
    zone: (start, count) => session.send(zoneText(text(start, count), session.box.lang || undefined)),
    post(kind, start, count) {
      const answer = MESSAGES[kind](session, text(start, count).split('\x1f'));
      return answer === false || answer?.length && session.send(answer);
    },
  });
  const { exports } = await WebAssembly.instantiate(module, { host, ...laterFunctions() }), { memory } = exports;
  const note = exports.almanac_noted_series();
  return { ...gated(session, guarded(session, exports)), notedSeries: () => notedSeries(memory, note),
    complete: second => WebAssembly.instantiate(second, { primary: exports }) };
}

/** The most bytes of a note; see runtime.c. */
const NOTE = 2048;

/** The UID and the title of the series that an engine is expanding, also one that has failed; undefined while it does not. */
function notedSeries({ buffer }, start) {
  const bytes = new Uint8Array(buffer, start, NOTE), [uid, title = ''] = decoder.decode(bytes.subarray(0, bytes.indexOf(0))).split('\x1f');
  return uid ? { uid, title } : undefined;
}

/**
 * Returns the exports of an instance, with calls that never throw. A trap, or an exception in an imported function,
 * leaves WebAssembly frames unfinished. From then on, calls return 0, and the session is notified.
 */
function guarded(session, exports) {
  const guard = name => {
    const call = exports[name];
    return [name, (...values) => {
      if (session.failure) return 0;
      try { return call(...values); } catch (error) {
        session.fail(name, error);
        return 0;
      }
    }];
  };
  // The other 800 are for the second module; reading all takes 5 ms.
  const own = Object.keys(exports).filter(name => name.startsWith('almanac_'));
  return { memory: exports.memory, ...Object.fromEntries(own.map(guard)) };
}

/** Returns the functions that an engine imports. They do not return to an engine that has failed in the meantime. */
function withFailures(session, calls) {
  const end = call => (...values) => {
    const result = call(...values);
    if (session.failure) throw session.failure;
    return result;
  };
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, end(call)]));
}
