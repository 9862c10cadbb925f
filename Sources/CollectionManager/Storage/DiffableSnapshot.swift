public import Diffing

/// The content of a diffable storage: sections and items by identity, each once.
public struct DiffableSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable> {
  /// The sections with their items, in order.
  public private(set) var sections: [KeyedSection<SectionID, ItemID>] = []
  private(set) var reloadedItems: Set<ItemID> = []
  private(set) var reloadedSections: Set<SectionID> = []
  private var known: Set<ItemID> = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { known.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionID] { sections.map { $0.key } }

  /// Returns the items of a section, in order; none for an unknown section.
  public func itemIdentifiers(inSection section: SectionID) -> [ItemID] {
    index(of: section).map { sections[$0].items } ?? []
  }

  /// Adds sections at the end; those that are there already stay where they are.
  public mutating func appendSections(_ identifiers: [SectionID]) {
    for key in identifiers where index(of: key) == nil { sections.append(KeyedSection(key: key, items: [])) }
  }

  /// Inserts sections before another; at the end if that is unknown.
  public mutating func insertSections(_ identifiers: [SectionID], beforeSection other: SectionID) {
    var position = index(of: other) ?? sections.count
    for key in identifiers where index(of: key) == nil {
      sections.insert(KeyedSection(key: key, items: []), at: position)
      position += 1
    }
  }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionID]) {
    for key in identifiers {
      guard let index = index(of: key) else { continue }
      for item in sections.remove(at: index).items { known.remove(item) }
    }
  }

  /// Moves a section before another.
  public mutating func moveSection(_ section: SectionID, beforeSection other: SectionID) {
    guard section != other, let position = index(of: section), index(of: other) != nil else { return }
    let moved = sections.remove(at: position)
    sections.insert(moved, at: index(of: other) ?? sections.count)
  }

  /// Adds items at the end of a section, by default the last one. Items that are there already stay where they are.
  public mutating func appendItems(_ identifiers: [ItemID], toSection section: SectionID? = nil) {
    let position = section.map { index(of: $0) } ?? (sections.isEmpty ? nil : sections.count - 1)
    guard let position else { return }
    for item in identifiers where known.insert(item).inserted { sections[position].items.append(item) }
  }

  /// Inserts items before another; nothing happens if that is unknown.
  public mutating func insertItems(_ identifiers: [ItemID], beforeItem other: ItemID) {
    guard var path = path(of: other) else { return }
    for item in identifiers where known.insert(item).inserted {
      sections[path.section].items.insert(item, at: path.item)
      path.item += 1
    }
  }

  /// Deletes items; unknown ones are no error.
  public mutating func deleteItems(_ identifiers: [ItemID]) {
    for item in identifiers where known.remove(item) != nil {
      if let path = path(of: item) { sections[path.section].items.remove(at: path.item) }
    }
  }

  /// Moves an item before another.
  public mutating func moveItem(_ item: ItemID, beforeItem other: ItemID) {
    guard item != other, let from = path(of: item), known.contains(other) else { return }
    sections[from.section].items.remove(at: from.item)
    guard let to = path(of: other) else { return }
    sections[to.section].items.insert(item, at: to.item)
  }

  /// Marks items to be shown again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemID]) { for item in identifiers { reloadedItems.insert(item) } }

  /// Marks sections to be shown again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionID]) {
    for section in identifiers { reloadedSections.insert(section) }
  }

  private func index(of section: SectionID) -> Int? { sections.firstIndex { $0.key == section } }

  private func path(of item: ItemID) -> ItemPath? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return ItemPath(section: section, item: index) }
    }
    return nil
  }
}
