// Sizes and typography as custom properties of the element.

import { TOKEN_ROLES, TOKEN_SIZES } from './options.js';
import { warn } from './properties.js';
import { bytesOf } from '../engine/wire.js';

const TOKENS = [...TOKEN_SIZES, ...TOKEN_ROLES.flatMap(role => ['size', 'line', 'weight'].map(part => `${role}-${part}`))];
const WEIGHTS = { normal: 400, bold: 700 };
/** The pixels of an em: the page's text size scales the whole calendar. */
const EM = 16;

/** Whether the page sets a custom property. */
export function hasTokens({ element }) {
  const style = getComputedStyle(element);
  return TOKENS.some(name => style.getPropertyValue(`--almanac-${name}`).trim());
}

/** Sends the custom properties to the engine if they changed. */
export function sendTokens(session) {
  const style = getComputedStyle(session.element);
  const found = TOKENS.flatMap((name, number) => {
    const text = style.getPropertyValue(`--almanac-${name}`).trim();
    const value = text && numberOf(WEIGHTS[text] ?? text, session.box);
    if (isNaN(value)) warn(session.element, `--almanac-${name}: expected a number or a length, found ${text}`);
    return value > 0 || value === 0 ? [number, value] : [];
  });
  if (found.join() === (session.tokens ?? '')) return;
  session.tokens = found.join();
  session.engine.almanac_tokens(session.send(bytesOf(session, found)));
}

/** Returns a number, or a length in pixels; the browser computes other values, such as `calc(2rem + 4px)`. */
function numberOf(text, box) {
  const pixels = `${text}`.replace(/(\d*\.?\d+)r?em\b/g, (_, number) => `${number * EM}px`);
  const [, value] = /^(\d*\.?\d+)(?:px)?$/.exec(pixels) ?? [];
  if (value) return +value;
  const probe = box.appendChild(document.createElement('i')), { style } = probe;
  style.cssText = `display: none; width: calc(1px * (${pixels})); width: calc(${pixels})`;
  const [, length] = /^([\d.]+)px$/.exec(style.width && getComputedStyle(probe).width) ?? [];
  probe.remove();
  return +(length ?? NaN);
}
