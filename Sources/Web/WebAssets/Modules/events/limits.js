// What the page says about edits: `edit-rules`, fields of sources, calendars, and events, and `allowChange`.

import { verbs } from '../options/kinds.js';
import { VERBS } from '../engine/lists.js';
import { givenValue, warn, warnOf } from '../options/properties.js';
import { CLOCK, isGiven, readTime } from './times.js';
import { bytesOf } from '../engine/wire.js';

const ALL_VERBS = 2 ** VERBS.length - 1;
/** The bit of new events. */
const NEW_EVENTS = 2 ** VERBS.indexOf('create');
/** The bit of the rule. */
const IN_BUSINESS_HOURS = 2;
/** The bit of events that stay with their resources. */
const FIXED_RESOURCES = 8;
/** The first and the last second of a date in JavaScript. */
const LIMITS_OF_DATES = [-8.64e12, 8.64e12];

/** Returns the bits of permitted edits. */
function verbsOf(element, editable) {
  if (!isGiven(editable)) return ALL_VERBS;
  const read = verbs.read(`${editable}`);
  if (read === undefined) warnOf(element, 'editable', `${editable}`, verbs);
  return read?.[0] ?? 0;
}

/** Returns the first and the last time of a constraint, each with its clock; nothing if it cannot be read. */
function periodOf(element, constraint) {
  const times = [constraint.start, constraint.end].map((value, index) =>
    isGiven(value) ? readTime(value) : { value: LIMITS_OF_DATES[index], clock: CLOCK.utc });
  const isRead = times.every(time => time && (time.clock < CLOCK.zone || time.clock >= CLOCK.instant));
  if (!isRead) warn(element, 'constraint: expected business-hours, or start and end as ISO dates or times');
  return isRead ? times.flatMap(({ value, clock }) => [value, Math.min(clock, CLOCK.utc)]) : [];
}

/** Answers `WebMessage.limits`: empty if nothing limits the event, and nothing may forbid others to overlap it. */
export function limitsOf(session, [number, calendarID, id]) {
  const { element, sources } = session;
  try {
    const source = sources.numbered(number), init = source?.init ?? {};
    const event = source?.eventSet.fieldsOf(id) ?? {}, calendar = sources.calendars.get(calendarID) ?? {};
    const nearest = name => [event[name], calendar[name], init[name]].find(isGiven), overlap = nearest('overlap');
    // An event permits edits only as far as its calendar does, which alone says whether it takes new events.
    const bits = verbsOf(element, calendar.editable ?? init.editable) & (verbsOf(element, event.editable) | NEW_EVENTS);
    let [rules = 0] = givenValue(element, 'edit-rules') ?? [], period = [];
    const constraint = nearest('constraint');
    if (constraint === 'business-hours') rules |= IN_BUSINESS_HOURS;
    else if (isGiven(constraint)) period = periodOf(element, constraint);
    if (!(nearest('resourceEditable') ?? element.resourceEditable ?? true)) rules |= FIXED_RESOURCES;
    const answer = [bits, rules, isGiven(overlap) ? +!!overlap : -1, ...period];
    return bits === ALL_VERBS && !rules && answer[2] < 0 && !period.length && !sources.hasOverlap ? '' : bytesOf(session, answer);
  } catch (error) {
    // Objects of the page may throw; an exception would end the engine.
    reportError(error);
    return '';
  }
}

/** Answers `WebMessage.allowChange`. A function that throws, or answers later, allows nothing. */
export function allowedBy(element, changes, context) {
  if (typeof element.allowChange !== 'function') return '';
  let answer = false;
  try {
    answer = element.allowChange(changes, context);
    if (typeof answer?.then === 'function') warn(element, 'allowChange: expected a boolean or a string, not a promise');
  } catch (error) { reportError(error); }
  return answer === true || answer === undefined ? '' : typeof answer === 'string' ? `-${answer}` : '-';
}
