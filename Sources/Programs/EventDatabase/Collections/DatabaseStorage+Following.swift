public import Foundation
public import GRDB

extension DatabaseStorage where Record: Sendable {
  /// Shows the records that the request finds, and reports each later transaction that changes them as one update.
  ///
  /// The records are read after each transaction on the connection that wrote, before the next one begins, and
  /// delivered in order: no transaction is missed, and none is seen in part. Transactions that do not change the
  /// records, or are rolled back, are not reported. Only transactions of this `writer` are observed; for files that
  /// other programs write, call `refresh(from:)` when they change.
  ///
  /// Following ends with the storage, with `stopFollowing()`, or when another database is followed.
  ///
  /// - Parameters:
  ///   - writer: the database to follow.
  ///   - queue: the serial queue of the storage, on which to call this and on which updates are delivered; `main` by
  ///     default.
  ///   - tables: the tables that the request reads; `nil`, the default, runs it after changes of any table.
  ///   - backlog: the number of results that may wait for a busy queue, at least 1; the newest transactions beyond it
  ///     are reported together as one update, so that memory stays bounded.
  ///   - onError: called on the queue when the request fails after a transaction; the storage keeps its records until
  ///     the next one.
  /// - Throws: the error of the first request; then nothing is followed.
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
        // The program may stop, or follow another database, during an update.
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

/// A reference to a storage that can be passed to the thread of the database; only the storage's own queue reads it.
private final class StorageLink<Record: Identifiable & Equatable>: @unchecked Sendable {
  weak var storage: DatabaseStorage<Record>?

  init(_ storage: DatabaseStorage<Record>) { self.storage = storage }
}
