extension DisplayList {
  /// The index of a view in reading order, and the number of views that contain or own it.
  package typealias Reading = (index: Int, level: Int)

  /// Returns the views in the order in which assistive technology reads them: the order of the tree, with `owned` views
  /// after the children of their owner.
  ///
  /// - Parameter isSpoken: whether to leave out inert views with everything in them, and views whose owner is left out.
  ///   Otherwise, the result contains each view once; views whose owner is not read are at the end.
  package func readingOrder(isSpoken: Bool) -> [Reading] {
    var (roots, path): ([Int], [Int]) = ([], [])
    var children = [[Int]](repeating: [], count: items.count)
    var indices: [ViewID: Int] = [:]
    for (index, item) in items.enumerated() {
      while let last = path.last, items[last].depth >= item.depth { path.removeLast() }
      if let parent = path.last { children[parent].append(index) } else { roots.append(index) }
      path.append(index)
      if item.id != .none { indices[item.id] = index }
    }
    let owned = Set(items.flatMap { $0.accessibility.owned })
    var isRead = [Bool](repeating: false, count: items.count)
    var order: [Reading] = []
    func read(_ index: Int, _ level: Int) {
      let node = items[index].accessibility
      if isRead[index] || isSpoken && node.states.contains(.inert) { return }
      isRead[index] = true
      order.append((index, level))
      for child in children[index] where !owned.contains(items[child].id) { read(child, level + 1) }
      for id in node.owned { if let view = indices[id] { read(view, level + 1) } }
    }
    for root in roots { read(root, 0) }
    if !isSpoken { for index in items.indices { read(index, 0) } }
    return order
  }
}
