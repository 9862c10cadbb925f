import CalendarSystems
import CalendarText
import Foundation
import SystemServices
import Testing
import TimeZones

@Suite("Foundation's calendars, date components, and locales")
struct CalendarBridgeTests {
  @Test("every calendar system but the Julian has a Foundation identifier, which leads back to it")
  func identifiers() {
    for calendar in CalendarIdentifier.allCases {
      guard let identifier = calendar.foundationIdentifier else {
        #expect(calendar == .julian)
        continue
      }
      #expect(CalendarIdentifier(identifier) == calendar)
    }
  }

  @Test("date components keep era, year, month, leap month, and day of all calendar systems")
  func components() throws {
    for identifier in CalendarIdentifier.allCases {
      let system = try #require(CalendarCatalog.system(for: identifier))
      for rawValue in stride(from: -700_000, to: 30_000, by: 997) {
        let day = DayNumber(rawValue)
        guard system.validDays.contains(day) else { continue }
        let fields = system.fields(of: day)
        let back = try #require(DateFields(DateComponents(fields, in: identifier), in: identifier))
        #expect(back == fields)
        #expect(try system.dayNumber(of: back) == day)
      }
    }
  }

  @Test("Foundation reads the components of Gregorian dates since 1600 as the same days, and years before 1 by its era")
  func gregorian() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for rawValue in stride(from: -135_000, to: 60_000, by: 331) {
      let local = LocalDateTime(day: DayNumber(rawValue), hour: 13, minute: 7, second: 59)
      let date = try #require(calendar.date(from: DateComponents(gregorian: local)))
      #expect(LocalDateTime(date, in: .gmt) == local)
      let components = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
      #expect(try LocalDateTime(gregorian: components) == local)
    }
    let fields = DateFields(year: -43, month: 3, day: 15)
    let components = DateComponents(fields, in: .gregorian)
    #expect(components.era == 0)
    #expect(components.year == 44)
    #expect(DateFields(DateComponents(year: 2026, month: 11), in: .gregorian) == nil)
    #expect(throws: DateError.self) { try LocalDateTime(gregorian: DateComponents(year: 2026, month: 2, day: 30)) }
  }

  @Test("a Foundation calendar takes over week rule and zone, and gives them back")
  func calendars() throws {
    let rule = WeekRule(firstWeekday: .saturday, minimalDays: 3)
    let calendar = try #require(Calendar(.hebrew, weeks: rule, timeZone: .gmt, locale: Locale(identifier: "he_IL")))
    #expect(calendar.identifier == .hebrew)
    #expect(WeekRule(calendar) == rule)
    #expect(Calendar(.julian, weeks: rule, timeZone: .gmt) == nil)
  }

  @Test("a locale has the words of its language; without any, English in the same region takes its place as a whole")
  func words() {
    #expect(SystemLocale.info(for: "de-AT").phrases == .german && SystemLocale.info(for: "th").phrases == .english)
    let tags = ["th": "en-TH", "am_ET": "en-ET", "de_AT": "de-AT", "zxx": "en", "C": "en-US", "nb-NO": "en-NO"]
    for (identifier, tag) in tags { #expect(SystemLocale.tagWithPhrases(for: identifier) == tag) }
  }

  @Test("a locale's own first weekday and calendar win over those of its region")
  func locales() {
    #expect(LocaleInfo(Locale(identifier: "de_AT")) == SystemLocale.info(for: "de-AT"))
    var components = Locale.Components(identifier: "en_US")
    components.firstDayOfWeek = .wednesday
    components.calendar = .hebrew
    let info = LocaleInfo(Locale(components: components))
    #expect(info.firstWeekday == .wednesday)
    #expect(info.calendar == .hebrew)
    let locale = Locale(info)
    #expect(locale.language.languageCode?.identifier == "en")
    #expect(locale.region?.identifier == "US")
    #expect(locale.calendar.identifier == .hebrew)
    #expect(LocaleInfo(locale).firstWeekday == .wednesday)
    for weekday in Weekday.allCases {
      var components = Locale.Components(identifier: "en_US")
      components.firstDayOfWeek = Locale.Weekday(weekday)
      #expect(LocaleInfo(Locale(components: components)).firstWeekday == weekday)
    }
  }
}
