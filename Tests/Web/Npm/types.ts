// What TypeScript has to accept, and what it has to refuse: each line below an `@ts-expect-error` is one of these.
import { AlmanacCalendar } from 'almanac-calendar';
import { AlmanacCalendar as Calendar } from 'almanac-calendar/element';
import type { AllowChange, AlmanacCalendarEventMap, CalendarAttributes, CalendarInit, CalendarOptions, CalendarSource, ContentHook,
  DayContentInfo, DecorationInit, DetailsContentInfo, EditOutcome, EventContentInfo, EventInfo, EventInit, GoToOptions, Level,
  Period, ResourceInit, RuleInit, SelectedDates, SourceInit, Time } from 'almanac-calendar';

// An element of another name.
class Planner extends Calendar {}
customElements.define('my-planner', Planner);
AlmanacCalendar.configure({ base: '/calendar/', files: { 'almanac.wasm': new URL('https://example.org/a.wasm') } });
AlmanacCalendar.configure({ files: { 'almanac.wasm': async () => fetch('/a.wasm'), 'almanac-more.wasm': '/b.wasm' } });

// The document knows the tag.
const calendar: AlmanacCalendar = document.createElement('almanac-calendar');
const found: AlmanacCalendar | null = document.querySelector('almanac-calendar');
found?.reload();

// Options.
calendar.level = 'week';
calendar.date = new Date(2026, 10, 21);
calendar.date = '2026-11-21';
calendar.theme = 'dark';
calendar.weekNumbers = true;
calendar.selectionMode = null;
calendar.configure({ selectionMode: 'range', months: 'pages' });
const options: CalendarOptions = calendar.options;
calendar.options = { ...options, level: 'day' };
const level: Level = 'agenda';
calendar.setLevel(level, { around: '2026-11-21', animated: false });
const value: unknown = calendar.effective('level');

// Events as data.
calendar.events = [{ id: '1', title: 'Regatta', start: '2026-11-22' }];
calendar.events = new Set([{ start: new Date('2026-11-22T09:30Z'), duration: 'PT1H', zone: 'Europe/Lisbon' }]);
const times: Time[] = ['2026-11-22', 0, new Date('2026-11-22')];
const rule: RuleInit = { freq: 'weekly', byweekday: ['mo', 'we'], until: '2027-01-01' };
const event: EventInit = { start: '2026-11-22', end: null, rrule: [rule, 'FREQ=DAILY'], exdate: times };
const calendars: CalendarInit[] = [{ id: 'crew', name: 'Crew', color: 'teal', hidden: false, editable: false, order: 1 }];
calendar.calendars = calendars;
const rooms: ResourceInit[] = [{ id: 1, title: 'Hall', color: 'teal', parent: null, order: 2, businessHours: 'mon-fri 09:00-17:00', editable: 'move' }];
calendar.resources = [...rooms, { id: 'van', overlap: false }];
calendar.resources = new Set(rooms);
calendar.resources = 'rooms.json';
calendar.resources = async ({ start, end, signal }) => (await fetch(`/rooms?from=${start}&until=${end}`, { signal })).json();
calendar.options = { resources: rooms };
calendar.refetchResources();
calendar.addEventListener('resourceerror', ({ detail: { status, attempt, retryIn } }) => [status ?? 0, attempt, retryIn].map(number => number?.toFixed()));
const booked: EventInit = { start: '2026-11-22', resourceIds: ['hall', 'van'] };
// @ts-expect-error
calendar.resources = [{ title: 'Hall' }];
calendar.calendars = [{ id: 'hall', editable: 'create move', overlap: false, constraint: 'business-hours' }];
calendar.events = [{ start: '2026-11-22', editable: false, constraint: { start: '2026-11-16' } }];
calendar.editRules = 'no-overlap bounds';
const allowChange: AllowChange = (changes, { action, reasons }) =>
  changes.length > 1 ? `${action} ${changes[0]?.before?.title} ${reasons.join()}` : true;
