// The same page with FullCalendar 6, for comparison. It is only counted, not built.
import { Calendar } from '@fullcalendar/core';
import german from '@fullcalendar/core/locales/de';
import interactionPlugin from '@fullcalendar/interaction';
import luxonPlugin from '@fullcalendar/luxon3';
import timeGridPlugin from '@fullcalendar/timegrid';

const SLOT = 20 * 60_000;
const format = new Intl.DateTimeFormat('de', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Berlin' });
const form = document.querySelector('form'), output = document.querySelector('output'), button = document.querySelector('button');

const taken = (day, from, until) => ({ title: 'Belegt', color: '#5f6b67', start: `2026-11-${day}T${from}`, end: `2026-11-${day}T${until}` });

/** Puts a time, or none, into the form. */
function show(start, value) {
  form.elements.appointment.value = value;
  button.disabled = !value;
  output.value = start ? `Ihr Termin: ${format.format(start)} Uhr` : 'Bitte wählen Sie einen freien Termin.';
}

new Calendar(document.querySelector('#calendar'), {
  plugins: [interactionPlugin, luxonPlugin, timeGridPlugin],
  locale: german,
  timeZone: 'Europe/Berlin',
  initialDate: '2026-11-23',
  now: '2026-11-21',
  initialView: matchMedia('(width >= 50rem)').matches ? 'timeGridWeek' : 'threeDays',
  views: { threeDays: { type: 'timeGrid', duration: { days: 3 } } },
  headerToolbar: { start: 'title', end: 'prev,next' },
  height: '100%',
  weekends: false,
  validRange: { start: '2026-11-23', end: '2026-12-05' },
  allDaySlot: false,
  slotDuration: '00:20',
  slotMinTime: '08:00',
  slotMaxTime: '18:00',
  businessHours: [
    { daysOfWeek: [1, 2, 3, 4, 5], startTime: '08:00', endTime: '12:00' },
    { daysOfWeek: [1, 2, 4], startTime: '14:00', endTime: '18:00' },
  ],
  events: [
    taken(23, '09:00', '09:40'), taken(23, '10:20', '11:00'), taken(23, '15:00', '15:20'), taken(24, '08:20', '09:20'),
    taken(25, '08:00', '08:40'), taken(26, '11:20', '12:00'), taken(27, '09:40', '10:00'), taken(30, '08:00', '08:20'),
    { ...taken(24, '10:00', '12:00'), title: 'Hausbesuche', display: 'background' },
    { ...taken(26, '14:00', '18:00'), title: 'Fortbildung', display: 'background' },
  ],
  selectable: true,
  selectLongPressDelay: 100,
  selectConstraint: 'businessHours',
  selectOverlap: false,
  selectAllow: ({ start, end }) => end - start <= SLOT,
  unselectAuto: false,
  select: ({ start, startStr, endStr }) => show(start, `${startStr}/${endStr}`),
}).render();
