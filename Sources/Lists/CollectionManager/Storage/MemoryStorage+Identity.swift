import Basics
public import Diffing

/// Operations on items by identity, which stays the same when content changes. Each takes about the same time for any
/// number of items. If several items have the same identity, the first is used.
extension MemoryStorage {
  /// Returns the item with an identity; `nil` if there is none.
  public func item<Model: Identifiable>(withID id: Model.ID, of type: Model.Type) -> Model? {
    find(id, type)?.value(as: type)
  }

  /// Returns the path of the item with an identity; `nil` if there is none.
  public func indexPath<Model: Identifiable>(forID id: Model.ID, of type: Model.Type) -> ItemPath? {
    find(id, type).map(path(of:))
  }

  /// Reports that an item has to be reloaded; unknown identities are ignored.
  public func reloadItem<Model: Identifiable>(withID id: Model.ID, of type: Model.Type) { reload(find(id, type)) }

  /// Replaces the item that has the identity of `item`, at the same path.
  public func updateItem<Model: Identifiable>(_ item: Model) throws(MemoryStorageError) {
    try replace(find(item.id, Model.self), ModelBox(item)) { Diagnostics.text(of: item) }
  }

  /// Removes the item with an identity.
  public func removeItem<Model: Identifiable>(withID id: Model.ID, of type: Model.Type) throws(MemoryStorageError) {
    try remove(find(id, type)) { Diagnostics.text(of: id) }
  }

  /// Moves the item with an identity.
  ///
  /// - Returns: `false` if there is no such item or position. An invalid position is also reported as an anomaly.
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
