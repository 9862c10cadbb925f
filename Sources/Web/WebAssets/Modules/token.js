// The key of the server, without which it gives no events and makes no changes.

/** The name under which the browser keeps the key for all tabs, and a tab keeps one that was in its own address. */
const NAME = 'almanac-calendar token';

/** The key of a page without storage. */
let secret;
/** The exchange of a code for the key, while it is on its way. */
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

/** Asks for the key. A code that was used is of no use, but the browser may have the key already. */
async function exchangeCode(api, code) {
  try {
    const response = await fetch(`${api}/key`,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ code }) });
    if (response.status === 200) keep((await response.json()).key, () => localStorage);
  } catch { /* the next request says what is wrong */ }
}

/**
 * Takes the secret out of the address that `almanac serve` has opened, so that it gets into no bookmark, history or
 * message: the key of a server that has another one each time, or a code. Resolves when there is a key, if there will be.
 */
export function takeToken(api) {
  const [, kind, found] = /^#(token|code)=([\w-]+)$/.exec(location.hash) ?? [];
  if (found) history.replaceState(history.state, '', location.pathname + location.search);
  if (kind === 'token') keep(found, () => sessionStorage);
  if (kind === 'code') exchange = exchangeCode(api, found);
  return exchange;
}

/** The key; undefined without one. */
export const token = () => stored() ?? secret;

/** The headers of a request for data. */
export async function authorization() {
  await exchange;
  const key = token();
  return key ? { Authorization: `Bearer ${key}` } : {};
}

/** Calls `run` each time when the page has a key from a new address, or another tab has got one. */
export function onKey(element, signal, run) {
  addEventListener('hashchange', async () => {
    if (element.api) await takeToken(element.api);
    run();
  }, { signal });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== NAME || !newValue) return;
    keep(newValue, () => localStorage);
    run();
  }, { signal });
}
