import CalendarSystems
import SystemServices
import TestSupport
import Testing
import TimeZones

@Suite struct FinalRuleInferenceTests {
  @Test(
    "the yearly rule is found from the transitions it makes",
    arguments: [
      "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "ACST-9:30ACDT,M10.1.0,M4.1.0/3",
      "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "IST-2IDT,M3.4.4/26,M10.5.0", "EET-2EEST,M4.5.5/0,M10.5.4/24",
      "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "<-04>4<-03>,M9.1.6/24,M4.1.6/24", "EET-2EEST,M3.5.0/3,M10.5.0/4",
      "<+0330>-3:30<+0430>,J79/24,J263/24", "EET-2EEST,M3.4.4/50,M10.4.4/50",
    ])
  func found(text: String) throws {
    let zone = Zones.zone("X", text)
    let probed = try Self.probe(zone, from: "2000-01-01", to: "2038-01-01")
    let horizon = Self.instant("2038-01-01")
    let inferred = try #require(probed.inferringFinalRule(observedUntil: horizon))
    #expect(inferred.transitions == probed.transitions)
    let start = Self.instant("2010-01-01")
    let end = Self.instant("2420-01-01")
    #expect(
      inferred.transitions(from: start, to: end).map(\.instant) == zone.transitions(from: start, to: end).map(\.instant)
    )
    #expect(
      inferred.transitions(from: start, to: end).map(\.type.offset)
        == zone.transitions(from: start, to: end).map(\.type.offset))
  }

  @Test("an older rule does not change the inferred one")
  func ruleChanged() throws {
    let old = try Self.probe(Zones.zone("X", "EST5EDT,M4.1.0,M10.5.0"), from: "1987-01-01", to: "2007-01-01")
    let new = try Self.probe(Zones.zone("X", "EST5EDT,M3.2.0,M11.1.0"), from: "2007-01-01", to: "2030-01-01")
    let zone = ZoneRules(
      identifier: "X", initialOffset: -18_000, transitions: old.transitions + new.transitions)
    let rule = try #require(zone.inferringFinalRule(observedUntil: Self.instant("2030-01-01"))?.finalRule)
    #expect(rule.daylight?.start == RuleDate(.weekday(month: 3, week: 2, weekday: .sunday)))
    #expect(rule.daylight?.end == RuleDate(.weekday(month: 11, week: 1, weekday: .sunday)))
  }

  @Test("a zone that has stopped changing its clocks gets no rule")
  func givenUp() throws {
    let zone = try Self.probe(Zones.paris, from: "2000-01-01", to: "2020-01-01")
    #expect(zone.inferringFinalRule(observedUntil: Self.instant("2020-01-01")) != nil)
    #expect(zone.inferringFinalRule(observedUntil: Self.instant("2021-01-01")) == nil)
  }

  @Test("fixed zones, short lists and irregular years get no rule")
  func none() throws {
    let horizon = Self.instant("2030-01-01")
    #expect(ZoneRules.utc.inferringFinalRule(observedUntil: horizon) == nil)
    #expect(Zones.samoa.inferringFinalRule(observedUntil: horizon) == nil)
    #expect(
      try Self.probe(Zones.paris, from: "2027-01-01", to: "2030-01-01").inferringFinalRule(observedUntil: horizon)
        == nil)
    var generator = SeededGenerator(seed: 51)
    let irregular = (0..<60).map { index in
      ZoneTransition(
        instant: Instant(seconds: Int64(index) * 15_768_000 + Int64.random(in: 0...864_000, using: &generator)),
        offset: index % 2 == 0 ? 3600 : 0, isDaylight: false, abbreviation: "")
    }
    let zone = ZoneRules(identifier: "X", initialOffset: 0, transitions: irregular)
    #expect(zone.inferringFinalRule(observedUntil: Instant(seconds: 60 * 15_768_000)) == nil)
  }

  @Test(
    "the rules of the system's zones are found again from their transitions up to 2050",
    arguments: [
      "Europe/London", "Europe/Dublin", "America/New_York", "America/Havana", "America/Santiago", "Asia/Jerusalem",
      "Asia/Beirut", "Africa/Cairo", "Australia/Lord_Howe", "Pacific/Auckland", "America/Nuuk", "Europe/Chisinau",
    ])
  func systemZones(name: String) throws {
    let zone = try #require(SystemZones().rules(for: name), "no zone file for \(name)")
    let probed = try Self.probe(zone, from: "1970-01-01", to: "2050-01-01")
    let inferred = try #require(probed.inferringFinalRule(observedUntil: Self.instant("2050-01-01")))
    let start = Self.instant("2050-01-01")
    let end = Self.instant("2300-01-01")
    #expect(
      inferred.transitions(from: start, to: end).map(\.instant) == zone.transitions(from: start, to: end).map(\.instant)
    )
  }

  /// What a browser would find: transitions without names and kinds.
  private static func probe(_ zone: ZoneRules, from start: String, to end: String) throws -> ZoneRules {
    let list = zone.transitions(from: instant(start), to: instant(end))
    return ZoneRules(
      identifier: zone.identifier, initialOffset: Int32(zone.offset(at: instant(start))),
      transitions: list.map {
        ZoneTransition(instant: $0.instant, offset: $0.type.offset, isDaylight: false, abbreviation: "")
      })
  }

  private static func instant(_ date: String) -> Instant {
    Instant(seconds: Int64((try? ISODate.parse(date))?.rawValue ?? 0) * 86_400)
  }
}
