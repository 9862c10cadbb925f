import Almanac
import EventStores
import SystemServices

/// Parses time zones on the command line.
enum ZoneArgument {
  /// Returns the rules of the named zone; without a name, the machine's zone, or UTC.
  static func rules(_ name: String?, in zones: SystemZones) throws(CommandFailure) -> ZoneRules {
    guard let name else { return zones.rules(for: SystemZones.currentIdentifier()) ?? .utc }
    guard let rules = zones.rules(for: name) else {
      throw CommandFailure(
        "\"\(TerminalText.oneLine(name))\": there is no such time zone, expected a name such as Europe/Paris")
    }
    return rules
  }
}