calendar.allowChange = allowChange;
const inits: DecorationInit[] = [{ dates: '2026-12-25', enabled: false, indicators: ['red', { shape: 'ring', color: '#123' }] }];
calendar.decorations = inits;

// Sources.
const source: CalendarSource = calendar.addSource(async ({ start, end, signal }) =>
  (await fetch(`/events?${start}/${end}`, { signal })).json());
const paged: SourceInit = { id: 'paged', load: ({ cursor }) => ({ events: [], cursor: cursor ?? 1, covers: { start: '', end: '' } }) };
calendar.addSource(paged).refetch();
calendar.addSource({ async *load() { yield [{ start: '2026-11-22' }]; } });
calendar.addSource({ url: '/feed', method: 'POST', params: () => ({ club: '7' }), fields: { title: 'name', start: r => r.from } });
calendar.addSource([{ start: '2026-11-22' }]).set({ hidden: true, color: 'red' });
calendar.sources = [paged, source];
const { inserted, problems } = source.put([{ id: 2, start: '2026-11-23' }]);
source.delete([2, 'a', { start: '2026-11-23' }]);
const ranges: { start: string; end: string }[] = source.ranges;
const loadedAt: Date | undefined = source.loadedAt;

// Events of the element.
calendar.addEventListener('dateselect', event => { const date: string | null = event.detail.date; console.log(date); });
calendar.addEventListener('restart', event => console.log(event.detail.reason.length));
calendar.addEventListener('click', () => {});
calendar.addEventListener('eventactivate', ({ detail }) => console.log(detail.rect?.x, detail.originalEvent?.type, detail.source?.id));
calendar.addEventListener('eventhover', ({ detail }) => console.log(detail?.title));
calendar.addEventListener('moreactivate', ({ detail: { events } }) => console.log(events.length));
calendar.addEventListener('sourceerror', ({ detail }) => console.log(detail.status, detail.retryIn, detail.range?.start));
calendar.addEventListener('eventchange', ({ detail: { action, cause, scope, changes } }) => {
  for (const change of changes) console.log(action, cause, scope, change.kind === 'delete' ? change.before.title : change.after.title);
});
calendar.addEventListener('eventchange', event => {
  event.waitUntil(Promise.resolve(event.detail.changes.map(({ after }) => after)));
  event.waitUntil(fetch('/events').then(() => {}));
  event.revert();
});
calendar.addEventListener('saveerror', ({ detail }) => detail.retry?.());
calendar.addEventListener('calendarchange', ({ detail: { changes: [{ after }] } }) => console.log(after?.name));
calendar.addEventListener('eventconflict', ({ detail }) => detail.choose('mine'));
const told: AlmanacCalendarEventMap['levelchange'] = new CustomEvent('levelchange', { detail: { level } });

// Methods and getters.
const options2: GoToOptions = { align: 'center', crossFade: true };
calendar.goTo('2026-11-21', options2).then(() => calendar.reload());
calendar.select([{ start: '2026-11-21', end: '2026-11-23' }, '2026-11-30'], { silent: true }).then((done: boolean) => done);
const outcome: Promise<EditOutcome> = calendar.edit(1, { title: 'Sail' }, { scope: 'following', recurrenceId: null });
const infos: EventInfo[] = calendar.eventsIn({ start: '2026-11-01', end: '2026-12-01' });
const period: Period | null = calendar.period;
const { dates, ranges: spans }: SelectedDates = calendar.selectedDates;
const rect: DOMRect | null = calendar.rectOf('2026-11-21');
const allDay: boolean | undefined = calendar.dateAt(1, 2)?.allDay;

