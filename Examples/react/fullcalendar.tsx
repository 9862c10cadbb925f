// The same page with FullCalendar 6, for comparison. It is only counted, not built.
import type { CalendarApi } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import FullCalendar from '@fullcalendar/react';
import rrulePlugin from '@fullcalendar/rrule';
import timeGridPlugin from '@fullcalendar/timegrid';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const trips = [
  { id: '1', title: 'Regatta', start: '2026-11-22', end: '2026-11-24', boat: 'Heron' },
  { id: '2', title: 'Training', duration: '02:00', boat: 'Gull', rrule: { freq: 'weekly', dtstart: '2026-11-24T18:00' } },
];

function Page() {
  const calendar = useRef<FullCalendar>(null);
  const [place, setPlace] = useState({ date: '2026-11-21', level: 'dayGridMonth' });
  const [chosen, setChosen] = useState('No trip is chosen.');
  const api = (): CalendarApi => calendar.current!.getApi();
  return (
    <main>
      <p>
        <button onClick={() => api().changeView('timeGridWeek', '2026-11-24')}>Week of the training</button> {chosen}
      </p>
      <FullCalendar
        ref={calendar}
        plugins={[dayGridPlugin, rrulePlugin, timeGridPlugin]}
        initialDate={place.date}
        initialView={place.level}
        now="2026-11-21"
        headerToolbar={{ start: 'title', end: 'dayGridMonth,timeGridWeek today prev,next' }}
        events={trips}
        datesSet={({ view, startStr }) => setPlace({ date: startStr, level: view.type })}
        eventClick={({ event }) => setChosen(`${event.title}: ${event.extendedProps.boat}`)}
        eventContent={({ event }) => <span><b>{event.extendedProps.boat}</b> {event.title}</span>}
      />
    </main>
  );
}

createRoot(document.getElementById('app')!).render(<Page />);
