import Almanac
import TestSupport
import Testing

@Suite("The guide of Almanac")
struct AlmanacGuideTests {
  @Test("The picture of the guide shows its event")
  func example() throws {
    // example
    let today = try ISODate.parse("2026-11-21")
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))])
    try store.apply(.insert(Event(title: "Lunch", start: LocalDateTime(day: today, hour: 12, minute: 30))))
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    let calendar = CalendarView(configuration: CalendarConfiguration(today: today))
    calendar.timeline = timeline
    let window = Window(root: calendar, host: PictureHost(), size: Size(width: 800, height: 600))
    window.tick(now: 0)
    let picture = window.displayList()
    // end
    #expect(picture.items.contains { $0.text.contains("Lunch") || $0.accessibility.label.contains("Lunch") })
    window.close()
  }

  @Test("the example of the page is compiled here")
  func page() throws {
    #expect(try GuidePage.untested("Almanac") == [])
  }
}
