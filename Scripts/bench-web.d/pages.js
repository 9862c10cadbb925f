// The pages with a calendar that bench-web opens, and their server.

const { existsSync, readFileSync } = require('node:fs');
const { createServer } = require('node:http');
const { createHash } = require('node:crypto');
const { extname, join } = require('node:path');
const { brotliCompressSync } = require('node:zlib');

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.txt': 'text/plain' };

/** An element, loaded as Documentation/Web/Start.md says. */
const element = (program, option) => ({
  isElement: true,
  files: ['almanac-calendar.js', 'almanac-calendar-more.js', `${program}.wasm`, ...program === 'almanac-resources' ? []
    : [`${program}-more.wasm`]].map(name => `site/${name}`),
  head: count => `<link rel="modulepreload" href="/site/almanac-calendar.js">
    ${count ? '<link rel="modulepreload" href="/site/almanac-calendar-more.js">' : ''}
    <link rel="preload" href="/site/${program}.wasm" as="fetch" type="application/wasm" crossorigin>`,
  script: `<script type="module">
    import '/site/almanac-calendar.js';
    const calendar = document.createElement('almanac-calendar');
    calendar.today = '2025-06-11';
    ${option}
    calendar.events = events;
    box.append(calendar);</script>`,
});
const peer = (files, script) => ({ files: files.map(name => `peers/${name}`), script: `<script>${script}</script>`,
  head: () => files.map(name => name.endsWith('.css') ? `<link rel="stylesheet" href="/peers/${name}">`
    : `<script src="/peers/${name}"></script>`).join('') });

/** The files of each calendar, and the script that shows `events` in the month of June 2025 or, with `ofResources`, `resources`. */
const CALENDARS = {
  Almanac: element('almanac', ''),
  'Almanac, editable': element('almanac-edit', 'calendar.editable = true;'),
  // FullCalendar's element has to be its own: the size of the box as a style of this element would hide the days.
  FullCalendar: peer(['fullcalendar.js'], `new FullCalendar.Calendar(box.appendChild(document.createElement('div')), {
    initialDate: '2025-06-11', height: '100%', dayMaxEvents: true, editable: true, events }).render();`),
  EventCalendar: peer(['event-calendar.css', 'event-calendar.js'], `EventCalendar.create(box, { date: '2025-06-11', view: 'dayGridMonth',
    height: '100%', dayMaxEvents: true, editable: true, events });`),
  'TOAST UI': peer(['toastui-calendar.css', 'toastui-calendar.js'], `const calendar = new tui.Calendar(box, { defaultView: 'month' });
    calendar.setDate('2025-06-11');
    calendar.createEvents(events.map(({ allDay, ...event }) => ({ ...event, calendarId: '1', category: allDay ? 'allday' : 'time',
      isAllday: allDay })));`),
  'Almanac, resources': { ...element('almanac-resources', `calendar.editable = true;
    calendar.levels = calendar.level = 'day:resources';
    calendar.resourceWidth = 120;
    calendar.resources = resources;`), ofResources: true },
  'EventCalendar, resources': { ...peer(['event-calendar.css', 'event-calendar.js'], `EventCalendar.create(box, { date: '2025-06-11',
    view: 'resourceTimeGridDay', columnWidth: '120px', height: '100%', editable: true, resources, events });`), ofResources: true },
};

/** The number of events of each resource on the day in view. */
const EVENTS_OF_RESOURCE = 4;

/**
 * Runs in the page: makes events, all of one day if there are resources, and reports again and again what happened when, in
 * milliseconds after the navigation.
 */
