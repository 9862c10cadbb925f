import Basics
public import CollectionKit
public import Diffing

/// An in-memory storage of sections with items of any types.
///
///     let storage = MemoryStorage()
///     storage.addItems(["Ada", "Bo"])
///     storage.addItem(1, toSection: 1)
///     try storage.replaceItem("Bo", with: "Cy")
///     storage.performUpdates {
///       storage.moveItem(at: ItemPath(section: 0, item: 1), to: ItemPath(section: 0, item: 0))
///       storage.removeItems(fromSection: 1)
///     }
///
/// Every operation changes the storage immediately and then reports the change once. An operation that cannot be
/// carried out changes nothing: it throws, reports an anomaly, or both, as documented. Sections that an operation needs
/// are created, up to `maximumSectionCount`.
///
/// Finding an item by value takes linear time if its type is only `Equatable`. For `Hashable` values and `Identifiable`
/// models, the first search builds a table; after that, the time of a search does not depend on the number of items.
/// Models that are objects must not change their hash or identity while they are stored.
public final class MemoryStorage: BaseStorage {
  /// The maximum number of sections that operations create.
  public static let maximumSectionCount = 1 << 16

  /// The handler of operations that could not be carried out.
  public var anomalyHandler = AnomalyHandler<MemoryStorageAnomaly>()
  /// Whether `setSectionHeaderModels` and `setSectionFooterModels` only provide models for existing sections, without
  /// creating sections and without a reload.
  public var setsSectionModelsThroughProviders = false

  let list = SectionList()

  // MARK: - Look-ups

  /// The number of sections.
  public override var numberOfSections: Int { list.count }

  /// Returns the number of items of a section; 0 for a section that does not exist.
  public override func numberOfItems(inSection section: Int) -> Int { list[section]?.numberOfItems ?? 0 }

  /// Returns the item at a path; `nil` if there is none.
  public override func item(at path: ItemPath) -> AnyModel? { list[path.section]?.item(at: path.item) }

  /// The sections, in order.
  public var sections: [SectionModel] { Array(list.sections) }

  /// Returns the section at an index; `nil` if there is none.
  public func section(atIndex index: Int) -> SectionModel? { list[index] }

  /// Returns the items of a section; `nil` if there is none.
  public func items(inSection section: Int) -> [AnyModel]? { list[section]?.items }

  /// The number of items in all sections.
  public var totalNumberOfItems: Int {
    var count = 0
    for section in list.sections { count += section.numberOfItems }
    return count
  }

  // MARK: - Adding

  /// Adds an item at the end of a section.
  public func addItem<Model>(_ item: Model, toSection section: Int = 0) {
    addModels([AnyModel.box(item)], toSection: section)
  }

  /// Adds items at the end of a section, as one update. Items of a mixed list (`[Any]`) count with their dynamic types.
  /// WebAssembly has no `Any`; use `addModels(_:toSection:)` there.
  public func addItems<Model>(_ items: [Model], toSection section: Int = 0) {
    addModels(items.map { AnyModel.box($0) }, toSection: section)
  }

  /// Adds items of any types at the end of a section, as one update.
  public func addModels(_ models: [AnyModel], toSection section: Int = 0) {
    guard isWithinReach(section) else { return }
    startUpdate()
    makeSections(upTo: section)
    let start = list.sections[section].numberOfItems
    list.sections[section].append(models.map { $0.detached })
    record { builder in
      for offset in 0..<models.count { builder.insertItem(ItemPath(section: section, item: start + offset)) }
    }
    finishUpdate()
  }

  /// Inserts an item before the one at `path`, or at the end.
  ///
  /// - Throws: `MemoryStorageError.insertionFailed` if the path is beyond the end of its section.
  public func insertItem<Model>(_ item: Model, to path: ItemPath) throws(MemoryStorageError) {
    try insertModels([AnyModel.box(item)], at: path)
  }

