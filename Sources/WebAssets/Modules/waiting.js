// Promises of later moments.

export const pause = time => new Promise(done => setTimeout(done, time));

/** Resolves when what was changed is on the screen; at once in a hidden page, in which nothing is painted. */
export const painted = () =>
  document.hidden ? pause() : new Promise(requestAnimationFrame).then(() => pause());

/** Resolves with `value` when what was changed is on the screen and the page has nothing to do. */
export async function idle(value) {
  await painted();
  await painted();
  if (!document.hidden && globalThis.requestIdleCallback) {
    await new Promise(done => requestIdleCallback(done, { timeout: 1000 }));
  }
  return value;
}
