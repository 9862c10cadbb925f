const calendar = document.querySelector('almanac-calendar');
calendar.events = [
  { id: '1', title: 'Regatta', start: '2026-11-22', end: '2026-11-24' },
  { id: '2', title: 'Training', start: '2026-11-24T18:00', end: '2026-11-24T20:00', rrule: 'FREQ=WEEKLY' },
];
calendar.addEventListener('dateselect', event => console.log(event.detail.date));
