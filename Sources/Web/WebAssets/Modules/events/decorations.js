// Decorations of days: colors, labels, indicators, and whether days can be selected.

import { colorNumber } from './colors.js';
import { sendPair } from './files.js';
import { dates, weekdays } from '../options/kinds.js';
import { MARKS } from '../engine/laterlists.js';
import { isGiven } from './times.js';
import { warn } from '../options/properties.js';
import { bytesOf } from '../engine/wire.js';

/** The days of decorations without dates: more than any calendar system has. */
const ALL_DAYS = [-1e9, 1e9];

/** Sends the decorations of an element to the engine, in the form of `DayDecorations`. */
export function sendDecorations(session) {
  const { element, engine, box } = session, spans = [], styles = [], labels = [];
  const number = text => !isGiven(text) ? 0 : colorNumber(`${text}`, box) ?? wrong(text, 'a color');
  const wrong = (found, expected) => { throw new TypeError(`expected ${expected}, found ${JSON.stringify(found)}`); };
  for (const each of element.decorations ?? []) {
    try {
      const { dates: days, weekdays: names, enabled = true, opacity = 1, fill, ink, border, shapeFill, shape, indicators = [] } = each;
      const found = days === undefined ? ALL_DAYS : dates.read([days].flat().join(' ')) ?? wrong(days, dates.expected);
      const [bits] = names === undefined ? [127] : weekdays.read([names].flat().join()) ?? wrong(names, weekdays.expected);
      const marks = [...indicators, '', '', ''].slice(0, 3).flatMap(mark => [
        Math.max(MARKS.indexOf(mark.shape), 0), number(mark.color ?? (mark.shape ? 'graphite' : mark))]);
      const style = [bits, +enabled, +opacity, ...[fill, ink, border, shapeFill].map(number), +(shape === 'square'), ...marks];
      for (let at = 0; at < found.length; at += 2) spans.push(found[at], found[at + 1], labels.length);
      styles.push(style);
      labels.push(`${each.label ?? ''}`.replace(/[\0-\x1f]/g, ' '));
    } catch ({ message }) { warn(element, `decorations: ${message}`); }
  }
  const numbers = bytesOf(session, [spans.length / 3, ...spans, ...styles.flat()]);
  engine.almanac_decorations(...sendPair(session, numbers, labels.join('\n')));
}
