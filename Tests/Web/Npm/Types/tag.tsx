// The tag in JSX of React 18, and of every framework with a global namespace JSX.
import type { AlmanacCalendar } from 'almanac-calendar';
import { useRef } from 'react';

export function Page() {
  const element = useRef<AlmanacCalendar>(null);
  return <almanac-calendar ref={element} class="wide" id="club" data-team="7" aria-label="Club" level="week" row-height={60}
    week-numbers editable="move resize" date="2026-11-21"><p>Please wait.</p></almanac-calendar>;
}

// @ts-expect-error no such level
console.log(<almanac-calendar level="decade" />);
// @ts-expect-error no such attribute
console.log(<almanac-calendar colour="red" />);
// @ts-expect-error options are attributes here, not properties
console.log(<almanac-calendar weekNumbers />);
// @ts-expect-error lists are properties, which React 18 cannot set
console.log(<almanac-calendar events={[]} />);
// @ts-expect-error a boolean is no number
console.log(<almanac-calendar row-height={true} />);
