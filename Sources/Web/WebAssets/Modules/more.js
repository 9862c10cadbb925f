// The second script: everything that the first frame does not need.

import { addressOf, givenFile, PLACES_OF_FILES } from './assets.js';

const MORE = 'almanac-calendar-more.js';
/** The number of the build, and what the second script uses of this one; Scripts/join-modules writes the list. */
const SHARED = [];

/** The exports of the second script; undefined until it is loaded. */
export let extras;
let loading;
let attempts = 0;

/** Loads the second script, once for all elements. After a failure, the next call tries again. */
export function loadExtras() {
  return loading ??= load().catch(error => {
    loading = undefined;
    const cure = `${PLACES_OF_FILES}; script-src of the page's Content-Security-Policy has to allow it`;
    throw new Error(`${MORE}: ${error.message}; ${cure}`, { cause: error });
  });
}

async function load() {
  const given = await givenFile(MORE), address = addressOf(MORE, given);
  // Browsers remember that a module could not be loaded.
  if (attempts++) address.searchParams.set('attempt', attempts);
  const module = typeof given?.default === 'function' ? given : await import(/* webpackIgnore: true */ /* @vite-ignore */ `${address}`);
  const { default: start, build, ...all } = module;
  if (build !== SHARED[0]) throw new Error('it is of another build than the first script; replace both');
  return extras = start?.(SHARED) ?? all;
}
