// The appointments of a practice: people choose a free slot, and the browser submits the form.

const SLOT = 20 * 60_000;
const calendar = document.querySelector('almanac-calendar');
const format = new Intl.DateTimeFormat('de', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Berlin' });

const taken = (day, from, until) => ({ id: `${day} ${from}`, title: 'Belegt', color: 'graphite', start: `2026-11-${day}T${from}`, end: `2026-11-${day}T${until}` });

if (matchMedia('(width >= 50rem)').matches) calendar.level = 'week';
calendar.events = [
  taken(23, '09:00', '09:40'), taken(23, '10:20', '11:00'), taken(23, '15:00', '15:20'), taken(24, '08:20', '09:20'),
  taken(25, '08:00', '08:40'), taken(26, '11:20', '12:00'), taken(27, '09:40', '10:00'), taken(30, '08:00', '08:20'),
  { ...taken(24, '10:00', '12:00'), title: 'Hausbesuche', display: 'background', overlap: false },
  { ...taken(26, '14:00', '18:00'), title: 'Fortbildung', display: 'background', overlap: false },
];
calendar.addEventListener('timeselect', ({ detail: { start } }) => {
  document.querySelector('output').value = start ? `Ihr Termin: ${format.format(new Date(start))} Uhr` : 'Bitte wählen Sie einen freien Termin.';
  // Keys can select several slots; an appointment has one.
  if (start) calendar.value = `${start}/${new Date(Date.parse(start) + SLOT).toISOString()}`;
});
