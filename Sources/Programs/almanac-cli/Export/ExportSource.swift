import Almanac
import EventDatabase
import EventStores
import Foundation
import SystemServices

/// The source of an export: files or a database, converted to the text of one file.
struct ExportSource {
  /// The text to write, and the problems to report.
  struct Export {
    var text: String
    var report: [String]
    var isComplete: Bool
  }

  let zones: any ZoneProvider
  /// The DTSTAMP of events without one.
  let now: Instant

  func text(files: [String]) throws(CommandFailure) -> Export {
    var all = ICalendarDocument()
    var report: [String] = []
    var isComplete = true
    do throws(FileError) {
      for source in try CalendarFiles.sources(files) {
        do throws(FileError) {
          let document = try CalendarFiles.read(source.path, calendar: CalendarID(1))
          for problem in document.problems where problem.severity == .error {
            report.append(FileProblem(path: source.path, problem).description)
            isComplete = false
          }
          all.append(document)
        } catch {
          if source.isNamed { throw error }
          report.append(error.description)
          isComplete = false
        }
      }
    } catch {
      throw CommandFailure(error)
    }
    return Export(text: text(all), report: report, isComplete: isComplete)
  }

  /// Returns all calendars of a database.
  ///
  /// - Parameter isSalvaging: Whether damaged rows are left out and reported; otherwise they are an error.
  func text(database path: String, isSalvaging: Bool = false) throws(CommandFailure) -> Export {
    guard FileManager.default.fileExists(atPath: path) else { throw CommandFailure("\(path): no such file") }
    let damage = Lock<[String]>([])
    let document: ICalendarDocument
    do throws(StoreError) {
      let store = try SQLiteEventStore(path: path)
      store.onDamage = { line in damage.withLock { $0.append(line) } }
      document = try Self.document(of: store)
    } catch {
      throw CommandFailure(error, path: path)
    }
    let report = damage.withLock { $0 }.map { "\(path): \($0)" }
    if let first = report.first, !isSalvaging {
      throw CommandFailure("\(first); almanac export --salvage writes what can be read")
    }
    return Export(text: text(document), report: report, isComplete: report.isEmpty)
  }

  /// Returns a document of all events of a store, calendar by calendar, in the order of their identifiers.
  static func document(of store: any EventStore & EventScanning) throws(StoreError) -> ICalendarDocument {
    var events: [CalendarID: [Event]] = [:]
    _ = try store.scan(from: 0) { stored in
      events[stored.event.calendar, default: []].append(stored.event)
      return true
    }
    var all = ICalendarDocument()
    for calendar in try store.calendars() {
      all.append(ICalendarDocument(name: calendar.name, color: calendar.color, events: events[calendar.id] ?? []))
    }
    return all
  }

  private func text(_ document: ICalendarDocument) -> String {
    ICalendarWriter.write(document, stamp: EventTime.utc(now).iCalendarText, zones: zones)
  }
}
