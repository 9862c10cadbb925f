public import CollectionKit
public import Diffing

/// A source of sections, items, and models of supplementary views that reports its changes.
///
/// The manager requests the content to show; the storage reports changes to its delegate, the manager's updater.
/// Implement your own for content that is computed or stored elsewhere.
public protocol Storage: AnyObject {
  /// The number of sections.
  var numberOfSections: Int { get }
  /// Returns the number of items of a section; 0 for a section that does not exist.
  func numberOfItems(inSection section: Int) -> Int
  /// Returns the item at a path; `nil` if there is none.
  func item(at path: ItemPath) -> AnyModel?
  /// Returns the model of a supplementary view: `path.section` is the section, `path.item` the index of the view.
  func supplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath) -> AnyModel?
  /// The object that receives changes. Held weakly, except in WebAssembly.
  var delegate: (any StorageUpdating)? { get set }
  /// Sets the kinds of supplementary views used as headers and footers.
  func configureHeaderKind(_ header: SupplementaryKind?, footerKind: SupplementaryKind?)
  /// Moves an item without reporting it, because the user moved it and its cell has already moved. For storages that
  /// decide their order.
  func itemWasMoved(from source: ItemPath, to destination: ItemPath)
}

extension Storage {
  /// Does nothing, for storages whose order is decided elsewhere.
  public func itemWasMoved(from source: ItemPath, to destination: ItemPath) {}
}

/// A section of a storage.
public protocol Section: AnyObject {
  /// The number of items.
  var numberOfItems: Int { get }
  /// Returns the item at an index; `nil` if there is none.
  func item(at index: Int) -> AnyModel?
}

/// An object that receives the changes of a storage.
public protocol StorageUpdating: AnyObject {
  /// Reports that the storage changed; it already holds the result. The kit's storages never report an empty update,
  /// except for single-section storages, which report every assignment.
  func storageDidPerformUpdate(_ update: StorageUpdate)
  /// Reports that everything has to be reloaded.
  func storageNeedsReloading()
}