// Hooks.
const hook: ContentHook<EventContentInfo> = ({ title, place }) => place === 'bar' ? title : document.createElement('b');
hook.released = (content, info) => console.log(content, info.id);
calendar.eventContent = hook;
calendar.resourceHeadingContent = ({ resource, title, date }) => resource ? `${title}, ${resource.seats} seats` : date;
calendar.dayContent = ({ isToday, eventCount }: DayContentInfo) => isToday ? [`${eventCount}`, new Text('!')] : null;
calendar.formats = { title: { month: 'short' }, hour: { hour: '2-digit', hourCycle: 'h23' }, listDay: null };
// @ts-expect-error not supported
calendar.formats = { title: { era: 'short' } };
calendar.eventOrder = (a, b) => `${a.title}`.localeCompare(`${b.title}`);
calendar.eventOrder = '-duration,title';
calendar.dayHeadingContent = ({ date, isWeekend, text }) => isWeekend ? date : text;
calendar.hourContent = ({ time, isSecondZone }) => isSecondZone ? null : time;
calendar.moreContent = ({ count, isBlock }) => isBlock ? null : `${count} more`;
calendar.weekNumberContent = ({ number, date }) => `${number.toFixed()} ${date}`;
calendar.detailsContent = ({ close }: DetailsContentInfo) => { close(); return undefined; };

// Own types of events.
interface Trip extends EventInit { boat: string }
const trips = new AlmanacCalendar<Trip>();
const other = document.querySelector<AlmanacCalendar<Trip>>('almanac-calendar');
trips.events = [{ start: '2026-11-22', boat: 'Heron' }];
trips.addEventListener('eventactivate', ({ detail }) => { const boat: string | undefined = detail.event?.boat; console.log(boat); });
const boat: string | undefined = trips.eventsOn('2026-11-22')[0]?.source?.events[0]?.boat;
const hulls = trips.addSource({ load: () => [{ from: '2026-11-22', hull: 'Heron' }], map: record => ({ start: record.from, boat: record.hull }) });
hulls.put([{ from: '2026-11-23', hull: 'Gull' }]);
trips.eventContent = ({ event }) => event?.boat ?? null;
const hull: Trip[] | undefined = other?.sources.flatMap(each => each.events ?? []);
const first: Trip | undefined = trips.get('1');
const edits: Promise<EditOutcome>[] = [trips.create({ start: '2026-11-22', boat: 'Heron' }), trips.edit('1', { boat: 'Gull' })];

// A listener that goes.
const listener = ({ detail: { date, level } }: AlmanacCalendarEventMap['datechange']) => console.log(date.length, level);
calendar.addEventListener('datechange', listener);
calendar.removeEventListener('datechange', listener);

// JSX.
const attributes: CalendarAttributes = { level: 'week', 'row-height': '60', editable: true, api: null, 'data-team': 7, 'aria-label': 'Club' };
const element: JSX.IntrinsicElements['almanac-calendar'] = attributes;
console.log(value, event, edits, loadedAt, inserted, problems, ranges, told, outcome, infos, period, dates, spans, rect, allDay, boat, first, hull, element);

