public import CollectionKit
public import CollectionManager
public import Diffing

/// Former names from DTCollectionViewManager. They are unavailable, so that the compiler reports the new names.
extension MemoryStorage {
  /// An unavailable former name.
  @available(*, unavailable, renamed: "item(at:)")
  public func itemAtIndexPath(_ path: ItemPath) -> AnyModel? { nil }

  /// An unavailable former name.
  @available(*, unavailable, renamed: "items(inSection:)")
  public func itemsInSection(_ section: Int) -> [AnyModel]? { nil }

  /// An unavailable former name.
  @available(*, unavailable, renamed: "section(atIndex:)")
  public func sectionAtIndex(_ index: Int) -> SectionModel? { nil }

  /// An unavailable former name.
  @available(*, unavailable, renamed: "indexPath(forItem:)")
  public func indexPathForItem<Model: Equatable>(_ item: Model) -> ItemPath? { nil }

  /// An unavailable former name.
  @available(*, unavailable, renamed: "insertItem(_:to:)")
  public func insertItem<Model>(_ item: Model, toIndexPath path: ItemPath) throws(MemoryStorageError) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "insertItems(_:to:)")
  public func insertItems<Model>(_ items: [Model], toIndexPaths paths: [ItemPath]) throws(MemoryStorageError) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "replaceItem(_:with:)")
  public func replaceItem<Model: Equatable, Other>(_ item: Model, replacingItem other: Other)
    throws(MemoryStorageError)
  {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "removeItems(at:)")
  public func removeItemsAtIndexPaths(_ paths: [ItemPath]) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "removeItems(fromSection:)")
  public func removeItemsFromSection(_ section: Int) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "moveItem(at:to:)")
  public func moveItemAtIndexPath(_ source: ItemPath, toIndexPath destination: ItemPath) {}
}

extension SectionModel {
  /// An unavailable former name: a kind has several models, by index.
  @available(*, unavailable, message: "use setSupplementaryModel(_:forKind:atIndex:)")
  public func setSupplementaryModel<Model>(_ model: Model?, forKind kind: SupplementaryKind) {}

  /// An unavailable former name: a kind has several models, by index.
  @available(*, unavailable, message: "use supplementaryModel(ofKind:atIndex:)")
  public func supplementaryModelForKind(_ kind: SupplementaryKind) -> AnyModel? { nil }
}
