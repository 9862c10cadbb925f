import Basics

/// A source of zone rules, such as TZif files, the browser, VTIMEZONE components, or a table in a test.
public protocol ZoneProvider: AnyObject {
  /// Returns the rules of an IANA zone such as `Europe/Paris`, or `nil` if the provider does not know it.
  ///
  /// Called often with the same identifier, so implementations should cache their results.
  func rules(for identifier: String) -> ZoneRules?
}

/// A zone provider with a fixed table of zones and UTC.
///
/// ```swift
/// let zones = FixedZoneProvider([.fixed(offset: 3600, identifier: "Europe/Berlin")])
/// ```
public final class FixedZoneProvider: ZoneProvider {
  private let zones: [ZoneRules]

  /// Creates a provider.
  ///
  /// - Parameter zones: the zones, found by their identifiers. If several have the same identifier, the first is used.
  public init(_ zones: [ZoneRules]) { self.zones = zones + [.utc] }

  /// Returns the zone in the table with exactly this name, or `nil`.
  public func rules(for identifier: String) -> ZoneRules? {
    zones.first { $0.identifier.hasSameBytes(as: identifier) }
  }
}
