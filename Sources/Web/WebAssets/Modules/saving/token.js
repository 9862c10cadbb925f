// The server's key, without which it provides no events and accepts no changes.

/** The name under which the browser stores the key for all tabs, and a tab stores a key from its own URL. */
const NAME = 'almanac-calendar token';

/** A hash with a secret. */
const SECRET = /#(token|code)=([\w-]+)$/;

/** The key of a page without storage. */
let secret;
/** The pending exchange of a code for the key. */
let exchange;

function stored() {
  try {
    return sessionStorage.getItem(NAME) ?? localStorage.getItem(NAME) ?? undefined;
  } catch { /* frames may have no storage */ }
}

function keep(key, storage) {
  secret = key;
  try {
    sessionStorage.removeItem(NAME);
    storage().setItem(NAME, key);
  } catch { /* kept as long as the page */ }
}

/** Requests the key. A used code is useless, but the browser may already have the key. */
export async function exchangeCode(api, code) {
  try {
    const response = await fetch(`${api}/key`,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ code }) });
    if (response.status === 200) keep((await response.json()).key, () => localStorage);
  } catch { /* the next request says what is wrong */ }
}

/**
 * Removes the secret from the URL that `almanac serve` opened, so that it does not appear in bookmarks, history, or
 * messages: a temporary server key, or a code. Resolves when there is a key, if there will be one.
 */
export function takeToken(api) {
  const [, kind, found] = SECRET.exec(location.hash) ?? [];
  if (found) history.replaceState(history.state, '', location.pathname + location.search);
  if (kind === 'token') keep(found, () => sessionStorage);
  if (kind === 'code') exchange = exchangeCode(api, found);
  return exchange;
}

/** Returns the key; undefined if there is none. */
export const token = () => stored() ?? secret;

/** Returns the headers of a request for data. */
export async function authorization() {
  await exchange;
  const key = token();
  return key ? { Authorization: `Bearer ${key}` } : {};
}

/** Calls `run` whenever the page receives a key from a new URL, or another tab receives one. */
export function onKey(element, signal, run) {
  addEventListener('hashchange', async ({ newURL }) => {
    if (!SECRET.test(newURL)) return;
    if (element.api) await takeToken(element.api);
    run();
  }, { signal });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== NAME || !newValue) return;
    keep(newValue, () => localStorage);
    run();
  }, { signal });
}
