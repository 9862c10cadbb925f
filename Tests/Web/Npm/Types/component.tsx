// The component of almanac-calendar/react; compiled with the types of React 18 and of React 19.
import type { AlmanacCalendar, EventInit, Level } from 'almanac-calendar';
import { Calendar } from 'almanac-calendar/react';
import { useRef, useState } from 'react';

interface Trip extends EventInit { boat: string }
const trips: Trip[] = [{ id: '1', title: 'Regatta', start: '2026-11-22', boat: 'Heron' }];

export function Page() {
  const [date, setDate] = useState('2026-11-21'), [level, setLevel] = useState<Level>('month');
  const calendar = useRef<AlmanacCalendar<Trip>>(null);
  return <Calendar<Trip> ref={calendar} className="wide" id="club" data-team="7" aria-label="Club" style={{ height: 600 }} key="club"
    date={date} level={level} weekNumbers rowHeight={60} today={new Date(2026, 10, 21)} events={trips}
    onDatechange={({ detail }) => { setDate(detail.date); setLevel(detail.level); }}
    onEventactivate={({ detail }) => console.log(detail.event?.boat)} onKeydown={({ key }) => console.log(key)}
    eventContent={({ event, title }) => event ? <b>{event.boat}</b> : title} dayContent={() => null}
    allowChange={([change], { action }) => action !== 'delete' || `The ${change?.before?.boat} stays.`}><p>Please wait.</p></Calendar>;
}

// @ts-expect-error no such level
console.log(<Calendar level="decade" />);
// @ts-expect-error no such prop
console.log(<Calendar colour="red" />);
// @ts-expect-error no such event
console.log(<Calendar onDatechanged={() => {}} />);
// @ts-expect-error trips have a boat
console.log(<Calendar<Trip> events={[{ start: '2026-11-22' }]} />);
// @ts-expect-error days have no title
console.log(<Calendar dayContent={({ title }) => title} />);
// @ts-expect-error rules answer immediately
console.log(<Calendar allowChange={async () => true} />);
// @ts-expect-error an event has other details
console.log(<Calendar onDateselect={({ detail }) => detail.level} />);
