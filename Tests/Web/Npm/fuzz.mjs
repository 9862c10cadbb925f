// usage: node Tests/Web/Npm/fuzz.mjs [CASES] [SEED]
// The fuzz target web-events: gives the module that reads a page's events objects of any kind. Nothing may be thrown, and each
// problem has a sentence. The engine and the colors of the browser are stand-ins. Prints the seed of a failure.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [cases = '20000', first = '1'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'almanac-fuzz-'));
cpSync(fileURLToPath(new URL('../../../Sources/Web/WebAssets/Modules', import.meta.url)), folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
globalThis.document = { createElement: () => ({ style: {}, remove() {} }) };
globalThis.getComputedStyle = () => ({ color: 'rgb(1, 2, 3)' });
const { EventSet } = await import(pathToFileURL(join(folder, 'events/events.js')));
rmSync(folder, { recursive: true });

let state = 1;
/** A number from 0 up to, but without, 1. */
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}
const pick = list => list[Math.floor(random() * list.length)];

const FIELDS = ['id', 'title', 'start', 'end', 'duration', 'allDay', 'zone', 'endZone', 'calendar', 'color', 'status', 'display',
  'location', 'notes', 'url', 'image', 'rrule', 'rdate', 'exdate', 'overrides', 'editable', 'inclusive', 'hidden'];
const trap = new Proxy({}, { get() { throw new Error('no property can be read'); } });
const HOSTILE = [undefined, null, true, '', 0, -1, NaN, Infinity, 1e308, 10n, Symbol('text'), {}, [], [Symbol()], [[[]]], () => 1, trap,
  Object.create(null), { toString() { throw trap; } }, { toString: () => Symbol() }, { [Symbol.toPrimitive]() { throw 1; } },
  '\ud800', '\0', 'x'.repeat(70_000), new Date(NaN), new Date(8.64e15), '2026-11-21', '2026-11-21T10:00', '2026-11-21T10:00Z',
  '2026-11-21T10:00[Europe/Paris]', '2026-11-21T10:00[Nowhere/x]', '-271821-04-20', '+275760-09-13T00:00Z', 'PT1H', '1:00',
  'FREQ=DAILY', ['FREQ=DAILY'], { freq: 'weekly', byweekday: [0, { weekday: 1, n: 2 }], until: '2026' },
  { [Symbol.toStringTag]: 'Temporal.Instant', epochMilliseconds: Symbol() },
  { [Symbol.toStringTag]: 'Temporal.PlainDate', toString: () => 5 }];

function makeEvent() {
  if (random() < 0.05) return pick(HOSTILE);
  const event = random() < 0.8 ? { start: '2026-11-21' } : {};
  for (const name of FIELDS) if (random() < 0.25) event[name] = pick(HOSTILE);
  if (random() < 0.2) event.overrides = [{ recurrenceId: pick(HOSTILE), start: pick(HOSTILE) }, pick(HOSTILE)];
  if (random() < 0.1) Object.defineProperty(event, pick(FIELDS), { get() { throw new Error('this field cannot be read'); } });
  return event;
}

/** What a source says of all its events. */
function makeOwner() {
  const owner = {};
  if (random() < 0.2) owner.fields = { title: pick(HOSTILE), start: () => pick(HOSTILE) };
  for (const name of ['calendar', 'zone', 'name', 'color', 'defaultLength']) if (random() < 0.1) owner[name] = pick(HOSTILE);
  return owner;
}

let failed = 0, problems = 0;
for (let seed = +first; seed < +first + +cases; seed++) {
  state = Math.imul(seed, 2654435761) >>> 0;
  const session = { box: { appendChild: element => element }, encoder: new TextEncoder(), send: bytes => bytes.length, showSoon() {},
    engine: { almanac_events() {} }, contents: { refresh() {} }, batch: [] };
  const calendars = new Map([['a', { id: 'a', name: pick(HOSTILE), color: pick(HOSTILE), editable: pick(HOSTILE) }]]);
  const report = list => list.forEach(({ field, reason }) => {
    problems++;
    if (typeof field !== 'string' || typeof reason !== 'string' || !reason) throw new Error('a problem has no sentence');
  });
  const set = new EventSet(0, makeOwner(), { session, calendars, report, saves: { ended: 0, idsOf: () => [] } });
  const list = [makeEvent(), makeEvent(), makeEvent()];
  try {
    set.replace(list);
    set.put(list);
    set.replace([...list, makeEvent()]);
    set.start();
    set.delete(list.slice(0, 1));
  } catch (error) {
    if (failed++ < 5) console.log(`web-events: seed ${seed}: ${error?.stack ?? String(error)}`);
  }
}
console.log(`web-events: ${cases} cases, ${problems} problems said, ${failed} failures`);
process.exit(failed ? 1 : 0);
