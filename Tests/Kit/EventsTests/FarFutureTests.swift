import CalendarSystems
import Events
import Testing
import TimeZones

/// Beyond the year 9999, where the changes of a final rule are not listed.
struct FarFutureTests {
  @Test("a short window and a long one give the same times far in the future")
  func windows() throws {
    let rule = try #require(PosixRule(posixText: "AAA-1BBB,M3.5.0,M10.5.0/3"))
    let zone = ZoneRules(identifier: "Z", initialOffset: 0, finalRule: rule)
    let provider = FixedZoneProvider([zone])
    // 10 July 10000 and 10 July 0 before the era, both in daylight time.
    for day in [DayNumber(2_932_897 + 191), DayNumber(-719_528 - 175)] {
      let start = EventTime.zoned(LocalDateTime(day: day, hour: 9, minute: 0), zone: "Z")
      let event = Event(uid: "a", calendar: CalendarID(1), summary: "", start: start, end: start)
      for length in [1, 500] {
        var expander = OccurrenceExpander(touching: day - 1..<day + length, displayZone: .utc, zones: provider)
        var found: [Occurrence] = []
        _ = expander.append(event, id: EventID(1), to: &found)
        #expect(found.map { $0.startSecond } == [7 * 3600])
      }
    }
  }
}
