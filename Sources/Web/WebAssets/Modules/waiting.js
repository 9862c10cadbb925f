// Promises of later moments.

export const pause = time => new Promise(done => setTimeout(done, time));

/** Resolves when all changes so far are on the screen; soon in a hidden page, which is not painted. */
export const painted = () =>
  document.hidden ? pause() : new Promise(requestAnimationFrame).then(() => pause());

/** Resolves with `value` when all changes so far are on the screen and the page has nothing to do. */
export async function idle(value) {
  await painted();
  await painted();
  if (!document.hidden && globalThis.requestIdleCallback) {
    await new Promise(done => requestIdleCallback(done, { timeout: 1000 }));
  }
  return value;
}
