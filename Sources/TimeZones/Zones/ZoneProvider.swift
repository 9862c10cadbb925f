import Basics

/// Where zone rules come from: TZif files, the browser, VTIMEZONE, or a table in a test.
public protocol ZoneProvider: AnyObject {
  /// The rules of an IANA zone such as `Europe/Paris`, or `nil` if the provider does not know it.
  ///
  /// Called often with the same identifier; implementations remember their answers.
  func rules(for identifier: String) -> ZoneRules?
}

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
