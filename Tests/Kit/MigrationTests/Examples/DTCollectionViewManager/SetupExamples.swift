import Almanac
import AlmanacLists
import TestSupport
import Testing

// example
final class RecipeScreen: CollectionManageable {
  let managerSlot = ManagerSlot()
  let collectionView: any CollectionSurface

  init(collectionView: any CollectionSurface) {
    self.collectionView = collectionView
    manager.startManaging(collectionView)
    manager.register(RecipeCell.self)
    manager.memoryStorage.addItem(Recipe(id: 1, title: "Soup"))
  }
}
// end

@Suite("Examples: setting up")
struct SetupExamples {
  @Test("A screen has a manager from its first use on")
  func screen() {
    let list = RecorderSurface()
    let screen = RecipeScreen(collectionView: list)
    #expect(list.show(0, 0)?.text == "Soup" && screen.manager === screen.manager)
  }

  @Test("DT-5, DT-6: a manager is given a storage, at once or later")
  func storages() {
    let kitchen = Kitchen()
    let collectionView = kitchen.collectionView
    // example
    let manager = CollectionManager(storage: SingleSectionHashableStorage(items: [Recipe(id: 1, title: "Soup")]))
    manager.startManaging(collectionView)
    let first: any Storage = manager.storage
    if manager.isManaging, manager.surface === collectionView {
      manager.storage = MemoryStorage()
      manager.memoryStorage.addItem(Recipe(id: 2, title: "Stew"))
    }
    let slot = ManagerSlot { CollectionManager(storage: MemoryStorage()) }
    // end
    #expect(first.numberOfSections == 1 && manager.memoryStorage.totalNumberOfItems == 1)
    #expect(slot.manager.memoryStorage.numberOfSections == 0)
  }

  @Test("DT-11, DT-12: what is registered comes first, then the delegate")
  func delegate() {
    let kitchen = Kitchen([soup])
    let (manager, collectionView) = (kitchen.manager, kitchen.collectionView)
    // example
    final class Cook: CollectionDelegate {
      var heard: [ItemPath] = []
      // What it does not answer, and does not say it implements, is answered by the view.
      func implements(_ event: CollectionEventID) -> Bool { event == .item(.didSelect) }
      func collection(_ event: ItemEvent, at path: ItemPath, view: ReusableView?) { heard.append(path) }
    }
    let cook = Cook()
    manager.startManaging(collectionView, withDelegate: cook)
    // end
    collectionView.show(0, 0)
    collectionView.tap(0, 0)
    #expect(cook.heard.last == ItemPath(item: 0, section: 0))
  }

  @Test("DT-22 to DT-24: cells, headers and footers are registered")
  func registering() {
    let kitchen = Kitchen()
    let manager = kitchen.manager
    // example
    manager.register(RecipeCell.self)
    manager.registerHeader(TitleView.self)
    manager.registerFooter(TitleView.self)
    manager.registerSupplementary(TitleView.self, forKind: SupplementaryKind(9))
    // Views that know nothing of models: the closure shows the model.
    manager.register(ReusableView.self, for: Int.self) { cell, number, path in cell.text = "\(number)" }
    // Closures of the later releases.
    manager.register(LargeRecipeCell.self) { (mapping: ViewModelMapping<LargeRecipeCell, Recipe>) in
      mapping.condition = .section(1)
    } handler: { cell, recipe, path in
      cell.accessibility.label = recipe.title
    }
    // end
    kitchen.storage.setItemsForAllSections([[soup], [stew]])
    kitchen.storage.setSectionHeaderModels(["First", "Second"])
    manager.unregister(RecipeCell.self)
    #expect(kitchen.collectionView.show(1, 0)?.text == "** Stew **")
    #expect(manager.supplementaryView(ofKind: .sectionHeader, at: ItemPath(section: 1, item: 0)).text == "Second")
  }

