public import Foundation
public import GRDB

extension DatabaseStorage where Record: Sendable {
  /// Shows what the request finds now, and from then on reports each transaction that changed it as one update.
  ///
  /// The records are read after each transaction on the connection that wrote, before the next one begins, and handed
  /// over in order: no transaction is missed, and none is seen in part. Transactions that leave the records as they
  /// were, or are rolled back, are not reported. Only what this `writer` writes is noticed; for files that other
  /// programs write to, call `refresh(from:)` when they say so.
  ///
  /// Following ends with the storage, with `stopFollowing()`, or when another database is followed.
  ///
  /// - Parameters:
  ///   - queue: the serial queue the storage belongs to, from which this is called and updates are delivered.
  ///   - tables: the tables the request reads; without, it runs after each change of any table.
  ///   - backlog: how many results may wait for a queue that is busy; after that the newest transactions are reported
  ///     together as one update, so that memory stays bounded. At least 1.
  ///   - onError: called on the queue when the request fails after a transaction; the storage stays as it was until
  ///     the next one.
  /// - Throws: what the request throws at once; nothing is followed then.
  public func follow(
    _ writer: any DatabaseWriter, on queue: DispatchQueue = .main, tables: Set<String>? = nil, backlog: Int = 256,
    onError: ((any Error) -> Void)? = nil
  ) throws {
    let link = StorageLink(self)
    let feed = TransactionFeed(
      tables: tables.map { Set($0.map { $0.lowercased() }) }, limit: backlog, request: request,
      announce: { queue.async { link.storage?.takePending() } })
    let records = try writer.writeWithoutTransaction { database in
      database.add(transactionObserver: feed, extent: .observerLifetime)
      return try request(database)
    }
    followed = feed
    pending = { [unowned self] in
      for outcome in feed.take() {
        // A program may stop, or follow another database, while it is told.
        guard followed === feed else { return }
        switch outcome {
        case .success(let records): setRecords(records)
        case .failure(let error): onError?(error)
        }
      }
    }
    setRecords(records)
  }
}

/// Names a storage where it must not be touched, on the thread of the database; only its own queue looks inside.
private final class StorageLink<Record: Identifiable & Equatable>: @unchecked Sendable {
  weak var storage: DatabaseStorage<Record>?

  init(_ storage: DatabaseStorage<Record>) { self.storage = storage }
}
