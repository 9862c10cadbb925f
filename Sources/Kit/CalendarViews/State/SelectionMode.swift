/// The number of days that can be selected, and the way a tap, Enter or a drag selects them.
public enum SelectionMode: Hashable, Sendable {
  /// No day; the delegate hears of taps all the same.
  case none
  /// One day or none.
  case optional
  /// Exactly one day, at first the initial one; none only if no day may be selected at all.
  case required
  /// Any number of days; a tap selects or deselects a day.
  case multiple
  /// One span of days, chosen by its two ends.
  ///
  /// - Parameter maximum: the number of days of the longest span; 0 or less for no limit. With a limit, taps choose the
  ///   first day first: until the other end is chosen, days before it are disabled, and so are those too far behind it.
  ///   Without one, the ends may be chosen in either order.
  case range(maximum: Int)

  /// Whether at most one day is selected, so that the selection follows the keyboard's focus.
  public var isSingle: Bool { self == .optional || self == .required }

  /// The number of days of the longest span; `nil` without a limit, and in other modes.
  public var maximumSpan: Int? {
    if case .range(let maximum) = self, maximum > 0 { return maximum }
    return nil
  }

  /// Whether the mode selects a span of days.
  public var isRange: Bool {
    if case .range = self { return true }
    return false
  }
}
