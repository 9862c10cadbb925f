// A calendar whose date and level are state of the page, with content of its own.
import type { EventInit, Level } from 'almanac-calendar';
import { Calendar } from 'almanac-calendar/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Trip extends EventInit { boat: string }

const trips: Trip[] = [
  { id: '1', title: 'Regatta', start: '2026-11-22', end: '2026-11-24', boat: 'Heron' },
  { id: '2', title: 'Training', start: '2026-11-24T18:00', end: '2026-11-24T20:00', boat: 'Gull', rrule: 'FREQ=WEEKLY' },
];

function Page() {
  const [place, setPlace] = useState<{ date: string; level: Level }>({ date: '2026-11-21', level: 'month' });
  const [chosen, setChosen] = useState('No trip is chosen.');
  return (
    <main>
      <p>
        <button onClick={() => setPlace({ date: '2026-11-24', level: 'week' })}>Week of the training</button> {chosen}
      </p>
      <Calendar<Trip>
        {...place}
        today="2026-11-21"
        events={trips}
        onDatechange={({ detail }) => setPlace(detail)}
        onEventactivate={({ detail }) => setChosen(`${detail.title}: ${detail.event?.boat}`)}
        eventContent={({ event, title }) => <span><b>{event?.boat}</b> {title}</span>}
      >
        The calendar is loading.
      </Calendar>
    </main>
  );
}

createRoot(document.getElementById('app')!).render(<Page />);
