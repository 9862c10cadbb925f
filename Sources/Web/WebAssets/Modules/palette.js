// Colors of palettes.

/** The palette where the person chooses all colors; those of calendars stay, because they tell calendars apart. */
const FORCED = { background: 'Canvas', surface: 'Canvas', selection: 'Canvas',
  hairline: 'color-mix(in srgb, CanvasText 40%, Canvas)', ink: 'CanvasText', 'secondary-ink': 'CanvasText',
  'tertiary-ink': 'CanvasText', accent: 'Highlight', 'on-accent': 'HighlightText', focus: 'Highlight' };

/** The rule for forced colors that belongs to the rule of a palette. */
export function forcedColors(palette) {
  const rules = [...palette.matchAll(/--almanac-([\w-]+):/g)].map(([name, role]) => {
    const color = FORCED[role] ?? (role.endsWith('-tint') ? 'Canvas' : role.endsWith('-text') && 'CanvasText');
    return color ? name + color : '';
  });
  return `@media (forced-colors: active) { :host { ${rules.filter(Boolean).join(';')} } }`;
}
