// Tooltips for truncated text.

/** Returns whether a view shows only part of its text. */
function isCutOff(view) {
  const first = view.firstChild, text = first?.localName === 'bdi' ? first : first?.data && view;
  // Allows for rounding of fractional pixels.
  return text && (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1);
}

/** Shows the complete text under a mouse or pen, if it is truncated. */
export function listenToTooltips(session) {
  let titled;
  session.on(session.root, 'pointerover', event => {
    const { target, pointerType } = event;
    const view = target.closest?.('[part~=event]') ?? target.closest?.('.v'), isEvent = view?.matches('[part~=event]');
    if (view === titled) return;
    titled?.removeAttribute('title');
    titled = undefined;
    if (!view || pointerType === 'touch') return;
    if (![view, ...isEvent ? view.querySelectorAll('.v') : []].some(isCutOff)) return;
    titled = view;
    titled.title = view.ariaLabel ?? view.textContent;
  });
}
