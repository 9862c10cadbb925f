import Almanac

/// The order in which the views of a list are read: that of the tree, with `owned` views behind the children of their
/// owner.
enum ReadingOrder {
  /// Returns the indices of all items, each once.
  static func of(_ list: DisplayList) -> [Int] {
    let items = list.items
    var (roots, path): ([Int], [Int]) = ([], [])
    var children = [[Int]](repeating: [], count: items.count)
    var indices: [ViewID: Int] = [:]
    for (index, item) in items.enumerated() {
      while let last = path.last, items[last].depth >= item.depth { path.removeLast() }
      if let parent = path.last { children[parent].append(index) } else { roots.append(index) }
      path.append(index)
      if item.id != .none { indices[item.id] = index }
    }
    let owned = Set(items.flatMap(\.accessibility.owned))
    var isRead = [Bool](repeating: false, count: items.count)
    var order: [Int] = []
    func read(_ index: Int) {
      if isRead[index] { return }
      isRead[index] = true
      order.append(index)
      for child in children[index] where !owned.contains(items[child].id) { read(child) }
      for id in items[index].accessibility.owned { if let view = indices[id] { read(view) } }
    }
    for root in roots { read(root) }
    // Views of owners that are not in view.
    for index in items.indices { read(index) }
    return order
  }
}
