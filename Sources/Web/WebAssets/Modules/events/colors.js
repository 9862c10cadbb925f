// Colors in the data of a page.

import { STATUSES } from '../engine/laterlists.js';
import { HUES } from '../engine/lists.js';

/** The offset of numbers for unnamed colors. */
const RGB = 0x1000000;

/** Returns the name of a color, or the color itself, by number. */
export const colorText = number => HUES[number - 1] ?? `#${(number - RGB).toString(16).padStart(6, '0')}`;

/** The color and the status of an event, of fields. */
export const lookOf = (color, status) => ({ color: colorText(+color), status: STATUSES[status] || undefined });

/** The browser's results for colors, by text. */
const colors = new Map();

/** Returns the number of a color for `EventBatch`: a named or CSS color, 0 for none; undefined if the text is invalid. */
export function colorNumber(text, box) {
  if (text === '') return 0;
  if (HUES.includes(text)) return HUES.indexOf(text) + 1;
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})(?:[\da-f]{2})?$/i.exec(text) ?? [];
  if (hex) return RGB + parseInt(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex, 16);
  // The value of a custom property depends on the element.
  if (!colors.has(text) || text.includes('var(')) colors.set(text, resolved(`${text}`, box));
  return colors.get(text);
}

/** Resolves a color in the browser. */
function resolved(text, box) {
  const element = box.appendChild(document.createElement('i'));
  element.style.color = text;
  const isColor = element.style.color !== '';
  element.style.color = `color-mix(in srgb, ${text}, ${text})`;
  const found = isColor ? getComputedStyle(element).color : '', numbers = found.match(/-?[\d.]+(?:e[-+]?\d+)?/g)?.slice(0, 3).map(Number);
  element.remove();
  if (numbers?.length !== 3) return undefined;
  const factor = found.startsWith('color') ? 255 : 1;
  return RGB + numbers.reduce((sum, number) => sum * 256 + Math.max(0, Math.min(Math.round(number * factor), 255)), 0);
}
