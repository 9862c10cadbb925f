// The page's order of events that begin on the same day.

import { warn } from '../options/properties.js';

/** The fields that the engine compares, by their numbers in `EventOrder.Field`. */
const FIELDS = ['', 'start', 'duration', 'allDay', 'title'];
const RANK = FIELDS.length;

/** Compares two values of a custom field: texts by the language, missing ones last. */
function compareValues(a, b) {
  const [isNone, isOtherNone] = [a ?? '', b ?? ''].map(value => value === '');
  if (isNone || isOtherNone) return isNone - isOtherNone;
  return typeof a === 'string' || typeof b === 'string' ? `${a}`.localeCompare(`${b}`) : a - b;
}

/** Returns the fields of an order, such as `-duration`, as the engine's numbers, and the comparison of what it cannot compare. */
function readOrder(given) {
  if (typeof given === 'function') return { numbers: [RANK], compare: given };
  const keys = `${given ?? ''}`.split(/[\s,]+/).filter(Boolean).map(word => [word.replace(/^-/, ''), word[0] === '-']);
  const custom = keys.filter(([name]) => !FIELDS.includes(name)), numbers = [];
  for (const [name, isDescending] of keys) {
    const known = FIELDS.indexOf(name), number = known > 0 ? known : RANK;
    // Custom fields are compared one after another at the place of the first one.
    if (!numbers.some(each => Math.abs(each) === number)) numbers.push(isDescending && known > 0 ? -number : number);
  }
  const compare = custom.length && ((a, b) => {
    for (const [name, isDescending] of custom) {
      const order = compareValues(a[name], b[name]);
      if (order) return isDescending ? -order : order;
    }
    return 0;
  });
  return { numbers, compare };
}

/** Returns a line for each event, in order: its identifier after `=` if it is equal to its predecessor, otherwise after `+`. */
function rankedLines(events, compare) {
  events.sort(([, a], [, b]) => compare(a, b));
  return events.map(([id, event], index) => (index && !compare(events[index - 1][1], event) ? '=' : '+') + id.replaceAll('\n', ' '));
}

/** Sends the order to the engine: the one that the page set as a property or, without one, as an attribute. */
export function sendOrder(session) {
  const { element, engine, sources } = session, given = element.eventOrder;
  const { numbers, compare } = readOrder(given);
  let lines = [];
  try {
    if (compare) lines = rankedLines(sources.entries(), compare);
  } catch (error) { warn(element, `event-order failed: ${error}`); }
  const text = [numbers.join(' '), ...lines].join('\n');
  if (text === (session.order ?? '')) return;
  session.order = text;
  session.isRanked = !!compare;
  engine.almanac_order(session.send(text));
}

/** Sends the order again after events have changed, if it depends on objects of the page. */
export function refreshOrder(session) {
  if (session.isRanked && session.engine && session.isWhole && !session.failure) sendOrder(session);
}
