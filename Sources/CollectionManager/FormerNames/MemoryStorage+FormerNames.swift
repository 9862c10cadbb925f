public import CollectionKit
public import Diffing

/// Names of the systems this kit takes the place of: known to the compiler, so that it tells the new one.
extension MemoryStorage {
  /// Renamed.
  @available(*, unavailable, renamed: "item(at:)")
  public func itemAtIndexPath(_ path: ItemPath) -> AnyModel? { nil }

  /// Renamed.
  @available(*, unavailable, renamed: "items(inSection:)")
  public func itemsInSection(_ section: Int) -> [AnyModel]? { nil }

  /// Renamed.
  @available(*, unavailable, renamed: "section(atIndex:)")
  public func sectionAtIndex(_ index: Int) -> SectionModel? { nil }

  /// Renamed.
  @available(*, unavailable, renamed: "indexPath(forItem:)")
  public func indexPathForItem<Model: Equatable>(_ item: Model) -> ItemPath? { nil }

  /// Renamed.
  @available(*, unavailable, renamed: "insertItem(_:to:)")
  public func insertItem<Model>(_ item: Model, toIndexPath path: ItemPath) throws(MemoryStorageError) {}

  /// Renamed.
  @available(*, unavailable, renamed: "insertItems(_:to:)")
  public func insertItems<Model>(_ items: [Model], toIndexPaths paths: [ItemPath]) throws(MemoryStorageError) {}

  /// Renamed.
  @available(*, unavailable, renamed: "replaceItem(_:with:)")
  public func replaceItem<Model: Equatable, Other>(_ item: Model, replacingItem other: Other)
    throws(MemoryStorageError)
  {}

  /// Renamed.
  @available(*, unavailable, renamed: "removeItems(at:)")
  public func removeItemsAtIndexPaths(_ paths: [ItemPath]) {}

  /// Renamed.
  @available(*, unavailable, renamed: "removeItems(fromSection:)")
  public func removeItemsFromSection(_ section: Int) {}

  /// Renamed.
  @available(*, unavailable, renamed: "moveItem(at:to:)")
  public func moveItemAtIndexPath(_ source: ItemPath, toIndexPath destination: ItemPath) {}
}

extension SectionModel {
  /// Renamed: kinds have several models, told apart by index.
  @available(*, unavailable, message: "use setSupplementaryModel(_:forKind:atIndex:)")
  public func setSupplementaryModel<Model>(_ model: Model?, forKind kind: SupplementaryKind) {}

  /// Renamed: kinds have several models, told apart by index.
  @available(*, unavailable, message: "use supplementaryModel(ofKind:atIndex:)")
  public func supplementaryModelForKind(_ kind: SupplementaryKind) -> AnyModel? { nil }
}
