import CalendarLayout
import CalendarSystems
import CollectionKit
import Diffing
import Geometry
import ViewKit

/// Pressing, highlighting, and focusing rows. A manager of the list, if any, is asked first and notified afterward.
extension AgendaCanvas {
  /// Handles the tap on a row, or its activation by a key or assistive technology. Returns whether it was handled.
  @discardableResult
  func press(_ view: ReusableView, count: Int = 1) -> Bool {
    guard let list, let (index, path) = index(of: view), let event = row(at: index)?.event else { return false }
    // A press that may not highlight does not select.
    guard highlighted === view || ask(.shouldHighlight, path, view) else { return true }
    if count > 1, ask(.canPerformPrimaryAction, path, view) {
      list.notifyDelegates { $0.collection(.performPrimaryAction, at: path, view: view) }
      return true
    }
    guard ask(.shouldSelect, path, view) else { return true }
    list.notifyDelegates { $0.collection(.didSelect, at: path, view: view) }
    context?.responder?.activate(event.occurrence, in: view)
    return true
  }

  /// Handles Enter or Space on the focused row. Returns whether there is one.
  func pressFocused(_ key: KeyEvent.Key) -> Bool {
    guard let held, let view = sectionView(held.day)?.rowView(held.row), window?.focusedView === view,
      let (_, path) = index(of: view)
    else { return false }
    if key == .enter, ask(.canPerformPrimaryAction, path, view) {
      list?.notifyDelegates { $0.collection(.performPrimaryAction, at: path, view: view) }
      return true
    }
    return press(view)
  }

  // MARK: - Highlight

  func follow(_ phase: PressGesture.Phase, _ event: PointerEvent) {
    guard phase == .began else { return unhighlight() }
    var part = hitTest(event.location - frameInWindow.origin)
    while let view = part, view !== self {
      if let cell = view as? ReusableView, let (index, path) = index(of: cell) {
        guard row(at: index)?.event != nil, ask(.shouldHighlight, path, cell) else { return }
        highlighted = cell
        refreshStates()
        list?.notifyDelegates { $0.collection(.didHighlight, at: path, view: cell) }
        return
      }
      part = view.superview
    }
  }

  func unhighlight() {
    guard let view = highlighted else { return }
    highlighted = nil
    refreshStates()
    if let (_, path) = index(of: view) {
      list?.notifyDelegates { $0.collection(.didUnhighlight, at: path, view: view) }
    }
  }

  /// Updates the states of all rows.
  func refreshStates() {
    for section in liveSections {
      for (row, cell) in section.cells.enumerated() {
        var state: ItemState = []
        if cell.view === highlighted { state.insert(.highlighted) }
        if let held, held.day == section.day, held.row == row { state.insert(.focused) }
        cell.view.itemState = state
      }
    }
  }

  // MARK: - Focus

  /// Handles that a row received the host's focus, for any reason.
  func cellDidReceiveFocus(_ view: ReusableView) {
    guard let (index, _) = index(of: view) else { return }
    didFocus(index)
    context?.responder?.didFocus(index.day)
  }

  /// Moves the focus to the nearest row before or after the focused one that can take it. Returns whether a row has the
  /// focus.
  func moveFocus(by step: Int) -> Bool {
    guard let window, let held, window.focusedView?.isDescendant(of: self) == true else { return false }
    if !sections.contains(where: { $0.day == held.day }) {
      // If the list was scrolled away from the row, it scrolls back first.
      bring(held.day)
      layoutSubviews()
    }
    var rows: [(index: RowIndex, view: ReusableView)] = []
    for section in sections {
      guard let view = sectionView(section.day) else { continue }
      for (row, cell) in view.cells.enumerated() { rows.append((RowIndex(day: section.day, row: row), cell.view)) }
    }
    guard let start = rows.firstIndex(where: { $0.index == held }) else { return true }
    var next = start + step
    while rows.indices.contains(next), let path = path(of: rows[next].index),
      !ask(.canFocus, path, rows[next].view)
    { next += step }
    guard rows.indices.contains(next), allows(held, rows[next].index) else { return true }
    let (index, row) = rows[next]
    didFocus(index)
    window.focus(row)
    context?.responder?.didFocus(index.day)
    reveal(row)
    return true
  }

  private func didFocus(_ index: RowIndex) {
    guard index != held else { return }
    let change = FocusChange(from: held.flatMap { path(of: $0) }, to: path(of: index))
    held = index
    refreshStates()
    setNeedsLayout()
    list?.notifyDelegates { $0.collectionDidUpdateFocus(change) }
  }

  private func allows(_ old: RowIndex, _ new: RowIndex) -> Bool {
    let change = FocusChange(from: path(of: old), to: path(of: new))
    return list?.askDelegates { $0.collectionShouldUpdateFocus(change) } ?? true
  }

  private func reveal(_ row: View) {
    let frame = row.frameInWindow
    let own = frameInWindow
    let heading = context?.configuration.style.agenda.headingHeight ?? 0
    if frame.minY < own.minY + heading {
      animateScroll(to: contentOffset + Point(x: 0, y: frame.minY - own.minY - heading))
    } else if frame.maxY > own.maxY {
      animateScroll(to: contentOffset + Point(x: 0, y: frame.maxY - own.maxY))
    }
  }

  // MARK: - Indices

  /// Called when a view begins to show a row.
  func adopt(_ view: ReusableView) { view.collection = link }

  /// Called when a view no longer shows its row.
  func letGo(_ view: ReusableView) {
    if highlighted === view { unhighlight() }
    view.collection = nil
  }

  private func ask(_ question: ItemQuestion, _ path: ItemPath, _ view: ReusableView) -> Bool {
    list?.askDelegates { $0.collection(asks: question, at: path, view: view) } ?? question.defaultAnswer
  }

  private func row(at index: RowIndex) -> AgendaRow? {
    guard let cells = sectionView(index.day)?.cells, cells.indices.contains(index.row) else { return nil }
    return cells[index.row].row
  }

  private func index(of view: ReusableView) -> (index: RowIndex, path: ItemPath)? {
    guard let section = view.superview?.superview as? AgendaSectionView, let day = section.day,
      let row = section.row(of: view), let path = path(of: RowIndex(day: day, row: row))
    else { return nil }
    return (RowIndex(day: day, row: row), path)
  }

  private func path(of index: RowIndex) -> ItemPath? {
    list?.days.section(of: index.day).map { ItemPath(section: $0, item: index.row) }
  }
}
