import Almanac

/// The parts of a list's views that are not hidden by opaque fills of later views.
///
/// On a screen, it is enough to paint over whatever is behind. On paper, hidden shapes leave slivers at shared edges,
/// and hidden text can be found and copied.
struct VisibleParts {
  /// The list, in which completely hidden views paint nothing.
  private(set) var list: DisplayList
  private var covers: [(index: Int, rect: Rect)] = []

  init(_ list: DisplayList, _ painting: Painting) {
    self.list = list
    for (index, item) in list.items.enumerated() {
      guard item.opacity == 1, item.layer.outline == .none, let fill = item.layer.fill,
        painting.palette.resolve(fill, appearance: painting.appearance).opacity == 255
      else { continue }
      let part = VisibleParts.part(of: item)
      if !part.isEmpty { covers.append((index, part)) }
    }
    for (index, item) in list.items.enumerated() where !isVisible(item.frame, of: index) {
      self.list.items[index].layer = .clear
      self.list.items[index].image = nil
    }
  }

  /// Returns the fills that hide part of a rectangle in a view.
  func covers(of index: Int, over rect: Rect) -> [Rect] {
    covers.filter { $0.index > index && $0.rect.intersects(rect) }.map(\.rect)
  }

  /// Returns whether no single fill hides a rectangle in a view.
  func isVisible(_ rect: Rect, of index: Int) -> Bool {
    let part = list.items[index].clip.map { $0.intersection(rect) } ?? rect
    if part.isEmpty { return rect.isEmpty }
    return !covers.contains { cover in
      cover.index > index && cover.rect.minX <= part.minX && cover.rect.minY <= part.minY
        && cover.rect.maxX >= part.maxX && cover.rect.maxY >= part.maxY
    }
  }

  private static func part(of item: DisplayItem) -> Rect {
    item.clip.map { $0.intersection(item.frame) } ?? item.frame
  }
}
