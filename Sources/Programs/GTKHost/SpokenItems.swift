import Almanac

/// The views of a list that assistive technology reads, in reading order: the order of the tree, with `owned` views
/// after the children of their owner, without the contents of inert views.
enum SpokenItems {
  /// A view that is read.
  struct Entry {
    /// The index in the list.
    var index: Int
    /// The number of its ancestors that are also read.
    var depth: Int
  }

  /// Returns the views with a role, each after its ancestors.
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
