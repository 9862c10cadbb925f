/// Collects the steps of an update while a storage changes, and merges adjacent steps that are equivalent to a single
/// one.
///
///     var builder = UpdateBuilder()
///     builder.insertItem(ItemPath(section: 0, item: 0))
///     builder.insertItem(ItemPath(section: 0, item: 1))
///     builder.update.description  // "insert items 0/0, 0/1"
public struct UpdateBuilder: Sendable {
  private var changes: [CollectionChange] = []

  /// Creates a builder without steps.
  public init() {}

  /// Whether no step has been recorded.
  public var isEmpty: Bool { changes.isEmpty }

  /// The update so far.
  public var update: StorageUpdate { StorageUpdate(changes) }

  /// Records a step; a step without positions is ignored.
  public mutating func append(_ change: CollectionChange) {
    switch change {
    case .insertSections(let list), .deleteSections(let list), .updateSections(let list):
      if list.isEmpty { return }
    case .insertItems(let list), .deleteItems(let list), .updateItems(let list):
      if list.isEmpty { return }
    case .moveSection, .moveItem: break
    }
    changes.append(change)
  }

  /// Records an inserted item. Merges it into the previous step if that step inserted items before this one.
  public mutating func insertItem(_ path: ItemPath) {
    if case .insertItems(var list)? = changes.last, let last = list.last, last < path {
      changes.removeLast()
      list.append(path)
      changes.append(.insertItems(list))
    } else {
      changes.append(.insertItems([path]))
    }
  }

  /// Records an inserted section. Merges it into the previous step if that step inserted sections before this one.
  public mutating func insertSection(_ index: Int) {
    if case .insertSections(var list)? = changes.last, let last = list.last, last < index {
      changes.removeLast()
      list.append(index)
      changes.append(.insertSections(list))
    } else {
      changes.append(.insertSections([index]))
    }
  }

  /// Records an updated item. Merges it into the previous step if that step updated items too.
  public mutating func updateItem(_ path: ItemPath) {
    if case .updateItems(var list)? = changes.last {
      changes.removeLast()
      list.append(path)
      changes.append(.updateItems(list))
    } else {
      changes.append(.updateItems([path]))
    }
  }
}
