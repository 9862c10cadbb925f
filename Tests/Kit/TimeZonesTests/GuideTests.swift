import CalendarSystems
import TestSupport
import Testing
import TimeZones

@Suite("The guide of TimeZones")
struct GuideTests {
  @Test("the example of the guide compiles, and its comments are true")
  func example() throws {
    // example
    let rule = PosixRule(posixText: "CET-1CEST,M3.5.0,M10.5.0/3")
    let paris = ZoneRules(identifier: "Europe/Paris", initialOffset: 3600, transitions: [], finalRule: rule)
    let day = try DayNumber(year: 2026, month: 3, day: 29)
    let reading = LocalDateTime(day: day, hour: 2, minute: 30)  // skipped: clocks go from 02:00 to 03:00
    let instant = paris.instant(of: reading, gap: .moveForward, overlap: .earlier)  // 03:30

    let axis = DayAxis(day: day, in: paris)
    let hours = axis.length / 3600  // 23
    let ruler = DayRuler(axis: axis, rule: .wallClock)
    let noon = ruler.position(ofElapsed: axis.elapsed(ofWallSecond: 12 * 3600))  // half of ruler.length
    // end
    #expect(paris.instant(of: reading, gap: .reject, overlap: .earlier) == nil)
    #expect(instant == Instant(seconds: 1_774_747_800))
    #expect(hours == 23)
    #expect(noon == ruler.length / 2)
  }

  @Test("every example of the guide is in this file")
  func page() throws { #expect(try GuidePage.untested("TimeZones") == []) }
}
