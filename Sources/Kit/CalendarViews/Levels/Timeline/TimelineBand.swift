/// The heights of a column whose events have views, from the first shown minute down: what is seen and a margin.
///
/// It moves in steps, so that most frames of scrolling find it where it was.
struct TimelineBand: Equatable {
  /// The band in units of `step`.
  private let steps: Range<Int>

  /// A part of the column, and as much beyond each of its ends as the margin says.
  init(from top: Double, to bottom: Double, margin: Double) {
    let first = TimelineBand.steps((top - margin) / TimelineBand.step, .down)
    steps = first..<max(first, TimelineBand.steps((bottom + margin) / TimelineBand.step, .up))
  }

  /// Whether another band is not needed yet: this one reaches nearly as far as it should, and not much farther. So
  /// hours that go to and fro make no views.
  func serves(from top: Double, to bottom: Double, margin: Double) -> Bool {
    let least = max(0, margin - TimelineBand.step)
    let most = margin + 3 * TimelineBand.step
    return top - most <= self.top && self.top <= top - least && bottom + least <= self.bottom
      && self.bottom <= bottom + most
  }

  var top: Double { Double(steps.lowerBound) * TimelineBand.step }
  var bottom: Double { Double(steps.upperBound) * TimelineBand.step }

  /// Heights that are no numbers, or beyond all days, end there.
  private static func steps(_ steps: Double, _ rule: FloatingPointRoundingRule) -> Int {
    steps > -limit ? Int(min(steps, limit).rounded(rule)) : Int(-limit)
  }

  private static let step = 32.0
  private static let limit = 1_000_000.0
}
