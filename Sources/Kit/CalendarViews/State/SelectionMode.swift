/// How many days can be selected, and how taps, drags, and Enter select them.
public enum SelectionMode: Hashable, Sendable {
  /// No day can be selected. The delegate still receives taps.
  case none
  /// At most one day.
  case optional
  /// Exactly one day, initially the initial day. No day is selected only if none may be.
  case required
  /// Any number of days. A tap selects or deselects a day.
  case multiple
  /// One span of days, chosen by its two ends.
  ///
  /// - Parameter maximum: the maximum number of days in a span; 0 or less for no limit. With a limit, the first tap
  ///   chooses the first day. Until the second tap, days before it and days too far after it are disabled. Without a
  ///   limit, users may choose the ends in either order.
  case range(maximum: Int)
  /// One interval of time, at levels with hours; no days. An `EditingController` selects it, even if it permits no edits;
  /// see `EditingController.selectedTime`.
  case time

  /// Whether days can be selected.
  var selectsDays: Bool { self != .none && self != .time }

  /// Whether at most one day can be selected, so that the selection follows keyboard focus.
  public var isSingle: Bool { self == .optional || self == .required }

  /// The maximum number of days in a span; `nil` without a limit, and in other modes.
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
