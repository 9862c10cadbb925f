// The lines between `// schema:` and `// schema: end` are made by Scripts/write-schema from Sources/Web/WebSchema.

/** A standard level, or several days or weeks, such as `3days` and `2weeks`. */
export type Level = 'year' | 'month' | 'week' | 'day' | 'agenda' | 'week:rows' | 'week:grid' | 'day:resources' | 'week:resources' | 'day:agenda' | 'week:agenda' | `${number}days` | `${number}weeks` | `${number}months` | `${number}weeks:hours` | `${number}weeks:grid` | `${number}days:resources` | `${number}weeks:resources` | `${number}days:agenda` | `${number}weeks:agenda`;
export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/**
 * A time in data: a text such as 2026-02-16, 2026-02-16T09:30, 2026-02-16T09:30Z or
 * 2026-02-16T09:30[Europe/Lisbon]; an instant as a Date or in milliseconds; or an object of Temporal.
 */
export type Time = string | number | Date | { readonly [Symbol.toStringTag]: string };

/** What limits edits of an event. In a calendar or a source, for all of its events. */
export interface EditLimits {
  /** Whether people may edit it, or what they may do: some of `create`, `move`, `resize`, `edit`, and `delete`, separated by spaces. */
  editable?: boolean | string;
  /** Whether people may move it to other resources; without it, `resource-editable` decides. */
  resourceEditable?: boolean;
  /** Whether it and other events may overlap; without it, `edit-rules` decides. */
  overlap?: boolean;
  /** Where it has to stay: within `business-hours`, or from `start` until `end`, of which one may be absent. */
  constraint?: 'business-hours' | { start?: Time; end?: Time };
}

/**
 * An event of the page. For events with custom fields, extend it and name your type, as in `AlmanacCalendar<Trip>`: events and
 * getters return your objects.
 */
export interface EventInit extends EditLimits {
  /** Unique within its source. Without one, an event is known by its object, or else by what it says. */
  id?: string | number;
  title?: string;
  start: Time;
  /** Exclusive. Without end and duration, an event has a day, or no length. */
  end?: Time | null;
  /** A length such as P1D, PT1H30M or 01:30, or milliseconds. */
  duration?: string | number | null;
  /** Whether it has whole days; without it, whether `start` has no time. An instant is the day that the browser shows then. */
  allDay?: boolean;
  /** The zone of clock readings; without one, they are those of the calendar. */
  zone?: string | null;
  endZone?: string | null;
  calendar?: string | number;
  /** A name such as red, amber or graphite, or any color of CSS. */
  color?: string;
  status?: 'tentative' | 'confirmed' | 'cancelled';
  display?: 'auto' | 'background';
  location?: string;
  notes?: string;
  url?: string;
  image?: string;
  /** False if people are available during the event. */
  busy?: boolean;
  privacy?: 'public' | 'confidential' | 'private';
  /** Names for `::part()`, separated by spaces, in addition to `event`. */
  part?: string;
  /** The color of the title and the time, as `color`; it is used in a legible shade unless `colors` is `exact`. */
  textColor?: string;
  /** How bars and blocks are filled; tinted without one. */
  look?: 'tint' | 'solid' | 'outline';
  /** Rules of RFC 5545 as texts, or as objects with their parts. */
  rrule?: string | RuleInit | (string | RuleInit)[];
  rdate?: Time | Time[];
  exdate?: Time | Time[];
  /** The identifiers of the rooms, people, and equipment that it uses; see `resources`. */
  resourceIds?: string[];
  /** Instances that differ from the others. */
  overrides?: (Partial<EventInit> & {
    recurrenceId: Time;
    /** Whether it also replaces all later occurrences. */
    range?: 'following';
  })[];
}

