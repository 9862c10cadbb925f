// The secret of the server, without which it gives no events and makes no changes.

/** The key under which the tab keeps the secret, so that a page that is loaded again still has events. */
const TOKEN_KEY = 'almanac-calendar token';

let secret;

/**
 * Takes the secret out of the address that `almanac serve` has opened, so that it gets into no bookmark, history or
 * message.
 */
export function takeToken() {
  const [, found] = /^#token=([\w-]+)$/.exec(location.hash) ?? [];
  if (found) history.replaceState(history.state, '', location.pathname + location.search);
  secret = found ?? secret;
  try {
    if (found) sessionStorage.setItem(TOKEN_KEY, found);
    secret ??= sessionStorage.getItem(TOKEN_KEY) ?? undefined;
  } catch { /* nothing is kept in frames without storage */ }
}

/** The secret; undefined without one. */
export const token = () => secret;

/** The headers of a request for data. */
export const authorization = () => secret ? { Authorization: `Bearer ${secret}` } : {};
