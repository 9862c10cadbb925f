import Basics
import CollectionKit
import Geometry
import ViewKit

/// One layout pass: the views of the rows and headings near the viewport.
extension PanelList {
  /// The distance from the viewport within which rows have views, in points.
  private static let overscan = 160.0

  func layOut() {
    guard frame.width > 0, frame.height > 0 else { return }
    contentSize = Size(width: frame.width, height: spans.last?.bottom ?? 0)
    emptyView.isHidden = !rows.isEmpty
    emptyView.frame = Rect(origin: .zero, size: frame.size)
    if isFocusWanted { revealFocus() }
    let (top, bottom) = (contentOffset.y - Self.overscan, contentOffset.y + frame.height + Self.overscan)
    let owned = placeRows(
      rows.partitioningIndex { $0.top + rowHeight > top }..<rows.partitioningIndex { $0.top >= bottom })
    accessibility.owned = placeHeadings(from: top, to: bottom, owned)
    guard isFocusWanted, let focusedID, let cell = cell(focusedID) else { return }
    isFocusWanted = false
    if window?.focusedView !== cell { window?.focus(cell) }
  }

  /// Gives the rows of a range their views. Returns the views by section, in order.
  private func placeRows(_ range: Range<Int>) -> [[ViewID]] {
    var shown = Array(range)
    // Without its view, a row would lose the window's focus or the pointer.
    if let index = focusedIndex, !range.contains(index), drag != nil || hasFocus(rows[index].id) {
      shown.insert(index, at: index < range.lowerBound ? 0 : shown.count)
    }
    cells.reconcile(
      shown.map { index in
        PlacedItem(
          key: rows[index].id, reuseIdentifier: rows[index].item.reuseIdentifier,
          frame: Rect(x: 0, y: rows[index].top, width: frame.width, height: rowHeight))
      }, in: container)
    let stop = focusedIndex.flatMap { shown.contains($0) ? $0 : nil } ?? shown.first { rows[$0].item.isControl }
    var owned = [[ViewID]](repeating: [], count: sections.count)
    for index in shown {
      let row = rows[index]
      guard let cell = cell(row.id) else { continue }
      if cells.isNew(row.id) {
        (cell.collection, cell.rowID) = (link, row.id)
        configure(cell, row.item)
      }
      cell.isTabStop = index == stop
      cell.itemState = row.id == drag?.id ? .lifted : row.id == highlightedID ? .highlighted : []
      owned[row.section].append(cell.id)
    }
    return owned
  }

  /// Places the headings of the sections between two positions. Returns the parts of the list in reading order: for a
  /// section with a heading its view, otherwise its rows.
  private func placeHeadings(from top: Double, to bottom: Double, _ rows: [[ViewID]]) -> [ViewID] {
    let shown = sections.indices.filter {
      sections[$0].headingHeight > 0 && spans[$0].bottom > top && spans[$0].top < bottom
    }
    headings.reconcile(
      shown.map { number in
        let span = spans[number]
        return PlacedItem(
          key: number, reuseIdentifier: Self.headingCell,
          frame: Rect(x: 0, y: span.top, width: 0, height: span.bottom - span.top))
      }, in: self)
    var owned: [ViewID] = []
    for (number, section) in sections.enumerated() {
      guard section.headingHeight > 0 else {
        owned += rows[number]
        continue
      }
      guard let cell = headings.view(for: number) as? HeadingCell else { continue }
      if areHeadingsStale || headings.isNew(number) { cell.update(with: section.heading, look) }
      cell.place(width: frame.width, rows: rows[number])
      owned.append(cell.id)
    }
    areHeadingsStale = false
    return owned
  }
}
