// The options of the element: made by Scripts/write-schema from Sources/Web/WebSchema.

import { WEEKDAYS, ascending, boolean, date, dates, flags, hours, instant, integer, level, levels, minutes, numberOr, oneOf, panel, phrases, scale, text, timeOfDay, verbs, weekdayHours, weekdays, zone } from './kinds.js';

/** Changes with the table; a program of another build has another number. */
export const VERSION = 835223791;

/** The version of the package. */
export const RELEASE = '0.9.0';

/**
 * By attribute: the number of the option, or null for one that a module carries out; the reader of its values;
 * the standard value, and those of the presets classic, paged and endless.
 */
export const OPTIONS = {
  locale: [null, text],
  calendar: [null, text, 'gregorian'],
  'time-zone': [null, zone],
  today: [null, date],
  date: [null, date],
  'hour-cycle': [null, oneOf('12', '24')],
  'text-scale': [null, scale, 'auto'],
  height: [null, oneOf('fill', 'auto'), 'fill'],
  'heading-level': [null, integer(1, 6), '2'],
  remember: [null, text],
  src: [null, text],
  api: [null, text],
  resources: [null, text],
  'event-order': [null, text],
  drop: [90, boolean, 'false'],
  theme: [0, oneOf('basic', 'light', 'dark', 'contrast')],
  colors: [56, oneOf('legible', 'exact'), 'legible'],
  panel: [8, panel],
  images: [9, oneOf('files', 'remote'), 'files'],
  activation: [10, oneOf('details', 'none'), 'details'],
  editable: [11, verbs],
  'edit-rules': [null, flags('no-overlap', 'business-hours', 'bounds'), 'none'],
  'resource-editable': [null, boolean, 'true'],
  snap: [12, minutes(720, 'auto'), 'auto'],
  'default-length': [13, minutes(1440), '60'],
  now: [14, instant],
  'second-time-zone': [15, zone],
  message: [16, text],
  dir: [17, oneOf('ltr', 'rtl')],
  'reduces-motion': [18, oneOf('system', 'always'), 'system'],
  phrases: [51, phrases],
  'selection-motion': [52, oneOf('none', 'bounce', 'roll', 'bubble', 'fade'), 'none'],
  'deselection-motion': [53, oneOf('none', 'bounce', 'roll', 'bubble', 'fade'), 'none'],
  'day-animation-tap-limit': [54, integer(1, 99)],
  'fetch-margin': [null, integer(0, 3660, 'auto'), 'auto'],
  name: [null, text],
  required: [null, boolean, 'false'],
  'selected-time': [null, text],
  reminders: [93, boolean, 'false'],
  'default-reminders': [95, text],
  history: [null, boolean, 'false'],
  preset: [1, oneOf('classic', 'paged', 'endless')],
  level: [2, level, 'month'],
  months: [3, oneOf('endless', 'pages', 'sideways'), 'endless', 'pages', 'sideways', 'endless'],
  weeks: [4, oneOf('natural', 'six'), 'natural', 'natural', 'natural', 'natural'],
  'out-days': [5, oneOf('shown', 'dimmed', 'hidden'), 'dimmed', 'dimmed', 'hidden', 'dimmed'],
  'week-numbers': [6, boolean, 'false'],
  'week-number-rule': [57, oneOf('locale', 'iso', 'first-day', 'full-week'), 'locale'],
  weekdays: [7, weekdays],
  'first-weekday': [19, oneOf(...WEEKDAYS)],
  levels: [20, levels, 'year month week day agenda', 'month week day', 'month week', 'year month week day'],
  min: [21, date],
  max: [22, date],
  'selectable-min': [23, date],
  'selectable-max': [24, date],
  'selection-mode': [25, oneOf('none', 'optional', 'required', 'multiple', 'range', 'time'),
    'optional', 'required', 'required', 'none'],
  'maximum-span': [26, integer(0, 3660), '0'],
  selected: [27, dates],
  'selects-presented-period': [28, boolean, 'false', 'true', 'true', 'false'],
  'row-height': [29, numberOr('share', 'sixth', 'cell-side', 'content'), 'share', 'cell-side', 'sixth', 'share'],
  'selects-out-days': [30, boolean, 'true'],
  'month-events': [31, oneOf('bars', 'dots', 'indicator'), 'bars', 'dots', 'dots', 'indicator'],
  'max-events': [58, integer(1, 99)],
  'next-day-threshold': [55, timeOfDay, '09:00'],
  'day-presentation': [32, oneOf('automatic', 'hours', 'strip', 'list'), 'automatic', 'list', 'list', 'hours'],
  'business-hours': [33, weekdayHours],
  'visible-hours': [34, hours],
  'top-time': [35, timeOfDay, '07:30'],
  'month-columns': [36, integer(1, 4)],
  'scroll-policy': [37, oneOf('none', 'paged', 'continuous'), 'continuous', 'none', 'paged', 'continuous'],
  'enabled-gestures': [38, flags('pinch', 'double-tap', 'drag-select', 'long-press', 'scroll', 'keys', 'tap'), 'all'],
  'indicates-days-without-events': [39, boolean, 'false', 'false', 'true', 'false'],
  header: [40, oneOf('leading', 'centered', 'none')],
  'header-controls': [41, text, 'all', 'none', 'all', 'all'],
  'weekday-menu': [42, oneOf('shown', 'hidden'), 'shown'],
  'weekday-symbols': [43, oneOf('automatic', 'normal', 'short', 'very-short'), 'automatic'],
  'number-placement': [44, oneOf('corner', 'center')],
  'indicator-arrangement': [45, oneOf('row', 'spread'), 'row'],
  'indicator-limit': [46, integer(0, 9), '3'],
  'uppercase-weekdays': [47, boolean, 'false'],
  'hour-zoom': [48, ascending(3, 0.1, 10), '0.25 1 4'],
  'lane-row-limit': [49, integer(1, 20), '5'],
  'all-day-lane': [59, oneOf('shown', 'hidden'), 'shown'],
  'event-time': [70, oneOf('range', 'start', 'none'), 'range'],
  'resource-order': [60, oneOf('resources', 'days'), 'resources'],
  'empty-resources': [61, oneOf('shown', 'hidden'), 'shown'],
  'unassigned-events': [62, oneOf('shown', 'hidden'), 'shown'],
  'resource-filter': [63, text],
  'map-url': [94, text, 'https://www.openstreetmap.org/search?query='],
  'resource-width': [64, integer(40, 2000), '112'],
  'lane-continuity': [50, integer(0, 8), '1'],
  'slot-duration': [80, minutes(1440)],
  'slot-label-interval': [81, minutes(1440)],
};

