// Which reminders the tabs of a browser have shown.

/** The name of the lock and of the stored list. */
const CLAIMS = 'almanac-calendar reminders';
/** The name of the stored time of the last check. */
const CHECKED = `${CLAIMS} checked`;
/** How long a shown reminder is remembered, in milliseconds. */
const CLAIM_TIME = 30 * 86_400_000;

/** The shown reminders of a page without storage. */
const claimed = new Set();

function storage() {
  try { return localStorage; } catch { /* frames may have no storage */ }
}

function claim(key) {
  if (claimed.has(key)) return false;
  claimed.add(key);
  try {
    const store = storage(), now = Date.now(), known = JSON.parse(store.getItem(CLAIMS) ?? '{}');
    if (Object.hasOwn(known, key)) return false;
    const recent = Object.entries(known).filter(([, time]) => time > now - CLAIM_TIME);
    store.setItem(CLAIMS, JSON.stringify(Object.fromEntries([...recent, [key, now]])));
  } catch { /* without storage, each tab shows its own */ }
  return true;
}

/** Returns whether no tab of this browser has shown a reminder before; from now on, this one has. */
export async function claimHere(key) {
  if (!globalThis.navigator?.locks) return claim(key);
  return navigator.locks.request(CLAIMS, () => claim(key));
}

/** Returns when a page of this browser last looked for reminders; undefined if none ever did. */
export function lastCheck() {
  return Number(storage()?.getItem(CHECKED)) || undefined;
}

/** Notes that a page has looked for reminders. */
export function noteCheck(time) {
  try { storage()?.setItem(CHECKED, `${time}`); } catch { /* full or forbidden */ }
}
