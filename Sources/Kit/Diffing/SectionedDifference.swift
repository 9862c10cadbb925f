/// A section of a snapshot: its key and its items.
public struct KeyedSection<Key: Hashable & Sendable, Item> {
  /// The identity of the section.
  public var key: Key
  /// The items, in order.
  public var items: [Item]

  /// Creates a section.
  public init(key: Key, items: [Item]) {
    self.key = key
    self.items = items
  }
}

extension StorageUpdate {
  /// Returns the steps from one list of sections to another: first sections by their key, then the items of each
  /// section that is in both.
  ///
  /// - Parameters:
  ///   - movesBetweenSections: Whether to move items that change between sections that are in both lists, or leave a
  ///     deleted section; at most 1,000 items. All other such items, and all of them if `false`, are deleted and
  ///     inserted.
  ///   - itemKey: The identity of an item, within its section or across all sections.
  ///   - isSame: Whether two items with the same key have the same content.
  public static func sectioned<SectionKey, Item, ItemKey: Hashable>(
    _ old: [KeyedSection<SectionKey, Item>], _ new: [KeyedSection<SectionKey, Item>],
    movesBetweenSections: Bool = false, itemKey: (Item) -> ItemKey, isSame: (Item, Item) -> Bool
  ) -> StorageUpdate {
    let sections = ListDifference.keyed(old, new, key: { $0.key }, isSame: { _, _ in true })
    let sources = sections.sources()
    var old = old
    var steps: [CollectionChange] = []
    if movesBetweenSections { steps = resettle(&old, new, sources, itemKey) }
    steps.append(contentsOf: sections.sectionSteps())
    for (index, source) in sources.enumerated() {
      if source != ListDifference.noSource {
        let items = ListDifference.keyed(old[source].items, new[index].items, key: itemKey, isSame: isSame)
        steps.append(contentsOf: items.steps(section: index))
      } else if !new[index].items.isEmpty {
        steps.append(.insertItems(new[index].items.indices.map { ItemPath(section: index, item: $0) }))
      }
    }
    return StorageUpdate(steps)
  }

  /// Moves items that changed their section to the end of the new section; that section's difference then determines
  /// their positions.
  private static func resettle<SectionKey, Item, ItemKey: Hashable>(
    _ old: inout [KeyedSection<SectionKey, Item>], _ new: [KeyedSection<SectionKey, Item>], _ sources: [Int],
    _ itemKey: (Item) -> ItemKey
  ) -> [CollectionChange] {
    var homes: [ItemKey: Int] = [:]
    for (index, section) in old.enumerated() {
      for item in section.items { homes[itemKey(item)] = index }
    }
    var steps: [CollectionChange] = []
    for (index, target) in sources.enumerated() where target != ListDifference.noSource {
      for item in new[index].items {
        let key = itemKey(item)
        guard steps.count < 1000, let home = homes[key], home != target,
          let position = old[home].items.firstIndex(where: { itemKey($0) == key })
        else { continue }
        steps.append(
          .moveItem(
            from: ItemPath(section: home, item: position),
            to: ItemPath(section: target, item: old[target].items.count)))
        old[target].items.append(old[home].items.remove(at: position))
        homes[key] = target
      }
    }
    return steps
  }
}

extension ListDifference {
  /// The source of an inserted element.
  static let noSource = -1

  /// Returns, for each new position, the old position of the same element, or `noSource`.
  func sources() -> [Int] {
    let unknown = -2
    var sources = [Int](repeating: unknown, count: newCount)
    var isLeft = [Bool](repeating: false, count: oldCount)
    for index in inserted { sources[index] = Self.noSource }
    for index in deleted { isLeft[index] = true }
    for move in moved {
      sources[move.to] = move.from
      isLeft[move.from] = true
    }
    var old = 0
    for index in 0..<newCount where sources[index] == unknown {
      while old < oldCount, isLeft[old] { old += 1 }
      sources[index] = old
      old += 1
    }
    return sources
  }
}
