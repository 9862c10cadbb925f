/// The identifier of an event within one store; assigned by the store on insertion and never reused.
public struct EventID: Hashable, Comparable, Sendable {
  /// The number; above 0 in the stores of this package.
  public let rawValue: Int64

  /// Creates an identifier from a number that a store assigned.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Returns whether `a` has the lower number.
  public static func < (a: EventID, b: EventID) -> Bool { a.rawValue < b.rawValue }
}

/// The identifier of a calendar within one store.
public struct CalendarID: Hashable, Comparable, Sendable {
  /// The number; above 0 in the stores of this package.
  public let rawValue: Int64

  /// Creates an identifier from a number.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Returns whether `a` has the lower number.
  public static func < (a: CalendarID, b: CalendarID) -> Bool { a.rawValue < b.rawValue }
}
