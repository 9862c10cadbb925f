// A calendar of a team: people and events come from a server, which also keeps what is edited.
// A stand-in for the server; without this line, the page uses that of its own address.
import { fetch } from './server.js';

const calendar = document.querySelector('almanac-calendar');
const filter = document.querySelector('select');

async function send(method, path, record = null) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(path, { method, headers, body: record && JSON.stringify(record) });
  if (!response.ok) throw new Error(`Not saved: the server answered ${response.status}.`);
  return response.status === 204 ? undefined : response.json();
}

async function save(changes) {
  const answers = [];
  for (const { kind, before, after } of changes) {
    if (kind === 'create') answers.push(await send('POST', '/events', after));
    if (kind === 'update') answers.push(await send('PUT', `/events/${before.id}`, after));
    if (kind === 'delete') answers.push(await send('DELETE', `/events/${before.id}`));
  }
  return answers;
}

// New events are those of a person who is shown.
function showPeople() {
  calendar.calendars = people.map(person => {
    const isShown = ['', person.id].includes(filter.value);
    return { ...person, hidden: !isShown, editable: isShown };
  });
}

calendar.eventContent = ({ calendar: name, color, place, timeText, title }) => {
  const row = document.createElement('span'), avatar = document.createElement('b');
  row.className = `event ${place}`;
  avatar.textContent = name.split(' ').map(([letter]) => letter).join('');
  avatar.style.cssText = `background: var(--almanac-${color}-text); color: var(--almanac-${color}-tint)`;
  row.append(avatar, [title, timeText].filter(Boolean).join(', '));
  return row;
};

const people = await send('GET', '/people');
for (const { id, name } of people) filter.add(new Option(name, id));
showPeople();
// Only the calendars of people take new events.
const team = calendar.addSource({ id: 'team', editable: false, load: ({ start, end }) => send('GET', `/events?start=${start}&end=${end}`) });

calendar.addEventListener('beforeeventchange', event => {
  const isPast = record => record?.start < calendar.today;
  if (event.detail.changes.some(({ before, after }) => isPast(before) || isPast(after))) event.preventDefault();
});
calendar.addEventListener('eventchange', event => event.waitUntil(save(event.detail.changes)));
calendar.addEventListener('saveerror', () => team.refetch());
filter.addEventListener('change', showPeople);
document.querySelector('button').addEventListener('click', () => calendar.print());
