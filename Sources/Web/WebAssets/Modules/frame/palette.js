// Colors of palettes.

/** The palette for forced colors. Calendar colors stay, because they distinguish calendars. */
const FORCED = { background: 'Canvas', surface: 'Canvas', selection: 'Canvas',
  hairline: 'color-mix(in srgb, CanvasText 40%, Canvas)', ink: 'CanvasText', 'secondary-ink': 'CanvasText',
  'tertiary-ink': 'CanvasText', accent: 'Highlight', 'on-accent': 'HighlightText', focus: 'Highlight' };

/** Returns the forced-colors rule for the rule of a palette. */
export function forcedColors(palette) {
  const rules = [...palette.matchAll(/--almanac-([\w-]+):/g)].map(([name, role]) => {
    const color = FORCED[role] ?? (role.endsWith('-tint') ? 'Canvas' : role.endsWith('-text') && 'CanvasText');
    return color ? name + color : '';
  });
  return `@media (forced-colors: active) { :host { ${rules.filter(Boolean).join(';')} } }`;
}
