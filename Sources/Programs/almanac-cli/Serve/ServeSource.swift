import Almanac
import EventDatabase
import EventStores
import Foundation
import SystemServices

/// The source of the calendars to serve.
struct ServeSource {
  /// The files and folders; if empty, the database is used.
  var files: [String]
  /// The database file; `nil` for the default one.
  var database: String?
  /// Whether nothing may be changed; then no database is created.
  var isReadOnly = false
  var environment: [String: String]

  /// How long a change waits for another program that writes, in seconds. It is short because all other requests wait
  /// too; the page sends the change again later.
  private static let lockTimeout = 1.0

  /// The calendars to serve.
  struct Calendars {
    var store: any EventStore
    /// The zones of the files that the system does not know.
    var zones: [ZoneRules] = []
    /// Whether the calendars are read-only.
    var isReadOnly = true
    /// The path of the database; `nil` for files.
    var database: String?
  }

  /// Opens the store.
  ///
  /// - Parameter tell: Called with each problem in the files, and with each damaged row of the database when it is
  ///   read.
  func open(tell: @escaping @Sendable (String) -> Void) throws(CommandFailure) -> sending Calendars {
    if files.isEmpty {
      let path = try UsualDatabase.path(database, environment)
      let store = try openDatabase(path)
      store.onDamage = { tell("\(path): \($0)") }
      return Calendars(store: store, isReadOnly: isReadOnly || store.isReadOnly, database: path)
    }
    do throws(FileError) {
      let calendars = try FileCalendars.load(files, zones: SystemZones())
      for line in calendars.files.flatMap({ $0.report(includesWarnings: false) }) { tell(line) }
      return Calendars(store: calendars.store, zones: calendars.zones)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func openDatabase(_ path: String) throws(CommandFailure) -> sending SQLiteEventStore {
    if isReadOnly, !FileManager.default.fileExists(atPath: path) {
      throw CommandFailure("\(path): there is no database, and --read-only creates none")
    }
    let sample = SampleCalendar.make(around: try today()).insertion
    do throws(StoreError) {
      return try SQLiteEventStore(path: path, initial: sample, lockTimeout: Self.lockTimeout)
    } catch {
      throw CommandFailure(error, path: path)
    }
  }

  private func today() throws(CommandFailure) -> DayNumber {
    try ZoneArgument.rules(nil, in: SystemZones()).localDateTime(at: SystemClock.now()).day
  }
}
