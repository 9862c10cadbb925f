public import CollectionKit
public import CollectionManager
public import Diffing

/// Former names from DTCollectionViewManager. They are unavailable, so that the compiler reports the new names.
extension CollectionManager {
  /// An unavailable former name.
  @available(*, unavailable, renamed: "didSelect(_:_:)")
  public func whenSelected<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "configure(_:_:)")
  public func cellConfiguration<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "configureHeader(_:_:)")
  public func headerConfiguration<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "configureFooter(_:_:)")
  public func footerConfiguration<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {}

  /// An unavailable former name.
  @available(*, unavailable, message: "use configureSupplementary(_:ofKind:_:)")
  public func supplementaryConfiguration<View: ModelTransfer>(
    kind: SupplementaryKind, _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, ItemPath) -> Void
  ) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "register(_:)")
  public func registerCellClass<Cell: ModelTransfer>(_ cellClass: Cell.Type) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "registerNibless(_:)")
  public func registerNiblessCellClass<Cell: ModelTransfer>(_ cellClass: Cell.Type) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "registerNibNamed(_:for:)")
  public func registerNibNamed<Cell: ModelTransfer>(_ name: String, forCellClass cellClass: Cell.Type) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "registerHeader(_:)")
  public func registerHeaderClass<View: ModelTransfer>(_ viewClass: View.Type) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "registerFooter(_:)")
  public func registerFooterClass<View: ModelTransfer>(_ viewClass: View.Type) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "registerSupplementary(_:forKind:)")
  public func registerSupplementaryClass<View: ModelTransfer>(
    _ viewClass: View.Type, forKind kind: SupplementaryKind
  ) {}

  /// An unavailable former name.
  @available(*, unavailable, renamed: "isManaging")
  public var isManagingCollectionView: Bool { isManaging }

  /// An unavailable former name.
  @available(*, unavailable, renamed: "surface")
  public var collectionView: (any CollectionSurface)? { surface }

  /// An unavailable former name: the storage answers now.
  @available(*, unavailable, message: "use item(at:as:) of the storage")
  public func itemForCellClass<Cell: ModelTransfer>(_ cellClass: Cell.Type, atIndexPath path: ItemPath)
    -> Cell.ModelType?
  { nil }
}
