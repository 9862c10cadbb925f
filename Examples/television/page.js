// A television schedule: channels side by side, and a field that filters them.

const calendar = document.querySelector('almanac-calendar');
const colors = { news: 'graphite', drama: 'purple', film: 'indigo', sport: 'green', quiz: 'amber', nature: 'teal', music: 'pink',
  children: 'orange' };
// Each show begins when the one before ends: its title, minutes, and genre.
const evenings = {
  'One': ['Harbor Lights, 45, drama', 'Quick Minds, 30, quiz', 'News at Six, 45, news', 'The Allotment, 30, nature',
    'Quiet Water, 60, drama', 'The Long Ferry, 120, film', 'Late News, 30, news', 'Stage Door, 60, music'],
  'Two': ['Paper Boats, 30, children', 'Moss and Fox, 30, children', 'River Year, 60, nature', 'Half Time, 30, sport',
    'League Live, 120, sport', 'The Panel, 45, news', 'Night Songs, 75, music'],
  'Meridian': ['Word for Word, 45, quiz', 'Meridian News, 30, news', 'North Street, 30, drama', 'Kitchen Duel, 60, quiz',
    'Inspector Vane, 90, drama', 'News, 30, news', 'Salt Road, 105, film'],
  'Film Four Corners': ['Summer at Orrin, 105, film', 'The Cartographer, 135, film', 'Glass Orchard, 110, film'],
  'Planet': ['Deep Kelp, 60, nature', 'Owls of the Fen, 60, nature', 'Ice Roads, 60, nature', 'Volcano Watch, 90, nature',
    'Night Garden, 60, nature', 'Deep Kelp, 60, nature'],
  'Arena': ['Warm-up, 30, sport', 'Handball Cup, 90, sport', 'Results, 30, sport', 'Snooker Masters, 180, sport',
    'Arena Tonight, 60, sport'],
  'Wave': ['Charts, 60, music', 'Live in Lisbon, 90, music', 'Strings, 60, music', 'Jazz Cellar, 120, music'],
};
const clock = minutes => `${Math.floor(minutes / 60)}`.padStart(2, '0') + ':' + `${minutes % 60}`.padStart(2, '0');
const events = [];
for (const day of ['2026-11-24', '2026-11-25', '2026-11-26']) {
  for (const [channel, shows] of Object.entries(evenings)) {
    let minutes = 17 * 60;
    for (const show of shows) {
      const [title, length, genre] = show.split(', ');
      events.push({ id: `${day} ${channel} ${minutes}`, title, genre, color: colors[genre], resourceIds: [channel],
        start: `${day}T${clock(minutes)}`, duration: `PT${length}M` });
      minutes += +length;
    }
  }
}
calendar.resources = Object.keys(evenings).map(id => ({ id }));
calendar.events = events;
calendar.eventContent = ({ title, event, timeText, color }) => {
  const show = document.createElement('span'), name = document.createElement('b'), details = document.createElement('small');
  show.className = 'show';
  name.textContent = title;
  name.style.color = `var(--almanac-${color}-text)`;
  details.textContent = `${timeText}, ${event.genre}`;
  show.append(name, details);
  return show;
};
const filter = document.querySelector('input');
filter.addEventListener('input', () => { calendar.resourceFilter = filter.value; });
