import Almanac

/// Converts the cumulative scale of a pinch to factors between its events.
struct PinchScale {
  private var last: Double?

  /// Returns the factor since the previous event; `nil` if no pinch is in progress.
  mutating func factor(_ phase: MagnifyEvent.Phase, scale: Double) -> Double? {
    switch phase {
    case .began:
      last = 1
      return 1
    case .changed, .step:
      guard let before = last, scale > 0, scale.isFinite else { return nil }
      last = scale
      return scale / before
    case .ended, .cancelled:
      defer { last = nil }
      return last == nil ? nil : 1
    }
  }
}
