// What the browser keeps for times without the server. The page of `almanac serve` says how (almanac-install.js); other pages keep
// nothing.

const stores = new Map();

/** Resolves to the store for the server of an element; undefined if its page has none, or the browser does not allow it. */
export function storeOf({ api, constructor: { openStore } }) {
  if (!api || !openStore) return undefined;
  const address = new URL(api, document.baseURI).href;
  if (!stores.has(address)) stores.set(address, openStore(address).catch(() => {}));
  return stores.get(address);
}
