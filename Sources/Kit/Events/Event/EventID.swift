import Basics

/// The identifier of an event within one store; assigned by the store on insertion and never reused.
public struct EventID: Hashable, Comparable, Sendable {
  /// The number; above 0 in the stores of this package.
  public let rawValue: Int64

  /// Creates an identifier from a number that a store assigned.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Returns whether `a` has the lower number.
  public static func < (a: EventID, b: EventID) -> Bool { a.rawValue < b.rawValue }

  /// Returns the identifiers with some numbers, each once, in ascending order.
  static func unique(_ numbers: [Int64]) -> [EventID] {
    var numbers = numbers
    SortKey.sort(&numbers)
    var result: [EventID] = []
    for number in numbers where result.last?.rawValue != number { result.append(EventID(number)) }
    return result
  }
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
