/// Identity of an event inside one store; given by the store on insertion, never reused.
public struct EventID: Hashable, Comparable, Sendable {
  /// Above 0 in the stores of this kit.
  public let rawValue: Int64

  /// Makes sense for numbers that a store gave only.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Older ones first.
  public static func < (a: EventID, b: EventID) -> Bool { a.rawValue < b.rawValue }
}

/// Identity of a named set of events inside one store.
public struct CalendarID: Hashable, Comparable, Sendable {
  /// Above 0 in the stores of this kit.
  public let rawValue: Int64

  /// Makes sense for numbers that a store gave only.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Older ones first.
  public static func < (a: CalendarID, b: CalendarID) -> Bool { a.rawValue < b.rawValue }
}