function watch(count, resourceCount) {
  // Xorshift32 with a fixed seed: each run has the same events.
  let state = 20250101;
  const next = below => { state ^= state << 13; state ^= state >>> 17; state ^= state << 5; return (state >>> 0) % below; };
  const iso = time => new Date(time).toISOString();
  globalThis.events = Array.from({ length: count }, (_, index) => {
    const day = resourceCount ? Date.UTC(2025, 5, 11) : Date.UTC(2025, 0, 1) + 864e5 * next(365);
    const allDay = !resourceCount && next(100) < 30, start = allDay ? day : day + 9e5 * (24 + next(64));
    const end = start + (allDay ? 864e5 * (1 + next(3)) : 18e5 * (1 + next(4)));
    const text = time => allDay ? iso(time).slice(0, 10) : iso(time);
    const resources = resourceCount ? { resourceIds: [`${index % resourceCount}`] } : {};
    return { id: `${index}`, title: `Meeting ${index}`, start: text(start), end: text(end), allDay, ...resources };
  });
  globalThis.resources = Array.from({ length: resourceCount }, (_, index) => ({ id: `${index}`, title: `Room ${index}` }));
  const happened = {};
  // The frame after the one that a change asks for begins when the change was painted.
  const changed = () => requestAnimationFrame(() => requestAnimationFrame(now => { happened.settled = now; }));
  const observe = root => new MutationObserver(changed).observe(root, { childList: true, subtree: true, characterData: true });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    observe(root);
    return root;
  };
  observe(globalThis.box);
  document.addEventListener('ready', () => { happened.ready = performance.now(); }, true);
  setInterval(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const script = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/almanac-calendar.js'));
    globalThis.report(JSON.stringify({ ...happened, first: first?.startTime, script: script?.responseEnd }));
  }, 500);
}

function page(name, count) {
  const { head, script, ofResources } = CALENDARS[name], counts = ofResources ? [EVENTS_OF_RESOURCE * count, count] : [count, 0];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,"><style>body { margin: 0 }
    #box, almanac-calendar { display: block; width: 1280px; height: 800px }</style>${head(count)}<div id="box"></div>
    <script>(${watch})(${counts})</script>${script}`;
}

/** Serves pages, and the files in the folders `site` and `peers`, compressed, as `almanac serve` does: browsers ask each time. */
exports.Pages = class Pages {
  #bodies = new Map();

  /** With `ofResources`, the calendars are those with resources. */
  constructor(site, peers, ofResources = false) {
    Object.assign(this, { site, peers });
    this.calendars = {};
    this.absent = [];
    for (const [name, calendar] of Object.entries(CALENDARS)) {
      if (!calendar.ofResources === ofResources) continue;
      const missing = calendar.files.find(path => !existsSync(this.#file(path)));
      if (missing) this.absent.push(`${name} is left out: $ALMANAC_PEERS has no ${missing.slice(6)}`);
      else this.calendars[name] = calendar;
    }
    // All now, so that no request waits.
    for (const { files } of Object.values(this.calendars)) for (const path of files) this.#body(path);
    this.server = createServer((request, response) => this.#respond(request, response));
  }

  async listen() {
    await new Promise(done => this.server.listen(0, '127.0.0.1', done));
    this.address = `http://127.0.0.1:${this.server.address().port}`;
  }

  url(name, count) { return `${this.address}/?${new URLSearchParams({ name, count })}`; }

  /** The version in the first lines of a calendar's script. */
  version(name) {
    const path = CALENDARS[name].files.find(each => each.endsWith('.js')), text = `${readFileSync(this.#file(path))}`;
    return /^\W*[^]{0,80}?(?:\bv|@version )(\d+[.]\d+[.]\d+\S*)/.exec(text)?.[1] ?? '';
  }

  /** The compressed size of all files of a calendar. */
  kilobytes(name) { return (CALENDARS[name].files.reduce((sum, path) => sum + this.#body(path).length, 0) / 1000).toFixed(0); }

  #file(path) {
    const [root, ...rest] = path.split('/');
    return join({ site: this.site, peers: this.peers ?? '' }[root] ?? '', ...rest);
  }

  /** The compressed content of a file; `make-web` without -q has it beside the file. */
  #body(path) {
    const file = this.#file(path), done = `${file}.br`;
    if (!this.#bodies.has(path)) this.#bodies.set(path, existsSync(done) ? readFileSync(done) : brotliCompressSync(readFileSync(file)));
    return this.#bodies.get(path);
  }

  #respond({ url, headers }, response) {
    const { pathname, searchParams } = new URL(url, 'http://localhost'), path = pathname.slice(1);
    const isPage = path === '', isFile = /^(site|peers)\/[^/]+$/.test(path) && existsSync(this.#file(path));
    if (!isPage && !isFile) return response.writeHead(404).end();
    const body = isPage ? brotliCompressSync(page(searchParams.get('name'), +searchParams.get('count'))) : this.#body(path);
    const tag = `"${createHash('sha256').update(body).digest('hex')}"`, fields = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ETag: tag };
    if (headers['if-none-match'] === tag) return response.writeHead(304, fields).end();
    const type = isPage ? 'text/html' : TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { ...fields, 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length }).end(body);
  }
};
