/// An optional first day and an optional last day, both inclusive.
///
/// ```swift
/// configuration.reachable = try DayBounds(first: today)
/// ```
public struct DayBounds: Hashable, Sendable {
  /// The first day, or `nil` for no limit.
  public private(set) var first: DayNumber?
  /// The last day, or `nil` for no limit.
  public private(set) var last: DayNumber?

  /// Bounds without limits.
  public static let unlimited = DayBounds()

  private init() {}

  /// Creates bounds with a limit on one or both sides.
  ///
  /// - Throws: `DayBoundsError.reversed` if the first day is after the last.
  public init(first: DayNumber? = nil, last: DayNumber? = nil) throws(DayBoundsError) {
    if let first, let last, first > last { throw .reversed(first: first, last: last) }
    self.first = first
    self.last = last
  }

  /// Creates bounds with limits on both sides.
  public init(_ days: ClosedRange<DayNumber>) {
    first = days.lowerBound
    last = days.upperBound
  }

  /// Replaces the first day. If it is after the last day, changes nothing and returns `false`.
  @discardableResult
  public mutating func setFirst(_ day: DayNumber?) -> Bool {
    if let day, let last, day > last { return false }
    first = day
    return true
  }

  /// Replaces the last day. If it is before the first day, changes nothing and returns `false`.
  @discardableResult
  public mutating func setLast(_ day: DayNumber?) -> Bool {
    if let day, let first, day < first { return false }
    last = day
    return true
  }

  /// Returns whether a day is within the bounds.
  public func contains(_ day: DayNumber) -> Bool { first.map { day >= $0 } ?? true && last.map { day <= $0 } ?? true }

  /// Returns the days that are within both these bounds and `days`, or `nil` if there are none.
  public func intersection(_ days: ClosedRange<DayNumber>) -> ClosedRange<DayNumber>? {
    let lower = max(first ?? days.lowerBound, days.lowerBound)
    let upper = min(last ?? days.upperBound, days.upperBound)
    return lower <= upper ? lower...upper : nil
  }
}

/// The reason that bounds are invalid.
public enum DayBoundsError: Error, Hashable, Sendable {
  /// The first day is after the last.
  case reversed(first: DayNumber, last: DayNumber)
}
