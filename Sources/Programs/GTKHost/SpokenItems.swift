import Almanac

/// The views of a list that assistive technology reads, in the order of reading: that of the tree, with `owned` views behind
/// the children of their owner, without what lies in inert views.
enum SpokenItems {
  /// A view that is read.
  struct Entry {
    /// The index in the list.
    var index: Int
    /// The number of views above that are read, too.
    var depth: Int
  }

  /// Returns the views with a role, each behind the one that it lies in.
  static func of(_ list: DisplayList) -> [Entry] {
    let items = list.items
    var children = [[Int]](repeating: [], count: items.count)
    var indices: [ViewID: Int] = [:]
    var (roots, path): ([Int], [Int]) = ([], [])
    for (index, item) in items.enumerated() {
      while let last = path.last, items[last].depth >= item.depth { path.removeLast() }
      if let parent = path.last { children[parent].append(index) } else { roots.append(index) }
      path.append(index)
      indices[item.id] = index
    }
    let owned = Set(items.flatMap(\.accessibility.owned))
    var (entries, isRead): ([Entry], [Bool]) = ([], [Bool](repeating: false, count: items.count))
    func read(_ index: Int, depth: Int) {
      let node = items[index].accessibility
      if isRead[index] || node.states.contains(.inert) { return }
      isRead[index] = true
      if node.role != .none { entries.append(Entry(index: index, depth: depth)) }
      let inner = node.role == .none ? depth : depth + 1
      for child in children[index] where !owned.contains(items[child].id) { read(child, depth: inner) }
      for id in node.owned { if let view = indices[id] { read(view, depth: inner) } }
    }
    for root in roots { read(root, depth: 0) }
    return entries
  }
}
