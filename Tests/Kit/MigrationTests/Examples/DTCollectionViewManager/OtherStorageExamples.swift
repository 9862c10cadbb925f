import Almanac
import AlmanacLists
import Foundation
import EventDatabase
import GRDB
import TestSupport
import Testing

// example
/// The content of a week, computed when it is asked for.
final class WeekMenu: BaseStorage {
  override var numberOfSections: Int { 7 }
  override func numberOfItems(inSection section: Int) -> Int { 2 }
  override func item(at path: ItemPath) -> AnyModel? {
    ModelBox(Recipe(id: path.section * 2 + path.item, title: path.item == 0 ? "Soup" : "Stew"))
  }
}

/// A section of a storage whose sections are made by the program.
final class Course: Section {
  var recipes: [Recipe] = []
  var numberOfItems: Int { recipes.count }
  func item(at index: Int) -> AnyModel? { ModelBox(recipes[index]) }
}
// end

// example
/// What a database finds: sections of records, and their names.
final class Cookbook: SectionedQuery {
  var chapters: [(name: String, recipes: [Recipe])] = [("Soups", [Recipe(id: 1, title: "Soup")])]
  var numberOfSections: Int { chapters.count }
  func numberOfItems(inSection section: Int) -> Int { chapters[section].recipes.count }
  func item(at path: ItemPath) -> AnyModel { ModelBox(chapters[path.section].recipes[path.item]) }
  func sectionName(_ section: Int) -> String? { chapters[section].name }
}

/// A collection that tells when it changes.
final class Favorites: LiveCollection {
  var recipes: [Recipe] = []
  private var tell: ((LiveChange) -> Void)?
  var count: Int { recipes.count }
  func item(at index: Int) -> AnyModel { ModelBox(recipes[index]) }
  func observe(_ body: @escaping (LiveChange) -> Void) -> LiveSubscription? {
    tell = body
    return LiveSubscription { [weak self] in self?.tell = nil }
  }
  func add(_ recipe: Recipe) {
    recipes.append(recipe)
    tell?(.update(deletions: [], insertions: [recipes.count - 1], modifications: []))
  }
}
// end

extension Recipe: FetchableRecord, PersistableRecord {}

@Suite("Examples: other storages")
struct OtherStorageExamples {
  private let observer = StorageUpdatesObserver()

  @Test("DT-123, DT-124: a storage of one's own")
  func own() {
    #expect(WeekMenu().item(at: ItemPath(section: 6, item: 1), as: Recipe.self)?.id == 13)
    // example
    let course = Course()
    course.recipes = [soup, stew]
    let menu = SectionsStorage(sections: [course])
    // end
    #expect(menu.item(at: ItemPath(section: 0, item: 1), as: Recipe.self) == stew)
  }

  @Test("DT-161, DT-162: what a database reports of a query")
  func query() {
    // example
    let cookbook = Cookbook()
    let storage = QueryStorage(query: cookbook)
    storage.displaySectionNameForSupplementaryKinds = [.sectionHeader]
    storage.delegate = observer

    storage.willChangeContent()
    cookbook.chapters[0].recipes.append(Recipe(id: 2, title: "Stew"))
    storage.didChange(.insertItem(ItemPath(item: 1, section: 0)))
    storage.didChangeContent()
    // end
    #expect(observer.lastUpdate?.changes == [.insertItems([ItemPath(item: 1, section: 0)])])
    #expect(storage.headerModel(forSection: 0)?.value(as: String.self) == "Soups")
  }

  @Test("DT-161: what an SQLite database holds, transaction by transaction")
  func database() throws {
    let kitchen = Kitchen()
    let (manager, main) = (kitchen.manager, DispatchQueue.main)
    // example
    let database = try DatabaseQueue()
    try database.write {
      try $0.execute(sql: "CREATE TABLE recipe (id INTEGER PRIMARY KEY, title TEXT, minutes INTEGER)")
    }
    let storage = DatabaseStorage(sectionName: { $0.minutes < 60 ? "Quick" : "Slow" }) { database in
      try Recipe.order(Column("minutes")).fetchAll(database)
    }
    manager.storage = storage
    manager.collectionViewUpdater = manager.coreDataUpdater()
    try storage.follow(database, on: main)
    // end
    try database.write { try soup.insert($0) }
    try storage.refresh(from: database)
    #expect(storage.headerModel(forSection: 0)?.value(as: String.self) == "Quick")
  }

