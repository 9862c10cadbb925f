import Almanac
import EventDatabase
import EventStores

/// The events of files that the user opens, before they are imported or only shown.
struct WindowImport {
  /// The paths of the files.
  let paths: [String]
  /// The events of each file, without older versions of the same event.
  private(set) var events: [[Event]] = []
  /// The name of the first calendar that has one.
  private(set) var name: String?
  /// The color of the first calendar that has one.
  private(set) var color: EventColor?
  /// What could not be read, a sentence for each problem.
  private(set) var problems: [String] = []
  private var skipped = 0

  /// Whether there are no events.
  var isEmpty: Bool { events.allSatisfy(\.isEmpty) }

  /// Reads files, and the .ics files in folders.
  init(_ paths: [String]) {
    self.paths = paths
    do throws(FileError) {
      for file in try CalendarFiles.sources(paths) {
        do throws(FileError) {
          add(try CalendarFiles.read(file.path, calendar: CalendarID(1)), of: file.path)
        } catch {
          problems.append("\(error)")
        }
      }
    } catch {
      problems.append("\(error)")
    }
  }

  private mutating func add(_ document: ICalendarDocument, of path: String) {
    events.append(EventVersions.latest(of: document.events))
    name = name ?? document.objects.lazy.compactMap(\.name).first { !$0.isEmpty } ?? document.name
    color = color ?? document.color
    skipped += document.skippedEvents
    problems += document.problems.filter { $0.severity == .error }.map { FileProblem(path: path, $0).description }
  }

  /// Imports the events into the calendar with a name.
  ///
  /// - Parameter isDryRun: Whether to count only, and change nothing.
  /// - Returns: What becomes of the events.
  func run(
    into name: String, of store: SQLiteEventStore, isDryRun: Bool
  ) throws(ImportError) -> [ImportOutcome: Int] {
    var counts: [ImportOutcome: Int] = [:]
    try store.importEvents(
      events, intoCalendarNamed: name, color: color ?? .named(.blue), isDryRun: isDryRun
    ) { _, _, outcome in counts[outcome, default: 0] += 1 }
    return counts
  }

  /// Returns sentences about what an import does.
  func summary(_ counts: [ImportOutcome: Int]) -> String {
    let kinds: [(String, [ImportOutcome])] = [
      ("new", [.new]), ("changed", [.changed]), ("already there", [.same]), ("kept as they are", [.older, .different]),
    ]
    var parts = kinds.compactMap { words, outcomes in
      let count = outcomes.reduce(0) { $0 + (counts[$1] ?? 0) }
      return count > 0 ? "\(count) \(words)" : nil
    }
    let unread = skipped + (counts[.invalid] ?? 0)
    if unread > 0 { parts.append("\(unread) could not be read") }
    let events = "Events: " + (parts.isEmpty ? "none" : parts.joined(separator: ", ")) + "."
    guard let first = problems.first else { return events }
    return events + "\n\(first)" + (problems.count > 1 ? " (and \(problems.count - 1) more problems)" : "")
  }
}
