extension StorageUpdate {
  /// Applies the update to an array of arrays: unchanged items come from `old`, inserted and updated ones from `new`,
  /// the content after the update. The result equals `new` if and only if the update is correct.
  ///
  /// Intended for tests, and for views that keep a copy of what they show.
  ///
  /// - Returns: `nil` if a step names a position that does not exist, or if the result and `new` differ in shape.
  public func replay<Item>(on old: [[Item]], new: [[Item]]) -> [[Item]]? {
    // `nil` stands for an item to take from the new content.
    var sections: [[Item?]] = old.map { $0.map { $0 } }
    var isWholeNew = [Bool](repeating: false, count: old.count)
    for change in changes {
      guard Replay.carryOut(change, &sections, &isWholeNew) else { return nil }
    }
    guard sections.count == new.count else { return nil }
    var result: [[Item]] = []
    for (index, section) in sections.enumerated() {
      if isWholeNew[index] {
        result.append(new[index])
        continue
      }
      guard section.count == new[index].count else { return nil }
      var items: [Item] = []
      for (position, item) in section.enumerated() { items.append(item ?? new[index][position]) }
      result.append(items)
    }
    return result
  }
}

private enum Replay {
  static func carryOut<Item>(_ change: CollectionChange, _ sections: inout [[Item?]], _ isWholeNew: inout [Bool])
    -> Bool
  {
    func has(_ path: ItemPath) -> Bool {
      sections.indices.contains(path.section) && sections[path.section].indices.contains(path.item)
    }
    func canInsert(_ path: ItemPath) -> Bool {
      sections.indices.contains(path.section) && (0...sections[path.section].count).contains(path.item)
    }
    switch change {
    case .insertSections(let list):
      for index in list.sorted() {
        guard (0...sections.count).contains(index) else { return false }
        sections.insert([], at: index)
        isWholeNew.insert(false, at: index)
      }
    case .deleteSections(let list):
      for index in list.sorted(by: >) {
        guard sections.indices.contains(index) else { return false }
        sections.remove(at: index)
        isWholeNew.remove(at: index)
      }
    case .updateSections(let list):
      for index in list {
        guard sections.indices.contains(index) else { return false }
        isWholeNew[index] = true
      }
    case .moveSection(let from, let to):
      guard sections.indices.contains(from), sections.indices.contains(to) else { return false }
      sections.insert(sections.remove(at: from), at: to)
      isWholeNew.insert(isWholeNew.remove(at: from), at: to)
    case .insertItems(let list):
      for path in list.sorted() {
        guard canInsert(path) else { return false }
        sections[path.section].insert(nil, at: path.item)
      }
    case .deleteItems(let list):
      for path in list.sorted(by: >) {
        guard has(path) else { return false }
        sections[path.section].remove(at: path.item)
      }
    case .updateItems(let list):
      for path in list {
        guard has(path) else { return false }
        sections[path.section][path.item] = nil
      }
    case .moveItem(let from, let to):
      guard has(from) else { return false }
      let item = sections[from.section].remove(at: from.item)
      guard canInsert(to) else { return false }
      sections[to.section].insert(item, at: to.item)
    }
    return true
  }
}
