import Almanac
import EventDatabase
import EventStores
import TestSupport
import Testing

@Suite("The guides of EventStores and EventDatabase")
struct StoresGuideTests {
  /// The example of EventStores, which is compiled only.
  private func files(zones: any ZoneProvider) throws {
    // example
    let calendars = try FileCalendars.load(["work.ics", "Holidays"], zones: zones)
    for file in calendars.files {
      for line in file.report(includesWarnings: false) { print(line) }
    }
    let provider = CalendarFileZones(calendars.zones, behind: zones)
    let timeline = EventTimeline(store: calendars.store, displayZone: .utc, zones: provider)
    // end
    _ = timeline
  }

  /// The example of EventDatabase, which is compiled only.
  private func database(today: DayNumber) throws {
    // example
    let store = try SQLiteEventStore(path: "calendar.sqlite")
    let work = CalendarID(1)
    try store.apply(.putCalendar(CalendarInfo(id: work, name: "Work", color: .named(.blue))))
    let start = LocalDateTime(day: today, hour: 12, minute: 30)
    let receipt = try store.apply(.insert(Event(title: "Lunch", start: start, calendar: work)))
    try store.apply(receipt.inverse)
    // end
  }

  @Test("the examples of the pages are compiled here", arguments: ["EventStores", "EventDatabase"])
  func page(_ target: String) throws {
    #expect(try GuidePage.untested(target) == [])
  }
}
