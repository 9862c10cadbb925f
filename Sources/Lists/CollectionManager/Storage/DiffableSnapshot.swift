public import Diffing

/// The content of a diffable storage: sections and items by unique identity.
public struct DiffableSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable> {
  /// The sections with their items, in order.
  public var sections: [KeyedSection<SectionID, ItemID>] {
    if deleted.isEmpty { return content }
    return content.map { KeyedSection(key: $0.key, items: $0.items.filter { !deleted.contains($0) }) }
  }

  /// The sections with their items, including items deleted since the last change of another kind.
  private var content: [KeyedSection<SectionID, ItemID>] = []
  /// The deleted items that are still in `content`. They are removed together, because searching for each would be
  /// slow.
  private var deleted: Set<ItemID> = []
  private(set) var reloadedItems: Set<ItemID> = []
  private(set) var reloadedSections: Set<SectionID> = []
  private var known: Set<ItemID> = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { known.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionID] { content.map { $0.key } }

  /// Returns the items of a section, in order; none for an unknown section.
  public func itemIdentifiers(inSection section: SectionID) -> [ItemID] {
    index(of: section).map { index in content[index].items.filter { !deleted.contains($0) } } ?? []
  }

  /// Adds sections at the end; sections that already exist stay in place.
  public mutating func appendSections(_ identifiers: [SectionID]) {
    for key in identifiers where index(of: key) == nil { content.append(KeyedSection(key: key, items: [])) }
  }

  /// Inserts sections before another one, or at the end if that one is unknown.
  public mutating func insertSections(_ identifiers: [SectionID], beforeSection other: SectionID) {
    var position = index(of: other) ?? content.count
    for key in identifiers where index(of: key) == nil {
      content.insert(KeyedSection(key: key, items: []), at: position)
      position += 1
    }
  }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionID]) {
    removeDeleted()
    for key in identifiers {
      guard let index = index(of: key) else { continue }
      for item in content.remove(at: index).items { known.remove(item) }
    }
  }

  /// Moves a section before another.
  public mutating func moveSection(_ section: SectionID, beforeSection other: SectionID) {
    guard section != other, let position = index(of: section), index(of: other) != nil else { return }
    let moved = content.remove(at: position)
    content.insert(moved, at: index(of: other) ?? content.count)
  }

  /// Adds items at the end of a section; by default, the last one. Items that already exist stay in place.
  public mutating func appendItems(_ identifiers: [ItemID], toSection section: SectionID? = nil) {
    removeDeleted()
    let position = section.map { index(of: $0) } ?? (content.isEmpty ? nil : content.count - 1)
    guard let position else { return }
    for item in identifiers where known.insert(item).inserted { content[position].items.append(item) }
  }

  /// Inserts items before another one; does nothing if that one is unknown. Takes linear time.
  public mutating func insertItems(_ identifiers: [ItemID], beforeItem other: ItemID) {
    removeDeleted()
    guard let path = path(of: other) else { return }
    let new = identifiers.filter { known.insert($0).inserted }
    content[path.section].items.insert(contentsOf: new, at: path.item)
  }

  /// Deletes items; unknown items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemID]) {
    for item in identifiers where known.remove(item) != nil { deleted.insert(item) }
  }

  /// Moves an item before another one. Takes linear time.
  public mutating func moveItem(_ item: ItemID, beforeItem other: ItemID) {
    removeDeleted()
    guard item != other, let from = path(of: item), known.contains(other) else { return }
    content[from.section].items.remove(at: from.item)
    guard let to = path(of: other) else { return }
    content[to.section].items.insert(item, at: to.item)
  }

  /// Marks items to reload when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemID]) { for item in identifiers { reloadedItems.insert(item) } }

  /// Marks sections to reload when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionID]) {
    for section in identifiers { reloadedSections.insert(section) }
  }

  /// Removes deleted items from the sections.
  mutating func removeDeleted() {
    if deleted.isEmpty { return }
    for index in content.indices { content[index].items.removeAll { deleted.contains($0) } }
    deleted = []
  }

  private func index(of section: SectionID) -> Int? { content.firstIndex { $0.key == section } }

  private func path(of item: ItemID) -> ItemPath? {
    for (section, content) in content.enumerated() {
      if let index = content.items.firstIndex(of: item) { return ItemPath(section: section, item: index) }
    }
    return nil
  }
}
