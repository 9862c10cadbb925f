import Almanac

/// The months of the year level, each with its views.
struct YearBlocks {
  private var blocks: [String: [DisplayItem]] = [:]

  /// Finds the months in a list.
  init(_ list: DisplayList) {
    var open: (name: String, depth: Int)?
    for item in list.items {
      if let month = open, item.depth <= month.depth { open = nil }
      if open == nil, item.accessibility.role == .grid { open = (item.accessibility.label, item.depth) }
      if let month = open { blocks[month.name, default: []].append(item) }
    }
  }

  /// Returns the frame of the month with a name.
  func frame(of name: String) -> Rect? { blocks[name]?.first?.frame }

  /// Returns a list of months, each moved to the corresponding position.
  func moving(_ names: [String], to places: [Point]) -> DisplayList {
    var items: [DisplayItem] = []
    for (name, place) in zip(names, places) {
      guard let block = blocks[name], let frame = block.first?.frame else { continue }
      let way = place - frame.origin
      for var item in block {
        item.frame = item.frame.offset(by: way)
        item.clip = item.clip.map { $0.offset(by: way) }
        items.append(item)
      }
    }
    return DisplayList(items: items)
  }
}