  /// Inserts items at paths, one after the other; an item whose path is beyond the end at that point is left out.
  ///
  /// - Throws: `MemoryStorageError.batchInsertionFailed` if the number of paths differs from the number of items.
  public func insertItems<Model>(_ items: [Model], to paths: [ItemPath]) throws(MemoryStorageError) {
    guard items.count == paths.count else {
      anomalyHandler.reportAnomaly(
        .batchInsertionItemCountMismatch(itemsCount: items.count, indexPathsCount: paths.count))
      throw .batchInsertionFailed(reason: .itemsCountMismatch)
    }
    startUpdate()
    for (item, path) in zip(items, paths) where canInsert(at: path) { insert(AnyModel.box(item), at: path) }
    finishUpdate()
  }

  /// Inserts adjacent items, the first at `path`.
  ///
  /// - Throws: `MemoryStorageError.insertionFailed` if the path is beyond the end of its section.
  public func insertItems<Model>(_ items: [Model], at path: ItemPath) throws(MemoryStorageError) {
    try insertModels(items.map { AnyModel.box($0) }, at: path)
  }

  /// Inserts adjacent items of any types, the first at `path`.
  ///
  /// - Throws: `MemoryStorageError.insertionFailed` if the path is beyond the end of its section.
  public func insertModels(_ models: [AnyModel], at path: ItemPath) throws(MemoryStorageError) {
    guard path.item >= 0, (0..<Self.maximumSectionCount).contains(path.section) else {
      _ = isWithinReach(path.section)
      throw .insertionFailed(reason: .invalidIndexPath(path))
    }
    guard canInsert(at: path) else {
      anomalyHandler.reportAnomaly(
        .insertionIndexPathTooBig(
          indexPath: path, countOfElementsInSection: numberOfItems(inSection: path.section)))
      throw .insertionFailed(reason: .indexPathTooBig(path))
    }
    startUpdate()
    for (offset, model) in models.enumerated() {
      insert(model.detached, at: ItemPath(section: path.section, item: path.item + offset))
    }
    finishUpdate()
  }

  // MARK: - Setting

  /// Replaces the items of a section, creating it if needed. Everything is reloaded.
  public func setItems<Model>(_ items: [Model], forSection section: Int = 0) {
    setModels(items.map { AnyModel.box($0) }, forSection: section)
  }

  /// Replaces the items of a section with items of any types. Everything is reloaded.
  public func setModels(_ models: [AnyModel], forSection section: Int = 0) {
    guard isWithinReach(section) else { return }
    startUpdate()
    makeSections(upTo: section)
    let boxes = models.map { $0.detached }
    clear(list.sections[section])
    list.sections[section].append(boxes)
    setNeedsReloading()
    finishUpdate()
  }

  /// Replaces all sections with sections of these items. Everything is reloaded.
  public func setItemsForAllSections<Model>(_ items: [[Model]]) {
    startUpdate()
    while list.count > 0 { list.remove(at: list.count - 1) }
    for models in items { list.insert(SectionModel(items: models), at: list.count) }
    setNeedsReloading()
    finishUpdate()
  }

  // MARK: - Removing by path

  /// Removes the items at paths, as one update; paths without an item are ignored. The update lists the paths before
  /// the removal.
  public func removeItems(at paths: [ItemPath]) {
    var present: [ItemPath] = []
    for path in paths {
      guard let model = item(at: path), !model.isPicked else { continue }
      model.isPicked = true
      present.append(path)
    }
    for path in present { item(at: path)?.isPicked = false }
    remove(present)
  }

  /// Removes all items of a section but keeps the section. A missing section is ignored.
  public func removeItems(fromSection section: Int) {
    remove((0..<numberOfItems(inSection: section)).map { ItemPath(section: section, item: $0) })
  }

  /// Removes the items of all sections but keeps the sections. Everything is reloaded.
  public func removeAllItems() {
    startUpdate()
    for section in list.sections { clear(section) }
    setNeedsReloading()
    finishUpdate()
  }

  /// Removes items at existing, unique paths.
  func remove(_ paths: [ItemPath]) {
    guard !paths.isEmpty else { return }
    startUpdate()
    for path in paths.ascending().reversed() { list.sections[path.section].remove(at: path.item) }
    record { $0.append(.deleteItems(paths)) }
    finishUpdate()
  }

