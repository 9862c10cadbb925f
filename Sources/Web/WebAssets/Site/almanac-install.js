// What makes the page of `almanac serve` a program of its own: it can be installed, and works without the server.

import { AlmanacCalendar } from './almanac-calendar.js';

/** The time after which the worker is installed, so that it does not slow down the start, in milliseconds. */
const INSTALL_DELAY = 4000;

// The calendar asks for a store as soon as it is idle, or the server does not respond.
AlmanacCalendar.openStore = async address => (await import('./almanac-offline.js')).openStore(address);

/** Browsers that enforce Trusted Types accept the URL of a worker only from a policy. */
const workerURL = () => {
  const name = 'almanac-worker.js', createScriptURL = () => name;
  return globalThis.trustedTypes?.createPolicy('almanac-worker', { createScriptURL }).createScriptURL('') ?? name;
};

async function install() {
  try {
    const registration = await navigator.serviceWorker.register(workerURL(), { updateViaCache: 'none' });
    // A worker of a new build waits until no page has files of the old one.
    const offer = () => registration.waiting?.postMessage({});
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
    offer();
  } catch { /* a browser may have no workers, or the server may be gone */ }
}

if (navigator.serviceWorker) addEventListener('load', () => setTimeout(install, INSTALL_DELAY));
