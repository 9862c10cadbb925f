public import Diffing

/// One section of items of one type, which finds out by itself what changed when its items are set.
///
/// Use `SingleSectionHashableStorage` where items may move, `SingleSectionEquatableStorage` where they come and go in
/// order. Every setting is reported, even if nothing differs. Sections other than 0 do not exist.
open class SingleSectionStorage<Item: Identifiable>: BaseStorage {
  /// How the difference of old and new items is found.
  public typealias Differ = ([Item], [Item]) -> ListDifference

  private final var content: [Item]
  private final let differ: Differ

  /// A storage with items; nothing is reported.
  public init(items: [Item] = [], differ: @escaping Differ) {
    content = items
    self.differ = differ
    super.init()
  }

  /// The items. Setting them is the same as `setItems(_:)`.
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

  /// Adds items in the way the strategy says, and reports the difference.
  public final func addItems(_ items: [Item], _ strategy: AccumulationStrategy<Item> = .additive) {
    setItems(strategy.accumulate(content, items))
  }

  /// Always 1.
  public override final var numberOfSections: Int { 1 }

  /// How many items there are; 0 for sections other than the first.
  public override final func numberOfItems(inSection section: Int) -> Int { section == 0 ? content.count : 0 }

  /// The item at a path; `nil` if there is none.
  public override final func item(at path: ItemPath) -> AnyModel? {
    path.section == 0 && content.indices.contains(path.item) ? ModelBox(content[path.item]) : nil
  }
}

/// A single section whose items can only be compared: what differs is deleted and inserted.
public final class SingleSectionEquatableStorage<Item: Identifiable & Equatable>: SingleSectionStorage<Item> {
  /// A storage with items; by default the difference is the shortest one.
  public override init(
    items: [Item] = [], differ: @escaping Differ = { ListDifference.equatable($0, $1, isEqual: ==) }
  ) { super.init(items: items, differ: differ) }
}

/// A single section whose items are told apart by identity: they can move, and be updated in their place.
public final class SingleSectionHashableStorage<Item: Identifiable & Hashable>: SingleSectionStorage<Item> {
  /// A storage with items; by default as few as possible are moved.
  public override init(
    items: [Item] = [],
    differ: @escaping Differ = { ListDifference.keyed($0, $1, key: { $0.id }, isSame: ==) }
  ) { super.init(items: items, differ: differ) }
}

/// One finding of a diff algorithm, for programs that bring their own.
public enum SingleSectionOperation: Equatable, Sendable {
  /// An item went; its old position.
  case delete(Int)
  /// An item came; its new position.
  case insert(Int)
  /// An item changed its place; old and new position.
  case move(from: Int, to: Int)
  /// An item has other content; old and new position.
  case update(from: Int, to: Int)
}

extension ListDifference {
  /// The difference that an algorithm found, in any order.
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
