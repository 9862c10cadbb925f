import { AlmanacCalendar } from 'almanac-calendar';
import { AlmanacCalendar as Calendar } from 'almanac-calendar/element';

class Planner extends Calendar {}
customElements.define('my-planner', Planner);

const calendar: AlmanacCalendar = document.createElement('almanac-calendar');
calendar.level = 'week';
calendar.date = new Date(2026, 10, 21);
calendar.date = '2026-11-21';
calendar.events = [{ id: '1', title: 'Regatta', start: '2026-11-22' }];
calendar.addEventListener('dateselect', event => { const date: string | null = event.detail.date; console.log(date); });
calendar.addEventListener('restart', event => console.log(event.detail.reason.length));
calendar.addEventListener('click', () => {});
calendar.goTo('2026-11-21');
calendar.reload();
AlmanacCalendar.configure({ base: '/calendar/', files: { 'almanac.wasm': new URL('https://example.org/a.wasm') } });

// @ts-expect-error no such level
calendar.level = 'decade';
// @ts-expect-error a date is a text or a Date
calendar.goTo(5);
// @ts-expect-error no such field
calendar.addEventListener('dateselect', event => event.detail.day);
// @ts-expect-error no such method
calendar.refresh();