  @Test("DT-13, DT-22, DT-25: templates take the place of interface files")
  func templates() {
    let kitchen = Kitchen()
    let manager = kitchen.manager
    // example
    manager.templates.add(named: "RecipeCell-wide") {
      let cell = RecipeCell()
      cell.isTabStop = true
      return cell
    }
    manager.templates.add(for: TitleView.self) { TitleView() }
    manager.registerNibNamed("RecipeCell-wide", for: RecipeCell.self)
    manager.registerNibNamed("RecipeCell-wide", forHeader: RecipeCell.self)
    manager.registerNibNamed("RecipeCell-wide", forFooter: RecipeCell.self)
    manager.registerNibNamed("RecipeCell-wide", forSupplementary: RecipeCell.self, ofKind: SupplementaryKind(9))
    manager.registerNibless(LargeRecipeCell.self)
    manager.registerNiblessHeader(TitleView.self)
    manager.registerNiblessFooter(TitleView.self)
    manager.registerNiblessSupplementary(TitleView.self, forKind: SupplementaryKind(9))
    manager.register(TitleView.self) { mapping in
      mapping.templateName = nil
      mapping.isMadeFromCode = true
      mapping.reuseIdentifier = ReuseIdentifier(7)
      // The program has told the collection itself how such views are made.
      mapping.isRegisteredElsewhere = false
    }
    // end
    kitchen.storage.addItem(soup)
    #expect(kitchen.collectionView.show(0, 0)?.isTabStop == true)
  }

  @Test("DT-26 to DT-29: classes are taken back")
  func unregistering() {
    let kitchen = Kitchen([soup])
    let manager = kitchen.manager
    manager.registerHeader(TitleView.self)
    manager.registerFooter(TitleView.self)
    manager.registerSupplementary(TitleView.self, forKind: SupplementaryKind(9))
    // example
    manager.unregister(RecipeCell.self)
    manager.unregisterHeader(TitleView.self)
    manager.unregisterFooter(TitleView.self)
    manager.unregisterSupplementary(TitleView.self, forKind: SupplementaryKind(9))
    // end
    #expect(manager.viewModelMappings.isEmpty)
  }

  @Test("DT-16, DT-17: subclasses, protocols and optionals are seen as something else")
  func viewing() {
    let kitchen = Kitchen()
    let manager = kitchen.manager
    // example
    class Dish { let name = "dish" }
    final class Dessert: Dish {}
    manager.register(ReusableView.self, for: Dish.self) { cell, dish, path in cell.text = dish.name }
    manager.viewModels(Dessert.self, as: Dish.self) { $0 }
    manager.viewOptionals(of: Recipe.self)
    // end
    manager.register(RecipeCell.self)
    kitchen.storage.addItem(Dessert())
    kitchen.storage.addItem(Optional(Optional(soup)))
    #expect(kitchen.collectionView.show(0, 0)?.text == "dish" && kitchen.collectionView.show(0, 1)?.text == "Soup")
  }

  @Test("DT-19 to DT-21: conditions and a customizer choose between cells")
  func choosing() {
    let kitchen = Kitchen()
    let manager = kitchen.manager
    kitchen.storage.addItems([soup, stew])
    // example
    manager.register(LargeRecipeCell.self) { mapping in
      mapping.condition = mapping.modelCondition { path, recipe in recipe.minutes > 60 }
    }
    manager.register(RecipeCell.self) { mapping in
      mapping.condition = MappingCondition.custom { path, model in path.section == 0 }
    }
    final class Last: ViewModelMappingCustomizing {
      func viewModelMapping(fromCandidates candidates: [AnyViewModelMapping], forModel model: AnyModel)
        -> AnyViewModelMapping?
      { candidates.last { $0.viewType == ViewType.cell } }
    }
    let last = Last()
    let mappings: [AnyViewModelMapping] = manager.viewModelMappings
    // end
    #expect(kitchen.collectionView.show(0, 1)?.text == "** Stew **" && mappings.count == 2)
    manager.mappingCustomizer = last
    #expect(kitchen.collectionView.show(0, 1)?.text == "Stew")
  }

  @Test("DT-30: a closure makes the view of a model")
  func hosting() {
    let kitchen = Kitchen()
    let manager = kitchen.manager
    // example
    var look = HostingCellConfiguration()
    look.background = Color(rgb: 0xF2F2F7)
    manager.registerHostingCell(for: Recipe.self, configuration: look) { recipe, path in
      let view = View()
      view.text = recipe.title
      return view
    }
    // With the state of the item: asked again when it is selected, pressed or focused.
    manager.registerHostingConfiguration(for: String.self) { state, title, path in
      let view = View()
      view.text = state.contains(.selected) ? "✓ \(title)" : title
      return view
    }
    // end
    kitchen.storage.addItem(soup)
    kitchen.storage.addItem("Sides")
    #expect((kitchen.collectionView.show(0, 0) as? HostingCell)?.content?.text == "Soup")
    #expect((kitchen.collectionView.show(0, 1) as? HostingCell)?.content?.text == "Sides")
  }
}
