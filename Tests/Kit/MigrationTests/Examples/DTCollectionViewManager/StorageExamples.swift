import Almanac
import AlmanacLists
import Testing

@Suite("Examples: memory storage")
struct StorageExamples {
  private let storage = MemoryStorage()
  private let observer = StorageUpdatesObserver()

  @Test("DT-132 to DT-146, DT-151: items")
  func items() throws {
    storage.anomalyHandler.anomalyAction = { _ in }
    storage.delegate = observer
    // example
    storage.addItem(soup)
    storage.addItems([stew, cake], toSection: 1)
    storage.addItems([soup, "a title"] as [Any], toSection: 2)
    storage.addModels([ModelBox(stew), ModelBox(2)], toSection: 2)
    try storage.insertModels([ModelBox("first"), ModelBox(cake)], at: ItemPath(item: 0, section: 2))
    storage.setModels([ModelBox(soup), ModelBox("last")], forSection: 2)
    storage.setItems([soup, stew, cake])
    storage.setItemsForAllSections([[soup], [stew, cake]])
    try storage.insertItem(Recipe(id: 4, title: "Salad"), to: ItemPath(item: 0, section: 0))
    try storage.insertItems([Recipe(id: 5, title: "Bread")], to: [ItemPath(item: 1, section: 0)])
    try storage.insertItems(
      [Recipe(id: 6, title: "Rice"), Recipe(id: 7, title: "Peas")], at: ItemPath(item: 0, section: 1))
    storage.reloadItem(soup)
    try storage.replaceItem(soup, with: Recipe(id: 1, title: "Cold soup"))
    storage.moveItem(at: ItemPath(item: 0, section: 0), to: ItemPath(item: 0, section: 1))
    storage.moveItemWithoutAnimation(from: ItemPath(item: 0, section: 1), to: ItemPath(item: 0, section: 0))
    try storage.removeItem(cake)
    storage.removeItems([stew, cake])
    storage.removeItems(at: [ItemPath(item: 0, section: 1)])
    storage.removeItems(fromSection: 1)
    // end
    #expect(storage.sections.map(\.numberOfItems) == [3, 0])
    // example
    let count: Int = storage.totalNumberOfItems
    let first: Recipe? = storage.item(at: ItemPath(item: 0, section: 0), as: Recipe.self)
    let box: AnyModel? = storage.item(at: ItemPath(item: 0, section: 0))
    let same: Recipe? = box?.value(as: Recipe.self)
    let path: ItemPath? = storage.indexPath(forItem: Recipe(id: 5, title: "Bread"))
    let paths: [ItemPath] = storage.indexPathArray(forItems: [Recipe(id: 5, title: "Bread")])
    let models: [AnyModel]? = storage.items(inSection: 0)
    let section: SectionModel? = storage.section(atIndex: 0)
    // end
    #expect(count == 3 && first?.title == "Salad" && same == first && path == paths.first && models?.count == 3)
    #expect(section?.numberOfItems == 3)
    storage.removeAllItems()
    #expect(storage.totalNumberOfItems == 0)
  }

  @Test("An item is named by its identity, which stays when its content changes")
  func identity() throws {
    storage.setItems([soup, stew])
    // example
    try storage.updateItem(Recipe(id: 1, title: "Hot soup"))
    storage.reloadItem(withID: 1, of: Recipe.self)
    storage.moveItem(withID: 1, of: Recipe.self, to: ItemPath(item: 1, section: 0))
    try storage.removeItem(withID: 2, of: Recipe.self)
    let left: Recipe? = storage.item(withID: 1, of: Recipe.self)
    // end
    #expect(left?.title == "Hot soup" && storage.totalNumberOfItems == 1)
  }

