extension Schema {
  /// The types of the element for TypeScript.
  static var types: String {
    var text = """
      // Made by Scripts/write-schema from Sources/Web/WebSchema.

      export type Level = 'year' | 'month' | 'week' | 'day' | 'agenda';
      export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

      /**
       * A time in data: a text such as 2026-02-16, 2026-02-16T09:30, 2026-02-16T09:30Z or
       * 2026-02-16T09:30[Europe/Lisbon]; an instant as a Date or in milliseconds; or an object of Temporal.
       */
      export type Time = string | number | Date | { readonly [Symbol.toStringTag]: string };

      /** An event of the page. Fields of its own stay with the object, which events and getters give back. */
      export interface EventInit {
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
        zone?: string;
        endZone?: string;
        calendar?: string | number;
        /** A name such as red, amber or graphite, or any color of CSS. */
        color?: string;
        status?: 'tentative' | 'confirmed' | 'cancelled';
        display?: 'auto' | 'background';
        location?: string;
        notes?: string;
        url?: string;
        image?: string;
        /** Rules of RFC 5545 as texts, or as objects with their parts. */
        rrule?: string | RuleInit | (string | RuleInit)[];
        rdate?: Time | Time[];
        exdate?: Time | Time[];
        /** Instances that differ from the others. */
        overrides?: (Partial<EventInit> & { recurrenceId: Time })[];
        [own: string]: unknown;
      }

      /** What a source is asked for: the events on the days from `start` up to, but without, `end`. */
      export interface SourceRange {
        /** Absent, as `end` is, for a source that is loaded once. */
        start?: string;
        end?: string;
        /** The zone of the page; absent for that of the browser. */
        zone?: string;
        /** What the page before named. */
        cursor?: unknown;
        /** Aborted when nobody waits for the answer any more. */
        signal: AbortSignal;
      }

      /** `covers` says which days an answer has, if they are others than those that were asked for. */
      export type SourcePage<E extends EventInit = EventInit> = E[] |
        { events: E[]; cursor?: unknown; covers?: { start: string; end: string } };
      export type SourceLoad<E extends EventInit = EventInit> =
        (range: SourceRange) => SourcePage<E> | Promise<SourcePage<E>> | AsyncIterable<E[]>;

      export interface SourceInit<E extends EventInit = EventInit> {
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
        editable?: boolean;
        zone?: string;
        defaultLength?: string | number;
        /** Whether ends of whole days are the last days. */
        inclusive?: boolean;
      }

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

      export interface CalendarInit {
        id: string | number;
        name?: string;
        color?: string;
        /** Its place in the list of calendars, the least number first, until a person orders the list. */
        order?: number;
        /** Whether people may change its events. */
        editable?: boolean;
        /** Whether its events are neither shown nor found. */
        hidden?: boolean;
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
        /** The start that the rule gives this occurrence, which names it in `edit()`; null for an event that happens once. */
        recurrenceId: string | null;
        /** The object that the page gave; absent for events of files and servers, and for those that people created. */
        event?: E;
        /** The source that has it; that of the property `events` has the id `events`. Absent for other events. */
        source?: CalendarSource<E>;
      }

      /** An occurrence on some days. */
      export interface OccurrenceInfo<E extends EventInit = EventInit> extends EventInfo<E> {
        /** A name such as `blue`, whose shades are `--almanac-blue`, `--almanac-blue-tint` and `--almanac-blue-text`, or #rrggbb. */
        color: string;
        status?: 'tentative' | 'confirmed' | 'cancelled';
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
        /** The time of its start, in the language of the calendar; empty for whole days and later pieces. */
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

      \(editTypes)

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

      /** A text, or the forms of one for numbers; `#` is the place of the number. */
      export type Phrase = string | Partial<Record<Intl.LDMLPluralRule, string>>;

      /** Words by their names; those of editing have the names of what is inserted in braces. */
      export type Phrases = Partial<Record<
      \(union(words)), Phrase>> & {
        edit?: Partial<Record<
      \(union(editWords)), string>>;
      };

      /** The options of the element, by their properties. `null` gives an option its standard value again. */
      export interface CalendarOptions {

      """
    for option in options { text += "  /** \(option.doc) */\n  \(option.property)?: \(option.kind.type);\n" }
    text += "}\n\nexport interface AlmanacCalendarEventMap<E extends EventInit = EventInit> {\n"
    for event in members(.event) {
      text += "  /** \(event.doc) */\n  \(event.name): CustomEvent<\(generic(event.type))>;\n"
    }
    return text + elementTypes
  }
}
