import Foundation
import TestSupport
import Testing

/// Each file of the test truth is read by a test, or named in the list of deviations with the reason why not.
struct GoldenCoverageTests {
  /// Files, and folders whose tests go through all that lies in them, with the tests that read them.
  private static let readers = [
    "calendars/truth/": "CalendarSystemsTests/CalendarGoldenTests.swift",
    "calendars/foundation-deviations.csv": "CalendarSystemsTests/CalendarGoldenTests.swift",
    "weeks/week-rules.csv": "CalendarSystemsTests/WeekRuleTests.swift",
    "locales.json": "CalendarTextTests/LocaleGoldenTests.swift",
    "recurrence/": "EventsTests/RecurrenceVectorTests.swift",
    "ics/expected-valid.json": "EventsTests/CalendarFileOccurrenceTests.swift",
    "ics/valid/": "EventsTests/CalendarFileOccurrenceTests.swift",
    "ics/malformed.json": "ICalendarTests/ICalendarGoldenTests.swift",
    "ics/malformed/": "ICalendarTests/ICalendarGoldenTests.swift",
    "ics/hostile/": "ICalendarTests/ICalendarGoldenTests.swift",
    "timezones/instants.json": "TimeZonesTests/ZoneGoldenTests.swift",
    "timezones/wall.json": "TimeZonesTests/ZoneGoldenTests.swift",
    "text/titles.json": "ICalendarTests/ICalendarWriterTests.swift",
  ]

  @Test("every file of the test truth is read by a test, or named with the reason why not")
  func files() throws {
    guard let folder = Golden.url("") else { return }
    let unread = try KnownDeviations(from: "unread")
    let files = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }
    #expect(files.count > 600)
    var used: Set<String> = []
    for file in files {
      // The longest name that fits, so that a file stands out from its folder.
      let names = Array(Self.readers.keys) + Array(unread.reasons.keys)
      let name = names.filter { $0.hasSuffix("/") ? file.hasPrefix($0) : file == $0 }.max { $0.count < $1.count }
      #expect(name != nil, "no test reads \(file), and no reason says why")
      used.formUnion([name].compactMap { $0 })
    }
    #expect(Set(unread.reasons.keys).subtracting(used) == [] && Set(Self.readers.keys).subtracting(used) == [])
  }

  @Test("the tests that read the truth name its files")
  func sources() throws {
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    for (path, test) in Self.readers {
      let source = try String(contentsOf: tests.appendingPathComponent(test), encoding: .utf8)
      let name = path.hasSuffix("/") ? String(path.dropLast()) : path
      #expect(source.contains("\"" + name), "\(test) does not name \(path)")
    }
  }

  @Test("each part of the list of deviations is about a file of the truth")
  func areas() throws {
    for (area, reasons) in try KnownDeviations.all() {
      #expect(!reasons.isEmpty, "\(area)")
      guard area != "unread", Golden.url("") != nil else { continue }
      #expect(Golden.url(String(area.prefix { $0 != ":" })) != nil, "\(area)")
    }
  }
}
