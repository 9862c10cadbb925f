public import CollectionKit
public import Diffing

/// A source of sections, items and models of supplementary views, and of news about their changes.
///
/// The manager asks it for what is to be shown; it tells its delegate, the manager's updater, what changed. Programs
/// may write their own: for content that is computed rather than kept, or kept elsewhere.
public protocol Storage: AnyObject {
  /// How many sections there are.
  var numberOfSections: Int { get }
  /// How many items a section has; 0 for a section that does not exist.
  func numberOfItems(inSection section: Int) -> Int
  /// The item at a path; `nil` if there is none.
  func item(at path: ItemPath) -> AnyModel?
  /// The model of a supplementary view: `path.section` is the section, `path.item` the index of the view.
  func supplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath) -> AnyModel?
  /// Who is told of changes. Held weakly where the language can.
  var delegate: (any StorageUpdating)? { get set }
  /// The kinds of supplementary views that are headers and footers.
  func configureHeaderKind(_ header: SupplementaryKind?, footerKind: SupplementaryKind?)
  /// The user moved an item, and its cell moved already: storages that can, follow without telling anybody.
  func itemWasMoved(from source: ItemPath, to destination: ItemPath)
}

extension Storage {
  /// Nothing: what the storage shows is decided elsewhere.
  public func itemWasMoved(from source: ItemPath, to destination: ItemPath) {}
}

/// A section as other programs see it: something with a number of items.
public protocol Section: AnyObject {
  /// How many items there are.
  var numberOfItems: Int { get }
  /// The item at an index; `nil` if there is none.
  func item(at index: Int) -> AnyModel?
}

/// Who is told when a storage has changed.
public protocol StorageUpdating: AnyObject {
  /// The storage changed; it already holds the result. Never called with an empty update by the storages of this kit,
  /// except by single-section ones, which say that they were set even if nothing differs.
  func storageDidPerformUpdate(_ update: StorageUpdate)
  /// So much changed that everything is to be shown anew.
  func storageNeedsReloading()
}
