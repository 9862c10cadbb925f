import Almanac
import EventStores
import Testing

@Suite("Sample calendar")
struct SampleCalendarTests {
  private let today = DayNumber(20_778)

  @Test("the sample is the same each time, valid, and without duplicates")
  func sound() throws {
    let sample = SampleCalendar.make(around: today)
    #expect(sample == SampleCalendar.make(around: today))
    #expect(sample.calendars.count == 4)
    #expect(sample.events.allSatisfy { $0.invalidity == nil })
    #expect(Set(sample.events.map { $0.uid }).count == sample.events.count)
    let store = MemoryEventStore()
    #expect(try store.apply(sample.insertion).stored.count == sample.events.count)
  }

  @Test(
    "the sample has events in the month of any day of a year, whatever today is", arguments: [0, 59, 790, 1154])
  func everyToday(offset: Int) throws {
    for day in stride(from: offset, to: offset + 366, by: 1) {
      let today = DayNumber(20_000 + day)
      let busy = try occurrences(around: today, on: today - Weekday(today).index(from: .monday) + 3)
      #expect(busy.count >= 7, "\(ISODate.format(today))")
    }
  }

  @Test("the sample has events that are long, recurring, over midnight and right to left")
  func variety() {
    let events = SampleCalendar.make(around: today).events
    #expect(events.contains { $0.summary.unicodeScalars.contains { 0x590...0x5FF ~= $0.value } })
    #expect(events.contains { $0.summary.unicodeScalars.contains { 0x600...0x6FF ~= $0.value } })
    #expect(events.contains { !$0.start.isDay && $0.end.writtenDay > $0.start.writtenDay })
    #expect(events.contains { $0.start.isDay && $0.end.writtenDay - $0.start.writtenDay > 2 })
    let frequencies = Set(events.flatMap { $0.recurrence?.rules ?? [] }.map { $0.frequency })
    #expect(frequencies == [.weekly, .monthly, .yearly])
  }

  @Test(
    "the sample can be made for the first and the last days", arguments: [Int.min, -365_961_662, 364_522_971, Int.max])
  func ends(day: Int) {
    #expect(SampleCalendar.make(around: DayNumber(day)).events.allSatisfy { $0.invalidity == nil })
  }

  private func occurrences(around today: DayNumber, on day: DayNumber) throws -> [Occurrence] {
    let sample = SampleCalendar.make(around: today)
    let store = MemoryEventStore(calendars: sample.calendars)
    try store.load(sample.events)
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    return timeline.occurrences(touching: day..<day + 1)
  }
}
