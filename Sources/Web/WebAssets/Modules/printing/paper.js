// Sheets of paper.

/** The sizes of sheets in millimeters. */
const SHEETS = { A4: [210, 297], A3: [297, 420], Letter: [215.9, 279.4], Legal: [215.9, 355.6] };

/** The margin around what is printed, in millimeters, if the page chooses the paper. */
export const PAPER_MARGIN = 12;

/** Returns the width and the height of a sheet in millimeters; of A4 without a valid name. */
export function sheetOf({ paper, orientation }) {
  const [width, height] = SHEETS[paper] ?? SHEETS.A4;
  return orientation === 'landscape' ? [height, width] : [width, height];
}

/** Returns the rule of a style sheet for the paper; empty if the browser chooses it. */
export function pageRule(options) {
  if (!SHEETS[options.paper] && !/^(portrait|landscape)$/.test(options.orientation)) return '';
  const size = SHEETS[options.paper] ? sheetOf(options).map(side => `${side}mm`).join(' ') : options.orientation;
  return `@page { size: ${size}; margin: ${PAPER_MARGIN}mm }`;
}
