public import CollectionKit
public import Diffing

/// A source of sections, items and models of supplementary views, which reports its changes.
///
/// The manager asks it for what is to be shown; it reports what changed to its delegate, the manager's updater.
/// Programs may write their own: for content that is computed rather than kept, or kept elsewhere.
public protocol Storage: AnyObject {
  /// The number of sections.
  var numberOfSections: Int { get }
  /// Returns the number of items of a section; 0 for a section that does not exist.
  func numberOfItems(inSection section: Int) -> Int
  /// Returns the item at a path; `nil` if there is none.
  func item(at path: ItemPath) -> AnyModel?
  /// Returns the model of a supplementary view: `path.section` is the section, `path.item` the index of the view.
  func supplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath) -> AnyModel?
  /// The object that hears of changes. Held weakly where the language can.
  var delegate: (any StorageUpdating)? { get set }
  /// Sets the kinds of supplementary views that are headers and footers.
  func configureHeaderKind(_ header: SupplementaryKind?, footerKind: SupplementaryKind?)
  /// Moves an item without a report, because the user moved it and its cell moved already; for storages that decide
  /// their order.
  func itemWasMoved(from source: ItemPath, to destination: ItemPath)
}

extension Storage {
  /// Does nothing: the order of the storage is decided elsewhere.
  public func itemWasMoved(from source: ItemPath, to destination: ItemPath) {}
}

/// A section of a storage.
public protocol Section: AnyObject {
  /// The number of items.
  var numberOfItems: Int { get }
  /// Returns the item at an index; `nil` if there is none.
  func item(at index: Int) -> AnyModel?
}

/// An object that hears of the changes of a storage.
public protocol StorageUpdating: AnyObject {
  /// Reports that the storage changed; it already holds the result. Never called with an empty update by the storages
  /// of this kit, except by single-section ones, which report that they were set even if nothing differs.
  func storageDidPerformUpdate(_ update: StorageUpdate)
  /// Reports that so much changed that everything is to be shown again.
  func storageNeedsReloading()
}
