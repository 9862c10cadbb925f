import Almanac
import EventStores
import Foundation
import GRDB
import TestSupport
import Testing

/// A storage under eight writers. `ALMANAC_TRANSACTIONS` says how many transactions each of them makes (`make stress`).
@Suite("Database storage under concurrent writers")
struct ConcurrentWritersTests {
  static let writers = 8
  static let transactions = ProcessInfo.processInfo.environment["ALMANAC_TRANSACTIONS"].flatMap { Int($0) } ?? 40

  @Test("P6, DT-161: eight writers; each transaction that changed something is one update, whole and in order")
  func oneConnectionPool() async throws {
    let folder = try DatabaseFolder()
    let pool = try DatabasePool(path: folder.path)
    try await pool.write { try ItemRow.createTable($0) }
    let truth = CommitLog()
    pool.add(transactionObserver: truth, extent: .databaseLifetime)
    let follower = Follower(truth)
    try follower.start(pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<Self.writers {
        group.addTask {
          var random = SeededGenerator(seed: UInt64(900 + writer))
          for _ in 0..<Self.transactions {
            let seed = random.next()
            do {
              try await pool.write { try RandomTransaction.run($0, seed: seed) }
            } catch is RandomTransaction.Abandoned {}
          }
        }
      }
      try await group.waitForAll()
    }
    let fresh = try await pool.read { try ItemRow.sections($0) }
    let end = follower.finish()
    #expect(end.content == fresh && end.reloads == 0)
    #expect(end.wrong.isEmpty, "\(end.wrong.first ?? "")")
    #expect(end.updates == truth.count && end.updates > Self.transactions * Self.writers / 2)
  }

  @Test("P6, DT-161: eight connections of their own; each refresh shows whole transactions only")
  func separateConnections() async throws {
    let folder = try DatabaseFolder()
    let pool = try DatabasePool(path: folder.path)
    try await pool.write { try ItemRow.createTable($0) }
    let follower = Follower(nil)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<Self.writers {
        group.addTask {
          var configuration = Configuration()
          configuration.busyMode = .callback { _ in true }
          let queue = try DatabaseQueue(path: folder.path, configuration: configuration)
          var random = SeededGenerator(seed: UInt64(700 + writer))
          for _ in 0..<max(Self.transactions / 4, 1) {
            let seed = random.next()
            do {
              try await queue.write { try RandomTransaction.run($0, seed: seed) }
            } catch is RandomTransaction.Abandoned {}
            try follower.refresh(pool)
          }
        }
      }
      try await group.waitForAll()
    }
    try follower.refresh(pool)
    let fresh = try await pool.read { try ItemRow.sections($0) }
    let end = follower.finish()
    #expect(end.content == fresh && end.reloads == 0 && end.updates > 0)
    #expect(end.wrong.isEmpty, "\(end.wrong.first ?? "")")
  }

  @Test("a queue that is busy for long receives the newest transactions together, and misses none")
  func backlog() throws {
    let queue = try DatabaseQueue()
    try queue.write { try ItemRow.createTable($0) }
    let follower = Follower(nil)
    try follower.start(queue, backlog: 3)
    follower.whileBusy {
      for id in 1...20 {
        try? queue.write { try ItemRow(id: Int64(id), list: "a", place: id, title: "", weight: 0).insert($0) }
      }
    }
    let end = follower.finish()
    #expect(end.updates == 3 && end.content.first?.count == 20 && end.wrong.isEmpty)
  }

  @Test("other tables, rolled-back transactions and those after the end are not reported")
  func leftOut() throws {
    let queue = try DatabaseQueue()
    try queue.write { database in
      try ItemRow.createTable(database)
      try database.execute(sql: "CREATE TABLE other (id INTEGER)")
      try ItemRow(id: 1, list: "a", place: 0, title: "", weight: 0).insert(database)
    }
    let follower = Follower(nil)
    try follower.start(queue, tables: ["ITEM"])
    try queue.write { try $0.execute(sql: "INSERT INTO other VALUES (1)") }
    try queue.inDatabase { database in
      try database.inTransaction {
        try database.execute(sql: "DELETE FROM item")
        return .rollback
      }
    }
    try queue.write { try $0.execute(sql: "UPDATE item SET title = title") }
    #expect(follower.state.updates == 0)
    try queue.write { try $0.execute(sql: "UPDATE item SET title = 'x'") }
    #expect(follower.state.updates == 1)
    try queue.write { try $0.execute(sql: "ALTER TABLE item RENAME COLUMN title TO name") }
    try queue.write { try $0.execute(sql: "UPDATE item SET name = 'y'") }
    #expect(follower.state.errors == 1 && follower.state.updates == 1)
    try queue.write { try $0.execute(sql: "ALTER TABLE item RENAME COLUMN name TO title") }
    try queue.write { try $0.execute(sql: "UPDATE item SET title = 'z'") }
    #expect(follower.state.updates == 2)
    follower.stop()
    try queue.write { try $0.execute(sql: "DELETE FROM item") }
    #expect(follower.state.updates == 2 && follower.state.content.first?.first?.title == "z")
  }

  @Test("a request that fails at once is thrown, and nothing is followed")
  func failure() throws {
    let follower = Follower(nil)
    let queue = try DatabaseQueue()
    #expect(throws: DatabaseError.self) { try follower.start(queue) }
    try queue.write { try ItemRow.createTable($0) }
    #expect(follower.state.updates == 0)
  }
}
