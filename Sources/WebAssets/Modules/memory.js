// What a person decided about calendars, kept by the browser for pages whose element has the attribute `remember`.

const keyOf = ({ element }) => element.remember === null ? null : `almanac-calendar ${element.remember}`.trim();

/** Keeps a text. */
export function remember(session, text) {
  const key = keyOf(session);
  try { if (key) localStorage.setItem(key, text); } catch { /* nothing is kept in private windows and without room */ }
}

/** The text that was kept; null without one. */
export function remembered(session) {
  const key = keyOf(session);
  try { return key && localStorage.getItem(key); } catch { return null; }
}
