/// The height of the bars in a row, and the number that fits. The height is the standard height if three bars fit, or a
/// lower one if that makes room for more. If not even two fit, there are none, because a link alone is of no use.
struct BarPitch: Equatable {
  /// The height of a bar or link, in points.
  var height: Double
  /// The distance between the tops of consecutive bars.
  var step: Double
  /// The number of rows of bars, including the link.
  var count: Int

  /// Creates the heights for a row.
  /// - Parameter hairline: the minimum step, so that bars without height do not result in an infinite count.
  init(rowHeight: Double, metrics: MonthMetrics, hairline: Double) {
    self.init(metrics.barHeight, metrics.barGap, rowHeight, metrics, hairline)
    if count < 3 {
      self.init(metrics.compactBarHeight, metrics.compactBarGap, rowHeight, metrics, hairline)
      if count < 2 { count = 0 }
    }
    if let limit = metrics.maxEvents { count = min(count, max(1, limit)) }
  }

  private init(_ height: Double, _ gap: Double, _ rowHeight: Double, _ metrics: MonthMetrics, _ hairline: Double) {
    self.height = height
    step = max(height + gap, hairline)
    let room = rowHeight - metrics.dayNumberHeight - metrics.barInset + gap
    count = Int(min(Double(LaneBlock.laneLimit - 1), max(0, room / step)))
  }
}
