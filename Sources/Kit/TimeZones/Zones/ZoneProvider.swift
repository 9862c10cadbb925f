import Basics

/// A source of zone rules: TZif files, the browser, VTIMEZONE, or a table in a test.
public protocol ZoneProvider: AnyObject {
  /// Returns the rules of an IANA zone such as `Europe/Paris`, or `nil` if the provider does not know it.
  ///
  /// It is called often with the same identifier; implementations cache their results.
  func rules(for identifier: String) -> ZoneRules?
}

/// A provider of the zones of a table, and UTC.
///
/// ```swift
/// let zones = FixedZoneProvider([.fixed(offset: 3600, identifier: "Europe/Berlin")])
/// ```
public final class FixedZoneProvider: ZoneProvider {
  private let zones: [ZoneRules]

  /// Creates a provider.
  ///
  /// - Parameter zones: the zones, found by their identifiers; of equal identifiers the first counts.
  public init(_ zones: [ZoneRules]) { self.zones = zones + [.utc] }

  /// Returns the zone of the table with exactly this name, or `nil`.
  public func rules(for identifier: String) -> ZoneRules? {
    zones.first { $0.identifier.hasSameBytes(as: identifier) }
  }
}
