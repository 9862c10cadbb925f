import CalendarSystems
import Events
import Testing
import TimeZones

/// How events are shown.
struct EventDisplayTests {
  private var event: Event {
    Event(
      uid: "a", calendar: CalendarID(1), summary: "", start: .day(DayNumber(0)), end: .day(DayNumber(1)),
      otherLines: ["X-A:1", "X-B:2"])
  }

  @Test("an event is in front unless it is a background, and its other lines are kept")
  func display() {
    var event = event
    #expect(event.display == .foreground)
    event.display = .background
    #expect(event.display == .background && event.otherLines == ["X-A:1", "X-B:2", "X-ALMANAC-DISPLAY:BACKGROUND"])
    event.display = .background
    #expect(event.otherLines.count == 3)
    event.display = .foreground
    #expect(event == self.event)
  }

  @Test("the line is read in upper and lower case, and no other line is taken for it")
  func lines() {
    var event = event
    event.otherLines = ["x-almanac-display:Background"]
    #expect(event.display == .background)
    for line in ["X-ALMANAC-DISPLAY:BACKGROUNDS", "X-ALMANAC-DISPLAY:FOREGROUND", "X-ALMANAC_DISPLAY:BACKGROUND"] {
      event.otherLines = [line]
      #expect(event.display == .foreground)
    }
  }

  @Test("an occurrence says whether it is a background, that of an override by the override")
  func occurrences() throws {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    var series = event
    series.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily, interval: 1, count: 3)])
    series.display = .background
    var override = event
    override.recurrenceID = .day(DayNumber(1))
    override.start = .day(DayNumber(1))
    override.end = .day(DayNumber(2))
    try store.load([series, override])
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    let occurrences = timeline.occurrences(touching: DayNumber(0)..<DayNumber(5))
    #expect(occurrences.map { $0.isBackground } == [true, false, true])
  }
}
