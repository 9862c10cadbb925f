// The elements around a calendar while it is printed. A page may limit their heights and cut off what is below.

/** The attribute of a calendar and of the elements around it, while they are printed. */
const MARK = 'data-almanac-print';

/** On paper they are as high as what they contain, and no boundary keeps their content on one sheet. */
const OPEN_CSS = `@media print {
  [${MARK}] { height: auto !important; min-height: auto !important; max-height: none !important; aspect-ratio: auto !important;
    overflow: visible !important; contain: none !important; content-visibility: visible !important }
  [${MARK}~=out] { position: static !important }
  [${MARK}~=sized] { container-type: inline-size !important }
}`;

/** Returns the element around another one, as they are laid out: also a slot, or the host of a shadow root. */
const around = element => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

/**
 * Lets a calendar and everything around it be divided onto sheets. Nothing changes on the screen.
 * `pageRule` may choose the paper. Returns a function that ends that.
 */
export function openOnPaper(calendar, pageRule) {
  const view = calendar.ownerDocument.defaultView, sheet = new view.CSSStyleSheet(), marked = [];
  sheet.replaceSync(OPEN_CSS + pageRule);
  for (let each = calendar; each; each = around(each)) {
    marked.push(each);
    const { position, containerType } = view.getComputedStyle(each), isOut = /absolute|fixed/.test(position);
    each.setAttribute(MARK, `${isOut ? 'out' : ''} ${containerType === 'size' ? 'sized' : ''}`);
  }
  const roots = new Set(marked.map(each => each.getRootNode()));
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    for (const each of marked) each.removeAttribute(MARK);
    for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets].filter(each => each !== sheet);
  };
}
