import Basics
import Geometry
import ViewKit

/// Pressing and focusing rows. Arrows, Home, End, page keys, and letters move the focus, and with Option (Alt) the row.
/// Rows handle Space and Enter themselves.
extension PanelList {
  /// The time that a finger rests on a row before it can move it, in seconds.
  private static let hold = 0.5
  /// The pause after which letters form another prefix, in seconds.
  private static let typingPause = 1.0

  func addGestures() {
    addGesture(TapGesture(action: callback(to: self) { list, event in list.press(list.index(at: event.location)) }))
    addGesture(
      PressGesture(
        action: callback(to: self) { list, phase, event in
          let index = phase == .began ? list.index(at: event.location) : nil
          list.highlightedID = index.flatMap { list.rows[$0].item.isControl ? list.rows[$0].id : nil }
        }))
    guard reorder != nil else { return }
    addGesture(
      PanGesture(
        begins: callback(to: self) { list, event in event.kind != .touch && list.index(at: event.location) != nil },
        action: callback(to: self) { $0.follow($1, $2) }))
    addGesture(
      LongPressGesture(
        seconds: Self.hold,
        begins: callback(to: self) { list, event in event.kind == .touch && list.index(at: event.location) != nil },
        action: callback(to: self) { $0.follow($1, $2) }))
  }

  /// Activates a row, which may release the list. Returns whether it can be activated.
  @discardableResult
  func press(_ index: Int?) -> Bool {
    guard let index, rows[index].item.isControl else { return false }
    focusedID = rows[index].id
    activate?(rows[index].item, cell(rows[index].id))
    return true
  }

  /// Returns the row at a point in the window; `nil` if there is none, or a heading covers it.
  func index(at location: Point) -> Int? {
    let point = location - frameInWindow.origin
    guard Rect(origin: .zero, size: frame.size).contains(point) else { return nil }
    let y = point.y + contentOffset.y
    let index = rows.partitioningIndex { $0.top + rowHeight > y }
    guard index < rows.count, y >= rows[index].top, point.y >= sections[rows[index].section].headingHeight else {
      return nil
    }
    return index
  }

  /// Returns the row at a point in the window; `nil` if there is none.
  func item(at location: Point) -> PanelItem? { index(at: location).map { rows[$0].item } }

  // MARK: - Focus

  var focusedIndex: Int? { focusedID.flatMap { index(of: $0) } }

  /// Returns whether a row has the window's focus.
  func hasFocus(_ id: Int) -> Bool { cell(id).map { $0 === window?.focusedView } ?? false }

  /// The focused row; `nil` if nothing in the list has the focus.
  var focusedItem: PanelItem? {
    guard window?.focusedView?.isDescendant(of: self) == true else { return nil }
    return focusedIndex.map { rows[$0].item }
  }

  /// Moves the focus to a row. Returns whether there is a row with this key.
  func focus(_ key: PanelKey) -> Bool { focus(rows.firstIndex { $0.item.key == key }) }

  /// Moves the focus to the first row that can have it. Returns whether there is one.
  func focusFirst() -> Bool { focus(control(from: 0, by: 1)) }

  /// Moves the focus to the last row that can have it. Returns whether there is one.
  func focusLast() -> Bool { focus(control(from: rows.count - 1, by: -1)) }

  private func focus(_ index: Int?) -> Bool {
    guard let index else { return false }
    (focusedID, isFocusWanted) = (rows[index].id, true)
    return true
  }

  /// Returns the first row from `start` on, in steps of 1 or -1, that can have the focus.
  func control(from start: Int, by step: Int) -> Int? {
    var index = start
    while rows.indices.contains(index) {
      if rows[index].item.isControl { return index }
      index += step
    }
    return nil
  }

  /// Scrolls by as little as possible to show the focused row below its heading.
  func revealFocus() {
    guard let row = focusedIndex.map({ rows[$0] }) else { return }
    let upper = row.top - sections[row.section].headingHeight
    let lower = row.top + rowHeight - frame.height
    let y = min(max(contentOffset.y, lower), upper)
    if y != contentOffset.y { scroll(to: Point(x: 0, y: y)) }
  }

  // MARK: - Keys

  func handleKey(_ event: KeyEvent) -> Bool {
    if event.key == .escape { return cancelDrag() }
    guard let current = focusedIndex ?? control(from: 0, by: 1) else { return false }
    if typeAhead(event, from: current) { return true }
    guard let target = target(of: event.key, from: current) else { return false }
    if event.modifiers.contains(.option) { return move(current, to: target) }
    let isArrow = event.key == .arrowUp || event.key == .arrowDown
    let step = target > current ? 1 : -1
    // Keys that jump fall back to the nearest row before the target.
    let next = control(from: target, by: step) ?? (isArrow ? nil : control(from: target, by: -step))
    if let next, next != current {
      _ = focus(next)
    } else if isArrow, event.modifiers.isEmpty {
      _ = onLeave?(event.key == .arrowDown)
    }
    return true
  }

  /// Returns the index to which a key leads; -1 or the number of rows beyond the ends, and `nil` for other keys.
  private func target(of key: KeyEvent.Key, from index: Int) -> Int? {
    let page = max(1, Int((frame.height - sections[rows[index].section].headingHeight) / rowHeight) - 1)
    return switch key {
    case .arrowUp: index - 1
    case .arrowDown: index + 1
    case .home: 0
    case .end: rows.count - 1
    case .pageUp: max(0, index - page)
    case .pageDown: min(index + page, rows.count - 1)
    default: nil
    }
  }

  /// Moves the focus to the next row whose name begins with the typed letters. Repeating a letter moves from one match
  /// to the next. Returns whether there is one.
  private func typeAhead(_ event: KeyEvent, from current: Int) -> Bool {
    guard event.modifiers.subtracting(.shift).isEmpty else { return false }
    // The key T has a name, because it also goes to today.
    let letter = event.key == .letterT ? 0x74 : event.key == .character ? event.character : 0
    guard letter > 32 else { return false }
    let prefix = typed + [LetterCase.small(letter)]
    let isRepeated = prefix.allSatisfy { $0 == prefix[0] }
    // With more letters, the current row may still match.
    let found =
      row(beginningWith: prefix, from: current, after: prefix.count > 1 ? 0 : 1)
      ?? (isRepeated ? row(beginningWith: [prefix[0]], from: current, after: 1) : nil)
    guard focus(found) else { return false }
    typed = prefix
    window?.after(Self.typingPause, for: container, callback(to: self) { $0.typed = [] })
    return true
  }

  private func row(beginningWith prefix: [UInt32], from current: Int, after first: Int) -> Int? {
    for step in first..<(first + rows.count) {
      let index = (current + step) % rows.count
      var count = 0
      for letter in rows[index].item.name.unicodeScalars where count > 0 || letter.value != 32 {
        guard count < prefix.count, LetterCase.small(letter.value) == prefix[count] else { break }
        count += 1
      }
      if count == prefix.count, rows[index].item.isControl { return index }
    }
    return nil
  }
}
