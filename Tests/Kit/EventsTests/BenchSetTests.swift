import CalendarSystems
import Events
import Foundation
import ICalendar
import SystemServices
import TestSupport
import Testing
import TimeZones

/// The calendars that speed is measured with, which `../shared/bench/ics-gen.py` writes.
@Suite("Calendars of the bench set", .enabled(if: Golden.url("../bench/ics-gen.py") != nil, "there is no bench set"))
struct BenchSetTests {
  /// Functions of the script, and how many events each writes.
  private static let calls = [("rules_ics('c.ics')", 1000), ("ics(2000, 'c.ics')", 2000)]

  /// Prints once which combinations the test runs.
  private static let announcement: Void = print("matrix of limits: whole calendars of the bench set \(calls)")

  init() { Self.announcement }

  @Test("V2: the calendars of the bench set lose nothing, and one frame shows a year of them", arguments: calls)
  func complete(call: String, count: Int) throws {
    // The events of a calendar are the first ones of each larger one; this program is not optimized.
    guard let bytes = try Self.bytes(call) else { return }
    var document = try ICalendarReader.read(bytes, calendar: CalendarID(1))
    #expect(document.events.count == count)
    let zones = CalendarFileZones([], behind: SystemZones.shared)
    zones.add(zonesOf: &document)
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    try store.load(document.events)
    func fresh() throws -> EventTimeline {
      EventTimeline(store: store, displayZone: try #require(zones.rules(for: "Europe/Berlin")), zones: zones)
    }
    let years = days("2024-01-01", "2028-01-01")
    let whole = try fresh()
    #expect(whole.incompleteEvents(touching: years).isEmpty)
    let year = days("2025-01-01", "2026-01-01")
    let timeline = try fresh()
    var changes = 0
    timeline.onChange = { _ in changes += 1 }
    timeline.beginFrame()
    let found = timeline.occurrences(touching: year)
    timeline.endFrame()
    #expect(found.count >= count && found == whole.occurrences(touching: year) && changes == 0)
  }

  /// Returns what a function of the script writes; `nil`, with a printed line, where the script or Python is absent.
  private static func bytes(_ call: String) throws -> [UInt8]? {
    guard let script = Golden.url("../bench/ics-gen.py") else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-B", "-c",
      "import runpy, sys; runpy.run_path(sys.argv[1])['\(call.prefix { $0 != "(" })']"
        + "\(call.drop { $0 != "(" })", script.path,
    ]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // `env` did not find it.
    if process.terminationStatus == 127 {
      print("tests with Python are left out: the calendars of the bench set are written by ics-gen.py")
      return nil
    }
    #expect(process.terminationStatus == 0)
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("c.ics")))
  }
}
