// Serves the files of the page when the server does not respond. `almanac serve` writes two lines in front of this: BUILD, the
// number of the build, and TAGS, the entity tags of the files by path. So each build has another worker.

/** The files that a page may load. The API is never kept, nor anything that depends on who asks. */
const OF_PAGE = /^\/(index\.html|style\.css|icon\.svg|manifest\.webmanifest|almanac-edit(-more)?\.wasm|almanac-[A-Za-z-]+\.(js|txt))$/;
const FILES = Object.keys(TAGS).filter(path => OF_PAGE.test(path) && path !== '/almanac-worker.js');
const NAME = 'almanac page ', CACHE = NAME + BUILD;

/** Returns the path of the file that a request is about; undefined for requests that the browser sends itself. */
function pathOf({ method, mode, url }) {
  const { origin, pathname } = new URL(url), path = pathname === '/' ? '/index.html' : pathname;
  const isFile = method === 'GET' && origin === location.origin && FILES.includes(path);
  return isFile && (mode !== 'navigate' || path === '/index.html') ? path : undefined;
}

/** Keeps a file. Fails if the server has another build by now, whose files would not fit. */
async function keep(cache, path) {
  const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
  const tag = response.headers.get('ETag')?.replace(/^W\/|"/g, '') ?? '';
  // Compressed files have another tag.
  if (!response.ok || response.redirected || tag !== TAGS[path] && !tag.startsWith(`${TAGS[path]}-`)) throw new Error(path);
  await cache.put(path, response);
}

/** The server's file; without a response, the kept one. */
async function answer({ request, preloadResponse }, path) {
  try {
    return await preloadResponse ?? await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(path);
    if (kept) return kept;
    throw error;
  }
}

async function start() {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(NAME) && name !== CACHE).map(name => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
}

/** Replaces the worker of the former build, unless several pages are open, which may still need its files. */
async function startIfAlone() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

addEventListener('install', event => event.waitUntil(caches.open(CACHE).then(cache =>
  Promise.all(FILES.map(path => keep(cache, path))))));
addEventListener('activate', event => event.waitUntil(start()));
addEventListener('message', event => event.waitUntil(startIfAlone()));
addEventListener('fetch', event => {
  const path = pathOf(event.request);
  if (path) event.respondWith(answer(event, path));
});
