import Almanac
import EventStores

/// The calendars deleted by requests, with their events, so that they can be restored while the server runs: always the
/// last one, and earlier ones up to a limit.
struct DeletedCalendars {
  /// A deleted calendar.
  struct Kept {
    var id: CalendarID
    /// The change that restores it.
    var inverse: EventChange
    /// The person who deleted it, who alone may restore it; `nil` without people.
    var person: Int64?
    /// The rights for it.
    var shares: [Share]
  }

  private var all: [Kept] = []

  /// The number of events above which earlier calendars are dropped.
  private static let limit = 100_000

  /// Stores the change that restores a calendar.
  mutating func add(_ id: CalendarID, _ inverse: EventChange, of person: Int64?, _ shares: [Share]) {
    remove(id)
    all.append(Kept(id: id, inverse: inverse, person: person, shares: shares))
    while all.count > 1, all.reduce(0, { $0 + $1.inverse.steps.count }) > Self.limit { all.removeFirst() }
  }

  /// Returns a deleted calendar; `nil` if it is no longer stored.
  func kept(_ id: CalendarID) -> Kept? { all.first { $0.id == id } }

  /// Removes a calendar that was restored.
  mutating func remove(_ id: CalendarID) { all.removeAll { $0.id == id } }
}
