import Almanac
import SystemServices
import TestSupport
import Testing

/// Every level in three languages, one of them with a calendar of its own, and days on which clocks are changed, as text
/// that was looked at.
struct RecordedLevelTests {
  /// What a level looks like at a size.
  struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    var level: CalendarLevel.ID
    var size = Size(width: 700, height: 500)
    var testDescription: String { name }
  }

  private static let scenes = [
    Scene(name: "year", level: .year), Scene(name: "month", level: .month), Scene(name: "week", level: .week),
    Scene(name: "day", level: .day), Scene(name: "agenda", level: .agenda),
    Scene(name: "week-strip", level: .week, size: Size(width: 360, height: 500)),
    Scene(name: "day-strip", level: .day, size: Size(width: 360, height: 500)),
  ]

  @Test(
    "all levels look as recorded, in English, Arabic and Hebrew", arguments: RecordedLevelTests.scenes,
    ["en", "ar", "he"])
  func levels(scene: Scene, language: String) throws {
    var configuration = CalendarConfiguration.november()
    if language == "ar" { configuration.locale = .arabic }
    if language == "he" {
      configuration.locale = .hebrew
      configuration.calendar = HebrewCalendar.shared
    }
    configuration.initialLevel = scene.level
    configuration.initialDay = day("2026-11-18")
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(RecordedMonthTests.events), size: scene.size)
    harness.view.send(.select(day("2026-11-18")))
    harness.settle()
    let dump = SceneDump.text(harness.window.displayList(), palette: .standard)
    #expect(try dump == Recorded.text("Levels/\(scene.name)-\(language).txt", actual: dump))
  }

  @Test(
    "week and day look as recorded where clocks are changed", arguments: [CalendarLevel.ID.week, .day],
    [
      ("Europe/Paris", "2026-03-29"), ("Europe/Paris", "2026-10-25"), ("Australia/Lord_Howe", "2026-04-05"),
      ("Australia/Lord_Howe", "2026-10-04"),
    ])
  func clocks(level: CalendarLevel.ID, change: (zone: String, date: String)) throws {
    let rules = try #require(SystemZones().rules(for: change.zone))
    let date = day(change.date)
    var configuration = CalendarConfiguration.november(.british)
    configuration.initialLevel = level
    configuration.initialDay = date
    configuration.today = date
    configuration.now = Instant(seconds: Int64(date.rawValue) * 86_400)
    let events: [Event] = [
      .timed("before", date, 1800, date, 5400, title: "Before"),
      .timed("over", date, 5400, date, 12_600, title: "Over the change"),
      .timed("after", date, 14_400, date, 18_000, title: "After"),
      .timed("night", date - 1, 82_800, date, 3600, title: "Night"),
      .days("whole", date, date, title: "Whole day"),
    ]
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(events), size: Size(width: 700, height: 500))
    harness.timeline.setDisplayZone(rules)
    harness.view.send(.scrolledHours(HourAnchor(topSecond: 0)))
    harness.settle()
    let dump = SceneDump.text(harness.window.displayList(), palette: .standard)
    let city = change.zone.split(separator: "/").last.map { String($0) } ?? ""
    #expect(try dump == Recorded.text("Clocks/\(city)-\(change.date)-\(level).txt", actual: dump))
  }
}

extension LocaleInfo {
  /// Hebrew with the months of the Hebrew calendar, written by hand so that recorded scenes do not depend on the
  /// machine's data.
  fileprivate static var hebrew: LocaleInfo {
    let months = [
      "תשרי", "חשוון", "כסלו", "טבת", "שבט", "אדר א׳", "אדר", "ניסן", "אייר", "סיוון", "תמוז", "אב", "אלול", "אדר ב׳",
    ]
    var info = LocaleInfo(identifier: "he")
    info.isRightToLeft = true
    info.digits = LocaleInfo.english.digits
    info.firstWeekday = .sunday
    info.minimalDaysInFirstWeek = 1
    info.weekend = [.friday, .saturday]
    info.months = months
    info.shortMonths = months
    info.standaloneMonths = months
    info.shortStandaloneMonths = months
    info.weekdays = ["יום ראשון", "יום שני", "יום שלישי", "יום רביעי", "יום חמישי", "יום שישי", "יום שבת"]
    info.shortWeekdays = ["יום א׳", "יום ב׳", "יום ג׳", "יום ד׳", "יום ה׳", "יום ו׳", "שבת"]
    info.narrowWeekdays = ["א׳", "ב׳", "ג׳", "ד׳", "ה׳", "ו׳", "ש׳"]
    info.amSymbol = "לפנה״צ"
    info.pmSymbol = "אחה״צ"
    info.patterns = Patterns(
      fullDate: "EEEE, d בMMMM y", monthYear: "MMMM y", monthDay: "d בMMMM", shortMonthDay: "d בMMM", time: "H:mm")
    info.calendar = .hebrew
    info.phrases = .hebrew
    return info
  }
}
