public import Almanac
public import EventStores
import GRDB

extension SQLiteEventStore: FeedStore {
  /// Returns all feeds, in the order of their creation.
  public func feeds() throws(StoreError) -> [Feed] { try read { try FeedRow.feeds($0) } }

  /// Returns the feed whose secret has this SHA-256 hash; `nil` if there is none.
  public func feed(hash: [UInt8]) throws(StoreError) -> Feed? { try read { try FeedRow.feed(hash: hash, $0) } }

  /// Adds a feed to a calendar.
  ///
  /// - Parameters:
  ///   - isFreeBusy: Whether all events are shown as "Busy", without texts.
  ///   - hash: The SHA-256 hash of its secret.
  /// - Throws: `StoreError.calendarNotFound`, `readOnly`, or `storage`.
  public func addFeed(of calendar: CalendarID, isFreeBusy: Bool, hash: [UInt8]) throws(StoreError) -> Feed {
    try StoreError.mapping {
      try keeping { try database.write { try FeedRow.add(calendar, isFreeBusy: isFreeBusy, hash: hash, $0) } }
    }
  }

  /// Removes a feed. Its URL leads nowhere afterward. Returns `false` if there is no such feed.
  public func removeFeed(_ id: Int64) throws(StoreError) -> Bool {
    try StoreError.mapping { try keeping { try database.write { try FeedRow.remove(id, $0) } } }
  }
}
