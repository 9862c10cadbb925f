import Almanac
import Testing

@testable import WebHost

@Suite("The calendar system of an element")
struct CalendarSystemTests {
  private let port = RecordingPort()
  private let session: WebSession

  init() {
    session = WebSession(port: port)
    #expect(session.setToday("2026-11-21"))
  }

  @Test("MB-20: a calendar system that is set before the start shows its months, with the names of the locale")
  func beforeStart() {
    #expect(session.setCalendar("hebrew"))
    #expect(session.setLocale(Self.hebrew.encode()))
    start()
    #expect(port.texts.contains("Kislev 5787"))
    #expect(port.texts.contains { $0.hasPrefix("Saturday, 11 Kislev 5787") })
    #expect(port.last(.visible)?.first == "2026-11-08")
  }

  @Test("MB-20: another calendar system changes the shown months, and days are still reported as ISO dates")
  func afterStart() {
    start()
    #expect(port.texts.contains("November 2026"))
    #expect(session.setCalendar("hebrew"))
    #expect(session.setLocale(Self.hebrew.encode()))
    session.tick(now: 2)
    #expect(port.texts.contains("Kislev 5787"))
    #expect(session.select("2026-11-23"))
    #expect(port.last(.select)?.first == "2026-11-23")
    #expect(session.setCalendar("gregorian"))
    #expect(session.setLocale(LocaleInfo.english.encode()))
    session.tick(now: 3)
    #expect(port.texts.last { $0.hasSuffix(" 2026") && !$0.contains(",") } == "November 2026")
  }

  @Test("all calendar systems are known by name, and each shows a month", arguments: CalendarIdentifier.allCases)
  func all(identifier: CalendarIdentifier) {
    #expect(session.setCalendar(identifier.name))
    start()
    #expect(port.frames.count == 1)
    #expect(port.texts.contains { $0.hasPrefix("Saturday, ") })
  }

  @Test(
    "unknown names of calendar systems change nothing",
    arguments: ["", "Hebrew", "hebrew ", "mayan", "hebrew\0", "gregoriañ"])
  func unknown(name: String) {
    start()
    #expect(!session.setCalendar(name))
    session.tick(now: 2)
    #expect(port.frames.count == 1)
  }

  private func start() {
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
  }

  /// English words for the months of the Hebrew calendar.
  private static var hebrew: LocaleInfo {
    var locale = LocaleInfo.english
    locale.calendar = .hebrew
    locale.months = [
      "Tishri", "Heshvan", "Kislev", "Tevet", "Shevat", "Adar I", "Adar", "Nisan", "Iyar", "Sivan", "Tamuz", "Av",
      "Elul", "Adar II",
    ]
    locale.shortMonths = locale.months
    locale.standaloneMonths = locale.months
    locale.shortStandaloneMonths = locale.months
    locale.patterns = LocaleInfo.Patterns(
      fullDate: "EEEE, d MMMM y", monthYear: "MMMM y", monthDay: "d MMMM", shortMonthDay: "d MMM", time: "HH:mm")
    return locale
  }
}
