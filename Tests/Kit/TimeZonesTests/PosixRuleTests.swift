import CalendarSystems
import TestSupport
import Testing
import TimeZones

@Suite struct PosixRuleTests {
  @Test(
    "a TZ string that is read is written as it was",
    arguments: [
      "UTC0", "EST5", "<+0545>-5:45", "<-03>3", "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0",
      "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "IST-2IDT,M3.4.4/26,M10.5.0", "EET-2EEST,M4.5.5/0,M10.5.4/24",
      "AAA-1:02:03BBB-2:30,J60/167,300/-167", "IST-1GMT0,M10.5.0,M3.5.0/1", "XXX3EDT4,0/0,J365/23",
    ])
  func roundTrip(text: String) throws {
    #expect(try #require(PosixRule(posixText: text)).posixText == expected(text))
  }

  /// The daylight offset is always written.
  private func expected(_ text: String) -> String {
    let longer = [
      "CET-1CEST,M3.5.0,M10.5.0/3": "CET-1CEST-2,M3.5.0,M10.5.0/3",
      "EST5EDT,M3.2.0,M11.1.0": "EST5EDT4,M3.2.0,M11.1.0",
      "<-02>2<-01>,M3.5.0/-1,M10.5.0/0": "<-02>2<-01>1,M3.5.0/-1,M10.5.0/0",
      "IST-2IDT,M3.4.4/26,M10.5.0": "IST-2IDT-3,M3.4.4/26,M10.5.0",
      "EET-2EEST,M4.5.5/0,M10.5.4/24": "EET-2EEST-3,M4.5.5/0,M10.5.4/24",
    ]
    return longer[text] ?? text
  }

  @Test(
    "texts that are not TZ strings are refused",
    arguments: [
      "", "UTC", "ab0", "<ab", "<AB$>0", "CET-1CEST,M3.5.0", "CET-1CEST,M13.1.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
      "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J1", "CET-1CEST,366,1", "CET-25",
      "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0x", "CET-1:60", "CET99999999999999999999", "CET-1 ",
    ])
  func refusals(text: String) { #expect(PosixRule(posixText: text) == nil) }

  @Test("daylight time without dates follows the rule of the United States")
  func defaultDates() {
    #expect(PosixRule(posixText: "EST5EDT") == PosixRule(posixText: "EST5EDT,M3.2.0,M11.1.0"))
  }

  @Test(
    "changes fall on the right day in every way of naming it",
    arguments: [
      ("AAA0BBB,M3.5.0,M10.1.0/3", "2026-03-29T02:00", "2026-10-04T02:00"),
      ("AAA0BBB,J60/0,J300/1", "2024-03-01T00:00", "2024-10-27T00:00"),
      ("AAA0BBB,59/0,300/1", "2024-02-29T00:00", "2024-10-27T00:00"),
      ("AAA0BBB,M3.4.4/26,M10.5.0", "2026-03-27T02:00", "2026-10-25T01:00"),
      ("AAA0BBB,M4.5.5/0,M10.5.4/24", "2026-04-24T00:00", "2026-10-29T23:00"),
      ("AAA0BBB,M1.1.1/-24,M2.5.0/0", "2028-01-02T00:00", "2028-02-26T23:00"),
    ])
  func dates(text: String, begin: String, end: String) throws {
    let rule = try #require(PosixRule(posixText: text))
    let start = try utc(begin)
    let stop = try utc(end)
    #expect(rule.localTimeType(at: start).isDaylight && !rule.localTimeType(at: start - 1).isDaylight)
    #expect(!rule.localTimeType(at: stop).isDaylight && rule.localTimeType(at: stop - 1).isDaylight)
    #expect(rule.nextTransition(after: start - 1) == start)
    #expect(rule.nextTransition(after: start) == stop)
  }

  @Test("daylight time all year is never interrupted")
  func allYear() throws {
    let rule = try #require(PosixRule(posixText: "XXX3EDT4,0/0,J365/23"))
    let zone = ZoneRules(identifier: "X", initialType: rule.standard, transitions: [], finalRule: rule)
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<1_000 {
      let instant = Instant(seconds: Int64.random(in: 0...4_000_000_000, using: &generator))
      #expect(rule.localTimeType(at: instant).abbreviation == "EDT")
    }
    #expect(zone.transitions(from: Instant(seconds: 0), to: Instant(seconds: 1_000_000_000)).isEmpty)
  }

  @Test("a rule without daylight time never changes")
  func fixed() throws {
    let rule = try #require(PosixRule(posixText: "<+0545>-5:45"))
    #expect(rule.nextTransition(after: Instant(seconds: 0)) == nil)
    #expect(rule.localTimeType(at: Instant(seconds: 0)).offset == 20_700)
  }

  @Test("names that POSIX cannot write become unknown")
  func names() {
    let rule = PosixRule(standard: LocalTimeType(offset: 3600, abbreviation: "GMT+1 é"))
    #expect(rule.posixText == "<-00>-1")
  }

  private func utc(_ text: String) throws -> Instant {
    let parts = text.split(separator: "T")
    let time = parts[1].split(separator: ":").compactMap { Int($0) }
    let local = LocalDateTime(day: try ISODate.parse(String(parts[0])), hour: time[0], minute: time[1])
    return Instant(seconds: local.secondsAsUTC)
  }
}
