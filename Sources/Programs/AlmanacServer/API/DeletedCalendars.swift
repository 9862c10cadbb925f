import Almanac

/// The calendars that were deleted by requests, with their events, so that they can be brought back as long as the server
/// runs: the latest one, and earlier ones while there is room.
struct DeletedCalendars {
  private var kept: [(id: CalendarID, inverse: EventChange, size: Int)] = []

  /// The number of events above which earlier calendars are dropped.
  private static let limit = 100_000

  /// Keeps what brings a calendar back.
  mutating func add(_ id: CalendarID, _ inverse: EventChange) {
    kept.removeAll { $0.id == id }
    kept.append((id, inverse, inverse.steps.count))
    while kept.count > 1, kept.reduce(0, { $0 + $1.size }) > Self.limit { kept.removeFirst() }
  }

  /// Returns the change that brings a calendar back; `nil` if it is not known any more.
  func inverse(of id: CalendarID) -> EventChange? { kept.first { $0.id == id }?.inverse }

  /// Forgets a calendar that was brought back.
  mutating func remove(_ id: CalendarID) { kept.removeAll { $0.id == id } }
}
