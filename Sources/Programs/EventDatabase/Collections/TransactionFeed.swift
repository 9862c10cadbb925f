import GRDB
import SystemServices

/// Reads the records of a request after each transaction that changed something, on the connection that wrote it,
/// before the next transaction begins. Each list of records is therefore the result of exactly one transaction.
///
/// The observation lasts as long as the object.
final class TransactionFeed<Record: Sendable>: TransactionObserver {
  /// The records read after a transaction, or the error that occurred.
  typealias Outcome = Result<[Record], any Error>

  private struct Waiting {
    var outcomes: [Outcome] = []
    var isAnnounced = false
  }

  private let request: @Sendable (Database) throws -> [Record]
  private let tables: Set<String>?
  private let limit: Int
  private let announce: @Sendable () -> Void
  private let waiting = Lock(Waiting())
  /// Whether the current transaction changed something. Used only on the thread of the database.
  private var isChanged = false

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - tables: The tables that the request reads, in lowercase; `nil` for all.
  ///   - limit: The number of results that may wait; beyond it, the newest replaces its predecessor.
  ///   - request: Finds the records.
  ///   - announce: Called when a result is waiting, once until it is taken.
  init(
    tables: Set<String>?, limit: Int, request: @escaping @Sendable (Database) throws -> [Record],
    announce: @escaping @Sendable () -> Void
  ) {
    self.tables = tables
    self.limit = max(limit, 1)
    self.request = request
    self.announce = announce
  }

  /// Returns all results since the last call, in the order of the transactions.
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
