import Geometry

/// Computes the frames of a day's indicators in a left-to-right cell.
struct IndicatorGeometry {
  /// The size of the cell.
  var size: Size
  /// The style, including the arrangement.
  var style: IndicatorStyle
  /// The origin of a row of indicators.
  var rowOrigin: Point
  /// The bottom of the shape below which indicators move; `nil` if the day is not selected or has no shape.
  var bottomOfShape: Double?

  private static let gap = 3.0

  /// Returns the frames of indicators.
  func frames(of indicators: [DayIndicator]) -> [Rect] {
    guard style.arrangement == .spread else { return row(of: indicators) }
    return indicators.enumerated().map { index, indicator in
      let x = IndicatorGeometry.centerPart(index, of: indicators.count) * size.width
      return Rect(
        x: x - indicator.width / 2, y: centerY(of: indicator) - indicator.size / 2, width: indicator.width,
        height: indicator.size)
    }
  }

  /// Returns the center of an indicator as a fraction of the width: 1/2; 2/5 and 3/5; or 1/3, 1/2, and 2/3.
  static func centerPart(_ index: Int, of count: Int) -> Double {
    switch (count, index) {
    case (2, 0): 2.0 / 5
    case (2, 1): 3.0 / 5
    case (3, 0): 1.0 / 3
    case (3, 2): 2.0 / 3
    default: 0.5
    }
  }

  private func centerY(of indicator: DayIndicator) -> Double {
    // Just below the shape, but not below the cell.
    if let bottomOfShape, indicator.moves(style) {
      return min(bottomOfShape + indicator.size / 2 + 1, size.height - indicator.size / 2)
    }
    let offset = indicator.offset ?? style.offset
    return size.height * style.centerPart + (offset.isFinite ? offset : 0)
  }

  /// Returns the width of a row of indicators.
  static func rowWidth(of indicators: [DayIndicator]) -> Double {
    indicators.reduce(-gap) { $0 + $1.width + gap }
  }

  private func row(of indicators: [DayIndicator]) -> [Rect] {
    var x = rowOrigin.x
    return indicators.map { indicator in
      let frame = Rect(x: x, y: rowOrigin.y, width: indicator.width, height: indicator.size)
      x += indicator.width + IndicatorGeometry.gap
      return frame
    }
  }
}

extension DayIndicator {
  /// Returns whether the indicator moves below the shape of a selected day.
  func moves(_ style: IndicatorStyle) -> Bool { movesOnSelection ?? style.movesOnSelection }
}
