// The tag in JSX of React 19: `import type {} from 'almanac-calendar/jsx'`. React 18 finds it in the global namespace JSX.

import type { CalendarAttributes, CalendarListeners, CalendarProperties } from './almanac-calendar.js';
import type {} from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'almanac-calendar': Omit<CalendarAttributes, keyof CalendarProperties> & CalendarProperties & CalendarListeners;
    }
  }
}
