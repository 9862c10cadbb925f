import GRDB
import Synchronization

/// Reads the records of a request after each transaction of a database that changed something, on the connection that
/// wrote, before the next transaction begins: so each list of records is the result of just one transaction.
///
/// The observation lasts as long as the object.
final class TransactionFeed<Record: Sendable>: TransactionObserver {
  /// What was read after a transaction, or why it could not be read.
  typealias Outcome = Result<[Record], any Error>

  private struct Waiting {
    var outcomes: [Outcome] = []
    var isAnnounced = false
  }

  private let request: @Sendable (Database) throws -> [Record]
  private let tables: Set<String>?
  private let limit: Int
  private let announce: @Sendable () -> Void
  private let waiting = Mutex(Waiting())
  /// Whether the transaction under way changed something. Only used where the database writes.
  private var isChanged = false

  /// - Parameters:
  ///   - tables: the tables the request reads, in lower case; `nil` for all.
  ///   - limit: how many lists may wait to be taken; then the newest replaces the one before it.
  ///   - announce: called when there is something to take, once until it is taken.
  init(
    tables: Set<String>?, limit: Int, request: @escaping @Sendable (Database) throws -> [Record],
    announce: @escaping @Sendable () -> Void
  ) {
    self.tables = tables
    self.limit = max(limit, 1)
    self.request = request
    self.announce = announce
  }

  /// All that was read since the last call, in the order of the transactions.
  func take() -> [Outcome] {
    waiting.withLock { waiting in
      defer { waiting = Waiting() }
      return waiting.outcomes
    }
  }

  // MARK: - Called by the database, one transaction after the other

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
    tables?.contains(eventKind.tableName.lowercased()) ?? true
  }

  func databaseDidChange() { isChanged = true }

  func databaseDidChange(with event: DatabaseEvent) {
    isChanged = true
    stopObservingDatabaseChangesUntilNextTransaction()
  }

  func databaseDidRollback(_ database: Database) { isChanged = false }

  func databaseDidCommit(_ database: Database) {
    guard isChanged else { return }
    isChanged = false
    let outcome = Outcome { try request(database) }
    let isNews = waiting.withLock { waiting in
      if waiting.outcomes.count >= limit { waiting.outcomes.removeLast() }
      waiting.outcomes.append(outcome)
      defer { waiting.isAnnounced = true }
      return !waiting.isAnnounced
    }
    if isNews { announce() }
  }
}