  @Test("DT-163 to DT-165: sections of live collections")
  func live() {
    // example
    let favorites = Favorites()
    let storage = LiveSectionsStorage()
    storage.addSection(with: favorites)
    storage.setSection(with: favorites, forSection: 0)
    storage.setSectionHeaderModel("Favorites", forSectionIndex: 0)
    storage.setSectionFooterModel("nothing else", forSectionIndex: 0)
    storage.delegate = observer
    favorites.add(Recipe(id: 1, title: "Soup"))
    let first: (any LiveCollection)? = storage.section(at: 0)
    let position: Int? = storage.index(of: favorites)
    storage.deleteSections([0])
    // end
    #expect(first === favorites && position == 0 && observer.updates.count == 2)
  }

  @Test("DT-166, DT-167: one section that finds out what changed")
  func single() {
    // example
    let storage = SingleSectionHashableStorage(items: [soup, stew])
    storage.delegate = observer
    storage.setItems([stew, soup])
    storage.items = [soup, stew]
    storage.addItems([cake])
    storage.addItems([Recipe(id: 1, title: "Hot soup")], .updateOldValues)
    storage.addItems([Recipe(id: 2, title: "Hot stew")], .deleteOldValues)
    storage.addItems([Recipe(id: 4, title: "Salad")], .additive)

    let inOrder = SingleSectionEquatableStorage(items: [soup]) { old, new in
      // An algorithm of one's own.
      let operations: [SingleSectionOperation] = old.indices.map { .delete($0) } + new.indices.map { .insert($0) }
      return ListDifference(operations, oldCount: old.count, newCount: new.count)
    }
    inOrder.setItems([stew])
    // end
    #expect(storage.items.map(\.title) == ["Hot soup", "Cake", "Hot stew", "Salad"] && observer.updates.count == 6)
    #expect(inOrder.items == [stew])
  }

  @Test("DT-168: snapshots")
  func diffable() {
    let kitchen = Kitchen()
    let manager = kitchen.manager
    // example
    let recipes = [1: soup, 2: stew]
    let storage = DiffableStorage<String, Int> { path, id in recipes[id].map { ModelBox($0) } }
    manager.storage = storage
    manager.register(RecipeCell.self)
    var snapshot = DiffableSnapshot<String, Int>()
    snapshot.appendSections(["Today"])
    snapshot.appendItems([2, 1])
    storage.apply(snapshot)
    // end
    #expect(kitchen.collectionView.show(0, 1)?.text == "Soup")
  }

  @Test("DT-36, DT-37, DT-123: the days of a month, with the events of the manager")
  func days() throws {
    let kitchen = Kitchen()
    let manager = kitchen.manager
    let configuration = CalendarConfiguration(today: try ISODate.parse("2026-11-21"))
    var log: [String] = []
    // example
    let november = DayStorage(monthOf: configuration.today, configuration: configuration)
    manager.storage = november
    manager.register(ReusableView.self, for: DayContext.self) { mapping in
      mapping.shouldSelect { cell, day, path in !day.flags.contains(.outOfScope) }
      mapping.didSelect { cell, day, path in log.append("\(day.fields.day) of week \(path.section + 1)") }
    } handler: { cell, day, path in
      cell.text = "\(day.fields.day)"
    }
    // end
    #expect(kitchen.collectionView.show(2, 6)?.text == "21")
    kitchen.collectionView.tap(2, 6)
    kitchen.collectionView.show(4, 6)
    kitchen.collectionView.tap(4, 6)
    #expect(log == ["21 of week 3"])
  }

  @Test("DT-36, DT-37, DT-45: the rows and headings of a calendar's agenda, with the events of its manager")
  func agenda() throws {
    var configuration = CalendarConfiguration(today: try ISODate.parse("2026-11-21"))
    configuration.initialLevel = .agenda
    let calendar = CalendarView(configuration: configuration)
    var log: [String] = []
    // example
    calendar.agenda.shouldSelect(AgendaRowView.self) { view, row, path in row.event?.status != .cancelled }
    calendar.agenda.didSelect(AgendaRowView.self) { view, row, path in log.append(row.event?.title ?? "no event") }
    calendar.agenda.willDisplayHeaderView(AgendaHeadingView.self) { view, heading, section in
      if heading.isToday { view.text = "Today" }
    }
    // end
    let window = Window(root: calendar, host: PictureHost(), size: Size(width: 600, height: 400))
    window.tick(now: 0)
    #expect(window.displayList().items.contains { $0.text == "Today" })
    #expect(log.isEmpty)
    window.close()
  }
}
