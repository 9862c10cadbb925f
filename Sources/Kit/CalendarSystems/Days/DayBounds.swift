/// A first and a last day, both inclusive and each of them optional.
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

  /// Creates bounds with a limit on one side or both.
  ///
  /// - Throws: `DayBoundsError.reversed` if the first day lies after the last.
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

  /// Replaces the first day. Returns whether it does not lie after the last one; if it does, nothing changes.
  @discardableResult
  public mutating func setFirst(_ day: DayNumber?) -> Bool {
    if let day, let last, day > last { return false }
    first = day
    return true
  }

  /// Replaces the last day. Returns whether it does not lie before the first one; if it does, nothing changes.
  @discardableResult
  public mutating func setLast(_ day: DayNumber?) -> Bool {
    if let day, let first, day < first { return false }
    last = day
    return true
  }

  /// Returns whether a day lies within the bounds.
  public func contains(_ day: DayNumber) -> Bool { first.map { day >= $0 } ?? true && last.map { day <= $0 } ?? true }

  /// Returns the days that lie within both these bounds and `days`, or `nil` if there are none.
  public func intersection(_ days: ClosedRange<DayNumber>) -> ClosedRange<DayNumber>? {
    let lower = max(first ?? days.lowerBound, days.lowerBound)
    let upper = min(last ?? days.upperBound, days.upperBound)
    return lower <= upper ? lower...upper : nil
  }
}

/// The reason why bounds cannot be created.
public enum DayBoundsError: Error, Hashable, Sendable {
  /// The first day lies after the last.
  case reversed(first: DayNumber, last: DayNumber)
}
