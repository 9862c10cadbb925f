public import Diffing

/// A storage of one section of items of one type. When its items are set, it computes the difference itself.
///
///     let storage = SingleSectionHashableStorage(items: recipes)
///     storage.setItems(recipes.filter { $0.minutes < 30 })
///
/// Use `SingleSectionHashableStorage` if items can move, `SingleSectionEquatableStorage` if they only come and go in
/// order. Every assignment is reported, even if nothing changed. Only section 0 exists.
open class SingleSectionStorage<Item: Identifiable>: BaseStorage {
  /// A function that returns the difference between old and new items.
  public typealias Differ = ([Item], [Item]) -> ListDifference

  private final var content: [Item]
  private final let differ: Differ

  /// Creates a storage with items, without reporting them.
  public init(items: [Item] = [], differ: @escaping Differ) {
    content = items
    self.differ = differ
    super.init()
  }

  /// The items. Setting this property is the same as calling `setItems(_:)`.
  public final var items: [Item] {
    get { content }
    set { setItems(newValue) }
  }

  /// Replaces the items and reports the difference.
  public final func setItems(_ items: [Item]) {
    let update = StorageUpdate(differ(content, items), section: 0)
    content = items
    startUpdate()
    record { builder in for change in update.changes { builder.append(change) } }
    setReportsEmptyUpdate()
    finishUpdate()
  }

  /// Adds items with a strategy, and reports the difference.
  public final func addItems(_ items: [Item], _ strategy: AccumulationStrategy<Item> = .additive) {
    setItems(strategy.accumulate(content, items))
  }

  /// The number of sections, which is always 1.
  public override final var numberOfSections: Int { 1 }

  /// Returns the number of items; 0 for sections other than the first.
  public override final func numberOfItems(inSection section: Int) -> Int { section == 0 ? content.count : 0 }

  /// Returns the item at a path; `nil` if there is none.
  public override final func item(at path: ItemPath) -> AnyModel? {
    path.section == 0 && content.indices.contains(path.item) ? ModelBox(content[path.item]) : nil
  }
}

/// A storage of one section whose items can only be compared: items that differ are deleted and inserted.
public final class SingleSectionEquatableStorage<Item: Identifiable & Equatable>: SingleSectionStorage<Item> {
  /// Creates a storage with items; by default, with the shortest difference.
  public override init(
    items: [Item] = [], differ: @escaping Differ = { ListDifference.equatable($0, $1, isEqual: ==) }
  ) { super.init(items: items, differ: differ) }
}

/// A storage of one section whose items have an identity: they can move, and be updated in place.
public final class SingleSectionHashableStorage<Item: Identifiable & Hashable>: SingleSectionStorage<Item> {
  /// Creates a storage with items; by default, with as few moves as possible.
  public override init(
    items: [Item] = [],
    differ: @escaping Differ = { ListDifference.keyed($0, $1, key: { $0.id }) }
  ) { super.init(items: items, differ: differ) }
}

/// An operation found by a diff algorithm, for programs that use their own.
public enum SingleSectionOperation: Equatable, Sendable {
  /// An item was deleted; its old position.
  case delete(Int)
  /// An item was inserted; its new position.
  case insert(Int)
  /// An item was moved; its old and new position.
  case move(from: Int, to: Int)
  /// An item's content changed; its old and new position.
  case update(from: Int, to: Int)
}

extension ListDifference {
  /// Creates a difference from the operations that an algorithm found, in any order.
  public init(_ operations: [SingleSectionOperation], oldCount: Int, newCount: Int) {
    self.init(oldCount: oldCount, newCount: newCount)
    for operation in operations {
      switch operation {
      case .delete(let position): deleted.append(position)
      case .insert(let position): inserted.append(position)
      case .move(let from, let to): moved.append(Pair(from: from, to: to))
      case .update(let from, let to): updated.append(Pair(from: from, to: to))
      }
    }
    deleted.sort()
    inserted.sort()
    moved.sort { $0.to < $1.to }
    updated.sort { $0.to < $1.to }
  }
}
