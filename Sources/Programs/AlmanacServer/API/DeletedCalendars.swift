import Almanac

/// The calendars deleted by requests, with their events, so that they can be restored while the server runs: always the
/// last one, and earlier ones up to a limit.
struct DeletedCalendars {
  private var kept: [(id: CalendarID, inverse: EventChange, size: Int)] = []

  /// The number of events above which earlier calendars are dropped.
  private static let limit = 100_000

  /// Stores the change that restores a calendar.
  mutating func add(_ id: CalendarID, _ inverse: EventChange) {
    kept.removeAll { $0.id == id }
    kept.append((id, inverse, inverse.steps.count))
    while kept.count > 1, kept.reduce(0, { $0 + $1.size }) > Self.limit { kept.removeFirst() }
  }

  /// Returns the change that restores a calendar; `nil` if it is no longer stored.
  func inverse(of id: CalendarID) -> EventChange? { kept.first { $0.id == id }?.inverse }

  /// Removes a calendar that was restored.
  mutating func remove(_ id: CalendarID) { kept.removeAll { $0.id == id } }
}
