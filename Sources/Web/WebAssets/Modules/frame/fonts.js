// Fonts of the texts.

import { appendBox } from './elements.js';

/** Makes the browser load the fonts before the first text, which takes as long as laying out a hundred texts. */
export function findFonts(box) {
  const sample = appendBox(box, 'size');
  for (const weight of [400, 500, 600]) {
    const line = sample.appendChild(document.createElement('p'));
    line.style.fontWeight = weight;
    line.textContent = '0123456789';
  }
  sample.getBoundingClientRect();
  sample.remove();
}
