// The size of the element.

/** Width and height in CSS pixels, and the number of device pixels in one. */
export const sizeOf = box => [box.clientWidth, box.clientHeight, devicePixelRatio];

/** Tells the style sheet how wide a device pixel is. */
export const setPixel = box => box.style.setProperty('--px', `${1 / devicePixelRatio}px`);

/** Tells the engine when the size is no longer the one that it knows. */
export function observeSize({ box, engine, signal }, size) {
  const observer = new ResizeObserver(() => {
    if (size.join() === (size = sizeOf(box)).join()) return;
    setPixel(box);
    engine.almanac_resize(...size);
  });
  observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
}
