import Basics

/// A provider that knows the zones of a table, and UTC.
public final class FixedZoneProvider: ZoneProvider {
  private let zones: [ZoneRules]

  /// - Parameter zones: found by their identifiers, the first of equal ones.
  public init(_ zones: [ZoneRules]) { self.zones = zones + [.utc] }

  /// The zone of the table with exactly this name.
  public func rules(for identifier: String) -> ZoneRules? {
    zones.first { $0.identifier.hasSameBytes(as: identifier) }
  }
}