  // MARK: - Moving

  /// Moves an item so that it ends up at `destination`. The destination's section is created if needed.
  ///
  /// - Returns: `false` if there is no such item or position; an anomaly is then reported.
  @discardableResult
  public func moveItem(at source: ItemPath, to destination: ItemPath) -> Bool {
    guard item(at: source) != nil else {
      anomalyHandler.reportAnomaly(.moveItemFailedItemNotFound(indexPath: source))
      return false
    }
    guard isWithinReach(destination.section) else { return false }
    let limit = numberOfItems(inSection: destination.section) - (source.section == destination.section ? 1 : 0)
    guard (0...limit).contains(destination.item) else {
      anomalyHandler.reportAnomaly(
        .moveItemFailedIndexPathTooBig(indexPath: destination, countOfElementsInSection: limit))
      return false
    }
    startUpdate()
    makeSections(upTo: destination.section)
    relocate(source, destination)
    record { $0.append(.moveItem(from: source, to: destination)) }
    finishUpdate()
    return true
  }

  /// Moves an item without reporting it, for a view that has already moved its cell.
  ///
  /// - Returns: `false` if one of the positions does not exist. If both sections exist, an anomaly is then reported.
  @discardableResult
  public func moveItemWithoutAnimation(from source: ItemPath, to destination: ItemPath) -> Bool {
    guard list[source.section] != nil, list[destination.section] != nil else { return false }
    let limit = numberOfItems(inSection: destination.section) - (source.section == destination.section ? 1 : 0)
    guard item(at: source) != nil, (0...max(limit, 0)).contains(destination.item) else {
      anomalyHandler.reportAnomaly(
        .moveItemFailedInvalidIndexPaths(
          sourceIndexPath: source, destinationIndexPath: destination,
          sourceElementsInSection: numberOfItems(inSection: source.section),
          destinationElementsInSection: max(limit, 0)))
      return false
    }
    updateWithoutAnimations {
      startUpdate()
      relocate(source, destination)
      record { _ in }
      finishUpdate()
    }
    return true
  }

  /// Moves an item without reporting it, because the view has already moved its cell.
  public override func itemWasMoved(from source: ItemPath, to destination: ItemPath) {
    moveItemWithoutAnimation(from: source, to: destination)
  }

  private func relocate(_ source: ItemPath, _ destination: ItemPath) {
    let from = list.sections[source.section]
    let to = list.sections[destination.section]
    // The same storage, so its tables stay right.
    to.list.insert(from.list.remove(at: source.item), at: destination.item)
  }

  // MARK: - Parts of operations

  func canInsert(at path: ItemPath) -> Bool {
    (0..<Self.maximumSectionCount).contains(path.section)
      && (0...numberOfItems(inSection: path.section)).contains(path.item)
  }

  private func insert(_ model: AnyModel, at path: ItemPath) {
    makeSections(upTo: path.section)
    list.sections[path.section].insert(model, at: path.item)
    record { $0.insertItem(path) }
  }

  func isWithinReach(_ section: Int) -> Bool {
    if (0..<max(Self.maximumSectionCount, list.count)).contains(section) { return true }
    anomalyHandler.reportAnomaly(.sectionOutOfRange(section: section, limit: Self.maximumSectionCount))
    return false
  }

  /// Creates all missing sections up to this one. Call it only inside an update.
  func makeSections(upTo section: Int) {
    while list.count <= section {
      let index = list.count
      list.insert(SectionModel(), at: index)
      record { $0.insertSection(index) }
    }
  }

  private func clear(_ section: SectionModel) {
    if !list.indexes.isEmpty {
      section.list.forEach {
        list.indexes.remove($0)
        return true
      }
    }
    section.list.removeAll()
  }

  /// Returns the stored model of a supplementary view.
  public override func storedSupplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath)
    -> AnyModel?
  { list[path.section]?.supplementaryModel(ofKind: kind, atIndex: path.item) }
}
