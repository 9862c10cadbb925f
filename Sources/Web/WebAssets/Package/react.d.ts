// The element as a component of React 18 and 19.

import type { AlmanacCalendar, AlmanacCalendarEventMap, CalendarOptions, CalendarProperties, DayContentInfo,
  DayHeadingContentInfo, DetailsContentInfo, ElementAttributes, EventContentInfo, EventInit, HourContentInfo, MoreContentInfo,
  ResourceHeadingContentInfo, WeekNumberContentInfo } from './almanac-calendar.js';
import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';

/** Events of the element, and of the browser, as props: `onDatechange`, `onKeydown`. */
export type CalendarHandlers<E extends EventInit = EventInit> = {
  [K in keyof AlmanacCalendarEventMap as `on${Capitalize<K>}`]?: ((event: AlmanacCalendarEventMap<E>[K]) => void) | undefined;
} & {
  [K in Exclude<keyof HTMLElementEventMap, keyof AlmanacCalendarEventMap> as `on${Capitalize<K>}`]?:
    ((event: HTMLElementEventMap[K]) => void) | undefined;
};

/** What is shown for an event or a day; null for what the calendar shows. */
export type Rendered = ReactNode | Node;

export type CalendarProps<E extends EventInit = EventInit> = CalendarOptions & CalendarHandlers<E>
  & Pick<CalendarProperties<E>, 'events' | 'sources' | 'calendars' | 'decorations' | 'allowChange' | 'formats'>
  & Omit<ElementAttributes, 'ref' | 'children' | 'style' | 'class'> & {
    style?: CSSProperties;
    ref?: Ref<AlmanacCalendar<E>>;
    eventContent?: ((info: EventContentInfo<E>) => Rendered) | undefined;
    dayContent?: ((info: DayContentInfo) => Rendered) | undefined;
    detailsContent?: ((info: DetailsContentInfo<E>) => Rendered) | undefined;
    dayHeadingContent?: ((info: DayHeadingContentInfo) => Rendered) | undefined;
    hourContent?: ((info: HourContentInfo) => Rendered) | undefined;
    moreContent?: ((info: MoreContentInfo) => Rendered) | undefined;
    weekNumberContent?: ((info: WeekNumberContentInfo) => Rendered) | undefined;
    resourceHeadingContent?: ((info: ResourceHeadingContentInfo) => Rendered) | undefined;
    /** Shown until the calendar is ready, and where it fails. */
    children?: ReactNode;
  };

/**
 * The calendar, with options, lists, hooks, and events as props. `date` and `level` may be state that `onDatechange` sets: the
 * calendar goes there when they change. Lists are read when they are other objects, so keep them between renders.
 */
export declare function Calendar<E extends EventInit = EventInit>(props: CalendarProps<E>): ReactElement | null;
