// The tag in JSX of React 19, which sets properties and adds listeners.
import type { AlmanacCalendar } from 'almanac-calendar';
import type {} from 'almanac-calendar/jsx';
import { useRef } from 'react';

export function Page() {
  const element = useRef<AlmanacCalendar>(null);
  return <almanac-calendar ref={element} className="wide" data-team="7" aria-label="Club" level="week" rowHeight={60} row-height="60"
    weekNumbers events={[{ start: '2026-11-21' }]} date={new Date(2026, 10, 21)} eventContent={({ title }) => title}
    ondatechange={({ detail: { date, level } }) => console.log(date.length, level)}><p>Please wait.</p></almanac-calendar>;
}

// @ts-expect-error no such level
console.log(<almanac-calendar level="decade" />);
// @ts-expect-error no such property
console.log(<almanac-calendar colour="red" />);
// @ts-expect-error an event has a start
console.log(<almanac-calendar events={[{ title: 'Regatta' }]} />);
// @ts-expect-error no such event
console.log(<almanac-calendar ondatechanged={() => {}} />);
// @ts-expect-error no such field
console.log(<almanac-calendar ondatechange={({ detail }) => detail.day} />);
