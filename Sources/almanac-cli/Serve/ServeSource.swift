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
  var environment: [String: String]

  /// The calendars to serve.
  struct Calendars {
    var store: any EventStore
    /// The zones of the files that the system does not know.
    var zones: [ZoneRules] = []
  }

  /// Opens the store.
  ///
  /// - Parameter tell: called with each problem in the files.
  func open(tell: (String) -> Void) throws(CommandFailure) -> sending Calendars {
    if files.isEmpty { return Calendars(store: try openDatabase()) }
    do throws(FileError) {
      let calendars = try FileCalendars.load(files, zones: SystemZones())
      for line in calendars.files.flatMap({ $0.report(includesWarnings: false) }) { tell(line) }
      return Calendars(store: calendars.store, zones: calendars.zones)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func openDatabase() throws(CommandFailure) -> sending SQLiteEventStore {
    let path: String
    if let database { path = database } else { path = try usualPath() }
    let isNew = !FileManager.default.fileExists(atPath: path)
    let today = try today()
    do throws(StoreError) {
      let store = try SQLiteEventStore(path: path)
      if isNew { try store.apply(SampleCalendar.make(around: today).insertion) }
      return store
    } catch {
      throw CommandFailure(error, path: path)
    }
  }

  /// Returns the path `almanac/almanac.sqlite` in the data folder of the XDG Base Directory Specification, and creates
  /// its folder.
  private func usualPath() throws(CommandFailure) -> String {
    let base: String
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      base = data
    } else if let home = environment["HOME"], !home.isEmpty {
      base = home + "/.local/share"
    } else {
      throw CommandFailure("there is no home folder for the database, expected --database FILE")
    }
    let folder = base + "/almanac"
    do {
      // Calendars are private to the user.
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandFailure("\(folder): the folder of the database cannot be created, expected --database FILE")
    }
    return folder + "/almanac.sqlite"
  }

  private func today() throws(CommandFailure) -> DayNumber {
    try ZoneArgument.rules(nil, in: SystemZones()).localDateTime(at: SystemClock.now()).day
  }
}
