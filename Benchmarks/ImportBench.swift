import Almanac
import EventDatabase
import EventStores
import Foundation

/// The import of 100,000 events of an iCalendar text into a database on the disk: reading, deciding, writing.
enum ImportBench {
  static func run(_ report: inout Report) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let events = EventSet.make(100_000, calendar: CalendarID(1))
    let bytes = Array(ICalendarWriter.write(events, stamp: "20260101T000000Z").utf8)
    let store = try SQLiteEventStore(path: folder.appending(path: "bench.sqlite").path)
    for name in ["import of 100,000 events", "the same import again"] {
      let begin = clock()
      let found = EventVersions.latest(of: try ICalendarReader.read(bytes, calendar: CalendarID(1)).events)
      try store.importEvents([found], intoCalendarNamed: "Bench", color: .named(.blue)) { _, _, _ in }
      // Processor time: what the disk takes depends on what else it does.
      let microseconds = Double(clock() - begin) * 1e6 / Double(CLOCKS_PER_SEC)
      report.add(name, microseconds / 1000, .milliseconds, against: .objects)
    }
  }
}
