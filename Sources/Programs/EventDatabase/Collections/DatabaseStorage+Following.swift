public import Foundation
public import GRDB

extension DatabaseStorage where Record: Sendable {
  /// Shows the records that the request finds, and reports each later transaction that changes them as one update.
  ///
  /// The records are read after each transaction, on the connection that wrote it, before the next one begins, and are
  /// delivered in order. No transaction is missed or seen in part. Transactions that do not change the records, or are
  /// rolled back, are not reported. Only transactions of `writer` are observed; if other programs write to the file,
  /// call `refresh(from:)` when it changes.
  ///
  /// Following ends when the storage is released, when you call `stopFollowing()`, or when you follow another database.
  ///
  /// - Parameters:
  ///   - writer: The database to follow.
  ///   - queue: The serial queue of the storage. Call this method on it; updates are delivered on it. `main` by
  ///     default.
  ///   - tables: The tables that the request reads; `nil`, the default, runs it after changes of any table.
  ///   - backlog: The number of results that may wait for a busy queue, at least 1. Transactions beyond it are combined
  ///     into one update, so that memory stays bounded.
  ///   - onError: Called on the queue when the request fails after a transaction; the storage keeps its records until
  ///     the next one.
  /// - Throws: The error of the first request; then nothing is followed.
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
        // The program may stop following, or follow another database, during an update.
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
