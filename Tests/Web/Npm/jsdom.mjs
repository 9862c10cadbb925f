// usage: node jsdom.mjs server|missing|plain|testing|idle|react    in a folder with almanac-calendar, jsdom, and React in node_modules
// The package on a server without a document, and in jsdom with the globals that test runners set. Fails if something is not as
// expected.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const [, , mode] = process.argv;
if (mode === 'server') {
  const { Calendar } = await import('almanac-calendar/react');
  const { default: { createElement } } = await import('react');
  const { default: { renderToString } } = await import('react-dom/server');
  const text = renderToString(createElement(Calendar, { className: 'wide', date: '2026-11-21', level: 'week', weekNumbers: true,
    rowHeight: 60, events: [], onDatechange() {}, eventContent: () => null }, createElement('p', null, 'Wait')));
  // React 18 leaves out the children of custom elements on servers.
  assert.equal(text.replace('<p>Wait</p>', ''),
    '<almanac-calendar class="wide" date="2026-11-21" level="week" week-numbers="" row-height="60"></almanac-calendar>');
  assert.equal(globalThis.document, undefined);
  process.exit(0);
}

/** Imports the check of the environment again. */
const checkEnvironment = number => import(new URL(`node_modules/almanac-calendar/environment.js?${number}`, import.meta.url));
if (mode === 'missing') {
  await assert.rejects(import('almanac-calendar/testing'), /the global document is not defined.*global-jsdom/);
  assert.equal(typeof (await import('almanac-calendar')).AlmanacCalendar, 'function');
}

const { JSDOM } = createRequire(import.meta.url)('jsdom');
const { window } = new JSDOM('<!doctype html><html lang="en"><body><div id="app"></div>',
  { url: 'http://localhost/', pretendToBeVisual: true });
/** What Node has, too, but tests need from the document. */
const OWN = ['Event', 'EventTarget', 'CustomEvent', 'AbortController', 'AbortSignal', 'navigator', 'Blob', 'File', 'DOMException'];
for (const name of Object.getOwnPropertyNames(window)) {
  // global-jsdom keeps all that Node has.
  if (name in globalThis && (mode === 'idle' || !OWN.includes(name))) continue;
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: window[name] });
}
globalThis.window = globalThis;
const frames = count => new Promise(done => requestAnimationFrame(() => count > 1 ? frames(count - 1).then(done) : done()));
/** Waits until something is as expected; for five seconds of frames at most. */
async function until(isTrue) {
  for (let count = 0; count < 300 && !isTrue(); count++) await frames(1);
}

function makeCalendar(options) {
  const calendar = document.createElement('almanac-calendar'), told = [];
  calendar.configure({ locale: 'en', today: '2026-11-21', date: '2026-11-21', timeZone: 'UTC', ...options });
  for (const type of ['ready', 'datechange', 'dateselect', 'fail']) {
    calendar.addEventListener(type, ({ detail }) => told.push(`${type} ${Object.values(detail ?? {}).join(' ')}`.trim()));
  }
  calendar.append('Please wait.');
  document.body.append(calendar);
  return { calendar, told };
}

if (mode === 'missing') {
  const { ShadowRoot, CustomEvent } = globalThis;
  delete globalThis.ShadowRoot;
  await assert.rejects(checkEnvironment(1), /the global ShadowRoot is not defined/);
  globalThis.ShadowRoot = ShadowRoot;
  Object.defineProperty(window, 'CustomEvent', { value: globalThis.CustomEvent = class {} });
  await assert.rejects(checkEnvironment(2), /rejects the globals Event,/);
  globalThis.CustomEvent = CustomEvent;
  await checkEnvironment(3);
}

if (mode === 'plain') {
  await import('almanac-calendar');
  console.error = () => {};
  const { calendar, told } = makeCalendar();
  await assert.rejects(calendar.whenReady());
  await assert.rejects(calendar.goTo('2027-03-10'));
  assert.match(told.join(), /^fail /);
  // What is in the element stays visible.
  assert.equal(calendar.shadowRoot.querySelector('slot').assignedNodes()[0].data, 'Please wait.');
}

if (mode === 'testing') {
  // The element may come first.
  await import('almanac-calendar');
  const { SIZE } = await import('almanac-calendar/testing');
  const { calendar, told } = makeCalendar({ editable: true, reducesMotion: 'always' });
  calendar.events = [{ id: '1', title: 'Regatta', start: '2026-11-22' }];
  assert.equal(calendar.shadowRoot.querySelector('slot').assignedNodes()[0].data, 'Please wait.');
  await calendar.whenReady();
  assert.equal(calendar.shadowRoot.querySelector('slot'), null);
  assert.equal(calendar.period.title, 'November 2026');
  assert(calendar.shadowRoot.querySelectorAll('[role=gridcell]').length >= 28);
  assert(calendar.shadowRoot.textContent.includes('Regatta'));
  await calendar.goTo('2027-03-10');
  await calendar.select('2027-03-12');
  await calendar.setLevel('week');
  await until(() => told.length > 3);
  assert.deepEqual(told, ['ready', 'datechange 2027-03-10 month', 'dateselect 2027-03-12', 'datechange 2027-03-12 week']);
  assert.deepEqual(calendar.eventsOn('2026-11-22').map(({ title }) => title), ['Regatta']);
  const { id, ok } = await calendar.create({ title: 'Training', start: '2027-03-12' });
  assert(ok && calendar.eventsOn('2027-03-12').some(each => each.id === id));
  // The same places on every machine.
  const { x, width } = calendar.rectOf('2027-03-12');
  assert(x > 0 && x + width < SIZE.width && width > 80);
  assert.equal(calendar.dateAt(x + width / 2, SIZE.height / 2).date, '2027-03-12');
  // Both forms of times name an occurrence.
  const rrule = 'FREQ=WEEKLY;COUNT=9', start = '2026-11-24T10:00';
  calendar.events = [{ id: 'lesson', start, rrule, overrides: [{ recurrenceId: '2026-12-01T10:00', title: 'Exam' }] }];
  const names = calendar.eventsIn({ start: '2026-11-23', end: '2026-12-07' }).map(each => each.recurrenceId);
  assert.deepEqual(names, [start, '2026-12-01T10:00']);
  for (const recurrenceId of ['2026-12-01T10:00', '2026-12-01T10:00:00']) {
    assert(await calendar.reveal('lesson', { recurrenceId }));
    assert((await calendar.edit('lesson', { title: 'Test' }, { recurrenceId })).ok);
  }
  assert(!await calendar.reveal('lesson', { recurrenceId: '2026-12-01T11:00' }) && !await calendar.reveal('lesson', { recurrenceId: '?' }));
  calendar.remove();
}

