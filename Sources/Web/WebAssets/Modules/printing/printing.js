// Prints the calendar.

import { sendOptions } from '../options/attributes.js';
import { dayOf, isoOf } from '../language/dates.js';
import { OPTIONS } from '../options/options.js';
import { previewOf } from './preview.js';
import { printOptions, writePeriod } from './printed.js';
import { sizeOf } from '../frame/size.js';
import { idle } from '../engine/waiting.js';
import { sendValues } from '../engine/wire.js';

/** Content higher than this counts as endless. */
const ENDLESS = 100_000;

/** Prepares the calendar before the browser prints, and restores it afterward. */
export function listenToPrinting(session) {
  // A frame is printed as a part of its page, at its current size.
  if (window !== top) return listenInFrame(session);
  let printed, isPrepared = false;
  const remove = () => {
    printed = void printed?.remove();
    isPrepared = false;
  };
  const write = options => {
    remove();
    // A gallery has no period. Before the second module is there, the screen is printed.
    if (session.element.hasAttribute('gallery') || !session.isWhole) return;
    session.tick();
    printed = writePeriod(session, options);
  };
  // Frameworks fill the nodes of hooks a moment later.
  session.prepareToPrint = async options => {
    write(options);
    isPrepared = !!printed;
    await idle();
  };
  session.on(window, 'beforeprint', () => isPrepared || write());
  session.on(window, 'afterprint', remove);
  session.signal.addEventListener('abort', remove);
}

/** Loads what the options of a printout name, and returns them completely; undefined before there is a period. */
async function loaded(session, options) {
  // The period of a level that is still moving into view is known at the end of the motion.
  await session.rest();
  const whole = printOptions(session, options), { start, end, level } = whole?.period ?? {};
  // A month is printed in whole weeks.
  const more = level === 'month' ? 6 : 0;
  if (start) await session.sources.load(isoOf(dayOf(start) - more), isoOf(dayOf(end) + more));
  return whole;
}

/** Loads the period of the options, by default the one in view, and prints the page. */
export async function printPeriod(session, options) {
  await session.prepareToPrint?.(await loaded(session, options));
  globalThis.print();
}

/** Resolves to a sheet with the beginning of what `printPeriod` prints with the same options. */
export async function printPreview(session, options) {
  const whole = await loaded(session, options);
  if (!whole) throw new Error('the calendar is not ready');
  return previewOf(session, whole);
}

/** Lays out the calendar of a frame inside it: light, and with all hours of a day. */
function listenInFrame(session) {
  const { engine, box } = session;
  const show = (zoom, width, height) => {
    Object.assign(box.style, { zoom, width, height });
    engine.almanac_resize(...sizeOf(box));
    session.tick();
  };
  const showPage = zoom => show(zoom, `${innerWidth / zoom}px`, `${innerHeight / zoom}px`);
  const hours = () => [...box.querySelectorAll('.scrolls')].filter(each => each.scrollHeight < ENDLESS);
  let textScale, offsets;
  session.on(window, 'beforeprint', () => {
    if (!session.isWhole) return;
    textScale ??= box.style.zoom;
    offsets ??= hours().map(each => [each, each.scrollTop]);
    engine.almanac_set_reduced_motion(1);
    sendValues(session, { theme: OPTIONS.theme[1].read('light'), panel: null });
    showPage(1);
    const missing = Math.max(0, ...hours().map(each => each.scrollHeight - each.clientHeight));
    if (missing) showPage(innerHeight / (innerHeight + missing));
  });
  session.on(window, 'afterprint', () => {
    if (!offsets) return;
    sendOptions(session, ['theme', 'panel']);
    show(textScale, '', '');
    for (const [each, top] of offsets ?? []) each.scrollTop = top;
    textScale = offsets = undefined;
    engine.almanac_set_reduced_motion(+matchMedia('(prefers-reduced-motion: reduce)').matches);
  });
}
