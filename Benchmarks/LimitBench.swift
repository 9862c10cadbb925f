import Almanac

/// Calendars of 100 KB that a page must survive: series that give millions of instances, or events of centuries.
enum LimitBench {
  /// Measures the slowest of them, from the bytes to the first frames of each level.
  static func run(_ report: inout Report) {
    var slowest = 0.0
    for event in events {
      let lines = "BEGIN:VEVENT\n" + event + "\nEND:VEVENT\n"
      let text = String(repeating: lines, count: 100_000 / lines.utf8.count)
      slowest = max(slowest, Stopwatch.once { open(Array(text.utf8)) } / 1e6)
    }
    report.add(count: "seconds to open the worst calendar of 100 KB", slowest, "s", limit: 2)
  }

  private static func open(_ bytes: [UInt8]) {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    guard var document = try? ICalendarReader.read(bytes, calendar: CalendarID(1)) else { return }
    for index in document.events.indices { document.events[index].uid += String(index) }
    guard (try? store.load(document.events)) != nil else { return }
    let scene = MonthScene(store: store)
    for level in [ZoomLevel.week, .day, .agenda, .year] {
      scene.zoom(to: level)
      scene.tick()
    }
  }

  private static let events = [
    "UID:a\nDTSTART:20250101T000000\nRRULE:FREQ=SECONDLY",
    "UID:a\nDTSTART:20000101T000000\nRRULE:FREQ=SECONDLY;COUNT=2000000000",
    "UID:a\nDTSTART;VALUE=DATE:19000101\nDURATION:P9000W\nRRULE:FREQ=DAILY",
    "UID:a\nDTSTART:20000101T000000\nDURATION:P3D\nRRULE:FREQ=MINUTELY",
    "UID:a\nDTSTART:20000101T000000\nRRULE:FREQ=HOURLY", "UID:a\nDTSTART:20000101T000000\nRRULE:FREQ=DAILY",
    "UID:a\nDTSTART:20000101T000000\nRRULE:FREQ=SECONDLY;BYDAY=MO;COUNT=2000000000",
  ]
}
