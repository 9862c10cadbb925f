public import Diffing
import ViewKit

/// The item has the keyboard focus.
struct FocusState {
  var path: ItemPath?
  /// The item that would receive the focus if it entered the collection; `nil` before a delegate was asked.
  var preferred: ItemPath?
  var asksForPreferred = true
  /// Whether the cell receives the host's focus as soon as it exists.
  var isWanted = false
}

extension CollectionView {
  /// The item with the keyboard focus; `nil` until the focus has entered the collection.
  public var focusedPath: ItemPath? { focus.path }

  /// Focuses an item and scrolls it into view. Returns whether the delegates allow it.
  @discardableResult
  public func focusItem(at path: ItemPath) -> Bool {
    guard exists(path), setFocus(path) else { return false }
    focus.isWanted = true
    scrollToItem(at: path)
    // Needed even if the item was already focused and in view: the host's focus may be elsewhere.
    setNeedsLayout()
    return true
  }

  /// Moves the focus if that is allowed; the selection follows if `selectionFollowsFocus` applies. Returns whether the
  /// item has the focus.
  @discardableResult
  func setFocus(_ path: ItemPath, selects: Bool = true) -> Bool {
    guard path != focus.path else { return true }
    guard ask(.canFocus, path) else { return false }
    let change = FocusChange(from: focus.path, to: path)
    if interest.focus, askDelegates({ $0.collectionShouldUpdateFocus(change) }) == false { return false }
    focus.path = path
    refreshStates()
    if interest.focus { notifyDelegates { $0.collectionDidUpdateFocus(change) } }
    guard selects, selectionMode != .none else { return true }
    let view = cell(at: path)
    let follows = askDelegates { $0.collection(asks: .selectionFollowsFocus, at: path, view: view) }
    if follows ?? selectionFollowsFocus { select(path, replacing: true) }
    return true
  }

  /// Called when a cell receives the host's focus.
  func cellDidReceiveFocus(_ view: ReusableView) {
    guard let path = path(of: view) else { return }
    let before = focus.path
    // A press selects on its own.
    if !setFocus(path, selects: !press.isDown), let before, exists(before) {
      focus.isWanted = true
      scrollToItem(at: before)
    }
  }

  /// Makes one cell the tab stop after layout, and gives it the focus if that is pending.
  func settleFocus() {
    if let path = focus.path, !exists(path) { focus.path = nil }
    if focus.path == nil, focus.asksForPreferred {
      focus.asksForPreferred = false
      focus.preferred = askDelegates { $0.collectionPreferredFocusPath() }
    }
    let stop = focus.path ?? focus.preferred ?? selection.paths.first
    let live =
      stop.flatMap { cell(at: $0) } ?? cells.first { $0.view.isTabStop }?.view
      ?? cells.first { ask(.canFocus, $0.path) }?.view
    for cell in cells where cell.view.isTabStop != (cell.view === live) { cell.view.isTabStop = cell.view === live }
    if focus.isWanted, let path = focus.path, let view = cell(at: path) {
      focus.isWanted = false
      if window?.focusedView !== view { window?.focus(view) }
    }
  }
}
