// Keeps colors set by a page legible.

const SCHEMES = ['light', 'dark'];
/** The colors that depend on each other. */
const COLORS = ['ink', 'secondary-ink', 'background', 'selection', 'accent', 'on-accent'];

/**
 * Whether the first palette of an engine needs no `keepContrast`, which takes as long as three style calculations: the page sets no
 * color. The built-in palettes are legible; only the gallery has others.
 */
export function isPlain({ element, patcher }) {
  if (patcher.hasPalette || element.hasAttribute('gallery')) return false;
  const style = getComputedStyle(element);
  return !COLORS.some(name => style.getPropertyValue(`--almanac-${name}`));
}

/**
 * Mixes the page's selection color with the background as far as text contrast requires, and chooses black or white for
 * text on an accent color where the palette's color has too little contrast. For both light and dark, whichever is
 * shown.
 */
export function keepContrast({ box }) {
  const { style } = box, set = (name, colors) => style.setProperty(`--almanac-${name}`, `light-dark(${colors.join(', ')})`);
  for (const name of ['selection', 'on-accent']) style.removeProperty(`--almanac-${name}`);
  if (matchMedia('(forced-colors: active)').matches) return;
  const probe = box.appendChild(document.createElement('i'));
  const color = (scheme, name) => {
    const value = `var(--almanac-${name})`;
    probe.style.cssText = `display: none; color-scheme: ${scheme}; color: color-mix(in srgb, ${value}, ${value})`;
    return partsOf(getComputedStyle(probe).color);
  };
  const colors = SCHEMES.map(scheme => Object.fromEntries(COLORS.map(name => [name, color(scheme, name)])));
  probe.remove();
  if (colors.some(scheme => Object.values(scheme).includes(undefined))) return;
  const selections = colors.map(legibleSelection), texts = colors.map(legibleText);
  if (colors.some(({ selection }, at) => selection !== selections[at])) set('selection', selections.map(inkOf));
  if (colors.some(({ 'on-accent': text }, at) => text !== texts[at])) set('on-accent', texts.map(inkOf));
}

/** Returns the selection color, or a mix with the background on which text is legible. */
function legibleSelection({ selection, background, ink, 'secondary-ink': secondary }) {
  const isLegible = color => contrast(color, ink) >= 4.5 && contrast(color, secondary) >= 3;
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = share ? selection.map((part, at) => part + (background[at] - part) * share) : selection;
    if (isLegible(mixed)) return mixed;
  }
  return background;
}

function legibleText({ accent, 'on-accent': text }) {
  if (contrast(accent, text) >= 4.5) return text;
  return [text, [0, 0, 0], [1, 1, 1]].reduce((best, color) => contrast(accent, color) > contrast(accent, best) ? color : best);
}

/** Returns the WCAG 2 contrast, from 1 to 21. */
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color) {
  const [red, green, blue] = color.map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns red, green, and blue of a computed color, from 0 to 1; undefined if it is not a color. */
function partsOf(text) {
  const parts = text.match(/-?[\d.]+(?:e[-+]?\d+)?/g)?.slice(0, 3).map(Number);
  return parts?.length === 3 ? parts.map(part => text.startsWith('color') ? part : part / 255) : undefined;
}

const inkOf = parts => `rgb(${parts.map(part => Math.round(part * 255)).join(' ')})`;
