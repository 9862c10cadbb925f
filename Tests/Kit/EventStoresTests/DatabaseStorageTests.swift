import Almanac
import AlmanacLists
import EventDatabase
import Foundation
import GRDB
import Testing

@Suite("Database storage")
struct DatabaseStorageTests {
  struct Task: Codable, FetchableRecord, PersistableRecord, Identifiable, Equatable {
    var id: Int64
    var title: String
    var list: String
  }

  private static func database(_ tasks: [Task]) throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try queue.write { database in
      try database.execute(sql: "CREATE TABLE task (id INTEGER PRIMARY KEY, title TEXT NOT NULL, list TEXT NOT NULL)")
      for task in tasks { try task.insert(database) }
    }
    return queue
  }

  private static func storage() -> DatabaseStorage<Task> {
    DatabaseStorage(sectionName: { $0.list }) { try Task.order(Column("list"), Column("title")).fetchAll($0) }
  }

  @Test("DT-161, DT-162: a storage follows a database: inserts, updates, moves between places and sections, deletions")
  func follows() throws {
    let queue = try Self.database([
      Task(id: 1, title: "a", list: "home"), Task(id: 2, title: "b", list: "home"),
      Task(id: 3, title: "c", list: "work"),
    ])
    let storage = Self.storage()
    let observer = StorageUpdatesObserver()
    try storage.refresh(from: queue)
    storage.delegate = observer
    #expect(storage.numberOfSections == 2 && storage.numberOfItems(inSection: 0) == 2)
    #expect(storage.headerModel(forSection: 1)?.value(as: String.self) == "work")
    #expect(storage.headerModel(forSection: 2) == nil && storage.footerModel(forSection: 0) == nil)
    #expect(storage.item(at: ItemPath(section: 1, item: 0), as: Task.self)?.title == "c")
    #expect(storage.item(at: ItemPath(section: 1, item: 1)) == nil && storage.numberOfItems(inSection: 7) == 0)
    try storage.refresh(from: queue)
    #expect(observer.updates.isEmpty)
    try queue.write { database in
      try Task(id: 1, title: "z", list: "home").update(database)
      try Task(id: 4, title: "n", list: "attic").insert(database)
      _ = try Task.deleteOne(database, key: 3)
    }
    try storage.refresh(from: queue)
    #expect(
      observer.lastUpdate?.changes == [
        .deleteSections([1]), .insertSections([0]), .insertItems([ItemPath(section: 0, item: 0)]),
        .moveItem(from: ItemPath(section: 1, item: 1), to: ItemPath(section: 1, item: 0)),
        .updateItems([ItemPath(section: 1, item: 1)]),
      ])
  }

  @Test("DT-161: a request that fails leaves the storage as it was")
  func failure() throws {
    let queue = try Self.database([Task(id: 1, title: "a", list: "home")])
    let storage = Self.storage()
    try storage.refresh(from: queue)
    try queue.write { try $0.execute(sql: "DROP TABLE task") }
    #expect(throws: DatabaseError.self) { try storage.refresh(from: queue) }
    #expect(storage.numberOfItems(inSection: 0) == 1)
  }
}
