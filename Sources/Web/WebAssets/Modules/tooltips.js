// Tooltips of texts that are cut off.

/** Whether a view shows a part of its text only. */
function isCutOff(view) {
  const first = view.firstChild, text = first?.localName === 'bdi' ? first : first?.data && view;
  // A fraction of a pixel is rounded.
  return text && (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1);
}

/** Shows the whole text of what a mouse or pen points at, if a part of it is cut off. */
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
