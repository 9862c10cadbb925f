// Whatever a page can set at the element is a property of its types for frameworks and a prop of the component for React.
import type { AlmanacCalendar, AlmanacCalendarEventMap, CalendarProperties } from 'almanac-calendar';
import type { CalendarProps } from 'almanac-calendar/react';

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
type IsReadOnly<T, K extends keyof T> = IsSame<{ [Name in K]: T[K] }, { readonly [Name in K]: T[K] }>;
/** The element's own properties that can be set: neither getters nor methods. */
type Settable = { [K in keyof AlmanacCalendar]-?: K extends keyof HTMLElement ? never
  : AlmanacCalendar[K] extends (...values: any[]) => unknown ? never : IsReadOnly<AlmanacCalendar, K> extends true ? never : K
}[keyof AlmanacCalendar];
/** What props say one by one: for saving, restoring, and forms. */
type Whole = 'state' | 'options' | 'value';
type Handler = `on${Capitalize<keyof AlmanacCalendarEventMap>}`;

// An error here names what is missing.
const missing: Record<Exclude<Settable, keyof CalendarProperties | Whole>, never> = {};
const missingInReact: Record<Exclude<Settable | keyof CalendarProperties | Handler, keyof CalendarProps | Whole>, never> = {};

/** The test itself: these are found, and these are not. */
const found: Record<'weekNumbers' | 'events' | 'eventContent' | 'allowChange', Settable> = { weekNumbers: 'weekNumbers', events: 'events',
  eventContent: 'eventContent', allowChange: 'allowChange' };
// @ts-expect-error a getter
const getter: Settable = 'period';
// @ts-expect-error a method
const method: Settable = 'goTo';

/** Values of the element are values of props. React's hooks return what React renders. */
type Hook = 'eventContent' | 'dayContent' | 'detailsContent' | 'dayHeadingContent' | 'hourContent' | 'moreContent' | 'weekNumberContent'
  | 'resourceHeadingContent';
declare const element: AlmanacCalendar;
const values: Omit<Pick<AlmanacCalendar, Settable>, Whole> = element;
const properties: CalendarProperties = values;
const props: CalendarProps = values as Omit<typeof values, Hook>;
console.log(missing, missingInReact, found, getter, method, properties, props);