if (mode === 'idle') {
  // Node's own events, and a calendar that stays: the process ends.
  assert.notEqual(Event, window.Event);
  await import('almanac-calendar/testing');
  const { calendar } = makeCalendar({ reducesMotion: 'always' });
  await calendar.whenReady();
  await calendar.goTo('2027-03-10');
  assert.equal(calendar.period.title, 'March 2027');
}

if (mode === 'react') {
  await import('almanac-calendar/testing');
  const { Calendar } = await import('almanac-calendar/react');
  const { default: { createElement, StrictMode, useState } } = await import('react');
  const { default: { createRoot } } = await import('react-dom/client');
  const events = [{ id: '1', title: 'Regatta', start: '2026-11-22', boat: 'Heron' }], told = [], ref = { current: null };
  let show, state;
  function Page({ isLoud }) {
    const [{ date, level, ...more }, set] = useState({ date: '2026-11-21', level: 'month' });
    [state, show] = [{ date, level }, set];
    return createElement(Calendar, { ref, className: 'wide', date, level, locale: 'en', today: new Date(2026, 10, 21), weekNumbers: true,
      events,
      onDatechange: ({ detail }) => { told.push(`${detail.level} ${detail.date} ${isLoud}`); set(before => ({ ...before, ...detail })); },
      eventContent: ({ event }) => createElement('b', null, `${event.boat}${isLoud ? '!' : ''}`), ...more }, createElement('p', null, 'Wait'));
  }
  const root = createRoot(document.querySelector('#app'));
  const render = props => root.render(createElement(StrictMode, null, createElement(Page, props)));
  render({ isLoud: false });
  await frames(2);
  const calendar = ref.current;
  await calendar.whenReady();
  assert(calendar.effective('weekNumbers') === true && calendar.getAttribute('today') === '2026-11-21');
  await until(() => calendar.querySelector('b'));
  assert.equal(calendar.querySelector('b')?.textContent, 'Heron');
  render({ isLoud: true });
  await until(() => calendar.querySelector('b').textContent === 'Heron!');
  assert.equal(calendar.querySelector('b').textContent, 'Heron!');
  // A change of state navigates; what is reported then changes nothing.
  show(before => ({ ...before, date: '2027-03-10', level: 'week' }));
  await until(() => told.length > 0);
  await frames(20);
  assert.deepEqual(told, ['week 2027-03-10 true']);
  // People navigate while the page renders.
  let seed = 1;
  const random = count => Math.floor((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32 * count);
  for (let step = 0; step < 12; step++) {
    const wanted = { date: `2027-0${1 + random(9)}-1${random(10)}`, level: ['month', 'week', 'day'][random(3)] };
    calendar.setLevel(wanted.level);
    calendar.goTo(wanted.date);
    await frames(random(60));
    assert.deepEqual({ date: calendar.date, level: calendar.level }, wanted);
    if (step < 11) continue;
    await until(() => told.at(-1) === `${wanted.level} ${wanted.date} true`);
    await frames(5);
    assert.deepEqual(state, wanted);
    assert.deepEqual({ date: calendar.getAttribute('date'), level: calendar.getAttribute('level') }, wanted);
  }
  assert(told.length <= 13 && told.every((each, index) => each !== told[index + 1]));
  // Every field of the element that can be set, except what other props say one by one.
  const [{ declarations: [{ members }] }] = createRequire(import.meta.url)('almanac-calendar/custom-elements.json').modules;
  const isSettable = name => Object.hasOwn(calendar, name) || Object.getOwnPropertyDescriptor(Object.getPrototypeOf(calendar), name)?.set;
  const fields = members.filter(({ kind, name, attribute }) => kind === 'field' && !attribute && isSettable(name)
    && !['state', 'options', 'value'].includes(name)).map(({ name }) => name);
  assert(fields.length >= 8 && fields.includes('allowChange'));
  show({ ...state, ...Object.fromEntries(fields.map(name => [name, /Content$|^allow/.test(name) ? () => null : []])) });
  await frames(3);
  for (const name of fields) assert(calendar[name], name);
  // Options, lists, hooks, and listeners that go.
  show({ date: state.date, level: state.level, weekNumbers: undefined, events: undefined, eventContent: undefined,
    allowChange: undefined });
  await frames(3);
  assert(calendar.weekNumbers === null && calendar.events === null && calendar.eventContent === null && calendar.allowChange === null);
  root.unmount();
  assert.equal(ref.current, null);
  assert(!calendar.isConnected);
}
if (mode !== 'idle') process.exit(0);
