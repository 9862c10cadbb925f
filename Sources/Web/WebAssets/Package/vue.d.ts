// The tag in templates of Vue 3: `import type {} from 'almanac-calendar/vue'`.

import type { AlmanacCalendarEventMap, CalendarAttributes, CalendarProperties } from './almanac-calendar.js';

/** The element's events as listeners of templates: `@datechange` is `onDatechange`. */
export type CalendarHandlers = {
  [K in keyof AlmanacCalendarEventMap as `on${Capitalize<K>}`]?: ((event: AlmanacCalendarEventMap[K]) => unknown) | undefined;
};

/** The element in templates. Vue sets options, events, and hooks as properties. */
export interface CalendarTag {
  new (): { $props: Omit<CalendarAttributes, keyof CalendarProperties> & CalendarProperties & CalendarHandlers };
}

declare module 'vue' {
  interface GlobalComponents {
    'almanac-calendar': CalendarTag;
  }
}
