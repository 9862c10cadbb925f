// Promises that resolve later.

export const pause = time => new Promise(done => setTimeout(done, time));

/** Resolves when all changes so far are on screen; soon in a hidden page, which is not painted. */
export const painted = () =>
  document.hidden ? pause() : new Promise(requestAnimationFrame).then(() => pause());

/** Resolves with `value` when all changes so far are on screen and the page is idle. */
export async function idle(value) {
  await painted();
  await painted();
  if (!document.hidden && globalThis.requestIdleCallback) {
    await new Promise(done => requestIdleCallback(done, { timeout: 1000 }));
  }
  return value;
}
