import CalendarSystems
import CalendarText
import Foundation
import SystemServices
import TestSupport
import Testing
import TimeZones

@Suite("The guide of SystemServices")
struct SystemServicesGuideTests {
  @Test("The values of the guide lead to each other")
  func example() {
    // example
    let date = Date(timeIntervalSince1970: 1_795_219_200)
    let zone = ZoneRules(TimeZone(identifier: "Europe/Paris")!)
    let day = DayNumber(date, in: TimeZone(zone)!)
    let fields = DateFields(DateComponents(year: 2026, month: 11, day: 21), in: .gregorian)
    let german = LocaleInfo(Locale(identifier: "de_AT"))
    let hebrew = SystemLocale.info(for: "he", calendar: .hebrew)
    let weeks = WeekRule(Calendar(identifier: .iso8601))
    let calendar = Calendar(.gregorian, weeks: weeks, timeZone: .gmt)
    // end
    #expect(day == zone.localDateTime(at: Instant(date)).day && fields?.day == 21)
    #expect(german == SystemLocale.info(for: "de-AT") && hebrew != german)
    #expect(calendar.map { WeekRule($0) } == weeks)
  }

  @Test("the example of the page is compiled here")
  func page() throws {
    #expect(try GuidePage.untested("SystemServices") == [])
  }
}
