// The tag in templates of Vue 3.
import type {} from 'almanac-calendar/vue';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['almanac-calendar']>['$props'];
export const props: Props = { level: 'week', 'row-height': 60, weekNumbers: true, events: [{ start: '2026-11-21' }], 'data-team': '7',
  'aria-label': 'Club', onDatechange: ({ detail }) => console.log(detail.date), onEventactivate: ({ detail }) => console.log(detail.id) };

export const wrong: Props[] = [
  // @ts-expect-error no such level
  { level: 'decade' },
  // @ts-expect-error no such property
  { colour: 'red' },
  // @ts-expect-error no such attribute
  { 'row-heigt': 5 },
  // @ts-expect-error no such event
  { onDatechanged: () => {} },
  // @ts-expect-error no such field
  { onDatechange: ({ detail }) => detail.day },
];
