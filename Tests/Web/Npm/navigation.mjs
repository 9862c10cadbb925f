// usage: node Tests/Web/Npm/navigation.mjs [CASES] [SEED]
// A page that keeps date and level as its own state, and a person who navigates: `datechange` comes once for each navigation. What
// the page sets in return never stops one: what has changed, any number of frames later, or all of it immediately. The module of
// `datechange` is the element's; the calendar is a model that moves by one period for each frame. Prints the seed of a failure.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [cases = '2000', first = '1'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'almanac-navigation-'));
cpSync(fileURLToPath(new URL('../../../Sources/Web/WebAssets/Modules', import.meta.url)), folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
globalThis.window = { onscrollend: null };
const { Arrival } = await import(pathToFileURL(join(folder, 'engine/arrival.js')));
rmSync(folder, { recursive: true });

let state = 1;
/** A whole number from 0 up to, but without, `count`. */
function random(count) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor(state / 2 ** 32 * count);
}
const LEVELS = ['month', 'week', 'day'];
const dateOf = place => new Date(place * 864e5).toISOString().slice(0, 10);
const placeOf = date => Date.parse(date) / 864e5;

/** A calendar of days: it moves to `wanted` by one day for each frame, and changes its level in three frames. */
function makeCalendar() {
  let isRequested = false;
  const listeners = [], scroller = { isScrolling: false, element: { closest: () => null } };
  const calendar = { place: 20_778, wanted: { place: 20_778, level: 'month' }, zoom: 0, told: [], onTold() {}, scroller,
    gate: { isOpen: false }, root: {}, patcher: { nodes: new Map([[1, scroller]]) }, isPressClaimed: 0,
    get isMoving() { return this.place !== this.wanted.place || this.zoom > 0; },
    get period() { return { level: this.wanted.level, start: dateOf(this.place) }; },
    element: { get date() { return dateOf(calendar.place); }, get level() { return calendar.wanted.level; },
      get isZooming() { return calendar.zoom > 0; }, getAttribute: name => calendar.attributes[name] ?? null },
    attributes: { date: '2026-11-21', level: 'month' },
    on(_, types, listener) { listeners.push(listener); },
    requestFrame() { isRequested = true; },
    emit(type, detail) { this.told.push(detail); this.onTold(detail); },
    go(place, level) {
      if (level !== this.wanted.level) this.zoom = 3;
      this.wanted = { place, level };
      this.requestFrame();
    },
    /** As the element does when one of its attributes changes. */
    set(name, value) {
      this.attributes[name] = value;
      if (this.arrival.isEcho(name, value)) return;
      this.go(name === 'date' ? placeOf(value) : this.wanted.place, name === 'level' ? value : this.wanted.level);
    },
    release() {
      this.isPressClaimed = 0;
      scroller.isScrolling = false;
      listeners.forEach(listener => listener());
    },
    frame() {
      if (!isRequested) return;
      if (this.zoom > 0) this.zoom -= 1;
      this.place += Math.sign(this.wanted.place - this.place);
      isRequested = this.isMoving;
      this.arrival.run(isRequested);
    } };
  calendar.arrival = new Arrival(calendar);
  calendar.arrival.run(false);
  calendar.gate.isOpen = true;
  return calendar;
}

function runCase(setsAlways) {
  const calendar = makeCalendar(), page = { date: '2026-11-21', level: 'month' }, shown = { ...page };
  const expect = (isTrue, sentence) => { if (!isTrue) throw new Error(sentence); };
  let asked = { ...calendar.wanted }, before = { ...asked }, count = 0;
  calendar.onTold = detail => {
    Object.assign(page, detail);
    expect(!calendar.isMoving && !calendar.isPressClaimed && !calendar.scroller.isScrolling, 'datechange comes in the middle');
    expect(placeOf(detail.date) === asked.place && detail.level === asked.level, 'datechange tells of another place');
    expect(asked.place !== before.place || asked.level !== before.level, 'datechange comes twice');
    [before, count] = [{ ...asked }, count + 1];
    if (setsAlways) for (const name of ['date', 'level']) calendar.set(name, page[name]);
  };
  /** What a framework does some time after the state has changed. */
  const render = () => {
    for (const name of ['date', 'level']) if (page[name] !== shown[name] && !setsAlways) calendar.set(name, page[name]);
    Object.assign(shown, page);
  };
  for (let step = 0; step < 60; step++) {
    const choice = random(12);
    if (choice < 3) {
      asked = { place: 20_700 + random(200), level: LEVELS[random(3)] };
      calendar.go(asked.place, asked.level);
    } else if (choice === 3) calendar.isPressClaimed = 1;
    else if (choice === 4) calendar.scroller.isScrolling = calendar.isMoving;
    else if (choice === 5) calendar.release();
    else if (choice < 9) for (let frames = random(40); frames > 0; frames--) calendar.frame();
    else render();
    expect(calendar.wanted.place === asked.place && calendar.wanted.level === asked.level, 'the page stops a navigation');
  }
  calendar.release();
  for (let frames = 0; frames < 300; frames++) calendar.frame();
  render();
  calendar.frame();
  const isThere = calendar.place === asked.place && page.date === dateOf(asked.place) && page.level === asked.level;
  expect(isThere, 'the page shows another place');
  // Other values navigate, and so does a value that has been set before.
  for (const date of ['2026-01-01', page.date]) {
    calendar.set('date', date);
    expect(calendar.wanted.place === placeOf(date), 'the page cannot navigate');
  }
  return count;
}

let count = 0, failed = 0;
for (let seed = +first; seed < +first + +cases; seed++) {
  state = Math.imul(seed, 2654435761) >>> 0;
  try { count += runCase(seed % 2 === 0); } catch (error) {
    if (failed++ < 5) console.log(`navigation: seed ${seed}: ${error.message}`);
  }
}
console.log(`navigation: ${cases} cases, ${count} navigations, ${failed} failures`);
process.exit(failed ? 1 : 0);
