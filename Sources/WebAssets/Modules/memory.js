// What a person decided about calendars, kept as long as the element, and by the browser if it has the attribute `remember`.

const keyOf = ({ element }) => element.remember === null ? null : `almanac-calendar ${element.remember}`.trim();

/** Keeps a text. */
export function remember(session, text) {
  const key = keyOf(session);
  session.kept.preferences = text;
  try { if (key) localStorage.setItem(key, text); } catch { /* nothing is kept in private windows and without room */ }
}

/** The text that was kept, first by the session; null without one. */
export function remembered(session) {
  const key = keyOf(session);
  try { return session.kept.preferences ?? (key && localStorage.getItem(key)); } catch { return null; }
}
