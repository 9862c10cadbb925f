// The user's order and visibility of calendars, kept as long as the element, and by the browser if the element has the attribute
// `remember`.

const keyOf = ({ element }) => element.remember === null ? null : `almanac-calendar ${element.remember}`.trim();

/** Saves a text. */
function remember(session, text) {
  const key = keyOf(session);
  session.kept.preferences = text;
  try { if (key) localStorage.setItem(key, text); } catch { /* nothing is kept in private windows and without room */ }
}

/** Returns the saved text, preferably from the session; null if there is none. */
function remembered(session) {
  const key = keyOf(session);
  try { return session.kept.preferences ?? (key && localStorage.getItem(key)); } catch { return null; }
}

/** Whether the page hid each calendar when it last set the list: by the name of the calendar, by element. */
const given = new WeakMap();

/** Returns the user's choices, with those calendars hidden or shown that the page has hidden or shown since then. */
function updated(text, calendars, before) {
  const entries = text.split('\x1f');
  for (const { name, isHidden } of calendars) {
    const at = entries.findIndex(entry => entry.slice(1) === name);
    if (at < 0 && isHidden) entries.push(`-${name}`);
    else if (at >= 0 && before.has(name) && before.get(name) !== isHidden) entries[at] = `${isHidden ? '-' : '+'}${name}`;
  }
  return entries.join('\x1f');
}

/** Sends the saved preferences to the engine, or otherwise the page's order and its hidden calendars. */
export function sendPreferences(session) {
  const { element, sources } = session, before = given.get(element) ?? new Map();
  const calendars = [...sources.calendars.values()].map(({ id, name = id, order, hidden }) =>
    ({ name: `${name}`, place: Number.isFinite(order) ? order : Number.MAX_VALUE, isHidden: !!hidden }));
  given.set(element, new Map(calendars.map(({ name, isHidden }) => [name, isHidden])));
  const own = remembered(session), hides = calendars.some(({ name, isHidden }) => isHidden || before.get(name));
  const listed = calendars.filter(({ place }) => hides || place < Number.MAX_VALUE).sort((a, b) => a.place - b.place);
  const text = own ? updated(own, calendars, before) : listed.map(({ name, isHidden }) => `${isHidden ? '-' : '+'}${name}`).join('\x1f');
  if (own && text !== own) remember(session, text);
  if (text) session.whenWhole(() => session.engine.almanac_set_preferences?.(session.send(text)));
}

/** Keeps the user's choices, and reports them to the page. */
export function reportPreferences(session, entries) {
  remember(session, entries.join('\x1f'));
  const known = [...session.sources.calendars.values()];
  session.emit('calendarlistchange', { calendars: entries.map(entry => {
    const name = entry.slice(1), id = known.find(each => `${each.name ?? each.id}` === name)?.id;
    return { id: id ?? null, name, hidden: entry[0] === '-' };
  }) });
}
