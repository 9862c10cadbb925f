// The secret of `almanac serve`, without which it makes no changes.

let token;

/**
 * The secret in the address that `almanac serve` has opened; undefined without one. It is taken out of the address, so
 * that it gets into no bookmark, history or message.
 */
export function takeToken() {
  const [, found] = /^#token=([\w-]+)$/.exec(location.hash) ?? [];
  if (found) history.replaceState(history.state, '', location.pathname + location.search);
  return token = found ?? token;
}
