/// How many days can be selected, and how a tap, Enter or a drag selects them.
public enum SelectionMode: Hashable, Sendable {
  /// No day; taps are told to the delegate all the same.
  case none
  /// One day or none.
  case optional
  /// Always exactly one day, at first the initial one. Only where no day may be selected at all, none is.
  case required
  /// Any days; a tap selects a day or takes it back.
  case multiple
  /// One span of days, chosen by its two ends, in either order.
  ///
  /// - Parameter maximum: the most days of a span; 0 or less for no limit.
  case range(maximum: Int)

  /// Whether one day at most is selected, so that the selection goes where the keyboard goes.
  public var isSingle: Bool { self == .optional || self == .required }

  /// The most days of a span, or `nil` if this is no span or has no limit.
  public var maximumSpan: Int? {
    if case .range(let maximum) = self, maximum > 0 { return maximum }
    return nil
  }

  /// Whether it is a span of days.
  public var isRange: Bool {
    if case .range = self { return true }
    return false
  }
}
