// The rooms of a hospital: planned patients move between rooms, under the rules of the page.

const calendar = document.querySelector('almanac-calendar');
const rooms = [
  { id: 'or1', title: 'OR 1', kinds: ['heart', 'general'], color: 'red', businessHours: 'mon-fri 07:30-17:00' },
  { id: 'or2', title: 'OR 2', kinds: ['bone', 'general'], color: 'blue', businessHours: 'mon-fri 07:30-17:00' },
  { id: 'or3', title: 'OR 3', kinds: ['eye', 'general'], color: 'teal', businessHours: 'mon-thu 08:00-15:00' },
  { id: 'mri', title: 'MRI', kinds: ['scan'], color: 'purple', businessHours: 'mon-fri 07:00-19:00' },
];
const colors = { heart: 'red', bone: 'blue', eye: 'teal', scan: 'purple', general: 'green' };
const patient = (title, kind, room, day, from, until) => ({ id: title, title, kind, color: colors[kind],
  resourceIds: room ? [room] : [], start: `2026-11-${day}T${from}`, end: `2026-11-${day}T${until}` });
// Nobody can move these, and nothing else can be at their times.
const blocked = (title, room, day, from, until) => ({ ...patient(title, 'general', room, day, from, until),
  id: `${title}, ${room}, ${day}`, color: 'graphite', editable: false });

// A room has one patient at a time.
calendar.resources = rooms.map(room => ({ ...room, overlap: false }));
const events = [
  patient('Bypass, K. Lind', 'heart', 'or1', 24, '07:30', '11:30'),
  blocked('Cleaning', 'or1', 24, '11:30', '12:15'),
  patient('Valve, P. Osei', 'heart', 'or1', 24, '12:15', '15:45'),
  patient('Hip, M. Duarte', 'bone', 'or2', 24, '08:00', '10:00'),
  patient('Knee, A. Novak', 'bone', 'or2', 24, '10:30', '12:15'),
  blocked('Cleaning', 'or2', 24, '12:15', '13:00'),
  patient('Hernia, J. Berg', 'general', 'or2', 24, '13:00', '14:15'),
  patient('Cataract, S. Rossi', 'eye', 'or3', 24, '08:15', '09:00'),
  patient('Cataract, L. Moreau', 'eye', 'or3', 24, '09:15', '10:00'),
  patient('Gallbladder, T. Ito', 'general', 'or3', 24, '10:30', '12:00'),
  blocked('Repair of the lamp', 'or3', 24, '13:00', '15:00'),
  patient('Spine, C. Weber', 'scan', 'mri', 24, '07:30', '08:15'),
  patient('Shoulder, E. Silva', 'scan', 'mri', 24, '09:00', '09:45'),
  patient('Head, D. Kaya', 'scan', 'mri', 24, '11:00', '12:00'),
  patient('Appendix, R. Blom', 'general', null, 24, '09:00', '10:00'),
  patient('Wrist, F. Haddad', 'bone', null, 24, '13:30', '14:30'),
  patient('Pacemaker, G. Ndiaye', 'heart', null, 24, '16:00', '17:00'),
  patient('Stent, B. Keller', 'heart', 'or1', 25, '08:00', '10:30'),
  patient('Ankle, O. Lund', 'bone', 'or2', 25, '09:00', '11:00'),
  blocked('Calibration', 'mri', 25, '07:00', '11:00'),
];
calendar.events = events;
calendar.resourceHeadingContent = ({ title, resource }) => {
  const heading = document.createElement('span'), kinds = document.createElement('small');
  kinds.textContent = resource ? ` ${resource.kinds.join(', ')}` : '';
  heading.className = 'room';
  heading.append(title, kinds);
  return heading;
};
calendar.allowChange = changes => {
  const moved = changes.flatMap(({ after }) => (after?.resourceIds ?? []).map(id => [rooms.find(room => room.id === id), after.kind]));
  const [room, kind] = moved.find(([room, kind]) => room && kind && !room.kinds.includes(kind)) ?? [];
  return room ? `${room.title} is not equipped for ${kind}.` : true;
};
const waiting = new Set(events.filter(({ resourceIds }) => !resourceIds.length).map(({ id }) => id));
const showCount = () => { document.querySelector('output').value = `${waiting.size} patients are waiting`; };
calendar.addEventListener('eventchange', ({ detail }) => {
  for (const { after } of detail.changes) {
    if (after?.resourceIds?.length) waiting.delete(after.id);
    else if (after) waiting.add(after.id);
  }
  showCount();
});
showCount();