  @Test("DT-125, DT-147 to DT-150, DT-152: sections")
  func sections() {
    // example
    let section = SectionModel(items: [soup, stew])
    storage.insertSection(section, atIndex: 0)
    storage.setSection(SectionModel(items: [cake]), forSection: 1)
    storage.moveSection(0, toSection: 1)
    let index: Int? = section.currentSectionIndex
    let recipes: [Recipe] = section.items(ofType: Recipe.self)
    let second: Recipe? = section.item(at: 1)?.value(as: Recipe.self)
    section.setItems([cake])
    let isEmpty: Bool = section.isEmpty || section.numberOfItems == 0
    storage.deleteSections([0])
    storage.removeAllItems()
    // end
    #expect(index == 1 && recipes == [soup, stew] && second == stew && !isEmpty && storage.numberOfSections == 1)
  }

  @Test("DT-126 to DT-130: updates")
  func updates() {
    // example
    storage.delegate = observer
    storage.performUpdates {
      storage.addItem(soup)
      storage.moveSection(0, toSection: 1)
    }
    storage.updateWithoutAnimations { storage.addItem(stew) }
    storage.startUpdate()
    storage.addItem(cake)
    let soFar: StorageUpdate? = storage.currentUpdate
    storage.finishUpdate()

    let steps: [CollectionChange] = observer.lastUpdate?.changes ?? []
    let batch: BatchChanges? = observer.lastUpdate?.batch()
    let inserted: [ItemPath] = batch?.insertedItems ?? []
    // Data has changed by then: these are left for programs that call them.
    observer.lastUpdate?.applyDeferredDatasourceUpdates()
    observer.lastUpdate?.enqueueDatasourceUpdate { update in print(update.isEmpty) }
    if observer.lastUpdate?.containsDeferredDatasourceUpdates == true { print("never") }
    // end
    #expect(soFar?.isEmpty == false && steps.count == 1 && inserted == [ItemPath(item: 1, section: 0)])
  }

  @Test("DT-131, DT-153 to DT-159: models of headers, footers and other views")
  func supplementaries() {
    let badge = SupplementaryKind(9)
    // example
    storage.configureForCollectionViewFlowLayoutUsage()
    storage.setSectionHeaderModels(["Starters", "Mains"])
    storage.setSectionFooterModels(["2 dishes"])
    storage.setSectionHeaderModel("Desserts", forSection: 1)
    storage.setSectionFooterModel("1 dish", forSection: 1)
    storage.setSupplementaries([[0: "new"], [3: "hot"]], forKind: badge)
    storage.section(atIndex: 0)?.setSupplementaryModel("sale", forKind: badge, atIndex: 1)
    let header: String? = storage.headerModel(forSection: 1)?.value()
    let footer: String? = storage.footerModel(forSection: 1)?.value()
    let hot: String? = storage.supplementaryModel(ofKind: badge, forSectionAt: ItemPath(section: 1, item: 3))?.value()
    let sale: String? = storage.section(atIndex: 0)?.supplementaryModel(ofKind: badge, atIndex: 1)?.value()
    let badges: Int = storage.section(atIndex: 0)?.numberOfSupplementaries(ofKind: badge) ?? 0
    let top: AnyModel? = storage.section(atIndex: 0)?.collectionHeaderModel
    let bottom: AnyModel? = storage.section(atIndex: 0)?.collectionFooterModel
    // end
    #expect(header == "Desserts" && footer == "1 dish" && hot == "hot" && sale == "sale" && badges == 2)
    #expect(top?.value(as: String.self) == "Starters" && bottom?.value(as: String.self) == "2 dishes")
  }

  @Test("DT-155, DT-159: models that are computed")
  func providers() {
    // example
    storage.setsSectionModelsThroughProviders = true
    storage.headerModelProvider = { section in ModelBox("Section \(section)") }
    storage.footerModelProvider = { section in nil }
    storage.supplementaryModelProvider = { kind, path in ModelBox("\(kind) of \(path.section)") }
    storage.configureForTableViewUsage()
    let isTable: Bool =
      storage.supplementaryHeaderKind == .tableHeader && storage.supplementaryFooterKind == .tableFooter
    // end
    #expect(isTable && storage.headerModel(forSection: 3)?.value(as: String.self) == "Section 3")
  }
}
