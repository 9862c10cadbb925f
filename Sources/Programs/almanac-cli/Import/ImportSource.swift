import Almanac
import EventStores

/// The events of the files to import, and the problems found in them.
struct ImportSource {
  /// The files that could be read.
  private(set) var paths: [String] = []
  /// The events of each file, without older versions of the same event.
  private(set) var events: [[Event]] = []
  /// The first color that a file specifies.
  private(set) var color: EventColor?
  /// The problems, as lines.
  private(set) var report: [String] = []
  /// Whether all parts of the files are in `events`.
  private(set) var isComplete = true

  /// The number of events.
  var eventCount: Int { events.reduce(0) { $0 + $1.count } }

  /// Reads files, the .ics files in folders, and standard input.
  init(_ files: [String], zones: any ZoneProvider) throws(CommandFailure) {
    do throws(FileError) {
      for source in try CalendarFiles.sources(files) {
        do throws(FileError) {
          add(try CalendarFiles.read(source.path, calendar: CalendarID(1)), of: source.path, zones)
        } catch {
          if source.isNamed { throw error }
          report.append(error.description)
          isComplete = false
        }
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns empty counts for each file.
  func results() -> [ImportResult] { paths.map { ImportResult(path: $0) } }

  private mutating func add(_ document: ICalendarDocument, of path: String, _ zones: any ZoneProvider) {
    paths.append(path)
    events.append(EventVersions.latest(of: document.events))
    color = color ?? document.color
    for problem in document.problems where problem.severity == .error {
      report.append(FileProblem(path: path, problem).description)
      isComplete = false
    }
    for mention in document.zoneMentions.sorted(by: { $0.line < $1.line }) where zones.rules(for: mention.zone) == nil {
      report.append(
        "\(path):\(mention.line): TZID: expected a known time zone, found \"\(mention.zone.prefix(80))\"; its times are "
          + "read in the zone of the view")
    }
    if document.omittedProblems > 0 { report.append("\(path): \(document.omittedProblems) more problems") }
    if document.skippedEvents > 0 {
      report.append("\(path): \(document.skippedEvents) \(document.skippedEvents == 1 ? "event" : "events") skipped")
      isComplete = false
    }
    let others = document.objects.flatMap { $0.components }.filter { Self.isContent($0) }.count
    if others > 0 {
      let words = others == 1 ? "component that is no event" : "components that are no events"
      report.append("\(path): \(others) \(words) left out")
      isComplete = false
    }
  }

  /// Returns whether a component is neither a time zone nor an event, which are counted elsewhere.
  private static func isContent(_ component: ICalendarObject.Component) -> Bool {
    guard case .other(let text) = component else { return false }
    return !["BEGIN:VTIMEZONE", "BEGIN:VEVENT"].contains(text.prefix { !$0.isNewline }.uppercased())
  }
}
