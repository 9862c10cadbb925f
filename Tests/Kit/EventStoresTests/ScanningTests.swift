import Almanac
import EventDatabase
import TestSupport
import Testing

/// Searching a database as a store in memory.
@Suite("SQLite store: scanning")
struct ScanningTests {
  @Test("every event is seen once, in slices of any length, whatever its identifier")
  func slices() throws {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "", color: .named(.red))))
    #expect(try store.scan(from: 0) { _ in true } == nil)
    let identifiers: [Int64] = [-7, -1, 0, 1, 2, 50, 1 << 40]
    var kept: [Int64] = []
    for identifier in identifiers {
      let event = Event(
        uid: "\(identifier)", calendar: CalendarID(1), summary: "n", start: .day(DayNumber(1)), end: .day(DayNumber(2)))
      if (try? store.apply(.insert(event, id: EventID(identifier)))) != nil { kept.append(identifier) }
    }
    #expect(kept.count >= 4)
    for length in 1...kept.count + 1 {
      var seen: [Int64] = []
      var position: Int? = 0
      var calls = 0
      while let from = position, calls < 20 {
        var rest = length
        calls += 1
        position = try store.scan(from: from) { stored in
          seen.append(stored.id.rawValue)
          rest -= 1
          return rest > 0
        }
      }
      #expect(seen == kept)
      #expect(calls == (kept.count + length - 1) / length)
    }
  }

  @Test("a search finds in a database what it finds in memory")
  func search() throws {
    let stores: [any EventStore & EventScanning] = [MemoryEventStore(), try SQLiteEventStore()]
    var found: [[EventID]] = []
    for store in stores {
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "", color: .named(.red))))
      for number in 0..<300 {
        let day = DayNumber(20_000 + number * 7 % 100)
        try store.apply(
          .insert(
            Event(
              uid: "\(number)", calendar: CalendarID(1), summary: number % 5 == 0 ? "Crème brûlée" : "other",
              start: .day(day), end: .day(day + 1))))
      }
      let search = EventSearch(
        "CREME", in: store, from: DayNumber(20_050), displayZone: .utc, zones: FixedZoneProvider([]), hidden: [])
      while search.advance() {}
      #expect(search.isDone && search.count == 60)
      found.append(search.results.map { $0.id.event })
    }
    #expect(found[0] == found[1])
  }
}
