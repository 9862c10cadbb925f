/// The vertical range of a column in which events have views: the visible hours and a margin, measured from the first
/// visible minute.
///
/// It moves in steps, so that it does not change in most frames of a scroll.
struct TimelineBand: Equatable {
  /// The band, in units of `step`.
  private let steps: Range<Int>

  /// Creates a band for a part of a column, extended by a margin at both ends.
  init(from top: Double, to bottom: Double, margin: Double) {
    let first = TimelineBand.steps((top - margin) / TimelineBand.step, .down)
    steps = first..<max(first, TimelineBand.steps((bottom + margin) / TimelineBand.step, .up))
  }

  /// Returns whether this band still suffices: it extends nearly as far as needed, and not much farther. So scrolling
  /// back and forth creates no views.
  func serves(from top: Double, to bottom: Double, margin: Double) -> Bool {
    let least = max(0, margin - TimelineBand.step)
    let most = margin + 3 * TimelineBand.step
    return top - most <= self.top && self.top <= top - least && bottom + least <= self.bottom
      && self.bottom <= bottom + most
  }

  var top: Double { Double(steps.lowerBound) * TimelineBand.step }
  var bottom: Double { Double(steps.upperBound) * TimelineBand.step }

  /// NaN and positions beyond all days are clamped.
  private static func steps(_ steps: Double, _ rule: FloatingPointRoundingRule) -> Int {
    steps > -limit ? Int(min(steps, limit).rounded(rule)) : Int(-limit)
  }

  private static let step = 32.0
  private static let limit = 1_000_000.0
}
