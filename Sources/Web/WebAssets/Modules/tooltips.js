// Tooltips of texts that are cut off.

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
    const texts = [...view.querySelectorAll(isEvent ? 'bdi' : ':scope > bdi')];
    // A fraction of a pixel is rounded.
    if (!texts.some(text => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1)) return;
    titled = view;
    titled.title = view.ariaLabel ?? view.textContent;
  });
}
