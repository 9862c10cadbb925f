/// The height of the bars of a row and the number that fits: the standard height where three fit, a lower one where
/// that makes room for more, and none where not even two fit, because a link alone says nothing.
struct BarPitch: Equatable {
  /// The height of a bar or link, in points.
  var height: Double
  /// The distance from the top of a bar to the top of the next.
  var step: Double
  /// The number of rows of bars, the link's included.
  var count: Int

  /// - Parameter hairline: the least step, so that bars without height cannot be endless.
  init(rowHeight: Double, metrics: MonthMetrics, hairline: Double) {
    self.init(metrics.barHeight, metrics.barGap, rowHeight, metrics, hairline)
    guard count < 3 else { return }
    self.init(metrics.compactBarHeight, metrics.compactBarGap, rowHeight, metrics, hairline)
    if count < 2 { count = 0 }
  }

  private init(_ height: Double, _ gap: Double, _ rowHeight: Double, _ metrics: MonthMetrics, _ hairline: Double) {
    self.height = height
    step = max(height + gap, hairline)
    let room = rowHeight - metrics.dayNumberHeight - metrics.barInset + gap
    count = Int(min(Double(LaneBlock.laneLimit - 1), max(0, room / step)))
  }
}
