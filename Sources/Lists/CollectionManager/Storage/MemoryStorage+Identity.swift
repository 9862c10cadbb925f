import Basics
public import Diffing

/// Operations on items named by their identity, which stays when their content changes. Each takes about the same time
/// however many items there are. Of several items with one identity the first counts.
extension MemoryStorage {
  /// Returns the item of an identity; `nil` if there is none.
  public func item<Model: Identifiable>(withID id: Model.ID, of type: Model.Type) -> Model? {
    find(id, type)?.value(as: type)
  }

  /// Returns the path of the item of an identity; `nil` if there is none.
  public func indexPath<Model: Identifiable>(forID id: Model.ID, of type: Model.Type) -> ItemPath? {
    find(id, type).map(path(of:))
  }

  /// Reports that an item is to be shown again; unknown identities are no error.
  public func reloadItem<Model: Identifiable>(withID id: Model.ID, of type: Model.Type) { reload(find(id, type)) }

  /// Replaces the item that has the identity of `item`: new content at the same path.
  public func updateItem<Model: Identifiable>(_ item: Model) throws(MemoryStorageError) {
    try replace(find(item.id, Model.self), ModelBox(item)) { Diagnostics.text(of: item) }
  }

  /// Removes the item of an identity.
  public func removeItem<Model: Identifiable>(withID id: Model.ID, of type: Model.Type) throws(MemoryStorageError) {
    try remove(find(id, type)) { Diagnostics.text(of: id) }
  }

  /// Moves the item of an identity.
  ///
  /// - Returns: `false` if there is no such item or no such position; the latter is reported as an anomaly.
  @discardableResult
  public func moveItem<Model: Identifiable>(
    withID id: Model.ID, of type: Model.Type, to destination: ItemPath
  ) -> Bool {
    guard let model = find(id, type) else { return false }
    return moveItem(at: path(of: model), to: destination)
  }

  private func find<Model: Identifiable>(_ id: Model.ID, _ type: Model.Type) -> AnyModel? {
    let index = list.indexes.table(
      IdentityIndex<Model>(), ObjectIdentifier(IdentityIndex<Model>.self), list)
    return index.single(for: id) ?? firstByPath(index.models(for: id))
  }
}
