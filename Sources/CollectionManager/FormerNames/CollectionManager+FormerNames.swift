public import CollectionKit
public import Diffing

/// Names of the systems this kit takes the place of: known to the compiler, so that it tells the new one.
extension CollectionManager {
  /// Renamed.
  @available(*, unavailable, renamed: "didSelect(_:_:)")
  public func whenSelected<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {}

  /// Renamed.
  @available(*, unavailable, renamed: "configure(_:_:)")
  public func cellConfiguration<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {}

  /// Renamed.
  @available(*, unavailable, renamed: "configureHeader(_:_:)")
  public func headerConfiguration<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {}

  /// Renamed.
  @available(*, unavailable, renamed: "configureFooter(_:_:)")
  public func footerConfiguration<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {}

  /// Renamed.
  @available(*, unavailable, message: "use configureSupplementary(_:ofKind:_:)")
  public func supplementaryConfiguration<View: ModelTransfer>(
    kind: SupplementaryKind, _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, ItemPath) -> Void
  ) {}

  /// Renamed.
  @available(*, unavailable, renamed: "register(_:)")
  public func registerCellClass<Cell: ModelTransfer>(_ cellClass: Cell.Type) {}

  /// Renamed.
  @available(*, unavailable, renamed: "registerNibless(_:)")
  public func registerNiblessCellClass<Cell: ModelTransfer>(_ cellClass: Cell.Type) {}

  /// Renamed.
  @available(*, unavailable, renamed: "registerNibNamed(_:for:)")
  public func registerNibNamed<Cell: ModelTransfer>(_ name: String, forCellClass cellClass: Cell.Type) {}

  /// Renamed.
  @available(*, unavailable, renamed: "registerHeader(_:)")
  public func registerHeaderClass<View: ModelTransfer>(_ viewClass: View.Type) {}

  /// Renamed.
  @available(*, unavailable, renamed: "registerFooter(_:)")
  public func registerFooterClass<View: ModelTransfer>(_ viewClass: View.Type) {}

  /// Renamed.
  @available(*, unavailable, renamed: "registerSupplementary(_:forKind:)")
  public func registerSupplementaryClass<View: ModelTransfer>(
    _ viewClass: View.Type, forKind kind: SupplementaryKind
  ) {}

  /// Renamed.
  @available(*, unavailable, renamed: "isManaging")
  public var isManagingCollectionView: Bool { isManaging }

  /// Renamed.
  @available(*, unavailable, renamed: "surface")
  public var collectionView: (any CollectionSurface)? { surface }

  /// Gone: ask the storage.
  @available(*, unavailable, message: "use item(at:as:) of the storage")
  public func itemForCellClass<Cell: ModelTransfer>(_ cellClass: Cell.Type, atIndexPath path: ItemPath)
    -> Cell.ModelType?
  { nil }
}
