public import Diffing
import ViewKit

/// Selection: by the program, without events, and by the user, which delegates may refuse.
extension CollectionView {
  /// The selected items, in order.
  public var selectedPaths: [ItemPath] { selection.paths }

  /// Selects an item without asking or notifying the delegates; `nil` deselects all. Does nothing if the selection mode
  /// is `.none` or the item does not exist.
  public func selectItem(at path: ItemPath?, scrollPosition: ScrollPosition? = nil, animated: Bool = false) {
    guard let path else {
      selection = PathSet()
      refreshStates()
      return
    }
    guard selectionMode != .none, exists(path) else { return }
    if selectionMode == .single { selection = PathSet() }
    selection.insert(path)
    rangeAnchor = path
    refreshStates()
    if let scrollPosition { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  func selectionModeDidChange() {
    switch selectionMode {
    case .none: selection = PathSet()
    case .single: if let first = selection.paths.first { selection = PathSet([first]) }
    case .multiple: break
    }
    refreshStates()
  }

  // MARK: - By the user

  /// Asks the delegates about an item; returns the default if none answers.
  func ask(_ question: ItemQuestion, _ path: ItemPath) -> Bool { ask(question, path, cell(at: path)) }

  /// Asks the delegates about an item that a view shows; returns the default if none answers.
  func ask(_ question: ItemQuestion, _ path: ItemPath, _ view: ReusableView?) -> Bool {
    askDelegates { $0.collection(asks: question, at: path, view: view) } ?? question.defaultAnswer
  }

  /// Reports what happened to an item.
  func notify(_ event: ItemEvent, _ path: ItemPath) {
    let view = cell(at: path)
    notifyDelegates { $0.collection(event, at: path, view: view) }
  }

  /// Returns whether edit mode allows changes to an item.
  func isInteractive(_ path: ItemPath) -> Bool { !isEditing || ask(.canEdit, path) }

  /// Selects an item if that is allowed, replacing or extending the selection. Returns whether it is selected.
  @discardableResult
  func select(_ path: ItemPath, replacing: Bool) -> Bool {
    guard selectionMode != .none, exists(path), isInteractive(path) else { return false }
    let replaces = replacing || selectionMode == .single
    if !selection.contains(path) {
      guard ask(.shouldSelect, path) else { return false }
    }
    if replaces {
      for other in selection.paths where other != path {
        // An item that cannot be deselected remains the only one.
        if !deselect(other), selectionMode == .single { return false }
      }
    }
    guard selection.insert(path) else { return true }
    rangeAnchor = path
    refreshStates()
    notify(.didSelect, path)
    return true
  }

  /// Deselects an item if that is allowed. Returns whether it is not selected.
  @discardableResult
  func deselect(_ path: ItemPath) -> Bool {
    guard selection.contains(path) else { return true }
    guard ask(.shouldDeselect, path) else { return false }
    selection.remove(path)
    refreshStates()
    notify(.didDeselect, path)
    return true
  }

  /// Selects all items from one to another, inclusive, and no others.
  func selectRange(from start: ItemPath, to end: ItemPath) {
    guard selectionMode == .multiple, let geometry else { return }
    let (first, last) = start < end ? (start, end) : (end, start)
    for path in selection.paths where path < first || path > last { deselect(path) }
    var added: [ItemPath] = []
    var next: ItemPath? = first
    while let path = next, path <= last {
      if !selection.contains(path), isInteractive(path), ask(.shouldSelect, path) { added.append(path) }
      next = geometry.item(after: path)
    }
    selection = PathSet(selection.paths + added)
    refreshStates()
    for path in added { notify(.didSelect, path) }
    rangeAnchor = start
  }

  /// Selects or deselects an item, or performs its primary action, after a press or its equivalent.
  func pressItem(_ path: ItemPath, shift: Bool = false, count: Int = 1) {
    guard isInteractive(path) else { return }
    if count > 1, ask(.canPerformPrimaryAction, path) {
      notify(.performPrimaryAction, path)
      return
    }
    switch selectionMode {
    case .none: break
    case .single: select(path, replacing: true)
    case .multiple:
      if shift, let anchor = rangeAnchor {
        selectRange(from: anchor, to: path)
      } else if selection.contains(path) {
        // The second press of a double click belongs to the first.
        if count == 1 { deselect(path) }
      } else {
        select(path, replacing: false)
      }
    }
  }

  func activateCell(_ view: ReusableView) -> Bool {
    guard let path = path(of: view) else { return false }
    setFocus(path)
    pressItem(path)
    return true
  }
}
