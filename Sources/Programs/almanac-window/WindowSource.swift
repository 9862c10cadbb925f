import Almanac
import EventDatabase
import EventStores
import Foundation
import SystemServices

/// The source of the events of a window.
enum WindowSource {
  /// Read-only files, and the paths by which they were requested.
  case files(FileCalendars, paths: [String])
  /// A database with editable events, and its path.
  case database(SQLiteEventStore, path: String)

  /// The store of all events.
  var store: any EventStore & EventScanning {
    switch self {
    case .files(let calendars, _): calendars.store
    case .database(let store, _): store
    }
  }

  /// The paths to watch for changes of the events.
  var watched: [String] {
    switch self {
    case .files(let calendars, let paths): paths + calendars.files.map(\.path).filter { !paths.contains($0) }
    case .database(_, let path): [path, path + "-wal"]
    }
  }

  /// Whether events may be edited.
  var isEditable: Bool { if case .database = self { true } else { false } }

  /// The zones of files, which the system may not know.
  var zones: [ZoneRules] { if case .files(let calendars, _) = self { calendars.zones } else { [] } }

  /// A sentence about files that could not be read; empty if all were read.
  var problems: String {
    guard case .files(let calendars, _) = self else { return "" }
    let lines = calendars.files.flatMap { $0.report(includesWarnings: false) }
    guard let first = lines.first else { return "" }
    let more = lines.count > 1 ? ", and \(lines.count - 1) more" : ""
    let kept = calendars.store.eventCount
    return "\(first)\(more). Everything else is shown: \(kept) \(kept == 1 ? "event" : "events")."
  }

  /// Returns whether files or the database may have changed since a time. The clock of a file system may be two seconds
  /// late.
  func hasChanged(since time: Date) -> Bool {
    watched.contains { path in
      let changed = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return changed.map { $0 > time - 2 } ?? false
    }
  }

  /// Reads changes from disk.
  ///
  /// - Parameter more: The paths of additional files to show.
  /// - Returns: A sentence about problems; empty if there were none.
  mutating func refresh(adding more: [String] = [], zones: SystemZones) -> String {
    switch self {
    case .files(var calendars, let paths):
      let all = paths + more.filter { !paths.contains($0) }
      do throws(FileError) {
        try calendars.reload(all, zones: zones)
        self = .files(calendars, paths: all)
        return problems
      } catch {
        return "\(error). What was read before is still shown."
      }
    case .database(let store, let path):
      do throws(StoreError) {
        try store.refresh()
        return ""
      } catch {
        return "\(path): \(error)"
      }
    }
  }
}

/// The zones of the files currently shown, and the system's zones.
final class ShownZones: ZoneProvider {
  private let system: SystemZones
  private var files: CalendarFileZones

  init(_ zones: [ZoneRules], behind system: SystemZones) {
    self.system = system
    files = CalendarFileZones(zones, behind: system)
  }

  /// Replaces the zones of files.
  func take(_ zones: [ZoneRules]) {
    if files.zones != zones { files = CalendarFileZones(zones, behind: system) }
  }

  func rules(for identifier: String) -> ZoneRules? { files.rules(for: identifier) }
}
