// The same page with FullCalendar 6, for comparison. It is only counted, not built.
import { Calendar } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin from '@fullcalendar/interaction';
import listPlugin from '@fullcalendar/list';
import timeGridPlugin from '@fullcalendar/timegrid';
import { fetch } from './server.js';

const TODAY = '2026-11-21';
const filter = document.querySelector('select'), status = document.querySelector('[role=status]');
const dialog = document.querySelector('dialog'), form = document.querySelector('form');

async function send(method, path, record = null) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(path, { method, headers, body: record && JSON.stringify(record) });
  if (!response.ok) throw new Error(`Not saved: the server answered ${response.status}.`);
  return response.status === 204 ? undefined : response.json();
}

async function save(method, path, record, revert) {
  try {
    status.textContent = '';
    return await send(method, path, record);
  } catch (error) {
    revert?.();
    status.textContent = error.message;
  }
}

const recordOf = ({ id, title, startStr, endStr, extendedProps }) => ({ id, title, start: startStr, end: endStr, ...extendedProps });

async function load({ startStr, endStr }) {
  const events = await send('GET', `/events?start=${startStr}&end=${endStr}`);
  return events.filter(({ calendar: id }) => ['', id].includes(filter.value))
    .map(event => ({ ...event, color: people.find(({ id }) => id === event.calendar).color }));
}

/** Shows the form of an event. Returns the button that was pressed. */
function ask(title, person, isNew) {
  form.elements.title.value = title;
  form.elements.person.value = person;
  form.querySelector('[value=delete]').hidden = isNew;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise(done => dialog.addEventListener('close', () => done(dialog.returnValue), { once: true }));
}

const answers = () => ({ title: form.elements.title.value, calendar: form.elements.person.value });

const people = await send('GET', '/people');
for (const { id, name } of people) {
  filter.add(new Option(name, id));
  form.elements.person.add(new Option(name, id));
}

const change = ({ event, revert }) => save('PUT', `/events/${event.id}`, recordOf(event), revert);
const calendar = new Calendar(document.querySelector('#calendar'), {
  plugins: [dayGridPlugin, interactionPlugin, listPlugin, timeGridPlugin],
  initialDate: TODAY,
  now: TODAY,
  height: '100%',
  headerToolbar: { start: 'title', end: 'dayGridMonth,timeGridWeek,timeGridDay,listMonth today prev,next' },
  editable: true,
  selectable: true,
  events: load,
  eventAllow: ({ startStr }, event) => startStr >= TODAY && event.startStr >= TODAY,
  selectAllow: ({ startStr }) => startStr >= TODAY,
  eventContent({ event, timeText }) {
    const row = document.createElement('span'), avatar = document.createElement('b');
    row.className = 'event';
    avatar.textContent = people.find(({ id }) => id === event.extendedProps.calendar).name.split(' ').map(([letter]) => letter).join('');
    row.append(avatar, `${timeText} ${event.title}`);
    return { domNodes: [row] };
  },
  async select({ startStr, endStr }) {
    if (await ask('', filter.value || people[0].id, true) !== 'save') return;
    await save('POST', '/events', { ...answers(), start: startStr, end: endStr });
    calendar.refetchEvents();
  },
  async eventClick({ event }) {
    if (event.startStr < TODAY) return;
    const answer = await ask(event.title, event.extendedProps.calendar, false);
    if (answer === 'save') await save('PUT', `/events/${event.id}`, { ...recordOf(event), ...answers() });
    if (answer === 'delete') await save('DELETE', `/events/${event.id}`);
    if (answer) calendar.refetchEvents();
  },
  eventDrop: change,
  eventResize: change,
});
calendar.render();
filter.addEventListener('change', () => calendar.refetchEvents());
document.querySelector('button').addEventListener('click', () => print());
