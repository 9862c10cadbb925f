import Almanac
import TestSupport
import Testing

/// November 2026 with a dozen events, as text that was looked at.
struct RecordedMonthTests {
  @Test("November 2026 looks as recorded, in English and Arabic", arguments: ["en", "ar"])
  func recorded(language: String) throws {
    let harness = CalendarHarness(
      configuration: .november(language == "ar" ? .arabic : .english), store: try .holding(Self.events),
      size: Size(width: 1050, height: 700))
    harness.view.send(.select(day("2026-11-18")))
    harness.settle()
    let dump = SceneDump.text(harness.window.displayList(), palette: .standard)
    #expect(try dump == Recorded.text("Month-\(language).txt", actual: dump))
  }

  @Test(
    "months look as recorded: Monday to Friday with numbers of weeks, six rows without other days, a page turning in Arabic",
    arguments: ["weekdays", "six", "sideways-ar"])
  func options(name: String) throws {
    let harness = pages(
      name == "sideways-ar" ? .arabic : .british, events: Self.events, size: Size(width: 1050, height: 700)
    ) {
      if name == "weekdays" {
        $0.month.arrangement = .endless
        $0.month.showsWeekNumbers = true
        $0.visibleWeekdays = WeekdaySet.saturdayAndSunday.complement
      }
      if name == "six" {
        $0.month.weeks = .alwaysSix
        $0.month.outDays = .hidden
      }
    }
    if name == "sideways-ar" {
      harness.view.send(.showNext)
      for _ in 0..<8 { harness.tick() }
    }
    let dump = SceneDump.text(harness.window.displayList(), palette: .standard)
    #expect(try dump == Recorded.text("Month-\(name).txt", actual: dump))
  }

  /// One of each kind: short and long, all day and timed, over week, month and midnight, crowded, cancelled, untitled.
  static let events: [Event] = [
    .days("holiday", day("2026-11-26"), day("2026-11-27"), title: "Thanksgiving", color: .named(.orange)),
    .days("trip", day("2026-11-05"), day("2026-11-10"), title: "Trip to Oslo", color: .named(.teal)),
    .days("fair", day("2026-10-28"), day("2026-11-03"), title: "Book fair", color: .rgb(0x8A2BE2)),
    .timed(
      "stand-up", day("2026-11-02"), 34_200, day("2026-11-02"), 35_100, title: "Stand-up",
      recurrence: Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 5)])),
    .timed("dentist", day("2026-11-12"), 52_200, day("2026-11-12"), 55_800, title: "Dentist", color: .named(.red)),
    .timed("party", day("2026-11-14"), 79_200, day("2026-11-15"), 7200, title: "Party 🎉", color: .named(.pink)),
    .timed("review", day("2026-11-18"), 36_000, day("2026-11-18"), 39_600, title: "Review", status: .tentative),
    .timed("lunch", day("2026-11-18"), 43_200, day("2026-11-18"), 46_800, title: "غداء مع ليلى", color: .named(.green)),
    .timed("call", day("2026-11-18"), 50_400, day("2026-11-18"), 52_200, title: "", color: .named(.purple)),
    .timed("gym", day("2026-11-18"), 64_800, day("2026-11-18"), 68_400, title: "Gym", color: .named(.lime)),
    .timed("talk", day("2026-11-20"), 61_200, day("2026-11-20"), 61_200, title: "Talk", status: .cancelled),
    .days("move", day("2026-11-29"), day("2026-12-02"), title: "Moving house, with everything that belongs to it"),
  ]
}
