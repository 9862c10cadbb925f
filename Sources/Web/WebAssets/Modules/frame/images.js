// Images of views.

import { setAttribute } from './elements.js';
import { CONTENT_MODES, MEDIA_TYPES } from '../engine/lists.js';

/** Returns the URL of a file of an `ImageFormat`. */
export const imageURL = (format, bytes) =>
  URL.createObjectURL(new Blob([bytes], { type: 'image/' + MEDIA_TYPES[format] }));

export function setImage(frame, id, node) {
  const url = frame.patcher.images.get(frame.word()), mode = CONTENT_MODES[frame.word()], opacity = frame.factor();
  const tint = frame.string(), label = frame.string();
  node.image?.remove();
  node.image = url && imageElement(url, mode, tint, label);
  if (!url) return;
  if (opacity !== 1) node.image.style.opacity = opacity;
  // The image comes after the element's text and before its children.
  if (node.text) node.text.after(node.image); else node.element.prepend(node.image);
}

export function forgetImage({ patcher: { images } }, id) {
  URL.revokeObjectURL(images.get(id));
  images.delete(id);
}

/** Creates the element of an image; with a tint, its opaque parts have that color. */
function imageElement(url, mode, tint, label) {
  const element = document.createElement(tint ? 'span' : 'img'), { style } = element;
  element.className = 'p';
  if (tint) {
    style.background = tint;
    style.mask = `url("${url}") center / ${mode === 'none' ? 'auto' : mode} no-repeat`;
    setAttribute(element, 'role', label && 'img');
    setAttribute(element, 'aria-label', label);
  } else {
    style.objectFit = mode;
    Object.assign(element,
      { alt: label, draggable: false, decoding: 'async', referrerPolicy: 'no-referrer', src: url });
  }
  return element;
}
