// The calendar on paper.

import { sendOptions } from './attributes.js';
import { OPTIONS } from './options.js';
import { sizeOf } from './size.js';
import { sendValues } from './wire.js';

/** The size of a page inside its margins, in CSS pixels: as wide as A4, as high as Letter, and a little less. */
const PAGE = { width: 700, height: 930 };
/** Contents that are higher have no end. */
const ENDLESS = 100_000;

/** Lays the calendar out for paper before the browser prints: light, of the size of a page, with all hours of a day. */
export function listenToPrinting(session) {
  const { engine, box } = session;
  const show = (zoom, width, height) => {
    Object.assign(box.style, { zoom, width, height });
    engine.almanac_resize(...sizeOf(box));
    session.tick();
  };
  // A frame is printed as a part of the page around it.
  const page = () => window === top ? PAGE : { width: innerWidth, height: innerHeight };
  const showPage = (zoom, { width, height } = page()) => show(zoom, `${width / zoom}px`, `${height / zoom}px`);
  const hours = () => [...box.querySelectorAll('.scrolls')].filter(each => each.scrollHeight < ENDLESS);
  let textScale, offsets;
  session.on(window, 'beforeprint', () => {
    textScale ??= box.style.zoom;
    offsets ??= hours().map(each => [each, each.scrollTop]);
    engine.almanac_set_reduced_motion(1);
    sendValues(session, { theme: OPTIONS.theme[1].read('light'), panel: null });
    showPage(1);
    const missing = Math.max(0, ...hours().map(each => each.scrollHeight - each.clientHeight));
    const { height } = page();
    if (missing) showPage(height / (height + missing));
  });
  session.on(window, 'afterprint', () => {
    sendOptions(session, ['theme', 'panel']);
    show(textScale, '', '');
    for (const [each, top] of offsets ?? []) each.scrollTop = top;
    textScale = offsets = undefined;
    engine.almanac_set_reduced_motion(+matchMedia('(prefers-reduced-motion: reduce)').matches);
  });
}
