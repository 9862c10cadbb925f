import Diffing
import Geometry
import ViewKit

/// Creating and retiring views.
extension CollectionView {
  /// Returns a cell from the source, in the tree and visible, without a frame yet.
  func makeCell(_ path: ItemPath) -> LiveView? {
    guard let source else { return nil }
    lastDequeued = nil
    let view = source.cell(at: path)
    returnDequeued(unless: view)
    if view.superview !== cellContainer { cellContainer.addSubview(view) }
    show(view)
    return LiveView(kind: nil, path: path, view: view)
  }

  /// Returns a supplementary view from the source, in the tree and visible, without a frame yet.
  func makeSupplementary(_ kind: SupplementaryKind, _ path: ItemPath) -> LiveView? {
    guard let source else { return nil }
    lastDequeued = nil
    let view = source.supplementaryView(ofKind: kind, at: path)
    returnDequeued(unless: view)
    show(view)
    return LiveView(kind: kind, path: path, view: view)
  }

  /// Returns another cell for an item, whose display is not reported and which assistive technology ignores; `nil` if
  /// the source provides none.
  func makePicture(_ path: ItemPath) -> ReusableView? {
    guard let source, exists(path) else { return nil }
    lastDequeued = nil
    let view = source.cell(at: path)
    returnDequeued(unless: view)
    // A source may keep a single view for each item.
    guard !cells.contains(where: { $0.view === view }) else { return nil }
    view.isHidden = false
    view.effect = .none
    view.itemState = state(of: path)
    view.accessibility = AccessibilityNode()
    return view
  }

  /// Returns a picture that is no longer shown to the store.
  func retirePicture(_ view: ReusableView) { recycle(view) }

  private func show(_ view: ReusableView) {
    view.collection = link
    view.isHidden = false
    view.effect = .none
  }

  /// Takes back the view that the source dequeued but did not use.
  private func returnDequeued(unless view: ReusableView) {
    if let lastDequeued, lastDequeued !== view { recycle(lastDequeued) }
    lastDequeued = nil
  }

  /// Keeps a view for reuse, or drops it if its identifier is no longer registered.
  private func recycle(_ view: ReusableView) {
    if store.give(view) {
      outermost(view).isHidden = true
    } else {
      outermost(view).removeFromSuperview()
    }
  }

  /// Reports that a view is no longer shown, and keeps it for reuse.
  func retire(_ live: LiveView) {
    let view = live.view
    if !live.isNew {
      if let kind = live.kind {
        notifyDelegates { $0.collection(.didEndDisplaying, ofKind: kind, at: live.path, view: view) }
      } else {
        notifyDelegates { $0.collection(.didEndDisplaying, at: live.path, view: view) }
      }
    }
    view.collection = nil
    view.effect = .none
    recycle(view)
  }

  /// Returns the holder of a pinned header, or the view itself.
  func outermost(_ view: ReusableView) -> View {
    if let holder = view.superview?.superview as? StickyHolder { return holder }
    return view
  }

  /// Puts a supplementary view into the right container and sets its frame.
  func setFrame(of view: ReusableView, to element: LayoutElement) {
    guard let end = element.pinnedUntil else {
      if view.superview !== supplementaryContainer {
        let old = outermost(view)
        supplementaryContainer.addSubview(view)
        if old !== view { old.removeFromSuperview() }
      }
      view.frame = shown(element.frame)
      return
    }
    let holder: StickyHolder
    if let old = view.superview?.superview as? StickyHolder {
      holder = old
    } else {
      holder = StickyHolder(view)
      addSubview(holder)
      overlay.bringToFront()
    }
    holder.isHidden = false
    // Longer than any viewport, but within the numeric range of hosts.
    let top = max(element.frame.minY - base, -1_000)
    let bottom = min(end - base, max(contentSize.height, frame.height) + 1_000)
    let size = element.frame.size
    holder.frame = Rect(x: 0, y: top, width: 0, height: max(size.height, bottom - top))
    holder.slot.frame = Rect(origin: .zero, size: size)
    view.frame = Rect(origin: .zero, size: size)
  }

  /// Converts a rectangle from content coordinates to the coordinates of `contentSize`.
  func shown(_ rect: Rect) -> Rect { rect.offset(by: Point(x: 0, y: -base)) }

  /// Returns the current state of an item.
  func state(of path: ItemPath) -> ItemState {
    var state: ItemState = []
    if selection.contains(path) { state.insert(.selected) }
    if highlighted == path { state.insert(.highlighted) }
    if focus.path == path { state.insert(.focused) }
    if let drag, drag.isLifted(path) { state.insert(.lifted) }
    if dropSession?.target == path { state.insert(.target) }
    if isEditing { state.insert(.editing) }
    return state
  }

  /// Updates the states of all cells.
  func refreshStates() {
    for live in cells { live.view.itemState = state(of: live.path) }
    setNeedsLayout()
  }
}
