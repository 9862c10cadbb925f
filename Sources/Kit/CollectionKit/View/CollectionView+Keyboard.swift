import Diffing
import Geometry
import ViewKit

/// Keys: arrows, Home, End, and page keys move the focus, and with Shift select on the way. Space selects, Enter opens,
/// Option+arrow moves the item, and Escape ends an interaction.
extension CollectionView {
  func handleKey(_ event: KeyEvent) -> Bool {
    // A menu with no enabled entry may have no focus.
    if let menu { return menu.keyDown(event) || popovers.keyDown(event) }
    if event.key == .escape { return cancelDrag() }
    guard let geometry, let current = focus.path ?? focusStart else { return false }
    if event.modifiers.contains(.option) { return moveByKey(event, current) }
    if typeAhead(event, from: focus.path, current) { return true }
    switch event.key {
    case .space:
      if event.modifiers.contains(.shift), selectionMode == .multiple {
        selectRange(from: rangeAnchor ?? current, to: current)
      } else {
        pressItem(current)
      }
      return selectionMode != .none
    case .enter:
      guard isInteractive(current) else { return false }
      if ask(.canPerformPrimaryAction, current) {
        notify(.performPrimaryAction, current)
      } else {
        select(current, replacing: true)
      }
      return true
    default:
      guard let target = target(of: event.key, from: current, geometry) else { return false }
      return moveFocus(to: target, from: current, event)
    }
  }

  private var focusStart: ItemPath? { focus.preferred ?? cells.first?.path }

  /// Moves the focus to an item, skipping items that cannot be focused. Keys that jump fall back to the nearest
  /// focusable item before the target.
  private func moveFocus(to target: ItemPath, from current: ItemPath, _ event: KeyEvent) -> Bool {
    guard focus.path != nil || target != current else { return focusItem(at: current) }
    let extends = event.modifiers.contains(.shift) && selectionMode == .multiple
    var isForward = target > current || target == geometry?.firstItem && target == current
    var mayTurn =
      switch event.key {
      case .home, .end, .pageUp, .pageDown: true
      default: false
      }
    var next: ItemPath? = target
    var steps = 0
    while let path = next, path != current, steps < 10_000 {
      if ask(.canFocus, path) {
        let start = rangeAnchor ?? current
        guard setFocus(path, selects: !extends && !event.modifiers.contains(.control)) else { return true }
        focus.isWanted = true
        scrollToItem(at: path)
        if extends { selectRange(from: start, to: path) }
        return true
      }
      next = isForward ? geometry?.item(after: path) : geometry?.item(before: path)
      if next == nil, mayTurn {
        mayTurn = false
        isForward.toggle()
        next = isForward ? geometry?.item(after: target) : geometry?.item(before: target)
      }
      steps += 1
    }
    if event.modifiers.isEmpty, event.key == .arrowUp || event.key == .arrowDown {
      _ = onLeave?(event.key == .arrowDown)
    }
    return true
  }

  /// Returns the item a key leads to; `nil` for other keys.
  private func target(of key: KeyEvent.Key, from path: ItemPath, _ geometry: CollectionGeometry) -> ItemPath? {
    let isLTR = direction == .leftToRight
    switch key {
    case .arrowUp: return geometry.item(beside: path, isBelow: false) ?? path
    case .arrowDown: return geometry.item(beside: path, isBelow: true) ?? path
    case .arrowLeft, .arrowRight:
      if case .list = layout { return nil }
      let isNext = (key == .arrowRight) == isLTR
      return (isNext ? geometry.item(after: path) : geometry.item(before: path)) ?? path
    case .home: return geometry.firstItem
    case .end: return geometry.lastItem
    case .pageUp, .pageDown: return page(from: path, isDown: key == .pageDown, geometry)
    default: return nil
    }
  }

  private func page(from path: ItemPath, isDown: Bool, _ geometry: CollectionGeometry) -> ItemPath? {
    guard let item = geometry.frame(of: path) else { return nil }
    let step = max(1, frame.height - geometry.pinnedHeight(of: path.section) - item.height)
    let y = isDown ? item.minY + step : item.minY - step
    guard y > 0 else { return geometry.firstItem }
    guard let found = geometry.firstItem(below: y) else { return geometry.lastItem }
    // Lines are longer than pages, or columns differ: at least one line.
    if isDown ? found <= path : found >= path { return geometry.item(beside: path, isBelow: isDown) ?? path }
    guard let line = geometry.frame(of: found), geometry.custom == nil else { return found }
    let column = geometry.elements(from: line.midY - 0.5, to: line.midY + 0.5).filter { $0.kind == .item }
    return column.min { abs($0.frame.midX - item.midX) < abs($1.frame.midX - item.midX) }?.path ?? found
  }

  /// Swaps the item with its neighbor, for Option+arrow.
  private func moveByKey(_ event: KeyEvent, _ path: ItemPath) -> Bool {
    guard allowsReordering, let geometry, isInteractive(path), ask(.canMove, path) else { return false }
    guard let target = target(of: event.key, from: path, geometry), target != path else { return false }
    // The far end of another section is behind its last item.
    var destination = target
    if target.section < path.section { destination.item = geometry.content.counts[target.section] }
    move(path, to: destination)
    return true
  }
}
