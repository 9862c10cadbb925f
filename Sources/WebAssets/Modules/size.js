// The size of the element.

/** Width and height in CSS pixels, and the number of device pixels in one. */
export const sizeOf = box => [box.clientWidth, box.clientHeight, devicePixelRatio];

/** Sets the width of a device pixel for the style sheet. */
export const setPixel = box => box.style.setProperty('--px', `${1 / devicePixelRatio}px`);

/** Reports sizes other than `size` to the engine. */
export function observeSize({ box, engine, signal }, size) {
  const observer = new ResizeObserver(() => {
    if (size.join() === (size = sizeOf(box)).join()) return;
    setPixel(box);
    engine.almanac_resize(...size);
  });
  observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
}
