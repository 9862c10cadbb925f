/// The distance beyond the visible hours within which events have views, because hosts that scroll by themselves are
/// ahead of the views.
///
/// It starts at 0, so that visible events appear quickly. Then it grows with each frame of a scroll or, after a
/// delay, with each frame, up to half the viewport's height.
struct TimelineMargin {
  private var steps = 0
  /// Whether it will grow without scrolling.
  var isAwaited = false

  /// The delay before it grows without scrolling, in seconds.
  static let rest = 0.4
  /// The growth in each frame, in points.
  private static let step = 48.0

  /// Whether the margin is 0, because it has not grown since the hours were placed.
  var isNone: Bool { steps == 0 }

  /// Returns the margin for the height of a viewport, in points.
  func height(of viewport: Double) -> Double { min(Double(steps) * TimelineMargin.step, viewport / 2) }

  /// Grows by one step. Returns whether it could still grow.
  @discardableResult
  mutating func grow(in viewport: Double) -> Bool {
    guard height(of: viewport) < viewport / 2 else { return false }
    steps += 1
    return true
  }
}
