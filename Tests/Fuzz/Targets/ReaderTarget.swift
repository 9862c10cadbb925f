import Almanac
import Foundation

/// A target for iCalendar files: read, written, read again, expanded.
struct ReaderTarget: FuzzTarget {
  static let name = "reader"

  private let mutator: CalendarFileMutator

  init() { mutator = CalendarFileMutator(files: SeedFiles.calendars()) }

  func input(_ random: inout FuzzRandom) -> [UInt8] { mutator.input(&random) }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    try Self.check(input, expansions: 6)
    // Small limits lead to other paths.
    let limits = ICalendarReader.Limits(lineLength: 60, nestingDepth: 2, linesPerComponent: 4, events: 2, problems: 3)
    if let document = try? ICalendarReader.read(input, limits: limits, calendar: CalendarID(1)) {
      try require(document.events.count <= 2 && document.problems.count <= 3, "limits are kept")
    }
  }

  /// Checks the laws of reading and writing.
  ///
  /// - Parameter expansions: the number of events to expand.
  static func check(_ input: [UInt8], expansions: Int) throws(FuzzFinding) {
    let document: ICalendarDocument
    do throws(ICalendarError) {
      document = try ICalendarReader.read(input, calendar: CalendarID(1))
    } catch {
      try require(!error.description.isEmpty, "errors have a text")
      return
    }
    let lineCount = input.count + 1
    for problem in document.problems {
      try require(!problem.description.isEmpty, "problems have a text")
      try require(1...lineCount ~= problem.line, "problems have a line of the file", "\(problem)")
    }
    let text = ICalendarWriter.write(document)
    let again: ICalendarDocument
    do throws(ICalendarError) {
      again = try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1))
    } catch {
      throw FuzzFinding(law: "what is written can be read", detail: error.description)
    }
    try require(
      again.events.count == document.events.count, "as many events are read as were written",
      "\(document.events.count), then \(again.events.count): \(again.problems)")
    for (a, b) in zip(document.events, again.events) where isWritable(a) {
      try require(a == b, "an event that is written is read as it was", "\(a)\n  then \(b)")
    }
    try require(
      again.name.map { Array($0.utf8) } == document.name.map { Array($0.utf8) }, "so is the name of the calendar",
      "\(document.name ?? "nil") then \(again.name ?? "nil")")
    try require(again.color == document.color, "so is the color of the calendar")
    if document.events.allSatisfy({ isWritable($0) }) {
      try require(Array(ICalendarWriter.write(again).utf8) == Array(text.utf8), "writing twice gives the same text")
    }
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    do throws(StoreError) {
      try store.load(document.events)
    } catch {
      throw FuzzFinding(law: "stores take what the reader gives", detail: "\(error)")
    }
    for event in document.events.prefix(expansions) { try ExpansionLaws.check(event, day: DayNumber(20_500)) }
  }

  /// Returns whether all ends can be written in iCalendar; a duration may lead beyond the year 9999.
  private static func isWritable(_ event: Event) -> Bool {
    let last = DayNumber(2_932_896)
    return event.end.writtenDay <= last && event.recurrence?.periods.allSatisfy { $0.end.writtenDay <= last } ?? true
  }
}

/// The files from which inputs are made.
enum SeedFiles {
  /// Returns the package's own fixtures, and the collection beside the checkout if there is one.
  static func calendars() -> [[UInt8]] {
    let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/golden")
    let golden = ProcessInfo.processInfo.environment["ALMANAC_GOLDEN"].map { URL(fileURLWithPath: $0) } ?? beside
    var files: [[UInt8]] = []
    for folder in [package.appendingPathComponent("Tests/Fixtures/ics")]
      + ["valid", "malformed", "hostile"].map({ golden.appendingPathComponent("ics/" + $0) })
    {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where !name.hasSuffix(".json") {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)), 1...500_000 ~= data.count else {
          continue
        }
        // Lines of a megabyte only make inputs slow.
        let bytes = [UInt8](data)
        if bytes.split(separator: 10).allSatisfy({ $0.count < 4_000 }) { files.append(bytes) }
      }
    }
    return files.isEmpty ? [Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8)] : files
  }
}
