public import Almanac

/// A read-only URL of a calendar, for programs that subscribe to it. Whoever knows its secret can read the calendar.
public struct Feed: Equatable, Sendable {
  /// The number of the feed, which no other feed of the store ever gets.
  public var id: Int64
  /// The calendar.
  public var calendar: CalendarID
  /// Whether all events are shown as "Busy", without texts.
  public var isFreeBusy: Bool

  /// Creates a feed; called by stores.
  public init(id: Int64, calendar: CalendarID, isFreeBusy: Bool) {
    self.id = id
    self.calendar = calendar
    self.isFreeBusy = isFreeBusy
  }
}

/// A store that keeps feeds. It knows only the hashes of their secrets, so nobody who reads it can use them.
public protocol FeedStore: EventStore {
  /// Returns the feed whose secret has this SHA-256 hash; `nil` if there is none.
  func feed(hash: [UInt8]) throws(StoreError) -> Feed?
}
