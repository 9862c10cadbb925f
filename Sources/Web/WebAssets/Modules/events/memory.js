// The user's order and visibility of calendars, kept as long as the element, and by the browser if the element has the attribute
// `remember`.

const keyOf = ({ element }) => element.remember === null ? null : `almanac-calendar ${element.remember}`.trim();

/** Saves a text. */
export function remember(session, text) {
  const key = keyOf(session);
  session.kept.preferences = text;
  try { if (key) localStorage.setItem(key, text); } catch { /* nothing is kept in private windows and without room */ }
}

/** Returns the saved text, preferably from the session; null if there is none. */
function remembered(session) {
  const key = keyOf(session);
  try { return session.kept.preferences ?? (key && localStorage.getItem(key)); } catch { return null; }
}

/** Sends the saved preferences to the engine, or otherwise the page's order. */
export function sendPreferences(session) {
  const listed = [...session.sources.calendars.values()].filter(({ order }) => Number.isFinite(order));
  const names = listed.sort((a, b) => a.order - b.order).map(({ id, name = id }) => `+${name}`);
  const text = remembered(session) ?? names.join('\x1f');
  if (text) session.whenWhole(() => session.engine.almanac_set_preferences?.(session.send(text)));
}
