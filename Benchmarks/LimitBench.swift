import Almanac

/// Calendars of 100 KB that a page must survive: series that give millions of instances, or events of centuries.
enum LimitBench {
  /// Measures the slowest of them, from the bytes to the first frames of each level. `make bench` fails above two seconds.
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
    do {
      var document = try ICalendarReader.read(bytes, calendar: CalendarID(1))
      precondition(bytes.count > 90_000 && document.events.count > 500, "the calendar must be read")
      for index in document.events.indices { document.events[index].uid += String(index) }
      try store.load(document.events)
    } catch {
      preconditionFailure("the calendar must be read: \(error)")
    }
    let scene = MonthScene(store: store)
    for level in [CalendarLevel.ID.week, .day, .agenda, .year] {
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
    "UID:a\nDTSTART:20000101T000000\nRRULE:FREQ=MINUTELY;BYSECOND=0,1,2,3,4,5,6,7,8,9",
    "UID:a\nDTSTART:20000101T000000\nRRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30",
    "UID:a\nDTSTART:20000101T000000\nRRULE:FREQ=YEARLY;BYHOUR=0,1,2,3,4,5,6,7,8,9;BYMINUTE=0,1,2,3;BYSECOND=0,1,2,3",
    "UID:a\nDTSTART:20250101T000000\nRRULE:FREQ=SECONDLY\nEXRULE:FREQ=SECONDLY;INTERVAL=2",
    "UID:a\nDTSTART:20250101T000000\nRDATE;VALUE=PERIOD:00010101T000000/99990101T000000\nRRULE:FREQ=HOURLY",
  ]
}
