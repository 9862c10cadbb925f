import Almanac

/// The zones that inputs may name, defined here so that no run depends on the machine's zone files.
enum FuzzZones {
  static var provider: FixedZoneProvider { FixedZoneProvider(zones) }

  private static let zones = [
    zone("Europe/Paris", "CET-1CEST,M3.5.0,M10.5.0/3"), zone("America/New_York", "EST5EDT,M3.2.0,M11.1.0"),
    // Transitions beyond a day and offsets of the largest size.
    zone("Odd", "<-23>23:59<+25>-24:59:59,J1/-167,365/167"),
  ]

  static let displays = [ZoneRules.utc] + ["Europe/Paris", "Odd"].compactMap { provider.rules(for: $0) }

  private static func zone(_ name: String, _ rule: String) -> ZoneRules {
    ZoneRules(identifier: name, initialOffset: 0, finalRule: PosixRule(posixText: rule))
  }
}
