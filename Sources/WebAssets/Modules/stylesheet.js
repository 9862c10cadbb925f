// The style sheet of the element.

/** The rules that hold whatever the palette is. */
export const BASE_CSS = `
:host { display: block; position: relative; contain: content; height: 40rem; color-scheme: light dark;
  font-family: system-ui, sans-serif; font-variant-numeric: tabular-nums; -webkit-user-select: none; user-select: none;
  -webkit-tap-highlight-color: transparent; -webkit-text-size-adjust: 100% }
:host([gallery]) .v > .scrolls { scrollbar-width: thin }
:host([hidden]), .v[hidden] { display: none !important }
.box, .box.drop::after { position: absolute; inset: 0 }
.box { overflow: hidden }
.box.drop::after { content: ''; z-index: 1; pointer-events: none; border-radius: 8px;
  outline: 3px dashed var(--almanac-focus, Highlight); outline-offset: -8px;
  background: color-mix(in srgb, var(--almanac-focus, Highlight) 10%, transparent) }
/* Answers that take long. */
.box[aria-busy]::before { content: ''; position: absolute; inset: 0 0 auto; height: 2px; z-index: 1; pointer-events: none;
  background: var(--almanac-accent, Highlight); animation: appear .2s .4s backwards }
/* Used by the rules of layers: the direction of lines, and the names of the leading and the trailing side. */
.box { --d: 1; --l: left; --t: right }
.box[dir=rtl] { --d: -1; --l: right; --t: left }
.v { position: absolute; box-sizing: border-box; white-space: nowrap }
/* Nothing that clips is a container that scrolls, or views that stick would stick to it. */
.clips { overflow: clip }
.v { transform-origin: 0 0 }
.moves { left: 0; top: 0; will-change: transform }
.scrolls { overflow: hidden auto; overscroll-behavior: contain; overflow-anchor: none; scrollbar-width: none;
  touch-action: pan-x pan-y; direction: ltr }
.wide { overflow: auto }
.still { overflow: hidden; overscroll-behavior: auto }
.through { pointer-events: none }
.holds, .holds * { cursor: grabbing !important }
/* Browsers do not stop at pages, so the engine turns them; pages side by side still scroll up and down. */
.turns { overflow: hidden; touch-action: pan-x }
.turns.wide { overflow: hidden auto; touch-action: pan-y }
.turns .scrolls { touch-action: pan-y }
.box[dir=rtl] .scrolls > .v { direction: rtl }
/* Pinned elements are in the flow, mostly without a size; their children overflow. */
.pinx, .piny, .sticks { position: sticky }
.pinx { left: 0 }
.piny, .sticks { top: 0 }
.scrolls::-webkit-scrollbar { display: none }
.edits { appearance: none; margin: 0; border: 0; padding: 0; font: inherit; color: inherit; background: none;
  -webkit-user-select: text; user-select: text }
.edits::placeholder { color: var(--almanac-secondary-ink, GrayText); opacity: 1 }
.v > bdi { display: block; overflow: hidden; text-overflow: ellipsis }
.links { text-decoration: none }
.links:hover, .links:focus-visible { text-decoration: underline }
.size, .ruler { position: absolute; left: 0; top: 0; visibility: hidden; pointer-events: none }
.ruler { font-size: medium; width: max(1em, 1rem) }
/* Images get no pointer events, so that no menu of the browser opens an SVG of a file as a document. */
.p { position: absolute; left: 0; top: 0; width: 100%; height: 100%; border-radius: inherit; pointer-events: none;
  -webkit-user-select: none; user-select: none; forced-color-adjust: none }
.v:focus-visible { outline: 2px solid var(--almanac-focus, Highlight); outline-offset: -2px }
.v:focus:not(:focus-visible), .pointed .v:not(.edits):focus { outline: none }
.v[role=gridcell] { transition: background-color .18s ease-out }
.v[role=button] { transition: opacity .15s ease-out }
.v[role=dialog], .v[role=menu] { animation: appear .12s ease-out }
@keyframes appear { from { opacity: 0 } }
@media (hover: hover) {
  .v[role=button]:not([aria-disabled]):hover {
    background-image: linear-gradient(color-mix(in srgb, currentColor 8%, transparent) 0 0) }
}
.v[role=button]:not([aria-disabled]):active { opacity: .8 }
.note { position: absolute; inset: auto 16px 16px; margin: 0 auto; width: fit-content; max-width: 36rem; z-index: 2;
  padding: 8px 16px; border-radius: 8px; font-size: 13px; line-height: 20px; overflow-wrap: anywhere; cursor: pointer;
  -webkit-user-select: text; user-select: text; color: var(--almanac-background, Canvas);
  background: var(--almanac-ink, CanvasText);
  transition: opacity .15s ease-out }
.note:empty { visibility: hidden; opacity: 0 }
:host([editable]) .note { bottom: 72px } /* Above the notice with Undo. */
.note p { margin: 0 }
.note button { font: inherit; font-weight: 600; color: inherit; background: none; border: 0; padding: 0;
  text-decoration: underline; cursor: pointer }
@media (prefers-reduced-motion: reduce) { .v.v, .note { transition: none } }
@media (forced-colors: active) {
  /* The palette consists of the colours that the person chose; forced ones would remove all lines. */
  .box { forced-color-adjust: none }
  .note { outline: 1px solid ButtonBorder; outline-offset: -1px }
  /* An outline would be below the content of the button. */
  .v[role=button]::after { content: ''; position: absolute; inset: 0; border: 1px solid ButtonBorder;
    border-radius: inherit; pointer-events: none }
  .v[aria-selected=true], .v[aria-current], .v[aria-pressed=true], .v:focus-visible {
    outline: 2px solid Highlight; outline-offset: -2px }
}
/* On paper, the calendar has the size that printing.js sets, a white background and a title bar without buttons. */
@media print {
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact }
  :host { height: auto !important; padding: 0 !important; contain: none;
    --almanac-background: white !important; --almanac-surface: white !important }
  .box { position: relative; inset: auto }
  .note, [role=toolbar] [role=button], [role=toolbar] [role=group] { display: none }
}
`;

/** The palette where the person chooses all colours; those of calendars stay, because they tell calendars apart. */
const FORCED = { background: 'Canvas', surface: 'Canvas', selection: 'Canvas',
  hairline: 'color-mix(in srgb, CanvasText 40%, Canvas)', ink: 'CanvasText', 'secondary-ink': 'CanvasText',
  'tertiary-ink': 'CanvasText', accent: 'Highlight', 'on-accent': 'HighlightText', focus: 'Highlight' };

/** The rule for forced colours that belongs to the rule of a palette. */
export function forcedColors(palette) {
  const rules = [...palette.matchAll(/--almanac-([\w-]+):/g)].map(([name, role]) => {
    const color = FORCED[role] ?? (role.endsWith('-tint') ? 'Canvas' : role.endsWith('-text') && 'CanvasText');
    return color ? name + color : '';
  });
  return `@media (forced-colors: active) { :host { ${rules.filter(Boolean).join(';')} } }`;
}
