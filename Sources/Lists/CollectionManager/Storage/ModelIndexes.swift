/// Tables that find the items of a storage by value or identity. Each is built on first use and kept up to date from
/// then on; a storage that is never searched pays nothing.
final class ModelIndexes {
  @exclusivity(unchecked) private var tables: [ModelIndex] = []
  /// The kind of each table; searched linearly, because there are few.
  @exclusivity(unchecked) private var ids: [ObjectIdentifier] = []

  var isEmpty: Bool { tables.isEmpty }

  func add(_ model: AnyModel) { for table in tables { table.add(model) } }

  func remove(_ model: AnyModel) { for table in tables { table.remove(model) } }

  func replace(_ model: AnyModel, by other: AnyModel) { for table in tables { table.replace(model, by: other) } }

  /// Returns the table for a kind of key, created and filled from `list` on first use.
  func table<Key: Hashable>(_ make: @autoclosure () -> KeyIndex<Key>, _ id: ObjectIdentifier, _ list: SectionList)
    -> KeyIndex<Key>
  {
    for (index, other) in ids.enumerated() where other == id {
      return unsafeDowncast(tables[index], to: KeyIndex<Key>.self)
    }
    let table = make()
    tables.append(table)
    ids.append(id)
    list.forEachItem {
      table.add($0)
      return true
    }
    return table
  }
}

/// A table of items by a key.
class ModelIndex {
  func add(_ model: AnyModel) {}
  func remove(_ model: AnyModel) {}
  func replace(_ model: AnyModel, by other: AnyModel) {}
}

/// A table of items by keys of one type. Several items may have the same key.
class KeyIndex<Key: Hashable>: ModelIndex {
  private var first: [Key: AnyModel] = [:]
  /// Additional items with the same key, by box.
  private var others: [Key: [ObjectIdentifier: AnyModel]] = [:]

  /// Returns the key of a model; `nil` for models of other types.
  func key(of model: AnyModel) -> Key? { nil }

  final func models(for key: Key) -> [AnyModel] {
    guard let model = first[key] else { return [] }
    var models = [model]
    if !others.isEmpty, let more = others[key] { models.append(contentsOf: more.values) }
    return models
  }

  /// Returns the only model with a key; `nil` if there are none or several.
  final func single(for key: Key) -> AnyModel? { others.isEmpty || others[key] == nil ? first[key] : nil }

  override final func add(_ model: AnyModel) {
    guard let key = key(of: model) else { return }
    guard let old = first.updateValue(model, forKey: key) else { return }
    others[key, default: [:]][ObjectIdentifier(old)] = old
  }

  override final func remove(_ model: AnyModel) {
    guard let key = key(of: model), let index = first.index(forKey: key) else { return }
    if first.values[index] !== model {
      others[key]?.removeValue(forKey: ObjectIdentifier(model))
    } else if !others.isEmpty, let next = others[key]?.popFirst() {
      first.values[index] = next.value
    } else {
      first.remove(at: index)
    }
    if others[key]?.isEmpty == true { others.removeValue(forKey: key) }
  }

  override final func replace(_ model: AnyModel, by other: AnyModel) {
    // The usual case: changed content, same identity.
    if let key = key(of: other), let index = first.index(forKey: key), first.values[index] === model {
      first.values[index] = other
      return
    }
    remove(model)
    add(other)
  }
}

/// A table of items of one type by their value.
final class ValueIndex<Model: Hashable>: KeyIndex<Model> {
  override func key(of model: AnyModel) -> Model? { model.value(as: Model.self) }
}

/// A table of items of one type by their identity.
final class IdentityIndex<Model: Identifiable>: KeyIndex<Model.ID> {
  override func key(of model: AnyModel) -> Model.ID? {
    guard model.holds(Model.self) else { return nil }
    return unsafeDowncast(model, to: ModelBox<Model>.self).value.id
  }
}