/** What a source is asked for: the events on the days from `start` up to, but without, `end`. */
export interface SourceRange {
  /** Absent, as `end` is, for a source that is loaded once. */
  start?: string;
  end?: string;
  /** The time zone that the page sets; absent if it sets none, and the browser's counts. */
  zone?: string;
  /** What the page before named. */
  cursor?: unknown;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** `covers` says which days an answer has, if they are others than those that were asked for. */
export type SourcePage<E extends object = EventInit> = E[] |
  { events: E[]; cursor?: unknown; covers?: { start: string; end: string } };
export type SourceLoad<E extends object = EventInit> =
  (range: SourceRange) => SourcePage<E> | Promise<SourcePage<E>> | AsyncIterable<E[]>;

export interface SourceInit<E extends EventInit = EventInit> extends EditLimits {
  /** Unique among the sources of the element. */
  id?: string | number;
  /** One of these: a list, a function, the address of a JSON feed or an .ics file, the text of such a file. */
  events?: E[];
  load?: SourceLoad<E>;
  url?: string;
  text?: string;
  /** Or the address of the API of `almanac serve`, whose events are shown and cannot be changed. */
  api?: string;
  /** Without one, the ending of the address says it. */
  format?: 'ics' | 'json';
  /** Whether it is asked once for everything, without days. */
  once?: boolean;
  /** The bytes of an answer that are read; 16 MB by itself. */
  limit?: number;
  /** Makes events of records; null for none. */
  map?: (record: any) => E | E[] | null;
  /** Where fields of events are in records: names, or functions of a record. */
  fields?: Record<string, string | ((record: any) => unknown)>;
  /** Whether an error takes its events away. */
  clearOnError?: boolean;
  params?: Record<string, string> | (() => Record<string, string>);
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  credentials?: RequestCredentials;
  startParam?: string;
  endParam?: string;
  zoneParam?: string;
  /** Whether its events are neither shown nor found. */
  hidden?: boolean;
  /** What its events have, unless they say otherwise. */
  name?: string;
  color?: string;
  calendar?: string | number;
  display?: 'auto' | 'background';
  zone?: string;
  defaultLength?: string | number;
  /** Whether ends of whole days are the last days. */
  inclusive?: boolean;
}

/** A source of records, of which `map` or `fields` makes events. */
export type RecordSourceInit<E extends EventInit, R extends object> = Omit<SourceInit<E>, 'events' | 'load' | 'map' | 'fields'> & {
  events?: R[];
  load?: SourceLoad<R>;
} & ({ map: (record: R) => E | E[] | null } | { fields: Record<string, string | ((record: R) => unknown)> });

export interface SourceChange {
  inserted: number;
  replaced: number;
  deleted: number;
  problems: Problem[];
}

export interface CalendarSource<E extends EventInit = EventInit> {
  readonly id: string;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly isLoading: boolean;
  readonly error?: unknown;
  readonly loadedAt?: Date;
  /** The days that are loaded, each `end` exclusive; empty for a source that is loaded once. */
  readonly ranges: { start: string; end: string }[];
  readonly events: E[];
  /** Inserts events, or replaces those with the same id. */
  put(events: Iterable<E>): SourceChange;
  delete(ids: Iterable<string | number | E>): SourceChange;
  /** Makes these all events that it has. */
  replace(events: Iterable<E>): SourceChange;
  /** Asks again for what was loaded, which is shown until the answers are there. */
  refetch(): void;
  /** Changes some of its fields. */
  set(fields: Partial<SourceInit<E>>): void;
  remove(): void;
}

/** A source whose methods take records. */
export interface RecordSource<E extends EventInit, R extends object> extends Omit<CalendarSource<E>, 'put' | 'delete' | 'replace'> {
  put(records: Iterable<R>): SourceChange;
  delete(ids: Iterable<string | number | R>): SourceChange;
  replace(records: Iterable<R>): SourceChange;
}

export interface SourceFailure {
  source: CalendarSource;
  error: unknown;
  /** The status of HTTP, if there was an answer. */
  status?: number;
  range?: { start: string; end: string };
  attempt: number;
  retryIn?: number;
}

export interface RuleInit {
  freq: string | number;
  interval?: number;
  count?: number;
  until?: Time;
  byweekday?: unknown;
  [part: string]: unknown;
}

export interface CalendarInit extends EditLimits {
  id: string | number;
  name?: string;
  color?: string;
  /** Its place in the list of calendars, the least number first, until a person orders the list. */
  order?: number;
  /** Whether its events are neither shown nor found, until a person shows it in the panel. */
  hidden?: boolean;
  /** The reminders of new events in a calendar of a server, in the form of `default-reminders`, in events about its edits. */
  defaultReminders?: string;
}

/** A room, a person, or a piece of equipment that events use. Extend it for custom fields. */
export interface ResourceInit {
  /** As in `resourceIds` of events. */
  id: string | number;
  /** Without one, the identifier. */
  title?: string;
  /** A name such as red, amber or graphite, or any color of CSS. */
  color?: string;
  /** The identifier of the resource that it is part of, such as the floor of a room. */
  parent?: string | number | null;
  /** Its place among resources with the same parent, the least number first; without it, its place in the list. */
  order?: number;
  /** The hours in which events may use it, such as `mon-fri 09:00-17:00`; without them, any time. */
  businessHours?: string | null;
  /** What people may do with its events: some of `create`, `move`, `resize`, `edit`, and `delete`, separated by spaces. */
  editable?: boolean | string;
  /** False if its events must not overlap. */
  overlap?: boolean;
}

/** What a function of `resources` is asked for: a list for the days from `start` up to, but without, `end`. */
export interface ResourceRange {
  start: string;
  end: string;
  /** The time zone that the page sets; absent if it sets none, and the browser's counts. */
  zone?: string;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

export type ResourceLoad = (range: ResourceRange) => ResourceInit[] | Promise<ResourceInit[]>;

export interface ResourceFailure {
  error: unknown;
  /** The status of HTTP, if there was an answer. */
  status?: number;
  attempt: number;
  retryIn?: number;
}

/** The looks of some days at the month level. Of several of a day, the last one that says something counts. */
export interface DecorationInit {
  /** Dates and, with both ends, spans such as 2026-02-16/2026-02-20; without them, all days. */
  dates?: string | string[];
  /** Those of these days that are such weekdays: `sat,sun`. */
  weekdays?: string | Weekday[];
  /** Whether people can select them. */
  enabled?: boolean;
  /** Said with the date, and shown beside its number where there is room. */
  label?: string;
  /** The colors of background and number: a name such as `red`, or any color of CSS, in legible shades. */
  fill?: string;
  ink?: string;
  /** The color of an outline. */
  border?: string;
  /** The color of a shape behind the number. */
  shapeFill?: string;
  shape?: 'circle' | 'square';
  /** The opacity of the number, 0 to 1. */
  opacity?: number;
  /** Up to three, where events are dots or indicators: colors, or shapes with colors. */
  indicators?: (string | { shape?: 'dot' | 'ring' | 'bar'; color: string })[];
}

/** The selected days, and the spans of them with both ends. */
export interface SelectedDates {
  dates: string[];
  ranges: { start: string; end: string }[];
  start: string | null;
  end: string | null;
}

/** A year, a month, a week or a day; `end` is not in it. */
export interface Period {
  start: string;
  end: string;
  level: Level;
  title: string;
}

/** An event as the element tells of it. Dates are ISO dates; times have their offset. */
export interface EventInfo<E extends EventInit = EventInit> {
  id: string;
  /** The same as `id`. */
  uid: string;
  title: string;
  date: string;
  start: string;
  end: string;
  allDay: boolean;
  calendar: string;
  /** The start that the rule gives this occurrence, as records have it, which names it in `edit()`; null for an event that happens once. */
  recurrenceId: string | null;
  /** The object that the page gave, or the record of an edited event; absent for events of files and servers. */
  event?: E;
  /** The source that has it; that of the property `events` has the id `events`. Absent for other events. */
  source?: CalendarSource<E>;
}

/** An occurrence on some days. */
export interface OccurrenceInfo<E extends EventInit = EventInit> extends EventInfo<E> {
  /** A name such as `blue`, whose shades are `--almanac-blue`, `--almanac-blue-tint` and `--almanac-blue-text`, or #rrggbb. */
  color: string;
  status?: 'tentative' | 'confirmed' | 'cancelled';
  /** In answers of `eventsIn()` and `eventsOn()`: the resources that it uses. */
  resourceIds?: string[];
  /** True in answers of `eventsIn()` and `eventsOn()` in which occurrences of the same series are missing, because there are too many. */
  incomplete?: true;
}

/** Where and by what something was asked for. */
export interface EventOrigin {
  /** The rectangle of the piece of the event, of "+n" or of the day, in the viewport; null where there is none in view. */
  rect: DOMRect | null;
  /** The event of the browser that led to it; null for what a script asked for. */
  originalEvent: Event | null;
}

export interface GoToOptions {
  animated?: boolean;
  /** Where the period or the day goes: the period to the start, the day to the middle, or as little as is needed. */
  align?: 'start' | 'center' | 'nearest';
  /** Whether the days fade over instead of scrolling. Selects the day, if that is allowed. */
  crossFade?: boolean;
  /** The time of day at the top of the hours. */
  time?: string;
  select?: boolean;
}

export interface SelectOptions {
  animated?: boolean;
  /** Whether the page gets no questions and no events. */
  silent?: boolean;
}

/** The piece of an event whose node a hook makes. */
export interface EventContentInfo<E extends EventInit = EventInit> extends OccurrenceInfo<E> {
  /** The first day of the piece. */
  date: string;
  /** What shows it: a bar of whole days, a block among the hours, a row of a list, or a background. */
  place: 'bar' | 'block' | 'row' | 'background';
  /** Whether the event begins and ends with this piece. */
  isStart: boolean;
  isEnd: boolean;
  /**
   * The time of its start, in the language of the calendar; empty for whole days and later pieces. For a block, its start and end, such as
   * 11:00 AM – 12:00 PM, on each of its days.
   */
  timeText: string;
  level: Level;
  /** The size of the box when the hook is called. */
  width: number;
  height: number;
}

/** The day whose node a hook makes. */
export interface DayContentInfo {
  date: string;
  isToday: boolean;
  isSelected: boolean;
  /** Whether it belongs to another month than the one that is presented. */
  isOutside: boolean;
  isWeekend: boolean;
  isDisabled: boolean;
  /** Whether it lies in a span of several days that is selected. */
  isInRange: boolean;
  eventCount: number;
  /** The number of events that are not shown. */
  hiddenCount: number;
  level: Level;
  width: number;
  height: number;
}

/** The resource for whose heading a hook makes a node. */
export interface ResourceHeadingContentInfo {
  /** Your object from `resources`; null for an identifier that no list contains, and above events without a resource. */
  resource: (ResourceInit & { [field: string]: any }) | null;
  /** Null above events without a resource. */
  id: string | null;
  title: string;
  color: string | null;
  parent: string | null;
  /** The day below the heading, if each day has its own headings of resources; otherwise null. */
  date: string | null;
  level: Level;
  width: number;
  height: number;
}

/** The event whose details a hook shows. */
export interface DetailsContentInfo<E extends EventInit = EventInit> extends EventInfo<E> {
  color: string;
  status?: 'tentative' | 'confirmed' | 'cancelled';
  level: Level;
  width: number;
  height: number;
  /** Closes the details. */
  close(): void;
}

/** The formats of dates and times; without one, the calendar chooses by the language and the room there is. */
export interface DateFormats {
  /** The title of all levels except years. */
  title?: DateFormat | null;
  /** The headings of days above their hours. */
  dayHeading?: DateFormat | null;
  /** The times of events. */
  eventTime?: DateFormat | null;
  /** The hours beside the days. */
  hour?: DateFormat | null;
  /** The headings of days in lists. */
  listDay?: DateFormat | null;
}

/** A format; other options are reported in the console and have no effect. */
export type DateFormat = Pick<Intl.DateTimeFormatOptions,
  'weekday' | 'year' | 'day' | 'hour' | 'minute' | 'second' | 'hour12' | 'dateStyle' | 'timeStyle' | 'hourCycle'>
  & { month?: 'numeric' | '2-digit' | 'long' | 'short' };

/** The heading of a day whose node a hook makes. */
export interface DayHeadingContentInfo {
  date: string;
  /** The heading in the language of the calendar. */
  text: string;
  isToday: boolean;
  isSelected: boolean;
  isOutside: boolean;
  isWeekend: boolean;
  isDisabled: boolean;
  isInRange: boolean;
  eventCount: number;
  level: Level;
  width: number;
  height: number;
}

/** The hour whose node a hook makes. */
export interface HourContentInfo {
  /** The time of day, such as 09:30. */
  time: string;
  /** The hour in the language of the calendar. */
  text: string;
  /** Whether it belongs to the second time zone. */
  isSecondZone: boolean;
  level: Level;
  width: number;
  height: number;
}

/** The number of hidden events whose node a hook makes. */
export interface MoreContentInfo {
  date: string;
  /** The number of events that are not shown. */
  count: number;
  /** The number in the language of the calendar, such as +3. */
  text: string;
  /** Whether it is among the hours; otherwise, it is below the bars of a day. */
  isBlock: boolean;
  level: Level;
  width: number;
  height: number;
}

/** The number of a week whose node a hook makes. */
export interface WeekNumberContentInfo {
  /** The first day of the week. */
  date: string;
  number: number;
  /** The number in the digits of the calendar. */
  text: string;
  level: Level;
  width: number;
  height: number;
}

/** What a hook returns: nodes, texts, or null for what the calendar shows by itself. */
export type HookContent = Node | string | (Node | string)[] | null | undefined;

/**
 * A function that is called once for each version of an event or a day. What it returned is kept while it may be shown
 * again, and then given to `released`.
 */
export interface ContentHook<Info> {
  (info: Info): HookContent;
  released?(content: HookContent, info: Info): void;
}

/** The part of a series that an edit is about. */
export interface EditOptions {
  /** An occurrence, by the `recurrenceId` of its `EventInfo`; without it, the first one. */
  recurrenceId?: string | null;
  /** How much is meant: by default `this` with a `recurrenceId`, else `all`. */
  scope?: 'this' | 'following' | 'all';
}

/** What has become of an edit. */
export interface EditOutcome {
  /** Whether it was made, or nothing had to be changed. */
  ok: boolean;
  /** The identifier of the event; of a new one, the one that it got. */
  id: string | null;
  /** A sentence that says why it was not made. */
  reason: string | null;
}

/**
 * A change of one record. A record is a complete event: it contains the series, its overrides, and your custom fields. You can store
 * it as JSON and assign it to `events` later, which shows the same event.
 */
export type EventChange<E = EventInit> =
  | { readonly kind: 'create'; readonly before: null; readonly after: E }
  | { readonly kind: 'update'; readonly before: E; readonly after: E }
  | { readonly kind: 'delete'; readonly before: E; readonly after: null };

/** An edit, with one change for each record, in the order in which a server takes them. */
export interface EditDetail<E = EventInit> {
  readonly action: 'create' | 'move' | 'resize' | 'edit' | 'delete' | 'copy' | 'duplicate' | 'paste' | 'drop';
  /** `script` for `create()`, `edit()`, and `deleteEvent()`. */
  readonly cause: 'user' | 'script' | 'undo' | 'redo';
  /** The part of a series; null for an event that does not repeat, and for undo and redo. */
  readonly scope: 'this' | 'following' | 'all' | null;
  readonly changes: readonly EventChange<E>[];
}

export interface CalendarEditEvent<E = EventInit> extends CustomEvent<EditDetail<E>> {
  /**
   * For listeners of `eventchange`: marks the edit as unsaved until the promise is fulfilled, and reverts it if it is
   * rejected. It may be fulfilled with the record as the server has it, or with a list in the order of `changes`.
   */
  waitUntil(promise: PromiseLike<Partial<E> | readonly (Partial<E> | null | undefined)[] | null | undefined | void>): void;
  /** Reverts the edit by field: fields that were edited since stay. */
  revert(): void;
}

/** An edit that was not saved. The last fields are those of saves by the page. */
export interface SaveFailure<E = EventInit> {
  /** The status of HTTP; 0 without one. */
  status: number;
  message: string;
  changes?: readonly EventChange<E>[];
  /** What the promise was rejected with. */
  reason?: unknown;
  /** Makes the edit again, and saves it. */
  retry?(): void;
}

export interface ChangeContext {
  action: EditDetail['action'];
  /** The rules that reject the change in any case. A text as the answer replaces their words. */
  reasons: ('no-overlap' | 'business-hours' | 'bounds' | 'constraint')[];
}

/** Returns true for a change that is allowed, and false or a reason for one that is not. It cannot be asynchronous. */
export type AllowChange<E extends EventInit = EventInit> =
  (changes: readonly EventChange<E>[], context: ChangeContext) => boolean | string;

export interface EventConflict<E extends EventInit = EventInit> {
  /** The fields that both have changed, such as `title`, `times` or `existence`. */
  fields: string[];
  /** The version from here, and the other one; null where the event was deleted. */
  mine: EventInfo<E> | null;
  theirs: EventInfo<E> | null;
  /** Answers after `preventDefault()`; with null, nothing is saved until the next edit. */
  choose(side: 'mine' | 'theirs' | null): void;
}

export interface Problem {
  /** The line of a file. */
  line?: number;
  /** Index, identifier and field of an event of the page. */
  index?: number;
  id?: string;
  field?: string;
  reason: string;
}

export interface LoadReport {
  isRead: boolean;
  events: number;
  skipped: number;
  /** How it went, in the language of the calendar. */
  sentence: string;
  /** What is wrong, in English, for developers; empty if nothing is. */
  message: string;
  problems: Problem[];
}

/** A calendar in view. */
export interface ListedCalendar {
  /** The number that names it in `exportEvents()` and `importEvents()`, until the element is loaded again. */
  number: number;
  name: string;
  color: string | null;
  /** Whether people can add events to it. */
  writable: boolean;
}

/** What to export: everything by default. */
export interface ExportOptions {
  /** The `number` of a calendar. */
  calendar?: number;
  /** The first day, and the day after the last. */
  start?: string;
  end?: string;
  /** The identifier of an event. */
  id?: string;
}

export interface ImportOptions {
  /** The name of the file, which a new calendar gets. */
  name?: string;
  /** The `number` of a calendar; `null`, the default, for a new one. */
  calendar?: number | null;
  /** Whether to count only. */
  dryRun?: boolean;
}

/** The numbers of events of a file by what an import does with them, or did. */
export interface ImportReport {
  /** Whether the text is a calendar. */
  isRead: boolean;
  /** New events. */
  added: number;
  /** Events that replace an older version. */
  replaced: number;
  /** Events that exist already. */
  existing: number;
  /** Events of which the calendar has another version that stays. */
  kept: number;
  /** Events that cannot be read. */
  unreadable: number;
  /** The first day on which an event begins, and the day after the last. */
  start: string | null;
  end: string | null;
  /** Why the file was not read or not imported, in the language of the calendar. */
  failure: string | null;
  /** The first 100 problems of the text, in the language of the calendar. */
  problems: Problem[];
}

/** What to print, and on which paper; by default, the period in view on the paper of the browser. */
export interface PrintOptions {
  level?: Level;
  /** The first day, and the day after the last. */
  start?: string;
  end?: string;
  paper?: 'A4' | 'A3' | 'Letter' | 'Legal';
  orientation?: 'portrait' | 'landscape';
  /** `ink` prints no colors. */
  color?: 'color' | 'ink';
  /** The factor of the text size. */
  textSize?: number;
}

/** A text, or the forms of one for numbers; `#` is the place of the number. */
export type Phrase = string | Partial<Record<Intl.LDMLPluralRule, string>>;

// schema: words
export type PhraseName =
  'today' | 'tomorrow' | 'previousYear' | 'previousMonth' | 'previousWeek' | 'previousDay' | 'nextYear' | 'nextMonth' |
  'nextWeek' | 'nextDay' | 'calendar' | 'calendars' | 'year' | 'month' | 'week' | 'day' |
  'agenda' | 'weekNumber' | 'allDay' | 'until' | 'continues' | 'tooMany' | 'repeats' | 'everyDay' |
  'everyWeek' | 'everyMonth' | 'everyYear' | 'cancelled' | 'tentative' | 'untitled' | 'noEvents' | 'dropHint' |
  'noEventsOfDay' | 'notLoaded' | 'allHidden' | 'noResource' | 'skippedDay' | 'nearestEvent' | 'skipped' | 'line' |
  'unreadable' | 'missing' | 'tooLarge' | 'emptyFile' | 'noCalendarFile' | 'close' | 'unreachable' | 'noKey' |
  'offline' | 'tryAgain' | 'stopped' | 'reload' | 'separator' | 'events' | 'moreEvents' | 'search' |
  'noResults' | 'togglePanel' | 'dayCount' | 'weekCount' | 'monthCount' | 'previousPeriod' | 'nextPeriod' | 'goToDate' |
  'earlier' | 'join' | 'organizer' | 'accepted' | 'declined' | 'noReply' | 'categories';
export type EditPhraseName =
  'newEvent' | 'title' | 'save' | 'undo' | 'redo' | 'open' | 'move' | 'cut' |
  'copy' | 'duplicate' | 'paste' | 'delete' | 'allDay' | 'timed' | 'toCalendar' | 'whichEvents' |
  'followingCount' | 'followingEndless' | 'allCount' | 'allPast' | 'allEndless' | 'allEndlessPast' | 'pickedUp' | 'pickedUpHelp' |
  'moveHelp' | 'resized' | 'days' | 'copying' | 'moving' | 'calendar' | 'returned' | 'scopeAsked' |
  'slotFree' | 'slotEvents' | 'timeSelected' | 'hours' | 'minutes' | 'hoursMinutes' | 'created' | 'moved' |
  'resizedTo' | 'changed' | 'deleted' | 'copiedTo' | 'duplicated' | 'pasted' | 'toClipboard' | 'cutOut' |
  'createdShort' | 'movedShort' | 'resizedShort' | 'changedShort' | 'deletedShort' | 'copiedShort' | 'duplicatedShort' | 'pastedShort' |
  'undone' | 'undoneWhen' | 'redone' | 'redoneWhen' | 'nothingToUndo' | 'nothingToRedo' | 'readOnly' | 'noCreate' |
  'noMove' | 'noResize' | 'noEdit' | 'noDelete' | 'outsideBounds' | 'outsideBoundsCount' | 'outsideHours' | 'outsideHoursCount' |
  'outsidePeriod' | 'outsidePeriodCount' | 'overlap' | 'overlapCount' | 'otherReason' | 'notInSeries' | 'seriesTooLong' | 'ruleNotMovable' |
  'ruleNotSplittable' | 'notApplicable' | 'changedElsewhere' | 'deletedElsewhere' | 'conflictAsked' | 'myVersion' | 'otherVersion' | 'deletedVersion' |
  'heldDeleted' | 'notSaved' | 'storeReadOnly' | 'noStorage' | 'serverUnavailable' | 'notAccepted' | 'notSavedYet' | 'saved' |
  'draftKept' | 'restore' | 'readOnlyNote' | 'rename' | 'titleNeeded' | 'emptyHint' | 'understood' | 'color' |
  'calendarColor' | 'saveFile' | 'newCalendar' | 'calendarName' | 'nameNeeded' | 'calendarMenu' | 'calendarMade' | 'calendarRenamed' |
  'calendarColored' | 'calendarDeleted' | 'edit' | 'more' | 'starts' | 'ends' | 'date' | 'time' |
  'place' | 'notes' | 'link' | 'status' | 'confirmed' | 'noStatus' | 'shownAs' | 'busy' |
  'free' | 'privacy' | 'everybody' | 'confidential' | 'onlyMe' | 'keptDetails' | 'dateExpected' | 'timeExpected' |
  'endBeforeStart' | 'chooseDay' | 'zone' | 'zoneExpected' | 'repetition' | 'notRepeated' | 'asItIs' | 'endless' |
  'untilDay' | 'counted' | 'nextDays' | 'reminder' | 'noReminder' | 'addReminder' | 'atStart' | 'minutesBefore' |
  'hoursBefore' | 'daysBefore' | 'weeksBefore' | 'onDayAt' | 'daysBeforeAt' | 'weeksBeforeAt' | 'emailReminder' | 'otherReminder' |
  'whileOpen' | 'missedReminders' | 'everySecond' | 'everyMinute' | 'everyHour' | 'everyDay' | 'everyWeek' | 'everyMonth' |
  'everyYear' | 'everyOneDay' | 'everyOneWeek' | 'everyOneMonth' | 'everyOneYear' | 'inPeriods' | 'onDays' | 'atTimes' |
  'onlyPositions' | 'monthNamed' | 'monthNumber' | 'leapMonthNumber' | 'weekNumber' | 'weekFromEnd' | 'yearDay' | 'yearDayFromEnd' |
  'dayNumber' | 'dayFromEnd' | 'lastDay' | 'weekdayNamed' | 'nthDay' | 'numberedDay' | 'numberedDayFromEnd' | 'workday' |
  'fromTo' | 'positionNamed' | 'positionNumber' | 'positionFromEnd' | 'hourNumber' | 'minuteNumber' | 'secondNumber' | 'first' |
  'second' | 'third' | 'fourth' | 'fifth' | 'last' | 'nextToLast' | 'skipBackward' | 'skipForward' |
  'gregorianCalendar' | 'julianCalendar' | 'buddhistCalendar' | 'japaneseCalendar' | 'minguoCalendar' | 'persianCalendar' | 'hebrewCalendar' | 'islamicCalendar' |
  'copticCalendar' | 'ethiopicCalendar' | 'indianCalendar' | 'chineseCalendar' | 'dangiCalendar' | 'times' | 'timesInDigits' | 'andList' |
  'ruleAlso' | 'ruleDates' | 'ruleMore' | 'ruleExcept' | 'ruleUnknown' | 'red' | 'orange' | 'amber' |
  'lime' | 'green' | 'teal' | 'cyan' | 'blue' | 'indigo' | 'purple' | 'pink' |
  'graphite' | 'deleteSeries' | 'deleteThis' | 'deleteFollowing' | 'deleteAll' | 'changeSeries' | 'changeThis' | 'changeFollowing' |
  'changeAll' | 'cancel' | 'leaveAsked' | 'copyLink' | 'linkCopied';
// schema: end

/** Words by their names; those of editing have the names of what is inserted in braces. */
export type Phrases = Partial<Record<PhraseName, Phrase>> & { edit?: Partial<Record<EditPhraseName, string>> };

/** The options of the element, by their properties. `null` gives an option its standard value again. */
export interface CalendarOptions {
  // schema: options
  /** The language and region. By default, the nearest `lang` attribute decides, or the browser's language if there is none. */
  locale?: string | null;
  /** The calendar system, such as `hebrew`, `persian`, `islamicUmmAlQura`, `japanese`, or `chinese`. */
  calendar?: string | null;
  /** The time zone in which events are shown; by default, the browser's. */
  timeZone?: string | null;
  /** The day that is highlighted as today; by default, the current day. */
  today?: string | Date | null;
  /** The day that the calendar shows. Setting it goes there, even if the user has navigated elsewhere. */
  date?: string | Date | null;
  /** Whether times use 12 hours with AM and PM or 24 hours; by default, the language decides. */
  hourCycle?: '12' | '24' | null;
  /** The factor that scales all text and its rows. `auto` follows the text size of the page's root or of the browser, whichever is larger. */
  textScale?: number | 'auto' | null;
  /** The height of the element. `fill` uses the height from the style sheet. `auto` fits the content where rows have a fixed height, such as month pages with `row-height` and rows of days. */
  height?: 'fill' | 'auto' | null;
  /** The level of the calendar's headings in the page's outline. */
  headingLevel?: number | null;
  /** Keeps the order of the calendars, and which ones are hidden, in the browser. The value is a key that tells several elements apart. */
  remember?: string | null;
  /** The URL of an .ics file. */
  src?: string | null;
  /** The URL of the API of `almanac serve`. */
  api?: string | null;
  /** The rooms, people, and equipment that events use: a list, a function that returns one, or the URL of one. To change a list, set it again. */
  resources?: Iterable<ResourceInit> | ResourceLoad | string | null;
  /** The order of events that begin on the same day: `start`, `duration`, `allDay`, `title`, and fields of your page, or a function that compares two of your page's objects as `sort()` does. Without it, longer events come first. */
  eventOrder?: string | ((a: EventInit, b: EventInit) => number) | null;
  /** Whether people can drop events and .ics files of other programs on the calendar. */
  drop?: boolean | null;
  /** The theme. By default, it follows the page's light or dark color scheme and the system's contrast setting. */
  theme?: 'basic' | 'light' | 'dark' | 'contrast' | null;
  /** Whether events have legible shades of their colors, or exactly the colors that the page gives them. You ensure the contrast of exact colors. */
  colors?: 'legible' | 'exact' | null;
  /** Adds a panel with search, the list of calendars, and the events of the day; `closed` shows only its button at first. */
  panel?: '' | 'closed' | boolean | null;
  /** Whether images of events are loaded from their URLs, which reveals the user to the servers there. */
  images?: 'files' | 'remote' | null;
  /** The result of a click on an event: its details, or only the `eventactivate` event. */
  activation?: 'details' | 'none' | null;
  /** What users may do with events. */
  editable?: string | boolean | null;
  /** The rules that edits must follow: events do not overlap, are within `business-hours`, and between `min` and `max`. */
  editRules?: string | null;
  /** Whether people can move events to other resources. */
  resourceEditable?: boolean | null;
  /** The step of times to which events snap. With `auto`, it is `slot-duration` or, without one, depends on the height of the hours. */
  snap?: number | string | null;
  /** The length of a new event. */
  defaultLength?: number | string | null;
  /** The current time: the position of its line and, unless `today` is set, the current day. By default, the clock decides. */
  now?: string | Date | null;
  /** A second time zone whose hours are also shown at the week and day levels. */
  secondTimeZone?: string | null;
  /** The text that is shown while there are no events. */
  message?: string | null;
  /** The direction of text and columns; by default, the language decides. */
  dir?: 'ltr' | 'rtl' | null;
  /** Whether to jump instead of animating: if the system requests it, or always. */
  reducesMotion?: 'system' | 'always' | null;
  /** Phrases that replace the ones of the language. `#` is replaced by a number. An object with the forms of `Intl.PluralRules` can replace a text. */
  phrases?: Phrases | null;
  /** The animation of days that become selected at the month level. */
  selectionMotion?: 'none' | 'bounce' | 'roll' | 'bubble' | 'fade' | null;
  /** The animation of the shape of days that are no longer selected. */
  deselectionMotion?: 'none' | 'bounce' | 'roll' | 'bubble' | 'fade' | null;
  /** While at least this many selection animations run, taps on days are ignored. By default, there is no limit. */
  dayAnimationTapLimit?: number | null;
  /** The number of days before and after the visible days whose events are loaded in advance; `auto` is 60 to 120. */
  fetchMargin?: number | 'auto' | null;
  /** The name under which a form submits the selected days or the selected time. */
  name?: string | null;
  /** Whether a form can be submitted only if something is selected. */
  required?: boolean | null;
  /** The time that is selected initially, with `selection-mode="time"`. The id of a resource may follow after a space. Setting it selects the time without firing an event. */
  selectedTime?: string | null;
  /** Whether reminders of events are shown while the page is open: as notifications of the system if the user permits them, otherwise above the calendar. Needs `editable`. */
  reminders?: boolean | null;
  /** The reminders of new events in calendars without their own default, as durations from the start: first for timed events and, after a semicolon, for all-day events. */
  defaultReminders?: string | null;
  /** Whether the URL of the page names the level, the day, and the open event, as in `#/week/2026-11-23`, so that Back, Forward, reload, and bookmarks work. Only the first such element of a page counts. */
  history?: boolean | null;
  /** A set of defaults for levels, layout, scrolling, and selection, like another calendar kit. Options that are set take precedence. */
  preset?: 'classic' | 'paged' | 'endless' | null;
  /** The level that the calendar shows. Setting it goes there, even if the user has navigated elsewhere. */
  level?: Level | null;
  /** One endless column of weeks, or a page for each month, one below the other or side by side. */
  months?: 'endless' | 'pages' | 'sideways' | null;
  /** The number of rows of a month page: one for each of its weeks, or always six. */
  weeks?: 'natural' | 'six' | null;
  /** How month pages show days of other months: like all days, paler, or not at all. */
  outDays?: 'shown' | 'dimmed' | 'hidden' | null;
  /** Whether weeks are numbered. */
  weekNumbers?: boolean | null;
  /** Which week of a year is number 1: the one that the language and region use, the one of ISO 8601, the one with the first day of the year, or the first full one. */
  weekNumberRule?: 'locale' | 'iso' | 'first-day' | 'full-week' | null;
  /** The weekdays that are shown; by default, all. */
  weekdays?: string | null;
  /** The first day of the week; by default, the region decides. */
  firstWeekday?: Weekday | null;
  /** The levels that can be chosen and zoomed to, in the order of their buttons. */
  levels?: string | null;
  /** The first day that can be reached. */
  min?: string | Date | null;
  /** The last day that can be reached. */
  max?: string | Date | null;
  /** The first day that can be selected. */
  selectableMin?: string | Date | null;
  /** The last day that can be selected. */
  selectableMax?: string | Date | null;
  /** What can be selected: no day, one or none, exactly one, any number of days, one span of days, or one interval of time where there are hours. */
  selectionMode?: 'none' | 'optional' | 'required' | 'multiple' | 'range' | 'time' | null;
  /** The length of the longest span that can be selected, in days; 0 means no limit. */
  maximumSpan?: number | null;
  /** The selected days. Setting it neither scrolls nor fires an event. */
  selected?: string | string[] | null;
  /** Whether showing another month or week selects one of its days. */
  selectsPresentedPeriod?: boolean | null;
  /** The height of a week's row: an equal share of the view, a sixth of it, the width of a column, on pages at least its content, or a number of points. */
  rowHeight?: 'share' | 'sixth' | 'cell-side' | 'content' | number | null;
  /** Whether a tap on a day of another month selects it and goes to its month. */
  selectsOutDays?: boolean | null;
  /** How the month level shows events: bars with titles, up to three dots per day, or one indicator per day. */
  monthEvents?: 'bars' | 'dots' | 'indicator' | null;
  /** The maximum number of rows of events of a day in months, including the row that says how many more there are. By default, as many as fit. */
  maxEvents?: number | null;
  /** An event shorter than 24 hours that ends by this time on the next day is shown only on its first day, except in the hours views. */
  nextDayThreshold?: string | null;
  /** How the week and day levels show days: hours where there is room, always hours, a row above a list, or a row and a list. */
  dayPresentation?: 'automatic' | 'hours' | 'strip' | 'list' | null;
  /** The business hours, which the week and day levels show brighter than other hours. */
  businessHours?: string | null;
  /** The hours that the week and day levels show; by default, all. */
  visibleHours?: string | null;
  /** The time of day at the top of the hours. */
  topTime?: string | null;
  /** The number of months side by side at the year level; by default, it depends on the width. */
  monthColumns?: number | null;
  /** How fingers and wheels scroll the content: not at all, one period at a time, or freely. */
  scrollPolicy?: 'none' | 'paged' | 'continuous' | null;
  /** The gestures and keys that users can use. `-pinch` on its own means all but pinch. */
  enabledGestures?: string | null;
  /** Whether days without events can have indicators, too. */
  indicatesDaysWithoutEvents?: boolean | null;
  /** The arrangement of the title bar, or none. */
  header?: 'leading' | 'centered' | 'none' | null;
  /** The controls of the title bar in their order, from the leading edge; those after `title` are at the trailing edge. A list without `previous`, `title`, and `next` only says which of `today`, `levels`, and `new` are shown. `new` is the button that creates an event in an editable calendar; it is always last, and round on phones. */
  headerControls?: string | null;
  /** Whether the month level has a row of weekday names. */
  weekdayMenu?: 'shown' | 'hidden' | null;
  /** The length of weekday names. */
  weekdaySymbols?: 'automatic' | 'normal' | 'short' | 'very-short' | null;
  /** The place of the number in the cells of the month level. */
  numberPlacement?: 'corner' | 'center' | null;
  /** The arrangement of several indicators of a day. */
  indicatorArrangement?: 'row' | 'spread' | null;
  /** The maximum number of indicators of a day. */
  indicatorLimit?: number | null;
  /** Whether weekday names above a month are in capitals. */
  uppercaseWeekdays?: boolean | null;
  /** How far the hours can be zoomed: the minimum, the initial, and the maximum height of an hour, relative to the standard height. */
  hourZoom?: string | null;
  /** The maximum number of rows of all-day events above the hours. */
  laneRowLimit?: number | null;
  /** Whether there is a lane for all-day events, and for events of 24 hours or more, above the hours. Without it, the hours do not show these events. */
  allDayLane?: 'shown' | 'hidden' | null;
  /** How events show their times: blocks among the hours with start and end, as far as there is room, and bars with the start; only the start; or none. Lists show both in any case. */
  eventTime?: 'range' | 'start' | 'none' | null;
  /** Whether levels of resources show each resource with all its days, or each day with all its resources. */
  resourceOrder?: 'resources' | 'days' | null;
  /** Whether resources without events in the period have columns. */
  emptyResources?: 'shown' | 'hidden' | null;
  /** Whether levels of resources have a column for events without a resource, if the period has any. */
  unassignedEvents?: 'shown' | 'hidden' | null;
  /** Only resources whose title contains this text have columns, regardless of case and accents. */
  resourceFilter?: string | null;
  /** The beginning of the URL of a map, which the place of an event follows in its details; `none` for no link. */
  mapUrl?: string | null;
  /** The minimum width of a column of a resource, in pixels. If there are more columns than fit, the level scrolls sideways. */
  resourceWidth?: number | null;
  /** The rows that may stay empty so that an event keeps its row from week to week. */
  laneContinuity?: number | null;
  /** The duration of a slot of the hours: the distance between two lines, counted from midnight, the time that a click selects, and the default of `snap`. By default, lines mark hours and, where there is room, half-hours. */
  slotDuration?: number | string | null;
  /** The interval between two labels of hours, counted from midnight. By default, each hour has a label if there is room. */
  slotLabelInterval?: number | string | null;
  // schema: end
}

export interface AlmanacCalendarEventMap<E extends EventInit = EventInit> {
  // schema: events
  /** The first frame is shown, and the calendar takes input and calls. */
  ready: CustomEvent<undefined>;
  /** The selection changed; `date` is its first day. */
  dateselect: CustomEvent<{ date: string | null }>;
  /** A day is about to be selected or, with `selected` false, deselected. `preventDefault()` refuses it. */
  beforeselect: CustomEvent<{ date: string; selected: boolean }>;
  /** The selection changed; `byUser` is `true` if the user changed it, not a method. */
  selectionchange: CustomEvent<SelectedDates & { byUser: boolean }>;
  /** A day was tapped or clicked once. In the hours views, `time` is the time, such as 09:30. */
  daytap: CustomEvent<{ date: string; time: string | null }>;
  /** The user selected a time, or cleared the selection, with `selection-mode="time"`. `start` and `end` are ISO times with offset, `date` is the day of the start, and `resource` is the id of the resource in whose column the time lies. */
  timeselect: CustomEvent<{ start: string | null; end: string | null; date: string | null; resource: string | null; by: 'pointer' | 'touch' | 'key' }>;
  /** A different year, month, week, or day is in the middle of the view, also while the calendar moves; `datechange` follows at the end. */
  periodchange: CustomEvent<Period>;
  /** Navigation has ended with another period or level in view, whoever started it. Fires once, with the values of `date` and `level`. Setting the changed values in return does not navigate, and does not stop a navigation that the user has started since. */
  datechange: CustomEvent<{ date: string; level: Level }>;
  /** An event was clicked or activated with Enter. `preventDefault()` keeps its details closed. */
  eventactivate: CustomEvent<EventInfo<E> & EventOrigin>;
  /** The pointer entered an event, or left it. */
  eventhover: CustomEvent<(EventInfo<E> & EventOrigin) | null>;
  /** The menu of an event was requested. `preventDefault()` keeps both the calendar's menu and the browser's closed. */
  eventmenu: CustomEvent<EventInfo<E> & EventOrigin>;
  /** The menu of a day or a time was requested; works like `eventmenu`. */
  daymenu: CustomEvent<{ date: string; time: string | null } & EventOrigin>;
  /** The list of all events of a day that cannot show them all was requested. `preventDefault()` keeps it closed. */
  moreactivate: CustomEvent<{ date: string; events: OccurrenceInfo<E>[] } & EventOrigin>;
  /** The visible days changed, also while the calendar moves. They are the days from `start` up to, but not including, `end`. */
  visiblerange: CustomEvent<{ start: string; end: string }>;
  /** Another level is shown; `datechange` follows when the calendar is at rest. */
  levelchange: CustomEvent<{ level: Level }>;
  /** A file was read. */
  calendarload: CustomEvent<{ name: string; events: number; skipped: number }>;
  /** The user dropped .ics files, which are about to be opened. `preventDefault()` leaves them to the page. */
  fileopen: CustomEvent<{ files: { name: string; text(): Promise<string> }[] }>;
  /** A file, a response, or the page's events have problems, or there is no response. The text is in English, for developers. */
  loaderror: CustomEvent<{ message: string; problems: Problem[] }>;
  /** The set of sources that are loading changed, or a request to the server, which is not in `sources`, began or ended. During loading, `::part(box loading)` matches. */
  loadingchange: CustomEvent<{ loading: boolean; sources: CalendarSource<E>[] }>;
  /** A source has loaded everything that was requested; `count` is the number of its events. */
  sourceload: CustomEvent<{ source: CalendarSource<E>; count: number }>;
  /** A source could not be loaded and keeps the events that it has. `preventDefault()` suppresses the notice. The source is loaded again after `retryIn` seconds, unless that cannot help. */
  sourceerror: CustomEvent<SourceFailure>;
  /** The resources could not be loaded, and those that were loaded before stay. `preventDefault()` suppresses the notice. They are loaded again after `retryIn` seconds, unless that cannot help. */
  resourceerror: CustomEvent<ResourceFailure>;
  /** An edit is about to be made, undone, or redone. `preventDefault()` refuses it. */
  beforeeventchange: CalendarEditEvent<E>;
  /** An edit was made, undone, or redone. `changes` has the records to save. */
  eventchange: CalendarEditEvent<E>;
  /** An edit of a calendar itself is about to be made, undone, or redone. `preventDefault()` refuses it. */
  beforecalendarchange: CalendarEditEvent<CalendarInit>;
  /** An edit of a calendar itself was made, undone, or redone: `create`, `edit`, or `delete`. */
  calendarchange: CalendarEditEvent<CalendarInit>;
  /** The user hid, showed, or moved a calendar in the panel. `calendars` is the whole list, with the `id` of calendars of your page. */
  calendarlistchange: CustomEvent<{ calendars: { id: string | number | null; name: string; hidden: boolean }[] }>;
  /** The user begins to edit an event by grabbing it or opening its form. `preventDefault()` prevents this, for example to show a form of your page. */
  editstart: CustomEvent<{ kind: string; event: EventInfo<E> }>;
  /** The user finished editing: no event is held, and no form or question is open. `committed` is `true` if an edit was made. */
  editend: CustomEvent<{ kind: string; committed: boolean }>;
  /** An event was created that was dragged in; `event` is its record. It follows `eventchange`. */
  eventreceive: CustomEvent<EventInfo<E> & { resourceIds: string[]; originalEvent: Event }>;
  /** The user dragged an event out of the element and released it there. The event is back where it was; your page may delete it. */
  eventleave: CustomEvent<EventInfo<E> & { originalEvent: Event }>;
  /** The same fields of an event were changed here and elsewhere, and the user is about to be asked. `preventDefault()` leaves the answer to the page. */
  eventconflict: CustomEvent<EventConflict<E>>;
  /** A reminder of `event` is due, with `reminders`. `start` is the start of the occurrence, `alarm` the position of the reminder among those of the event, and `at` the time for which it was set. `preventDefault()` shows nothing, so that your page can remind in its own way. */
  reminder: CustomEvent<{ event: EventInfo<E>; start: string; alarm: number; at: string }>;
  /** The edit that can be undone or redone changed. */
  undochange: CustomEvent<{ canUndo: boolean; canRedo: boolean; undoLabel?: string; redoLabel?: string }>;
  /** The number of edits that are not saved yet, or that the server rejected, changed. */
  savechange: CustomEvent<{ pending: number; failed: number }>;
  /** The server did not accept an edit, now or ever: the status and message of its response, in English, for developers. After `waitUntil()`, also the changes, and `retry()`; `preventDefault()` then suppresses the notice. */
  saveerror: CustomEvent<SaveFailure<E>>;
  /** The engine failed and was restarted with the same data and position. */
  restart: CustomEvent<{ reason: string; restored: boolean }>;
  /** The engine could not be loaded, or failed for the third time within a minute; `reload()` restarts it. */
  fail: CustomEvent<{ reason: string }>;
  // schema: end
}

/** A file of the element: its address, its content, or a function that returns one of them. A second script is a module. */
export type ProgramFile = string | URL | Response | WebAssembly.Module | { readonly default: unknown };

/** A calendar; with a type of its own events for pages whose events have more fields. */
export class AlmanacCalendar<E extends EventInit = EventInit> extends HTMLElement {
  /**
   * Says where the second script, programs, and words are: below an address, or by name. For elements that start from now on. A
   * program has two files, such as `almanac.wasm` and `almanac-more.wasm`.
   */
  static configure(place: {
    base?: string | URL;
    files?: { [name: string]: ProgramFile | (() => ProgramFile | Promise<ProgramFile>) };
  }): void;
  // schema: members
  /** The language and region. By default, the nearest `lang` attribute decides, or the browser's language if there is none. */
  locale: string | null;
  /** The calendar system, such as `hebrew`, `persian`, `islamicUmmAlQura`, `japanese`, or `chinese`. */
  calendar: string | null;
  /** The time zone in which events are shown; by default, the browser's. */
  timeZone: string | null;
  /** The day that is highlighted as today; by default, the current day. */
  today: string | Date | null;
  /** The day that the calendar shows. Setting it goes there, even if the user has navigated elsewhere. */
  date: string | Date | null;
  /** Whether times use 12 hours with AM and PM or 24 hours; by default, the language decides. */
  hourCycle: '12' | '24' | null;
  /** The factor that scales all text and its rows. `auto` follows the text size of the page's root or of the browser, whichever is larger. */
  textScale: number | 'auto' | null;
  /** The height of the element. `fill` uses the height from the style sheet. `auto` fits the content where rows have a fixed height, such as month pages with `row-height` and rows of days. */
  height: 'fill' | 'auto' | null;
  /** The level of the calendar's headings in the page's outline. */
  headingLevel: number | null;
  /** Keeps the order of the calendars, and which ones are hidden, in the browser. The value is a key that tells several elements apart. */
  remember: string | null;
  /** The URL of an .ics file. */
  src: string | null;
  /** The URL of the API of `almanac serve`. */
  api: string | null;
  /** The rooms, people, and equipment that events use: a list, a function that returns one, or the URL of one. To change a list, set it again. */
  resources: Iterable<ResourceInit> | ResourceLoad | string | null;
  /** The order of events that begin on the same day: `start`, `duration`, `allDay`, `title`, and fields of your page, or a function that compares two of your page's objects as `sort()` does. Without it, longer events come first. */
  eventOrder: string | ((a: EventInit, b: EventInit) => number) | null;
  /** Whether people can drop events and .ics files of other programs on the calendar. */
  drop: boolean | null;
  /** The theme. By default, it follows the page's light or dark color scheme and the system's contrast setting. */
  theme: 'basic' | 'light' | 'dark' | 'contrast' | null;
  /** Whether events have legible shades of their colors, or exactly the colors that the page gives them. You ensure the contrast of exact colors. */
  colors: 'legible' | 'exact' | null;
  /** Adds a panel with search, the list of calendars, and the events of the day; `closed` shows only its button at first. */
  panel: '' | 'closed' | boolean | null;
  /** Whether images of events are loaded from their URLs, which reveals the user to the servers there. */
  images: 'files' | 'remote' | null;
  /** The result of a click on an event: its details, or only the `eventactivate` event. */
  activation: 'details' | 'none' | null;
  /** What users may do with events. */
  editable: string | boolean | null;
  /** The rules that edits must follow: events do not overlap, are within `business-hours`, and between `min` and `max`. */
  editRules: string | null;
  /** Whether people can move events to other resources. */
  resourceEditable: boolean | null;
  /** The step of times to which events snap. With `auto`, it is `slot-duration` or, without one, depends on the height of the hours. */
  snap: number | string | null;
  /** The length of a new event. */
  defaultLength: number | string | null;
  /** The current time: the position of its line and, unless `today` is set, the current day. By default, the clock decides. */
  now: string | Date | null;
  /** A second time zone whose hours are also shown at the week and day levels. */
  secondTimeZone: string | null;
  /** The text that is shown while there are no events. */
  message: string | null;
  /** Whether to jump instead of animating: if the system requests it, or always. */
  reducesMotion: 'system' | 'always' | null;
  /** Phrases that replace the ones of the language. `#` is replaced by a number. An object with the forms of `Intl.PluralRules` can replace a text. */
  phrases: Phrases | null;
  /** The animation of days that become selected at the month level. */
  selectionMotion: 'none' | 'bounce' | 'roll' | 'bubble' | 'fade' | null;
  /** The animation of the shape of days that are no longer selected. */
  deselectionMotion: 'none' | 'bounce' | 'roll' | 'bubble' | 'fade' | null;
  /** While at least this many selection animations run, taps on days are ignored. By default, there is no limit. */
  dayAnimationTapLimit: number | null;
  /** The number of days before and after the visible days whose events are loaded in advance; `auto` is 60 to 120. */
  fetchMargin: number | 'auto' | null;
  /** The name under which a form submits the selected days or the selected time. */
  name: string | null;
  /** Whether a form can be submitted only if something is selected. */
  required: boolean | null;
  /** The time that is selected initially, with `selection-mode="time"`. The id of a resource may follow after a space. Setting it selects the time without firing an event. */
  selectedTime: string | null;
  /** Whether reminders of events are shown while the page is open: as notifications of the system if the user permits them, otherwise above the calendar. Needs `editable`. */
  reminders: boolean | null;
  /** The reminders of new events in calendars without their own default, as durations from the start: first for timed events and, after a semicolon, for all-day events. */
  defaultReminders: string | null;
  /** Whether the URL of the page names the level, the day, and the open event, as in `#/week/2026-11-23`, so that Back, Forward, reload, and bookmarks work. Only the first such element of a page counts. */
  history: boolean | null;
  /** A set of defaults for levels, layout, scrolling, and selection, like another calendar kit. Options that are set take precedence. */
  preset: 'classic' | 'paged' | 'endless' | null;
  /** The level that the calendar shows. Setting it goes there, even if the user has navigated elsewhere. */
  level: Level | null;
  /** One endless column of weeks, or a page for each month, one below the other or side by side. */
  months: 'endless' | 'pages' | 'sideways' | null;
  /** The number of rows of a month page: one for each of its weeks, or always six. */
  weeks: 'natural' | 'six' | null;
  /** How month pages show days of other months: like all days, paler, or not at all. */
  outDays: 'shown' | 'dimmed' | 'hidden' | null;
  /** Whether weeks are numbered. */
  weekNumbers: boolean | null;
  /** Which week of a year is number 1: the one that the language and region use, the one of ISO 8601, the one with the first day of the year, or the first full one. */
  weekNumberRule: 'locale' | 'iso' | 'first-day' | 'full-week' | null;
  /** The weekdays that are shown; by default, all. */
  weekdays: string | null;
  /** The first day of the week; by default, the region decides. */
  firstWeekday: Weekday | null;
  /** The levels that can be chosen and zoomed to, in the order of their buttons. */
  levels: string | null;
  /** The first day that can be reached. */
  min: string | Date | null;
  /** The last day that can be reached. */
  max: string | Date | null;
  /** The first day that can be selected. */
  selectableMin: string | Date | null;
  /** The last day that can be selected. */
  selectableMax: string | Date | null;
  /** What can be selected: no day, one or none, exactly one, any number of days, one span of days, or one interval of time where there are hours. */
  selectionMode: 'none' | 'optional' | 'required' | 'multiple' | 'range' | 'time' | null;
  /** The length of the longest span that can be selected, in days; 0 means no limit. */
  maximumSpan: number | null;
  /** The selected days. Setting it neither scrolls nor fires an event. */
  selected: string | string[] | null;
  /** Whether showing another month or week selects one of its days. */
  selectsPresentedPeriod: boolean | null;
  /** The height of a week's row: an equal share of the view, a sixth of it, the width of a column, on pages at least its content, or a number of points. */
  rowHeight: 'share' | 'sixth' | 'cell-side' | 'content' | number | null;
  /** Whether a tap on a day of another month selects it and goes to its month. */
  selectsOutDays: boolean | null;
  /** How the month level shows events: bars with titles, up to three dots per day, or one indicator per day. */
  monthEvents: 'bars' | 'dots' | 'indicator' | null;
  /** The maximum number of rows of events of a day in months, including the row that says how many more there are. By default, as many as fit. */
  maxEvents: number | null;
  /** An event shorter than 24 hours that ends by this time on the next day is shown only on its first day, except in the hours views. */
  nextDayThreshold: string | null;
  /** How the week and day levels show days: hours where there is room, always hours, a row above a list, or a row and a list. */
  dayPresentation: 'automatic' | 'hours' | 'strip' | 'list' | null;
  /** The business hours, which the week and day levels show brighter than other hours. */
  businessHours: string | null;
  /** The hours that the week and day levels show; by default, all. */
  visibleHours: string | null;
  /** The time of day at the top of the hours. */
  topTime: string | null;
  /** The number of months side by side at the year level; by default, it depends on the width. */
  monthColumns: number | null;
  /** How fingers and wheels scroll the content: not at all, one period at a time, or freely. */
  scrollPolicy: 'none' | 'paged' | 'continuous' | null;
  /** The gestures and keys that users can use. `-pinch` on its own means all but pinch. */
  enabledGestures: string | null;
  /** Whether days without events can have indicators, too. */
  indicatesDaysWithoutEvents: boolean | null;
  /** The arrangement of the title bar, or none. */
  header: 'leading' | 'centered' | 'none' | null;
  /** The controls of the title bar in their order, from the leading edge; those after `title` are at the trailing edge. A list without `previous`, `title`, and `next` only says which of `today`, `levels`, and `new` are shown. `new` is the button that creates an event in an editable calendar; it is always last, and round on phones. */
  headerControls: string | null;
  /** Whether the month level has a row of weekday names. */
  weekdayMenu: 'shown' | 'hidden' | null;
  /** The length of weekday names. */
  weekdaySymbols: 'automatic' | 'normal' | 'short' | 'very-short' | null;
  /** The place of the number in the cells of the month level. */
  numberPlacement: 'corner' | 'center' | null;
  /** The arrangement of several indicators of a day. */
  indicatorArrangement: 'row' | 'spread' | null;
  /** The maximum number of indicators of a day. */
  indicatorLimit: number | null;
  /** Whether weekday names above a month are in capitals. */
  uppercaseWeekdays: boolean | null;
  /** How far the hours can be zoomed: the minimum, the initial, and the maximum height of an hour, relative to the standard height. */
  hourZoom: string | null;
  /** The maximum number of rows of all-day events above the hours. */
  laneRowLimit: number | null;
  /** Whether there is a lane for all-day events, and for events of 24 hours or more, above the hours. Without it, the hours do not show these events. */
  allDayLane: 'shown' | 'hidden' | null;
  /** How events show their times: blocks among the hours with start and end, as far as there is room, and bars with the start; only the start; or none. Lists show both in any case. */
  eventTime: 'range' | 'start' | 'none' | null;
  /** Whether levels of resources show each resource with all its days, or each day with all its resources. */
  resourceOrder: 'resources' | 'days' | null;
  /** Whether resources without events in the period have columns. */
  emptyResources: 'shown' | 'hidden' | null;
  /** Whether levels of resources have a column for events without a resource, if the period has any. */
  unassignedEvents: 'shown' | 'hidden' | null;
  /** Only resources whose title contains this text have columns, regardless of case and accents. */
  resourceFilter: string | null;
  /** The beginning of the URL of a map, which the place of an event follows in its details; `none` for no link. */
  mapUrl: string | null;
  /** The minimum width of a column of a resource, in pixels. If there are more columns than fit, the level scrolls sideways. */
  resourceWidth: number | null;
  /** The rows that may stay empty so that an event keeps its row from week to week. */
  laneContinuity: number | null;
  /** The duration of a slot of the hours: the distance between two lines, counted from midnight, the time that a click selects, and the default of `snap`. By default, lines mark hours and, where there is room, half-hours. */
  slotDuration: number | string | null;
  /** The interval between two labels of hours, counted from midnight. By default, each hour has a label if there is room. */
  slotLabelInterval: number | string | null;
  /** The period in the middle of the view. */
  readonly period: Period | null;
  /** The visible days; `end` is the day after the last one, as in `eventsIn()`. */
  readonly visibleRange: { start: string; end: string } | null;
  /** The selected days. */
  readonly selectedDates: SelectedDates;
  /** The day that receives key presses. */
  readonly focusedDate: string | null;
  /** The height that suits what is shown; see `height`. */
  readonly preferredHeight: number | null;
  /** Whether a transition between two levels is running or held by a gesture. */
  readonly isZooming: boolean;
  /** The version of the package. */
  readonly version: string;
  /** The level, position, hours, focus, and selection as a text. Setting it restores them. */
  state: string | null;
  /** The options that are set. Setting it replaces all options: absent ones return to their standard values. */
  options: CalendarOptions;
  /** What a form submits: the selected day, several days separated by commas, the first and last day of a span, or the start and end of a time, separated by a slash; empty if nothing is selected. Setting it selects without firing an event. */
  value: string;
  /** The form that the element belongs to. Available from `ready` on, as are the other members of fields. */
  readonly form: HTMLFormElement | null;
  /** The labels of the element. */
  readonly labels: NodeList;
  /** Whether the selection is valid in its form. */
  readonly validity: ValidityState;
  /** The browser's message about a required selection that is missing; empty otherwise. */
  readonly validationMessage: string;
  /** Whether the form validates the element. */
  readonly willValidate: boolean;
  /** The events of the page. The objects are read when you set them, and events report the same objects. To change events, set a list again. */
  events: Iterable<E> | null;
  /** How days look at all levels, and whether they can be selected. Labels and indicators are shown at levels of weeks and months. To change this, set a list again. */
  decorations: DecorationInit[] | null;
  /** How dates and times are written, as options of `Intl.DateTimeFormat`. To change this, set another object. */
  formats: DateFormats | null;
  /** Returns the node that replaces the time and title of an event. */
  eventContent: ContentHook<EventContentInfo<E>> | null;
  /** Returns the node that replaces the number of a day, in months and in rows of a week. Events are drawn over it. */
  dayContent: ContentHook<DayContentInfo> | null;
  /** Returns the node that replaces the details of an event, above the buttons that edit it. */
  detailsContent: ContentHook<DetailsContentInfo<E>> | null;
  /** Returns the node that replaces the heading of a day, above its hours or in the agenda. */
  dayHeadingContent: ContentHook<DayHeadingContentInfo> | null;
  /** Returns the node that replaces an hour beside the days. */
  hourContent: ContentHook<HourContentInfo> | null;
  /** Returns the node that replaces the number of a day's events that are not shown, such as +3. */
  moreContent: ContentHook<MoreContentInfo> | null;
  /** Returns the node that replaces the number of a week. */
  weekNumberContent: ContentHook<WeekNumberContentInfo> | null;
  /** Returns the node that replaces the title of a resource's heading, beside its color. */
  resourceHeadingContent: ContentHook<ResourceHeadingContentInfo> | null;
  /** Returns whether a change of events is allowed, or a reason against it. Called for each place that a drag reaches, and before an edit is made. */
  allowChange: AllowChange<E> | null;
  /** The sources that were added. Setting it replaces them; a source whose `id` exists already is updated. */
  sources: (CalendarSource<E> | SourceInit<E>)[];
  /** Whether a request to a source or the server is running. */
  readonly isLoading: boolean;
  /** The names and colors of the calendars that events refer to. */
  calendars: Iterable<CalendarInit> | null;
  /** Adds the events of an .ics text. Call it after `ready`. */
  load(text: string, options?: { name?: string; replace?: boolean }): LoadReport;
  /** Adds events from a list, a function, a JSON feed, an .ics file, or a text. */
  addSource(source: SourceInit<E>): CalendarSource<E>; addSource(source: E[] | SourceLoad<E>): CalendarSource<E>; addSource<R extends object>(source: RecordSourceInit<E, R>): RecordSource<E, R>;
  /** Resolves when no request to a source or the server is running. */
  whenLoaded(): Promise<void>;
  /** Loads the resources again if `resources` is a URL or a function. The present ones stay until the answer arrives. */
  refetchResources(): void;
  /** Returns the occurrences on the days from `start` up to, but not including, `end`, in layout order; `event` is your page's object. */
  eventsIn(range: { start: string; end: string }): OccurrenceInfo<E>[];
  /** Returns the occurrences that are shown on a day, as `eventsIn()` does; see `next-day-threshold`. */
  eventsOn(date: string): OccurrenceInfo<E>[];
  /** Returns the event with an identifier as it is now: your page's object, from the first source that contains it, or the record of an edited event. */
  get(id: string | number): E | undefined;
  /** Resolves when the first frame is shown, and rejects if the calendar cannot be shown. Methods that move or select may be called earlier; they wait. */
  whenReady(): Promise<void>;
  /** Brings a day into view and, with `time`, that time of the day. */
  goTo(date: string, options?: GoToOptions): Promise<void>;
  /** Brings an occurrence of an event into view. Without `recurrenceId`, it is the next one or, if there is none, the latest. Resolves to whether there is one within two years. */
  reveal(id: string | number, options?: { recurrenceId?: string }): Promise<boolean>;
  /** Returns the URL of the page that shows an occurrence of an event and opens its details, with `history`. Without `recurrenceId`, it is the next one or, if there is none, the latest; `null` if there is none within two years. Available from `ready` on. */
  linkTo(id: string | number, options?: { recurrenceId?: string }): string | null;
  /** Loads the days of the visible period, or of the one in `options`, that are not loaded yet, and then prints the page. The browser's own menu prints only what is loaded. */
  print(options?: PrintOptions): Promise<void>;
  /** Makes screen readers speak a text. The calendar itself announces only what the user does, such as going to another period, and nothing that the page does. */
  announce(text: string): void;
  /** Goes to another level, around a day. */
  setLevel(level: Level, options?: { around?: string; animated?: boolean }): Promise<void>;
  /** Brings a time of day to the top of the hours. */
  scrollToTime(time: string): Promise<void>;
  /** Lists all events of a day over the calendar. */
  showEvents(date: string): Promise<void>;
  /** Closes that list, and the details of an event. */
  hideEvents(): Promise<void>;
  /** Moves the keyboard focus to a day. */
  focus(options?: { date?: string; preventScroll?: boolean }): void;
  /** Selects days or spans, including both ends of each; a single day is also brought into view. `null` clears the selection. Resolves to whether all of them are selected. */
  select(days: string | { start: string; end: string } | (string | { start: string; end: string })[] | null, options?: SelectOptions): Promise<boolean>;
  /** Deselects a day. Resolves to whether it is no longer selected. */
  deselect(date: string): Promise<boolean>;
  /** Deselects everything. Resolves to whether nothing is selected. */
  clearSelection(): Promise<boolean>;
  /** Returns the day and, in the hours views, the time at a point of the viewport. */
  dateAt(x: number, y: number): { date: string; time: string | null; allDay: boolean } | null;
  /** Returns the event at a point of the viewport. */
  eventAt(x: number, y: number): EventInfo<E> | null;
  /** Returns the rectangle, in the viewport, of the day with a date or of the visible event with an `id`. */
  rectOf(name: string): DOMRect | null;
  /** Shows the period that contains today. */
  showToday(): void;
  /** Shows the next period. */
  next(): void;
  /** Shows the previous period. */
  previous(): void;
  /** Goes one level deeper. */
  zoomIn(): void;
  /** Goes one level out. */
  zoomOut(): void;
  /** Inserts an event under the same rules as for a user. `calendar` is the name of a visible calendar; by default, it is the first that can be changed. */
  create(event: E): Promise<EditOutcome>;
  /** Changes fields of an event or of an occurrence. If only `start` changes, the length stays the same. */
  edit(id: string | number, changes: Partial<E>, options?: EditOptions): Promise<EditOutcome>;
  /** Deletes an event, or an occurrence. */
  deleteEvent(id: string | number, options?: EditOptions): Promise<EditOutcome>;
  /** Returns whether the selection is valid; otherwise, `invalid` fires. */
  checkValidity(): boolean;
  /** Does the same as `checkValidity()`, and shows the browser's message. */
  reportValidity(): boolean;
  /** Drags an event into the calendar from an element of the page, whose `pointerdown` listener calls it. Resolves with the record of the created event, or `null`. */
  beginExternalDrag(press: PointerEvent, event: Partial<E>): Promise<E | null>;
  /** Undoes the latest edit. */
  undo(): void;
  /** Redoes the last undone edit. */
  redo(): void;
  /** Returns all events as an .ics text if the calendar is editable. */
  export(): string | undefined;
  /** Returns all calendars in view: of the page, its server, and files. `number` names a calendar in `exportEvents()` and `importEvents()`. Available from `ready` on, with `panel` or `editable`. */
  listCalendars(): ListedCalendar[];
  /** Resolves to an .ics text of the events of a calendar, of those that touch the days from `start` up to, but not including, `end`, or of the event with an `id`. Loads them first. */
  exportEvents(options?: ExportOptions): Promise<string>;
  /** Imports an .ics text into a calendar as one edit. Newer versions replace older ones, and events that exist already stay. With `dryRun`, only counts. `calendar: null` creates a calendar with the name of the file. */
  importEvents(text: string, options: ImportOptions): Promise<ImportReport>;
  /** Resolves to a sheet of paper that shows what `print()` prints with the same options. */
  printPreview(options?: PrintOptions): Promise<HTMLElement>;
  /** Frees all resources. The element starts again when it is reconnected or `reload()` is called. */
  close(): void;
  /** Restarts the calendar with its options and data. */
  reload(): void;
  /** Sets several options by the names of properties or attributes. */
  configure(options: NamedOptions): void;
  /** Reads the custom properties for sizes and type again, and the custom properties named by colors of events and decorations. Otherwise, the element reads them only when it starts. */
  refreshTokens(): void;
  /** Returns the effective value of an option: the value that is set or, if there is none, the value of the preset or the standard value. */
  effective(name: keyof CalendarOptions | string): unknown;
  // schema: end
  addEventListener<K extends keyof AlmanacCalendarEventMap>(
    type: K, listener: (this: AlmanacCalendar<E>, event: AlmanacCalendarEventMap<E>[K]) => unknown,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K, listener: (this: AlmanacCalendar<E>, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof AlmanacCalendarEventMap>(
    type: K, listener: (this: AlmanacCalendar<E>, event: AlmanacCalendarEventMap<E>[K]) => unknown,
    options?: boolean | EventListenerOptions): void;
  removeEventListener<K extends keyof HTMLElementEventMap>(
    type: K, listener: (this: AlmanacCalendar<E>, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'almanac-calendar': AlmanacCalendar;
  }
  namespace JSX {
    interface IntrinsicElements {
      'almanac-calendar': CalendarAttributes;
    }
  }
}

/** What frameworks can set as properties: options, events, hooks, and rules. */
export interface CalendarProperties<E extends EventInit = EventInit> extends CalendarOptions {
  events?: Iterable<E> | null;
  sources?: (CalendarSource<E> | SourceInit<E>)[];
  calendars?: Iterable<CalendarInit> | null;
  decorations?: DecorationInit[] | null;
  eventContent?: ContentHook<EventContentInfo<E>> | null;
  dayContent?: ContentHook<DayContentInfo> | null;
  detailsContent?: ContentHook<DetailsContentInfo<E>> | null;
  dayHeadingContent?: ContentHook<DayHeadingContentInfo> | null;
  hourContent?: ContentHook<HourContentInfo> | null;
  moreContent?: ContentHook<MoreContentInfo> | null;
  weekNumberContent?: ContentHook<WeekNumberContentInfo> | null;
  resourceHeadingContent?: ContentHook<ResourceHeadingContentInfo> | null;
  formats?: DateFormats | null;
  allowChange?: AllowChange<E> | null;
}

/** The element's events as listeners of JSX, such as `ondatechange` in React 19. */
export type CalendarListeners<E extends EventInit = EventInit> = {
  [K in keyof AlmanacCalendarEventMap as `on${K}`]?: ((event: AlmanacCalendarEventMap<E>[K]) => unknown) | undefined;
};

/** The attributes of every element, and what frameworks add to them. */
export interface ElementAttributes {
  [data: `data-${string}`]: string | number | boolean | null | undefined;
  [aria: `aria-${string}`]: string | number | boolean | null | undefined;
  id?: string | undefined;
  class?: string | undefined;
  className?: string | undefined;
  style?: string | object | undefined;
  slot?: string | undefined;
  part?: string | undefined;
  lang?: string | undefined;
  title?: string | undefined;
  hidden?: boolean | '' | undefined;
  role?: string | undefined;
  tabIndex?: number | undefined;
  key?: string | number | null | undefined;
  ref?: ((element: AlmanacCalendar<any> | null) => void) | { readonly current: AlmanacCalendar<any> | null } | null | undefined;
  children?: unknown;
}

/** The value of an attribute for the value of an option. */
export type AttributeOf<T> = T extends null | undefined ? T : T extends boolean ? boolean | '' | 'true' | 'false'
  : T extends number ? number | `${number}` : T extends Date ? never : T extends object ? string : T;

/** Options by the names of properties or attributes. */
export type NamedOptions = CalendarOptions & Omit<AttributeOptions, keyof CalendarOptions>;

/** The attributes of the element in JSX. */
export interface CalendarAttributes extends AttributeOptions, ElementAttributes {}

/** The options of the element, by their attributes. */
export interface AttributeOptions {
  // schema: attributes
  'locale'?: AttributeOf<CalendarOptions['locale']>;
  'calendar'?: AttributeOf<CalendarOptions['calendar']>;
  'time-zone'?: AttributeOf<CalendarOptions['timeZone']>;
  'today'?: AttributeOf<CalendarOptions['today']>;
  'date'?: AttributeOf<CalendarOptions['date']>;
  'hour-cycle'?: AttributeOf<CalendarOptions['hourCycle']>;
  'text-scale'?: AttributeOf<CalendarOptions['textScale']>;
  'height'?: AttributeOf<CalendarOptions['height']>;
  'heading-level'?: AttributeOf<CalendarOptions['headingLevel']>;
  'remember'?: AttributeOf<CalendarOptions['remember']>;
  'src'?: AttributeOf<CalendarOptions['src']>;
  'api'?: AttributeOf<CalendarOptions['api']>;
  'resources'?: AttributeOf<CalendarOptions['resources']>;
  'event-order'?: AttributeOf<CalendarOptions['eventOrder']>;
  'drop'?: AttributeOf<CalendarOptions['drop']>;
  'theme'?: AttributeOf<CalendarOptions['theme']>;
  'colors'?: AttributeOf<CalendarOptions['colors']>;
  'panel'?: AttributeOf<CalendarOptions['panel']>;
  'images'?: AttributeOf<CalendarOptions['images']>;
  'activation'?: AttributeOf<CalendarOptions['activation']>;
  'editable'?: AttributeOf<CalendarOptions['editable']>;
  'edit-rules'?: AttributeOf<CalendarOptions['editRules']>;
  'resource-editable'?: AttributeOf<CalendarOptions['resourceEditable']>;
  'snap'?: AttributeOf<CalendarOptions['snap']>;
  'default-length'?: AttributeOf<CalendarOptions['defaultLength']>;
  'now'?: AttributeOf<CalendarOptions['now']>;
  'second-time-zone'?: AttributeOf<CalendarOptions['secondTimeZone']>;
  'message'?: AttributeOf<CalendarOptions['message']>;
  'dir'?: AttributeOf<CalendarOptions['dir']>;
  'reduces-motion'?: AttributeOf<CalendarOptions['reducesMotion']>;
  'phrases'?: AttributeOf<CalendarOptions['phrases']>;
  'selection-motion'?: AttributeOf<CalendarOptions['selectionMotion']>;
  'deselection-motion'?: AttributeOf<CalendarOptions['deselectionMotion']>;
  'day-animation-tap-limit'?: AttributeOf<CalendarOptions['dayAnimationTapLimit']>;
  'fetch-margin'?: AttributeOf<CalendarOptions['fetchMargin']>;
  'name'?: AttributeOf<CalendarOptions['name']>;
  'required'?: AttributeOf<CalendarOptions['required']>;
  'selected-time'?: AttributeOf<CalendarOptions['selectedTime']>;
  'reminders'?: AttributeOf<CalendarOptions['reminders']>;
  'default-reminders'?: AttributeOf<CalendarOptions['defaultReminders']>;
  'history'?: AttributeOf<CalendarOptions['history']>;
  'preset'?: AttributeOf<CalendarOptions['preset']>;
  'level'?: AttributeOf<CalendarOptions['level']>;
  'months'?: AttributeOf<CalendarOptions['months']>;
  'weeks'?: AttributeOf<CalendarOptions['weeks']>;
  'out-days'?: AttributeOf<CalendarOptions['outDays']>;
  'week-numbers'?: AttributeOf<CalendarOptions['weekNumbers']>;
  'week-number-rule'?: AttributeOf<CalendarOptions['weekNumberRule']>;
  'weekdays'?: AttributeOf<CalendarOptions['weekdays']>;
  'first-weekday'?: AttributeOf<CalendarOptions['firstWeekday']>;
  'levels'?: AttributeOf<CalendarOptions['levels']>;
  'min'?: AttributeOf<CalendarOptions['min']>;
  'max'?: AttributeOf<CalendarOptions['max']>;
  'selectable-min'?: AttributeOf<CalendarOptions['selectableMin']>;
  'selectable-max'?: AttributeOf<CalendarOptions['selectableMax']>;
  'selection-mode'?: AttributeOf<CalendarOptions['selectionMode']>;
  'maximum-span'?: AttributeOf<CalendarOptions['maximumSpan']>;
  'selected'?: AttributeOf<CalendarOptions['selected']>;
  'selects-presented-period'?: AttributeOf<CalendarOptions['selectsPresentedPeriod']>;
  'row-height'?: AttributeOf<CalendarOptions['rowHeight']>;
  'selects-out-days'?: AttributeOf<CalendarOptions['selectsOutDays']>;
  'month-events'?: AttributeOf<CalendarOptions['monthEvents']>;
  'max-events'?: AttributeOf<CalendarOptions['maxEvents']>;
  'next-day-threshold'?: AttributeOf<CalendarOptions['nextDayThreshold']>;
  'day-presentation'?: AttributeOf<CalendarOptions['dayPresentation']>;
  'business-hours'?: AttributeOf<CalendarOptions['businessHours']>;
  'visible-hours'?: AttributeOf<CalendarOptions['visibleHours']>;
  'top-time'?: AttributeOf<CalendarOptions['topTime']>;
  'month-columns'?: AttributeOf<CalendarOptions['monthColumns']>;
  'scroll-policy'?: AttributeOf<CalendarOptions['scrollPolicy']>;
  'enabled-gestures'?: AttributeOf<CalendarOptions['enabledGestures']>;
  'indicates-days-without-events'?: AttributeOf<CalendarOptions['indicatesDaysWithoutEvents']>;
  'header'?: AttributeOf<CalendarOptions['header']>;
  'header-controls'?: AttributeOf<CalendarOptions['headerControls']>;
  'weekday-menu'?: AttributeOf<CalendarOptions['weekdayMenu']>;
  'weekday-symbols'?: AttributeOf<CalendarOptions['weekdaySymbols']>;
  'number-placement'?: AttributeOf<CalendarOptions['numberPlacement']>;
  'indicator-arrangement'?: AttributeOf<CalendarOptions['indicatorArrangement']>;
  'indicator-limit'?: AttributeOf<CalendarOptions['indicatorLimit']>;
  'uppercase-weekdays'?: AttributeOf<CalendarOptions['uppercaseWeekdays']>;
  'hour-zoom'?: AttributeOf<CalendarOptions['hourZoom']>;
  'lane-row-limit'?: AttributeOf<CalendarOptions['laneRowLimit']>;
  'all-day-lane'?: AttributeOf<CalendarOptions['allDayLane']>;
  'event-time'?: AttributeOf<CalendarOptions['eventTime']>;
  'resource-order'?: AttributeOf<CalendarOptions['resourceOrder']>;
  'empty-resources'?: AttributeOf<CalendarOptions['emptyResources']>;
  'unassigned-events'?: AttributeOf<CalendarOptions['unassignedEvents']>;
  'resource-filter'?: AttributeOf<CalendarOptions['resourceFilter']>;
  'map-url'?: AttributeOf<CalendarOptions['mapUrl']>;
  'resource-width'?: AttributeOf<CalendarOptions['resourceWidth']>;
  'lane-continuity'?: AttributeOf<CalendarOptions['laneContinuity']>;
  'slot-duration'?: AttributeOf<CalendarOptions['slotDuration']>;
  'slot-label-interval'?: AttributeOf<CalendarOptions['slotLabelInterval']>;
  // schema: end
}
