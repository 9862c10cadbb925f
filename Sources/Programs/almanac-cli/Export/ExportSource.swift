import Almanac
import EventDatabase
import EventStores
import Foundation

/// The source of an export: files or a database, as the text of one file.
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

  func text(database path: String) throws(CommandFailure) -> Export {
    guard FileManager.default.fileExists(atPath: path) else { throw CommandFailure("\(path): no such file") }
    do throws(StoreError) {
      return Export(text: text(try Self.document(of: SQLiteEventStore(path: path))), report: [], isComplete: true)
    } catch {
      throw CommandFailure(error, path: path)
    }
  }

  /// Returns a document of all events of a store, calendar by calendar.
  static func document(of store: any EventStore) throws(StoreError) -> ICalendarDocument {
    var events: [CalendarID: [Event]] = [:]
    // A range that contains all dates that can be written.
    let everything = DayNumber(-400_000_000)..<DayNumber(400_000_000)
    for outline in try store.outlines(touching: everything).sorted(by: { $0.id < $1.id }) {
      if let event = try store.event(outline.id)?.event { events[event.calendar, default: []].append(event) }
    }
    var all = ICalendarDocument()
    for calendar in try store.calendars() {
      all.append(ICalendarDocument(name: calendar.name, color: calendar.color, events: events[calendar.id] ?? []))
    }
    return all
  }

  private func text(_ document: ICalendarDocument) -> String {
    ICalendarWriter.write(document, stamp: stamp, zones: zones)
  }

  /// The present instant as `20261121T114400Z`.
  private var stamp: String {
    let local = LocalDateTime(secondsAsUTC: now.seconds)
    let time = [local.hour, local.minute, local.second].map { ($0 < 10 ? "0" : "") + String($0) }.joined()
    return ISODate.format(local.day).replacing("-", with: "") + "T" + time + "Z"
  }
}
