import Diffing
import Geometry

/// Queries: from point to item, and from item to item.
extension CollectionGeometry {
  /// The first item; `nil` if there is none.
  var firstItem: ItemPath? { item(after: ItemPath(section: 0, item: -1)) }

  /// The last item; `nil` if there is none.
  var lastItem: ItemPath? { item(before: ItemPath(section: content.counts.count, item: 0)) }

  /// Returns the next item in order.
  func item(after path: ItemPath) -> ItemPath? {
    var section = path.section
    var item = path.item + 1
    while section < content.counts.count {
      if section >= 0, item < content.counts[section] { return ItemPath(section: section, item: max(0, item)) }
      section += 1
      item = 0
    }
    return nil
  }

  /// Returns the previous item in order.
  func item(before path: ItemPath) -> ItemPath? {
    var section = min(path.section, content.counts.count)
    var item = path.item - 1
    while section >= 0 {
      if section < content.counts.count, item >= 0 {
        return ItemPath(section: section, item: min(item, content.counts[section] - 1))
      }
      section -= 1
      item = section >= 0 && section < content.counts.count ? content.counts[section] - 1 : -1
    }
    return nil
  }

  /// Returns the item whose frame contains a point.
  func item(at point: Point) -> ItemPath? {
    elements(from: point.y - 0.5, to: point.y + 0.5).first { $0.kind == .item && $0.frame.contains(point) }?.path
  }

  /// Returns the first item that ends below a distance from the top, in the order of the layout; `nil` if there is
  /// none.
  func firstItem(below y: Double) -> ItemPath? {
    guard custom == nil else {
      return elements(from: y, to: y + max(1, content.viewport.height)).first { $0.kind == .item }?.path
    }
    var index = section(at: y)
    while index < sections.count {
      let section = sections[index]
      if section.lineCount > 0 {
        var line = section.line(at: y - top(of: index))
        if case let (lineTop, height) = section.extent(of: line), top(of: index) + lineTop + height <= y { line += 1 }
        if line < section.lineCount { return ItemPath(section: index, item: section.items(in: line).lowerBound) }
      }
      index += 1
    }
    return nil
  }

  /// Returns the item in the line above or below whose center is nearest to the center of another item.
  func item(beside path: ItemPath, isBelow: Bool) -> ItemPath? {
    guard let frame = frame(of: path) else { return nil }
    if custom != nil { return customItem(beside: frame, isBelow: isBelow) }
    let section = sections[path.section]
    let line = section.line(of: path.item) + (isBelow ? 1 : -1)
    if line >= 0, line < section.lineCount { return nearest(to: frame.midX, section: path.section, line: line) }
    var index = path.section + (isBelow ? 1 : -1)
    while sections.indices.contains(index) {
      let count = sections[index].lineCount
      if count > 0 { return nearest(to: frame.midX, section: index, line: isBelow ? 0 : count - 1) }
      index += isBelow ? 1 : -1
    }
    return nil
  }

  private func nearest(to x: Double, section: Int, line: Int) -> ItemPath? {
    let items = sections[section].items(in: line)
    var best: (item: Int, distance: Double)?
    for (offset, frame) in sections[section].frames(ofLine: line).enumerated() {
      let distance = abs(frame.midX - x)
      if distance < (best?.distance ?? .infinity) - 0.001 { best = (items.lowerBound + offset, distance) }
    }
    return best.map { ItemPath(section: section, item: $0.item) }
  }

  /// Returns the nearest item of a custom layout: the one that begins next beyond the middle of the frame.
  private func customItem(beside frame: Rect, isBelow: Bool) -> ItemPath? {
    let reach = max(content.viewport.height, 1)
    let found = elements(from: frame.minY - reach, to: frame.maxY + reach).filter { element in
      element.kind == .item
        && (isBelow ? element.frame.minY >= frame.maxY - 0.5 : element.frame.maxY <= frame.minY + 0.5)
    }
    func cost(_ other: Rect) -> Double {
      let vertical = isBelow ? other.minY - frame.maxY : frame.minY - other.maxY
      return max(0, vertical) * 2 + abs(other.midX - frame.midX)
    }
    return found.min { cost($0.frame) < cost($1.frame) }?.path
  }

  /// Returns the item, or the end of the section, before which an item dropped at a point goes.
  func gap(at point: Point) -> ItemPath? {
    guard !content.counts.isEmpty else { return nil }
    guard custom == nil else {
      guard let item = item(at: point), let frame = frame(of: item) else { return nil }
      return ItemPath(section: item.section, item: item.item + (isBehind(point, frame, inLine: true) ? 1 : 0))
    }
    let index = section(at: point.y)
    let section = sections[index]
    let y = point.y - top(of: index)
    guard section.lineCount > 0, y < section.bodyEnd + section.metrics.insets.bottom else {
      return ItemPath(section: index, item: section.metrics.count)
    }
    let line = section.line(at: y)
    let items = section.items(in: line)
    var item = items.lowerBound
    for frame in section.frames(ofLine: line)
    where isBehind(Point(x: point.x, y: y), frame, inLine: items.count > 1 || section.columns != 1) { item += 1 }
    return ItemPath(section: index, item: item)
  }

  private func isBehind(_ point: Point, _ frame: Rect, inLine: Bool) -> Bool {
    guard inLine else { return point.y >= frame.midY }
    return content.direction == .leftToRight ? point.x >= frame.midX : point.x < frame.midX
  }
}
