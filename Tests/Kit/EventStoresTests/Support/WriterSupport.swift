import Almanac
import AlmanacLists
import EventDatabase
import Foundation
import GRDB
import SystemServices
import TestSupport

/// A row of the table that is written to. The weights of all rows add up to 0 whenever no transaction is under way.
struct ItemRow: Codable, FetchableRecord, PersistableRecord, Identifiable, Equatable, Sendable {
  static let databaseTableName = "item"
  var id: Int64
  var list: String
  var place: Int
  var title: String
  var weight: Int

  static func createTable(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE item (
          id INTEGER PRIMARY KEY, list TEXT NOT NULL, place INTEGER NOT NULL, title TEXT NOT NULL,
          weight INTEGER NOT NULL)
        """)
  }

  /// All rows by list, read by a plain statement.
  static func sections(_ database: Database) throws -> [[ItemRow]] {
    var sections: [[ItemRow]] = []
    for row in try ItemRow.fetchAll(database, sql: "SELECT * FROM item ORDER BY list, place, id") {
      if sections.last?.first?.list == row.list {
        sections[sections.count - 1].append(row)
      } else {
        sections.append([row])
      }
    }
    return sections
  }
}

/// A folder for a database file, removed in the end.
final class DatabaseFolder: Sendable {
  let url: URL
  var path: String { url.appendingPathComponent("items.sqlite").path }

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// A few random changes: rows come, go, change, and move inside their list and to others. Some transactions change
/// nothing in the end, and some are given up.
enum RandomTransaction {
  struct Abandoned: Error {}

  static func run(_ database: Database, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1..<6, using: &random) { try change(database, &random) }
    if random.next() % 8 == 0 {
      try database.inSavepoint {
        try change(database, &random)
        return .rollback
      }
    }
    if random.next() % 10 == 0 { throw Abandoned() }
    try database.execute(
      sql: """
        UPDATE item SET weight = weight - (SELECT SUM(weight) FROM item) WHERE id = (SELECT MIN(id) FROM item)
        """)
  }

  private static func change(_ database: Database, _ random: inout SeededGenerator) throws {
    let count = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM item") ?? 0
    let list = ["a", "b", "c", "d", "e"].randomElement(using: &random) ?? "a"
    let place = Int.random(in: 0..<40, using: &random)
    let offset = count > 0 ? Int.random(in: 0..<count, using: &random) : 0
    let chosen = "WHERE id = (SELECT id FROM item ORDER BY id LIMIT 1 OFFSET \(offset))"
    switch Int.random(in: 0..<(count > 60 ? 9 : 7), using: &random) {
    case 0, 1:
      try database.execute(
        sql: "INSERT INTO item (list, place, title, weight) VALUES (?, ?, 'new', ?)",
        arguments: [list, place, Int.random(in: -9...9, using: &random)])
    case 2: try database.execute(sql: "UPDATE item SET title = title || '.', weight = weight + 1 \(chosen)")
    case 3: try database.execute(sql: "UPDATE item SET place = ? \(chosen)", arguments: [place])
    case 4: try database.execute(sql: "UPDATE item SET list = ?, place = ? \(chosen)", arguments: [list, place])
    case 5: try database.execute(sql: "UPDATE item SET title = title \(chosen)")
    case 6 where random.next() % 6 == 0:
      try database.execute(sql: "UPDATE item SET list = ? WHERE list = 'e'", arguments: [list])
    default: try database.execute(sql: "DELETE FROM item \(chosen)")
    }
  }
}

/// What the table held after each transaction that changed it, read without the storage.
final class CommitLog: TransactionObserver, Sendable {
  private let states = Lock<[[[ItemRow]]]>([])

  var count: Int { states.withLock { $0.count } }
  func state(_ index: Int) -> [[ItemRow]]? { states.withLock { $0.indices.contains(index) ? $0[index] : nil } }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
  func databaseDidChange(with event: DatabaseEvent) {}
  func databaseDidRollback(_ database: Database) {}
  func databaseDidCommit(_ database: Database) {
    guard let state = try? ItemRow.sections(database) else { return }
    states.withLock { states in if (states.last ?? []) != state { states.append(state) } }
  }
}

/// A storage on a queue of its own, with a plain copy of what it holds that follows its updates.
final class Follower: @unchecked Sendable {
  struct State: Sendable {
    var content: [[ItemRow]] = []
    var updates = 0
    var reloads = 0
    var errors = 0
    /// What did not agree, in words.
    var wrong: [String] = []
  }

  private let queue = DispatchQueue(label: "storage")
  private let truth: CommitLog?
  private let storage = DatabaseStorage<ItemRow>(sectionName: { $0.list }) { database in
    try ItemRow.order(Column("list"), Column("place"), Column("id")).fetchAll(database)
  }
  private let observer = StorageUpdatesObserver()
  private var known = State()

  init(_ truth: CommitLog?) { self.truth = truth }

  func start(_ writer: any DatabaseWriter, tables: Set<String>? = nil, backlog: Int = .max) throws {
    try queue.sync {
      try storage.follow(writer, on: queue, tables: tables, backlog: backlog) { [unowned self] _ in known.errors += 1 }
      known.content = contents()
      listen()
    }
  }

  func refresh(_ reader: any DatabaseReader) throws {
    try queue.sync {
      if storage.delegate == nil { listen() }
      try storage.refresh(from: reader)
    }
  }

  func stop() { queue.sync { storage.stopFollowing() } }
  func whileBusy(_ body: () -> Void) { queue.sync(execute: body) }
  var state: State { queue.sync { known } }

  /// The state once all that waits is delivered.
  func finish() -> State { state }

  private func listen() {
    storage.delegate = observer
    observer.onUpdate = { [unowned self] update in note(update) }
  }

  private func contents() -> [[ItemRow]] {
    (0..<storage.numberOfSections).map { section in
      (0..<storage.numberOfItems(inSection: section)).compactMap {
        storage.item(at: ItemPath(section: section, item: $0), as: ItemRow.self)
      }
    }
  }

  private func note(_ update: StorageUpdate?) {
    let new = contents()
    if let update {
      if update.isEmpty { known.wrong.append("empty update") }
      if update.replay(on: known.content, new: new) != new { known.wrong.append("replay \(known.updates): \(update)") }
      known.updates += 1
    } else {
      known.reloads += 1
    }
    if let truth, truth.state(known.updates - 1) != new { known.wrong.append("state \(known.updates)") }
    if new.joined().reduce(0, { $0 + $1.weight }) != 0 { known.wrong.append("torn \(known.updates)") }
    known.content = new
    observer.reset()
  }
}
