import CalendarSystems
import Testing
import TimeZones

/// Zones made by hand, so that tests do not depend on the machine's files.
enum Zones {
  /// Central European Time, by its yearly rule alone.
  static let paris = zone("Europe/Paris", "CET-1CEST,M3.5.0,M10.5.0/3")

  /// Daylight time over New Year.
  static let adelaide = zone("Australia/Adelaide", "ACST-9:30ACDT,M10.1.0,M4.1.0/3")

  /// Samoa went over the date line after 29 December 2011.
  static let samoa = ZoneRules(
    identifier: "Pacific/Apia", initialOffset: -36_000, initialAbbreviation: "-10",
    transitions: [
      ZoneTransition(
        instant: Instant(seconds: 1_325_239_200), offset: 50_400, isDaylight: true, abbreviation: "+14")
    ])

  /// A zone that follows a TZ string at all times.
  static func zone(_ identifier: String, _ text: String) -> ZoneRules {
    guard let rule = PosixRule(posixText: text) else {
      Issue.record("not a TZ string: \(text)")
      return .utc
    }
    return ZoneRules(
      identifier: identifier, initialType: rule.standard, transitions: [], finalRule: rule)
  }
}
