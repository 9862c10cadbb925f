import CalendarSystems
import CalendarText
import Foundation
import SystemServices
import Testing
import TimeZones

@Suite("The guide of SystemServices")
struct SystemServicesGuideTests {
  @Test("The values of the guide lead to each other")
  func example() {
    let now = SystemClock.now()
    let zone = ZoneRules(TimeZone(identifier: "Europe/Paris")!)
    let day = DayNumber(Date(now), in: TimeZone(zone)!)
    let fields = DateFields(DateComponents(year: 2026, month: 11, day: 21), in: .gregorian)
    let german = LocaleInfo(Locale(identifier: "de_AT"))
    let hebrew = SystemLocale.info(for: "he", calendar: .hebrew)
    let weeks = WeekRule(Calendar.current)
    let calendar = Calendar(.gregorian, weeks: weeks, timeZone: .current)
    #expect(day == zone.localDateTime(at: now).day && fields?.day == 21)
    #expect(german == SystemLocale.info(for: "de-AT") && hebrew != german)
    #expect(calendar.map { WeekRule($0) } == weeks)
  }

  @Test("The example of the page is in this file, so it compiles")
  func page() throws {
    let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let path = "../../Sources/SystemServices/SystemServices.docc/SystemServices.md"
    let page = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    let file = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
    let code = try #require(blocks.first?.components(separatedBy: "```").first)
    #expect(blocks.count == 1 && squeezed(file).contains(squeezed(code)))
  }

  /// Returns a text without white space, because lines may be broken elsewhere.
  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
