// The page that `start-profile` opens: starts calendars in many ways, and sends which functions their programs called.
// A function that is called here is in the first module: first frames, scrolling, and other sizes. Everything else waits for the second.

import '/almanac-calendar.js';

const { program, ...wanted } = Object.fromEntries(new URLSearchParams(location.search));
const isEditing = program === 'almanac-edit';

/** The latest engine, and the profiles of all so far. */
let engine;
const profiles = [];
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...values) => {
  const { exports } = await instantiate.apply(WebAssembly, values);
  if (exports.__write_profile) engine = exports;
  // Rehearsals follow the second module.
  return { exports: { ...exports, almanac_rehearse: () => 0 } };
};

const pause = time => new Promise(done => setTimeout(done, time));
const painted = () => new Promise(requestAnimationFrame).then(() => pause(0));
const heard = (target, type) => new Promise(done => target.addEventListener(type, done, { once: true }));

/** The day of all scenes, and events around it: every field that may come with the first frame, and common rules. */
const TODAY = '2026-02-16';
const dayAt = days => new Date(Date.UTC(2026, 1, 16 + days)).toISOString().slice(0, 10);
const COLORS = ['red', '#3366cc', undefined, 'rgb(10 120 60)'];
const plain = count => Array.from({ length: count }, (_, index) => {
  const day = dayAt(index * 37 % 120 - 60), hour = 7 + index % 12, isAllDay = index % 10 < 3;
  const time = (date, hours) => isAllDay ? date : `${date}T${`${hours}`.padStart(2, '0')}:${index % 2 ? '30' : '00'}`;
  return { id: `${index}`, title: `Meeting ${index}`, start: time(day, hour),
    end: isAllDay ? dayAt(index * 37 % 120 - 59 + index % 3) : time(day, hour + 1 + index % 3) };
});
const rich = [
  ...plain(120).map((event, index) => ({ ...event, color: COLORS[index % 4], calendar: ['work', 'home', undefined][index % 3],
    location: index % 5 ? '' : 'Room 1', notes: index % 7 ? '' : 'Bring a pen', status: ['confirmed', 'tentative', 'cancelled'][index % 3] })),
  { id: 'zone', title: 'Call', start: `${dayAt(1)}T15:00`, duration: 'PT1H30M', zone: 'America/New_York' },
  { id: 'utc', title: 'Launch', start: `${dayAt(2)}T12:00:00Z`, end: `${dayAt(2)}T13:00:00Z` },
  { id: 'late', title: 'Night', start: `${dayAt(0)}T22:00`, end: `${dayAt(1)}T06:00` },
  { id: 'point', title: 'Due', start: `${dayAt(0)}T17:00` },
  { id: 'back', title: 'Closed', start: dayAt(4), end: dayAt(6), display: 'background' },
  { id: 'hours', title: 'Open', start: `${dayAt(0)}T09:00`, end: `${dayAt(0)}T17:00`, display: 'background' },
  ...Array.from({ length: 9 }, (_, index) => ({ id: `busy${index}`, title: `Overlap ${index}`, start: `${dayAt(0)}T10:0${index}`,
    end: `${dayAt(0)}T1${1 + index % 3}:00` })),
];
const EVENTS = { none: undefined, plain: plain(1000), rich };

/** Shows a calendar, with what a page may do until the second module is there; `play` names what people do. */
async function show({ events = 'rich', width = 1000, height = 700, play = '', ...attributes }) {
  const calendar = document.createElement('almanac-calendar');
  Object.assign(calendar.style, { display: 'block', width: `${width}px`, height: `${height}px` });
  const given = { today: TODAY, 'time-zone': 'Europe/Berlin', lang: 'en', ...isEditing ? { editable: '' } : {}, ...attributes };
  for (const [name, value] of Object.entries(given)) if (value !== null) calendar.setAttribute(name, value);
  if (EVENTS[events]) calendar.events = EVENTS[events];
  const ready = heard(calendar, 'ready');
  document.body.append(calendar);
  await ready;
  await painted();
  for (const name of play.split(' ').filter(Boolean)) await PLAYS[name](calendar);
  await painted();
  // The profile is read before the calendar closes, which needs no module: see `Bridge.end`.
  const { __write_profile: write, almanac_inbox: inbox, memory } = engine, length = write(0, 0), start = inbox(length);
  write(start, length);
  profiles.push(new Uint8Array(memory.buffer.slice(start, start + length)));
  calendar.remove();
  await pause(20);
}

async function scrollAll(calendar, steps) {
  for (const step of steps) {
    for (const each of calendar.shadowRoot.querySelectorAll('.scrolls')) {
      each.scrollTop += step;
      each.scrollLeft += step;
    }
    await painted();
  }
  // Until the scrolling has ended, and what follows its end.
  await pause(1000);
  await painted();
}

const PLAYS = {
  scroll: calendar => scrollAll(calendar, [40, 300, -200, 900, -2000]),
  async resize(calendar) {
    for (const width of [420, 800]) {
      calendar.style.width = `${width}px`;
      await painted();
      await painted();
    }
  },
};

/** As in `common.js`. */
const LEVELS = isEditing ? ['month'] : ['month', 'week', 'day', 'agenda'];
const LANGUAGES = ['de', 'fr', 'ja', 'ar', 'he', 'hi', 'ru'];
const SOME_OPTIONS = [
  { 'week-numbers': '', 'first-weekday': 'sun', 'hour-cycle': '12', 'top-time': '10:00', 'heading-level': '3', images: 'remote' },
  { 'text-scale': '1.5', height: 'auto', activation: 'none', snap: '15', 'default-length': '30', 'edit-rules': 'bounds',
    'reduces-motion': 'always', drop: 'false' },
  { date: '2031-05-17', 'time-zone': 'Asia/Kolkata', locale: 'en-GB', 'hour-cycle': '24', 'fetch-margin': '10' },
  { today: null, 'time-zone': null },
];
const SCENES = [
  ...LEVELS.flatMap(level => [
    ...Object.keys(EVENTS).map(events => ({ level, events })),
    { level, play: 'scroll' },
    { level, play: 'resize' },
    { level, width: 360, height: 640, play: 'scroll' },
    { level, width: 2000, height: 1200 },
    { level, width: 0, height: 0, play: 'resize' },
    ...['dark', 'basic', 'contrast'].map(theme => ({ level, theme })),
    { level, dir: 'rtl', lang: 'ar' },
    ...SOME_OPTIONS.filter(({ date }) => !date || level !== 'agenda').map(options => ({ level, ...options })),
  ]),
  ...LANGUAGES.map((lang, index) => ({ lang, level: LEVELS[index % 3] ?? 'month' })),
];

(async () => {
  for (const scene of SCENES.filter(scene => new RegExp(wanted.only ?? '').test(JSON.stringify(scene)))) await show(scene);
  await fetch('/profile', { method: 'POST', body: new Blob(profiles.flatMap(bytes => [new Uint32Array([bytes.length]), bytes])) });
})().catch(error => fetch('/failure', { method: 'POST', body: `${error.stack}` }));
