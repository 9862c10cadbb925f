import Diffing

extension CollectionGeometry {
  /// Adopts the heights measured before an update; lines whose items changed are measured again.
  ///
  /// Lists keep the height of each row wherever it went; grids keep the heights of lines whose items stayed together.
  /// After very large updates, only heights near one item are kept.
  ///
  /// - Parameter item: The item, before the update, near which heights are kept.
  mutating func adopt(_ old: CollectionGeometry, _ update: PendingUpdate, near item: ItemPath?) {
    let isLarge = update.size > 200
    for (index, section) in old.sections.enumerated() where section.lines.measuredCount > 0 && section.columns > 0 {
      for (line, length) in section.lines.measuredLines {
        if isLarge, let item, item.section != index || abs(item.item / section.columns - line) > 200 { continue }
        adopt(section.items(in: line), ofSection: index, columns: section.columns, length, update)
      }
    }
  }

  private mutating func adopt(
    _ items: Range<Int>, ofSection index: Int, columns: Int, _ length: Double, _ update: PendingUpdate
  ) {
    guard !items.isEmpty, let first = update.unchangedPath(of: ItemPath(section: index, item: items.lowerBound)),
      sections.indices.contains(first.section), sections[first.section].columns == columns, first.item % columns == 0
    else { return }
    let line = first.item / columns
    guard sections[first.section].items(in: line).count == items.count else { return }
    for (offset, item) in items.enumerated() where offset > 0 {
      let path = update.unchangedPath(of: ItemPath(section: index, item: item))
      if path != ItemPath(section: first.section, item: first.item + offset) { return }
    }
    measure(section: first.section, line: line, height: length)
  }
}
