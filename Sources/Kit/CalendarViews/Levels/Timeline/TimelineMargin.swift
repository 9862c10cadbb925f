/// The distance beyond the hours in view within which events have views, because hosts that scroll by themselves are
/// ahead of the views.
///
/// Nothing at first, so that what is seen is there soon; then more with each frame in which somebody scrolls or, after
/// a while, with each frame, up to half of what is seen.
struct TimelineMargin {
  private var steps = 0
  /// Whether it will grow though nobody scrolls.
  var isAwaited = false

  /// The time in seconds after which it does.
  static let rest = 0.4
  /// The growth in points a frame.
  private static let step = 48.0

  /// Whether nobody has scrolled since the hours were placed.
  var isNone: Bool { steps == 0 }

  /// The margin in points, for the height of a viewport.
  func height(of viewport: Double) -> Double { min(Double(steps) * TimelineMargin.step, viewport / 2) }

  /// A frame's growth. Returns whether there was any left.
  @discardableResult
  mutating func grow(in viewport: Double) -> Bool {
    guard height(of: viewport) < viewport / 2 else { return false }
    steps += 1
    return true
  }
}
