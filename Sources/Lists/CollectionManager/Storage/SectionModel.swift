import Basics
public import CollectionKit

/// A section of a memory storage: items, and models for its headers, footers, and other supplementary views.
///
/// A section is an object and belongs to one storage at a time. While it does, change its items through the storage,
/// which reports the changes; changes made here are not reported.
public final class SectionModel: Section {
  let list: ItemList
  private var supplementary: [SupplementaryKey: AnyModel] = [:]
  /// The storage that contains the section; cleared when the section is removed or the storage is freed.
  @Unowned var owner: SectionList?
  /// The last known index of the section.
  var indexHint = 0

  private struct SupplementaryKey: Hashable {
    var kind: SupplementaryKind
    var index: Int
  }

  /// Creates an empty section.
  public init() {
    list = ItemList()
    list.section = self
  }

  /// Creates a section with items of one type.
  public convenience init<Model>(items: [Model]) { self.init(models: items.map { AnyModel.box($0) }) }

  /// Creates a section with items of any types. Boxes that belong to another section are copied.
  public init(models: [AnyModel]) {
    list = ItemList()
    list.section = self
    list.append(models.map { $0.detached })
  }

  // MARK: - Items

  /// The number of items.
  public var numberOfItems: Int { list.count }

  /// Whether there are no items.
  public var isEmpty: Bool { list.count == 0 }

  /// All items, in order.
  public var items: [AnyModel] { list.models }

  /// Returns the item at an index; `nil` if there is none.
  public func item(at index: Int) -> AnyModel? {
    index >= 0 && index < list.count ? list[index] : nil
  }

  /// Returns the items of one type, in order, including optionals that contain a value of that type.
  public func items<Model>(ofType type: Model.Type = Model.self) -> [Model] {
    var found: [Model] = []
    list.forEach { model in
      if let value = model.value(as: type) { found.append(value) }
      return true
    }
    return found
  }

  /// Replaces all items without reporting it. To update the view, too, call `setItems(_:forSection:)` of the storage.
  public func setItems<Model>(_ items: [Model]) {
    while list.count > 0 { remove(at: list.count - 1) }
    append(items.map { AnyModel.box($0) })
  }

  // MARK: - Place

  /// The current index of the section in its storage; `nil` if it is in none.
  public var currentSectionIndex: Int? { owner?.index(of: self) }

  // MARK: - Supplementary models

  /// Stores the model of a supplementary view; `nil` clears it.
  public func setSupplementaryModel<Model>(_ model: Model?, forKind kind: SupplementaryKind, atIndex index: Int) {
    setSupplementary(model.map { ModelBox($0) }, kind, index)
  }

  /// Returns the stored model of a supplementary view; `nil` if there is none.
  public func supplementaryModel(ofKind kind: SupplementaryKind, atIndex index: Int) -> AnyModel? {
    supplementary[SupplementaryKey(kind: kind, index: index)]
  }

  /// Returns the number of stored models of a kind.
  public func numberOfSupplementaries(ofKind kind: SupplementaryKind) -> Int {
    var count = 0
    for key in supplementary.keys where key.kind == kind { count += 1 }
    return count
  }

  /// The model of the flow layout's header.
  public var collectionHeaderModel: AnyModel? { supplementaryModel(ofKind: .sectionHeader, atIndex: 0) }

  /// The model of the flow layout's footer.
  public var collectionFooterModel: AnyModel? { supplementaryModel(ofKind: .sectionFooter, atIndex: 0) }

  /// The model of the table's header.
  public var tableHeaderModel: AnyModel? { supplementaryModel(ofKind: .tableHeader, atIndex: 0) }

  /// The model of the table's footer.
  public var tableFooterModel: AnyModel? { supplementaryModel(ofKind: .tableFooter, atIndex: 0) }

  func setSupplementary(_ model: AnyModel?, _ kind: SupplementaryKind, _ index: Int) {
    let key = SupplementaryKey(kind: kind, index: index)
    if let model { supplementary[key] = model } else { supplementary.removeValue(forKey: key) }
  }

  func removeSupplementaries(ofKind kind: SupplementaryKind) {
    var keys: [SupplementaryKey] = []
    for key in supplementary.keys where key.kind == kind { keys.append(key) }
    for key in keys { supplementary.removeValue(forKey: key) }
  }

  // MARK: - Changes by the storage; its indexes are kept up to date

  func insert(_ model: AnyModel, at index: Int) {
    list.insert(model, at: index)
    owner?.indexes.add(model)
  }

  func append(_ models: [AnyModel]) {
    list.append(models)
    if let owner { for model in models { owner.indexes.add(model) } }
  }

  @discardableResult
  func remove(at index: Int) -> AnyModel {
    let model = list.remove(at: index)
    owner?.indexes.remove(model)
    return model
  }

  func replace(at index: Int, with model: AnyModel) {
    let old = list.replace(at: index, with: model)
    guard let owner else { return }
    owner.indexes.replace(old, by: model)
  }
}
