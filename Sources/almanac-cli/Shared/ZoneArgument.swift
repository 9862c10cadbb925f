import Almanac
import SystemServices

/// Time zones on the command line.
enum ZoneArgument {
  /// The rules of the zone that is named; without a name, of the zone that the machine is set to, or UTC.
  static func rules(_ name: String?, in zones: SystemZones) throws(CommandFailure) -> ZoneRules {
    guard let name else { return zones.rules(for: SystemZones.currentIdentifier()) ?? .utc }
    guard let rules = zones.rules(for: name) else {
      throw CommandFailure("\"\(Terminal.oneLine(name))\": there is no such time zone, expected a name as Europe/Paris")
    }
    return rules
  }
}
