// Stands in for a server: it has people and events as JSON, and keeps events that are sent to it until the page is left. About every
// fourth save fails. Which ones do depends only on `seed` in the address of the page: page.html?seed=2.

const NAMES = ['Ada Moreau', 'Ben Okafor', 'Chloe Lind', 'Diego Santos', 'Emi Tanaka', 'Farid Haddad', 'Greta Vogel', 'Hugo Jensen',
  'Ines Carvalho', 'Jonas Weber', 'Kavya Rao', 'Liam Byrne'];
const COLORS = ['red', 'orange', 'amber', 'lime', 'green', 'teal', 'cyan', 'blue', 'indigo', 'purple', 'pink', 'graphite'];
const ABSENCES = ['Vacation', 'Conference', 'On call', 'Training'];
const MEETINGS = ['Review', 'Interview', 'Planning'];
/** The time until an answer, in milliseconds. */
const DELAY = 200;

const people = NAMES.map((name, index) => ({ id: name.split(' ')[0].toLowerCase(), name, color: COLORS[index] }));

/** The date of a day of November 2026, counted from 1. */
const day = number => new Date(Date.UTC(2026, 10, number)).toISOString().slice(0, 10);

const events = new Map(people.flatMap(({ id, name }, index) => {
  const first = 1 + index * 5 % 28, hour = 9 + index % 6, absence = ABSENCES[index % 4], meeting = MEETINGS[index % 3];
  const [givenName] = name.split(' '), meetingDay = day([17, 19, 23, 24, 26, 27][index % 6]);
  return [
    { id: `${id}-1`, calendar: id, title: `${absence}: ${givenName}`, start: day(first), end: day(first + 1 + index % 3) },
    { id: `${id}-2`, calendar: id, title: `${meeting}: ${givenName}`, start: `${meetingDay}T${`${hour}`.padStart(2, '0')}:00`,
      end: `${meetingDay}T${hour + 1}:00` },
  ];
}).map(event => [event.id, event]));

let number = 100;
let state = Math.imul(Number(new URLSearchParams(globalThis.location?.search).get('seed') ?? 1), 2654435761) >>> 0;

/** Whether the next save fails. */
function fails() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state < 2 ** 30;
}

function answer(method, path, record) {
  const { pathname, searchParams } = new URL(path, 'http://server'), [, name, id] = pathname.split('/');
  if (method === 'GET' && name === 'people') return Response.json(people);
  if (method === 'GET') {
    const [from, to] = [searchParams.get('start'), searchParams.get('end')];
    return Response.json([...events.values()].filter(({ start, end = start, rrule }) => rrule || start < to && end >= from));
  }
  if (fails()) return new Response(null, { status: 503 });
  if (method === 'DELETE') return events.delete(id), new Response(null, { status: 204 });
  const stored = method === 'POST' ? { ...record, id: `${number++}` } : record;
  events.set(stored.id, stored);
  return Response.json(stored);
}

/** Answers as the browser's function of this name does. */
export async function fetch(path, { method = 'GET', body } = {}) {
  await new Promise(done => setTimeout(done, DELAY));
  return answer(method, path, body && JSON.parse(body));
}
