import Almanac

/// The reading order of the views in a list: the order of the tree, with `owned` views after the children of their
/// owner.
enum ReadingOrder {
  /// Returns the indices of all items, each once, with the number of enclosing items.
  static func of(_ list: DisplayList) -> [(index: Int, level: Int)] {
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
    var order: [(index: Int, level: Int)] = []
    func read(_ index: Int, _ level: Int) {
      if isRead[index] { return }
      isRead[index] = true
      order.append((index, level))
      for child in children[index] where !owned.contains(items[child].id) { read(child, level + 1) }
      for id in items[index].accessibility.owned { if let view = indices[id] { read(view, level + 1) } }
    }
    for root in roots { read(root, 0) }
    // Views whose owners are not in view.
    for index in items.indices { read(index, 0) }
    return order
  }
}
