import Basics
public import Diffing

/// Operations on items by value: the first item that is equal and of the same type.
extension MemoryStorage {
  // MARK: - Equatable

  /// Returns the path of the first equal item; `nil` if there is none.
  public func indexPath<Model: Equatable>(forItem item: Model) -> ItemPath? { first(equalTo: item).map(path(of:)) }

  /// Returns the paths of the first items equal to each of `items`; those without a match are left out.
  public func indexPathArray<Model: Equatable>(forItems items: [Model]) -> [ItemPath] {
    items.compactMap { indexPath(forItem: $0) }
  }

  /// Reports that an item has to be reloaded; unknown items are ignored.
  public func reloadItem<Model: Equatable>(_ item: Model) { reload(first(equalTo: item)) }

  /// Replaces the first equal item with another, of any type.
  public func replaceItem<Model: Equatable, Other>(_ item: Model, with other: Other) throws(MemoryStorageError) {
    try replace(first(equalTo: item), AnyModel.box(other)) { Diagnostics.text(of: item) }
  }

  /// Removes the first equal item.
  public func removeItem<Model: Equatable>(_ item: Model) throws(MemoryStorageError) {
    try remove(first(equalTo: item)) { Diagnostics.text(of: item) }
  }

  /// Removes the first item equal to each of `items`, as one update; those without a match are ignored. A repeated item
  /// removes as many equal ones. The update lists the paths before the removal, in the order of `items`.
  public func removeItems<Model: Equatable>(_ items: [Model]) {
    removePicked(items) { item in
      var found: AnyModel?
      list.forEachItem { model in
        if !model.isPicked, let value = model.value(as: Model.self), value == item { found = model }
        return found == nil
      }
      return found
    }
  }

  // MARK: - Hashable: the same, through a table

  /// Returns the path of the first equal item; `nil` if there is none.
  public func indexPath<Model: Hashable>(forItem item: Model) -> ItemPath? { first(hashed: item).map(path(of:)) }

  /// Returns the paths of the first items equal to each of `items`; those without a match are left out.
  public func indexPathArray<Model: Hashable>(forItems items: [Model]) -> [ItemPath] {
    items.compactMap { indexPath(forItem: $0) }
  }

  /// Reports that an item has to be reloaded; unknown items are ignored.
  public func reloadItem<Model: Hashable>(_ item: Model) { reload(first(hashed: item)) }

  /// Replaces the first equal item with another, of any type.
  public func replaceItem<Model: Hashable, Other>(_ item: Model, with other: Other) throws(MemoryStorageError) {
    try replace(first(hashed: item), AnyModel.box(other)) { Diagnostics.text(of: item) }
  }

  /// Removes the first equal item.
  public func removeItem<Model: Hashable>(_ item: Model) throws(MemoryStorageError) {
    try remove(first(hashed: item)) { Diagnostics.text(of: item) }
  }

  /// Removes the first item equal to each of `items`, as one update; those without a match are ignored. A repeated item
  /// removes as many equal ones. The update lists the paths before the removal, in the order of `items`.
  public func removeItems<Model: Hashable>(_ items: [Model]) {
    let table = valueIndex(Model.self)
    // The remaining items equal to each value, the first one last.
    var left: [Model: [AnyModel]] = [:]
    removePicked(items) { item in
      if left[item] == nil { left[item] = inReverse(table.models(for: item)) }
      return left[item]?.popLast()
    }
  }

  // MARK: - Parts

  private func first<Model: Equatable>(equalTo item: Model) -> AnyModel? {
    var found: AnyModel?
    list.forEachItem { model in
      if let value = model.value(as: Model.self), value == item { found = model }
      return found == nil
    }
    return found
  }

  private func first<Model: Hashable>(hashed item: Model) -> AnyModel? {
    let table = valueIndex(Model.self)
    return table.single(for: item) ?? firstByPath(table.models(for: item))
  }

  private func valueIndex<Model: Hashable>(_ type: Model.Type) -> KeyIndex<Model> {
    list.indexes.table(ValueIndex<Model>(), ObjectIdentifier(ValueIndex<Model>.self), list)
  }

  func firstByPath(_ models: [AnyModel]) -> AnyModel? {
    if models.count < 2 { return models.first }
    var first: (model: AnyModel, path: ItemPath)?
    for model in models {
      let path = path(of: model)
      if let best = first, best.path < path { continue }
      first = (model, path)
    }
    return first?.model
  }

  private func inReverse(_ models: [AnyModel]) -> [AnyModel] {
    if models.count < 2 { return models }
    let paths = models.map(path(of:))
    return paths.indices.sorted { paths[$0] > paths[$1] }.map { models[$0] }
  }

  /// Returns the path of an item of this storage.
  func path(of model: AnyModel) -> ItemPath {
    placedPath(of: model) ?? ItemPath(section: 0, item: 0)
  }

  /// Returns the path of an item; `nil` if it is not in this storage.
  func placedPath(of model: AnyModel) -> ItemPath? {
    guard let items = model.chunk?.list, let section = items.section, section.owner === list else { return nil }
    return ItemPath(section: list.index(of: section) ?? 0, item: items.position(of: model))
  }

  func reload(_ model: AnyModel?) {
    guard let model else { return }
    let path = path(of: model)
    startUpdate()
    record { $0.updateItem(path) }
    finishUpdate()
  }

  func replace(_ model: AnyModel?, _ other: AnyModel, _ text: () -> String) throws(MemoryStorageError) {
    guard let model else {
      let text = text()
      anomalyHandler.reportAnomaly(.replaceItemFailedItemNotFound(itemDescription: text))
      throw .searchFailed(reason: .itemNotFound(item: text))
    }
    let path = path(of: model)
    startUpdate()
    list.sections[path.section].replace(at: path.item, with: other)
    record { $0.updateItem(path) }
    finishUpdate()
  }

  func remove(_ model: AnyModel?, _ text: () -> String) throws(MemoryStorageError) {
    guard let model else {
      let text = text()
      anomalyHandler.reportAnomaly(.removeItemFailedItemNotFound(itemDescription: text))
      throw .searchFailed(reason: .itemNotFound(item: text))
    }
    remove([path(of: model)])
  }

  private func removePicked<Model>(_ items: [Model], _ find: (Model) -> AnyModel?) {
    var picked: [AnyModel] = []
    for item in items {
      guard let model = find(item) else { continue }
      model.isPicked = true
      picked.append(model)
    }
    for model in picked { model.isPicked = false }
    remove(picked.map(path(of:)))
  }
}
