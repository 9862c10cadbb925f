import CalendarSystems
import Testing
import TimeZones

/// Inputs that random testing found.
@Suite struct HostileZoneTests {
  @Test("the smallest and greatest instants have a local time", arguments: [Int64.min, .min + 1, .max])
  func extremes(seconds: Int64) {
    let reading = LocalDateTime(secondsAsUTC: seconds)
    #expect(0..<86_400 ~= reading.secondOfDay)
    #expect((reading.day.rawValue < 0) == (seconds < 0))
  }

  @Test("transitions without a local time end the search for a final rule")
  func inference() {
    var transitions = [ZoneTransition(instant: Instant(seconds: .min), type: LocalTimeType(offset: -3600))]
    transitions += (1...20).map {
      ZoneTransition(
        instant: Instant(seconds: $0 * 15_778_800), type: LocalTimeType(offset: $0 % 2 == 0 ? -3600 : 3600))
    }
    let zone = ZoneRules(
      identifier: "X", initialType: LocalTimeType(offset: -7200), transitions: transitions, finalRule: nil)
    #expect(zone.inferringFinalRule(observedUntil: Instant(seconds: 400_000_000)) == nil)
  }

  @Test("an offset beyond the greatest is not read as daylight time")
  func offsets() {
    #expect(PosixRule(posixText: "<+25>-24:59:59<+26>,J1,J2") == nil)
    #expect(PosixRule(posixText: "<+24>-23:59:59<+25>,J1,J2") != nil)
  }

  @Test("control characters are left out of the text form")
  func controls() throws {
    #expect(throws: ZoneTextError.malformedLine(1)) { try ZoneRules.decode("zone \r\r\ninitial 1 1") }
    let zone = ZoneRules(identifier: "A\nat 0 0 0", initialOffset: 60, initialAbbreviation: "B\r")
    let again = try ZoneRules.decode(zone.encode())
    #expect(again.identifier == "Aat 0 0 0")
    #expect(again.initialType.abbreviation == "B")
    #expect(again.transitions.isEmpty)
  }
}
