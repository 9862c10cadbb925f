public import Almanac
import EventStores
import GRDB

/// The state of a database that was seen last.
struct SeenState {
  /// The number that other connections change (`data_version`).
  var version: Int64
  /// The number of the latest change of a resource.
  var sequence: Int64
  /// All calendars.
  var calendars: [CalendarInfo]
}

extension SQLiteEventStore {
  /// The most changed resources whose days are looked at one by one; more count as changes on all days.
  private static let refreshLimit = 1_000

  /// Notifies observers of what other processes have changed since the last call; the first call only looks. Without a
  /// change it takes some microseconds.
  ///
  /// Call it when the file, or the file `PATH-wal` beside it, has changed, or every so often.
  public func refresh() throws(StoreError) {
    let version = try foreignVersion()
    guard seen?.version != version else { return }
    let former = seen
    let found = try changes(after: former?.sequence ?? .max, limit: Self.refreshLimit)
    let calendars = try calendars()
    seen = SeenState(version: version, sequence: found.latest, calendars: calendars)
    guard let former else { return }
    guard calendars == former.calendars, let items = found.items else {
      return observers.notify(StoreChange(days: nil))
    }
    guard let first = items.first else { return }
    observers.notify(StoreChange(days: items.reduce(first.days) { EventExtent.hull($0, $1.days) }))
  }
}
