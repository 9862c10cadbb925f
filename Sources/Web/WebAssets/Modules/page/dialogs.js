// The second script of the page, with the dialogs.

/** The number of the build, and what the second script uses of this one; Scripts/join-modules writes the list. */
const SHARED = [];

let loading;

async function load() {
  const module = await import(/* webpackIgnore: true */ `${new URL('almanac-page-more.js', import.meta.url)}`);
  const { default: start, build, ...all } = module;
  if (start && build !== SHARED[0]) throw new Error('almanac-page-more.js is of another build than almanac-page.js; replace both');
  return start?.(SHARED) ?? all;
}

/** Resolves to the functions that open dialogs. After a failure, the next call tries again. */
export function dialogs() {
  return loading ??= load().catch(error => {
    loading = undefined;
    throw error;
  });
}