/** The custom properties of sizes, and the roles of text, by their numbers. */
export const TOKEN_SIZES = ['header-height', 'weekday-height', 'strip-height', 'row-min', 'day-number-height', 'bar-height', 'bar-gap', 'bar-inset', 'event-radius', 'event-stripe', 'hour-height', 'gutter', 'event-min-height', 'lane-height', 'heading-height', 'agenda-row', 'agenda-heading', 'indicator-size'];
export const TOKEN_ROLES = ['title', 'compact-title', 'day-number', 'year-day', 'year-month', 'section', 'row', 'event', 'time', 'hour', 'day-heading', 'weekday-menu', 'button', 'arrow'];

/** The names of parts, by their numbers, and the bits of states that are words beside them. */
export const PART_NAMES = ['', 'header', 'title', 'button', 'weekday', 'day', 'day-number', 'event', 'event-title', 'event-time', 'more', 'week-number', 'hour', 'now', 'day-heading', 'agenda-heading', 'background-event', 'popover', 'message', 'panel', 'button today-button', 'level-switch', 'grid', 'row', 'day-indicator', 'hour-line', 'column', 'all-day', 'event agenda-row', 'resource-heading', 'selected-time'];
export const PART_STATES = { 'selected': 2, 'today': 4, 'disabled': 8, 'outside': 16, 'has-events': 32, 'pressed': 128, 'in-range': 256, 'weekend': 32768, 'past': 65536, 'future': 131072, 'starts': 262144, 'ends': 524288, 'continues': 1048576, 'range-start': 2097152, 'range-end': 4194304, 'all-day': 8388608, 'tentative': 16777216, 'cancelled': 33554432 };
