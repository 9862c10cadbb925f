public import Almanac
import EventStores
import GRDB

/// The last observed state of a database.
struct SeenState {
  /// The number that changes with changes by other connections (`data_version`).
  var version: Int64
  /// The sequence of the last change of a calendar object.
  var sequence: Int64
  /// All calendars.
  var calendars: [CalendarInfo]
  /// All resources.
  var resources: [Resource]
}

extension SQLiteEventStore {
  /// The maximum number of changed calendar objects whose days are examined; more count as changes on all days.
  private static let refreshLimit = 1_000

  /// Notifies observers of changes by other processes since the last call. The first call only records the state.
  /// Without a change, it takes a few microseconds.
  ///
  /// Call it when the file, or the file `PATH-wal` next to it, has changed, or periodically.
  public func refresh() throws(StoreError) {
    let version = try foreignVersion()
    guard seen?.version != version else { return }
    let former = seen
    let found = try changes(after: former?.sequence ?? .max, limit: Self.refreshLimit)
    let (calendars, resources) = (try calendars(), try resources())
    seen = SeenState(version: version, sequence: found.latest, calendars: calendars, resources: resources)
    guard let former else { return }
    guard calendars == former.calendars, resources == former.resources, let items = found.items else {
      return observers.notify(StoreChange(days: nil))
    }
    guard let first = items.first else { return }
    observers.notify(StoreChange(days: items.reduce(first.days) { EventExtent.hull($0, $1.days) }))
  }
}
