import Basics
import Diffing
import Geometry
import ViewKit

/// The state of a press in progress.
struct PressState {
  var isDown = false
  /// The item at which a multiple selection by dragging began.
  var rangeStart: ItemPath?
}

/// Pointers: a press highlights and selects; holding it opens a menu or lifts the item. A mouse lifts by dragging, or
/// selects with Shift, Control, or Command. Holding these keys during a drag adds the items it passes over.
extension CollectionView {
  private static let hold = 0.5

  func addCollectionGestures() {
    // The tap comes first, because its selection is reported before the end of the highlight.
    addGesture(TapGesture(action: callback(to: self) { $0.tap($1) }))
    addGesture(PressGesture(action: callback(to: self) { $0.follow($1, $2) }))
    addGesture(
      PanGesture(
        begins: callback(to: self) { $0.mayDrag($1) },
        action: callback(to: self) { $0.dragged($1, $2) }))
    addGesture(
      LongPressGesture(
        seconds: Self.hold, begins: callback(to: self) { $0.mayHold($1) },
        action: callback(to: self) { $0.held($1, $2) }))
  }

  /// Converts from window coordinates to viewport coordinates.
  func local(_ location: Point) -> Point { location - frameInWindow.origin }

  /// Returns the item under a pointer, if no other view covers it.
  func item(under event: PointerEvent) -> ItemPath? {
    let point = local(event.location)
    guard overlay.hitTest(point) == nil || emptyView.map({ !$0.isHidden }) == true else { return nil }
    return itemPath(atViewportPoint: point)
  }

  private func tap(_ event: PointerEvent) {
    if menu != nil {
      closeMenu()
      return
    }
    guard let path = item(under: event) else { return }
    // A press that could not highlight selects nothing.
    guard highlighted == path || ask(.shouldHighlight, path) else { return }
    setFocus(path, selects: false)
    pressItem(path, shift: event.modifiers.contains(.shift), count: event.clickCount)
  }

  private func follow(_ phase: PressGesture.Phase, _ event: PointerEvent) {
    press.isDown = phase == .began
    if phase == .began {
      guard menu == nil, let path = item(under: event), isInteractive(path), ask(.shouldHighlight, path) else { return }
      highlighted = path
      refreshStates()
      notify(.didHighlight, path)
    } else {
      unhighlight()
    }
  }

  func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    refreshStates()
    if exists(path) { notify(.didUnhighlight, path) }
  }

  // MARK: - Dragging with a mouse

  private func mayDrag(_ event: PointerEvent) -> Bool {
    guard event.kind != .touch, menu == nil, item(under: event) != nil else { return false }
    return allowsReordering || interest.drag || selects(event)
  }

  private func selects(_ event: PointerEvent) -> Bool {
    selectionMode == .multiple && isExtended(event)
  }

  private func isExtended(_ event: PointerEvent) -> Bool {
    !event.modifiers.isDisjoint(with: [.shift, .control, .command])
  }

  private func dragged(_ phase: PanPhase, _ pan: Pan) {
    switch phase {
    case .began:
      guard let path = item(under: pan.start) else { return }
      if selects(pan.start), ask(.shouldBeginMultipleSelection, path) {
        press.rangeStart = path
        notify(.didBeginMultipleSelection, path)
        selectRange(from: path, to: path)
      } else {
        lift(path, pan.start.location)
        carry(pan.event.location)
      }
    case .changed:
      if let start = press.rangeStart {
        if let path = itemPath(atViewportPoint: local(pan.event.location)) { selectRange(from: start, to: path) }
      } else {
        carry(pan.event.location)
        if isExtended(pan.event) { addItemUnderDrag(pan.event.location) }
      }
    case .ended, .cancelled:
      if press.rangeStart != nil {
        press.rangeStart = nil
        notifyDelegates { $0.collectionDidEndMultipleSelection() }
      } else if phase == .ended {
        drop(pan.event.location)
      } else {
        cancelDrag()
      }
    }
  }

  // MARK: - Holding

  private func mayHold(_ event: PointerEvent) -> Bool {
    guard menu == nil, let path = item(under: event) else { return false }
    if interest.menus || interest.contextMenus { return true }
    return event.kind == .touch && (interest.drag || allowsReordering && ask(.canMove, path))
  }

  private func held(_ phase: PanPhase, _ pan: Pan) {
    switch phase {
    case .began:
      guard menu == nil, let path = item(under: pan.start) else { return }
      if !openMenu(for: path, at: local(pan.event.location)), pan.start.kind == .touch {
        lift(path, pan.start.location)
        carry(pan.event.location)
      }
    case .changed: carry(pan.event.location)
    case .ended: drop(pan.event.location)
    case .cancelled: cancelDrag()
    }
  }

  /// Ends all interactions, because the content or its order changes.
  func cancelInteractions() {
    unhighlight()
    cancelDrag()
    closeMenu()
    if press.rangeStart != nil {
      press.rangeStart = nil
      notifyDelegates { $0.collectionDidEndMultipleSelection() }
    }
  }
}