// @ts-expect-error no such level
calendar.level = 'decade';
// @ts-expect-error no such theme
calendar.theme = 'sepia';
// @ts-expect-error an option of words takes no number
calendar.months = 5;
// @ts-expect-error no such option
calendar.configure({ selektionMode: 'range' });
// @ts-expect-error the value is none of the words
calendar.configure({ selectionMode: 'many' });
// @ts-expect-error a date is a text or a Date
calendar.goTo(5);
// @ts-expect-error a Date is no ISO date
calendar.goTo(new Date('2026-11-22'));
// @ts-expect-error no such alignment
calendar.goTo('2026-11-21', { align: 'top' });
// @ts-expect-error no such option of goTo
calendar.goTo('2026-11-21', { smooth: true });
// @ts-expect-error a time is a text
calendar.goTo('2026-11-21', { time: 9 });
// @ts-expect-error no such level
calendar.setLevel('decade');
// @ts-expect-error silent is a boolean
calendar.select('2026-11-21', { silent: 'yes' });
// @ts-expect-error spans have an end
calendar.select({ start: '2026-11-21' });
// @ts-expect-error several dates are a list
calendar.select('2026-11-21', '2026-11-22');
// @ts-expect-error no such field
calendar.addEventListener('dateselect', event => event.detail.day);
// @ts-expect-error the detail may be null
calendar.addEventListener('eventhover', event => event.detail.title);
// @ts-expect-error the rectangle may be null
calendar.addEventListener('eventactivate', event => event.detail.rect.x);
// @ts-expect-error no such side
calendar.addEventListener('eventconflict', event => event.detail.choose('both'));
// @ts-expect-error ready has no detail
calendar.addEventListener('ready', event => event.detail.level);
// @ts-expect-error no such method
calendar.refresh();
// @ts-expect-error an event has a start
calendar.events = [{ title: 'Regatta' }];
// @ts-expect-error a text is no list of objects
calendar.events = 'events.json';
// @ts-expect-error no such status
const wrongStatus: EventInit = { start: '2026-11-22', status: 'maybe' };
// @ts-expect-error a color is a text
const wrongColor: EventInit = { start: '2026-11-22', color: 0xff0000 };
// @ts-expect-error a rule has a frequency
const wrongRule: RuleInit = { interval: 2 };
// @ts-expect-error overrides name their instance
const wrongOverride: EventInit = { start: '2026-11-22', overrides: [{ title: 'Moved' }] };
// @ts-expect-error calendars have an id
calendar.calendars = [{ name: 'Crew' }];
// @ts-expect-error no such shape
calendar.decorations = [{ shape: 'star' }];
// @ts-expect-error a source is no number
calendar.addSource(5);
// @ts-expect-error pages have events
calendar.addSource({ load: () => ({ cursor: 1 }) });
// @ts-expect-error no such method of HTTP here
calendar.addSource({ url: '/feed', method: 'PUT' });
// @ts-expect-error the state of a source is read only
source.state = 'ready';
// @ts-expect-error the events of a source are set by its methods
source.events = [];
// @ts-expect-error no such part of a series
calendar.edit(1, {}, { scope: 'some' });
// @ts-expect-error an outcome comes later
const wrongOutcome: EditOutcome = calendar.deleteEvent(1);
// @ts-expect-error both ends are texts
calendar.eventsIn({ start: '2026-11-01', end: new Date('2026-12-01') });
// @ts-expect-error getters cannot be set
calendar.isLoading = false;
// @ts-expect-error hooks return nodes or texts
calendar.eventContent = () => 5;
// @ts-expect-error days have no title
calendar.dayContent = ({ title }) => title;
// @ts-expect-error own events have a boat
trips.events = [{ start: '2026-11-22' }];
// @ts-expect-error the boat is a text
trips.eventContent = ({ event }) => event?.boat.toFixed(1) ?? null;
// @ts-expect-error fields of the page need a type
calendar.events = [{ start: '2026-11-22', boat: 'Heron' }];
// @ts-expect-error a misspelled field
trips.edit('1', { boot: 'Gull' });
// @ts-expect-error no such field of the page
trips.addEventListener('eventactivate', ({ detail }) => detail.event?.boot);
// @ts-expect-error another event has other details
calendar.removeEventListener('dateselect', listener);
// @ts-expect-error datechange tells of a level
calendar.addEventListener('datechange', ({ detail }) => detail.levels);
// @ts-expect-error no such attribute
const wrongName: CalendarAttributes = { 'row-heigt': 60 };
// @ts-expect-error no such word
const wrongWord: CalendarAttributes = { level: 'decade' };
// @ts-expect-error a listener is no attribute
const wrongListener: CalendarAttributes = { onready: () => {} };
// @ts-expect-error attributes are no objects
const wrongAttributes: CalendarAttributes = { level: {} };
// @ts-expect-error a base is an address
AlmanacCalendar.configure({ base: 5 });
console.log(wrongStatus, wrongColor, wrongRule, wrongOverride, wrongOutcome, wrongAttributes, wrongName, wrongWord, wrongListener);
