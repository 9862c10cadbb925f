import CalendarSystems
import Events
import TestSupport
import Testing

@Suite struct EventOutlineTests {
  @Test("outlines are equal only if all of their properties are")
  func equality() {
    let day = EventTime.day(DayNumber(0))
    let outline = EventOutline(id: EventID(1), start: day, end: .day(DayNumber(1)), isRecurring: false)
    let changes: [(inout EventOutline) -> Void] = [
      { $0.id = EventID(2) }, { $0.start = .day(DayNumber(-1)) }, { $0.end = .day(DayNumber(2)) },
      { $0.isRecurring = true }, { $0.recurrenceID = day }, { $0.isBackground = true }, { $0.title = "a" },
      { $0.uid = "a" },
    ]
    #expect(outline == outline)
    for change in changes {
      var other = outline
      change(&other)
      #expect(other != outline)
    }
  }
}
