import Almanac
import TestSupport
import Testing

/// What is said while every calendar is hidden.
struct HiddenCalendarTests {
  @Test("while all calendars are hidden every level says so at one place, and no longer than that")
  func said() throws {
    for (level, width) in [
      (CalendarLevel.ID.year, 1_050.0), (.month, 1_050), (.week, 1_050), (.day, 1_050), (.agenda, 1_050), (.week, 375),
      (.day, 375), (.month, 375),
    ] {
      var configuration = CalendarConfiguration.november()
      configuration.initialLevel = level
      let store = try MemoryEventStore.holding([.days("trip", november(3), november(3))])
      let harness = CalendarHarness(configuration: configuration, store: store, size: Size(width: width, height: 600))
      harness.settle()
      func said(_ text: String) -> Int { harness.window.displayList().items.count { $0.text == text } }
      let before = said("No events")
      harness.timeline.hiddenCalendars = [CalendarID(1)]
      harness.settle()
      #expect(said("All calendars are hidden") == 1 && said("No events") == 0, "\(level) \(width)")
      harness.timeline.hiddenCalendars = []
      harness.settle()
      #expect(said("All calendars are hidden") == 0 && said("No events") == before, "\(level) \(width)")
    }
  }

  @Test("the program's own line goes first, and one hidden calendar of two is no reason")
  func others() throws {
    let harness = CalendarHarness(configuration: .november(), store: try .holding([]))
    harness.view.message = "Nothing planned"
    harness.timeline.hiddenCalendars = [CalendarID(1)]
    harness.settle()
    let texts = { Set(harness.window.displayList().items.map(\.text)) }
    #expect(texts().contains("Nothing planned") && !texts().contains("All calendars are hidden"))
    harness.view.message = ""
    harness.settle()
    #expect(texts().contains("All calendars are hidden"))
    try harness.store.apply(.putCalendar(CalendarInfo(id: CalendarID(2), name: "Work", color: .named(.red))))
    harness.settle()
    #expect(!texts().contains("All calendars are hidden"))
  }
}
