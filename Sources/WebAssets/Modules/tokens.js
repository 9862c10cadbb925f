// Sizes and type as custom properties of the element.

import { TOKEN_ROLES, TOKEN_SIZES } from './options.js';
import { warn } from './properties.js';
import { bytesOf } from './wire.js';

const TOKENS = [...TOKEN_SIZES, ...TOKEN_ROLES.flatMap(role => ['size', 'line', 'weight'].map(part => `${role}-${part}`))];
const WEIGHTS = { normal: 400, bold: 700 };
/** The pixels of an em: the text size of the page scales the whole calendar. */
const EM = 16;

/** Gives the engine the custom properties that are set, if they are others than before. */
export function sendTokens(session) {
  const style = getComputedStyle(session.element);
  const found = TOKENS.flatMap((name, number) => {
    const text = style.getPropertyValue(`--almanac-${name}`).trim();
    const [, value, unit] = /^(\d*\.?\d+)(px|r?em)?$/.exec(WEIGHTS[text] ?? text) ?? [];
    if (text && !value) warn(session.element, `--almanac-${name}: expected a number, px, em or rem, found ${text}`);
    return value ? [number, value * (/em/.test(unit) ? EM : 1)] : [];
  });
  if (found.join() === (session.tokens ?? '')) return;
  session.tokens = found.join();
  session.engine.almanac_tokens(session.send(bytesOf(session, found)));
}
