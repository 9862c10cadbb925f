// A sheet of paper on the screen.

import { PRINT_SIZE, Printed } from './printed.js';
import PRINTED_CSS from './printed.css' with { type: 'text' };
import { PAPER_MARGIN, sheetOf } from './paper.js';

/** The style sheet of printouts on paper. */
export const PAPER_CSS = `@media print { ${PRINTED_CSS} }`;

/** Returns an element with the size of the paper that shows the beginning of a printout. */
export function previewOf(session, options) {
  const sheet = document.createElement('div'), root = sheet.attachShadow({ mode: 'open' }), box = document.createElement('div');
  const [width, height] = sheetOf(options), css = new CSSStyleSheet();
  css.replaceSync(`:host { display: block; box-sizing: border-box; overflow: hidden; background: white; padding: ${PAPER_MARGIN}mm;
    width: ${width}mm; height: ${height}mm } ${PRINTED_CSS}`);
  root.adoptedStyleSheets = [css];
  box.className = 'print';
  box.style.fontSize = `${PRINT_SIZE * options.textSize}pt`;
  new Printed(session, box, { ...options, isPreview: true });
  root.append(box);
  return sheet;
}
