import Diffing
import Geometry
import ViewKit

/// Views for what the layout placed.
extension CollectionView {
  /// Retires the views of elements that are no longer placed, except for views that are focused or dragged.
  func retireAll(except elements: [LayoutElement]) {
    var gone: [LiveView] = []
    var index = 0
    let wanted = elements.filter { $0.kind == .item }
    let focused = window?.focusedView
    cells.removeAll { live in
      while index < wanted.count, wanted[index].path < live.path { index += 1 }
      if index < wanted.count, wanted[index].path == live.path { return false }
      // Hiding or removing the view would remove the host's focus too.
      if let focused, focused.isDescendant(of: live.view), exists(live.path) { return false }
      if let drag, drag.isLifted(live.path) { return false }
      gone.append(live)
      return true
    }
    supplementaries.removeAll { live in
      let isWanted = elements.contains { element in
        if case .supplementary(let kind) = element.kind {
          kind == live.kind && element.path == live.path
        } else {
          false
        }
      }
      if !isWanted { gone.append(live) }
      return !isWanted
    }
    for live in gone { leave(live) }
  }

  /// Makes views show the placed elements.
  func show(_ elements: [LayoutElement]) {
    retireAll(except: elements)
    var placed: [PlacedItem<DecorationKey>] = []
    for element in elements {
      switch element.kind {
      case .item: showCell(element)
      case .supplementary(let kind): showSupplementary(kind, element)
      case .decoration(let kind):
        // A part as high as the viewport is enough of an element that may be as high as the content.
        let top = max(element.frame.minY, top - 2_000)
        let bottom = min(element.frame.maxY, top + 2 * frame.height + 4_000)
        placed.append(
          PlacedItem(
            key: DecorationKey(kind: kind, path: element.path), reuseIdentifier: ReuseIdentifier(kind.rawValue),
            frame: shown(Rect(x: element.frame.minX, y: top, width: element.frame.width, height: bottom - top))))
      }
    }
    decorations.reconcile(placed, in: backgroundContainer)
    // Views that are kept without being placed keep their position in the content.
    let wanted = elements.filter { $0.kind == .item }
    for live in cells where !wanted.contains(where: { $0.path == live.path }) {
      if let frame = geometry?.frame(of: live.path) { live.view.frame = shown(frame) }
    }
  }

  private func showCell(_ element: LayoutElement) {
    if let index = index(ofCell: element.path) {
      cells[index].view.frame = shown(element.frame)
      return
    }
    guard let live = makeCell(element.path) else { return }
    live.view.frame = shown(element.frame)
    insert(live)
  }

  private func showSupplementary(_ kind: SupplementaryKind, _ element: LayoutElement) {
    if let live = supplementaries.first(where: { $0.kind == kind && $0.path == element.path }) {
      setFrame(of: live.view, to: element)
      return
    }
    guard let live = makeSupplementary(kind, element.path) else { return }
    setFrame(of: live.view, to: element)
    supplementaries.append(live)
  }

  /// Reports the views that are about to be shown.
  func reportDisplayed() {
    for index in cells.indices where index < cells.count && cells[index].isNew {
      let live = cells[index]
      cells[index].isNew = false
      live.view.itemState = state(of: live.path)
      notifyDelegates { $0.collection(.willDisplay, at: live.path, view: live.view) }
    }
    for index in supplementaries.indices where index < supplementaries.count && supplementaries[index].isNew {
      let live = supplementaries[index]
      supplementaries[index].isNew = false
      if let kind = live.kind {
        notifyDelegates { $0.collection(.willDisplay, ofKind: kind, at: live.path, view: live.view) }
      }
    }
  }

  /// Lays out the views above the content that do not scroll with it.
  func layOutOverlay() {
    let isEmpty = geometry?.firstItem == nil
    if let emptyView {
      emptyView.isHidden = !isEmpty
      emptyView.frame = Rect(origin: .zero, size: frame.size)
    }
    indexStrip?.layOut(in: frame.size, direction)
  }
}

/// The identity of a decoration view: its kind and its path.
struct DecorationKey: Hashable {
  let kind: DecorationKind
  let path: ItemPath
}
