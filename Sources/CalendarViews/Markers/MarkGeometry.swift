import Geometry

/// Where the marks of a day lie. Pure; the leading edge is on the left.
struct MarkGeometry {
  /// Of the cell.
  var size: Size
  /// How marks are arranged.
  var style: IndicatorStyle
  /// Where the row of marks begins.
  var rowOrigin: Point
  /// The lower edge of what marks move below; `nil` where the day is not selected, or has no shape.
  var bottomOfShape: Double?

  private static let gap = 3.0

  /// The frames of marks.
  func frames(of marks: [DayIndicator]) -> [Rect] {
    guard style.arrangement == .spread else { return row(of: marks) }
    return marks.enumerated().map { index, mark in
      let x = MarkGeometry.centerPart(index, of: marks.count) * size.width
      return Rect(x: x - mark.width / 2, y: centerY(of: mark) - mark.size / 2, width: mark.width, height: mark.size)
    }
  }

  /// Where the middle of a mark lies, as a part of the width: in the middle; at 2/5 and 3/5; at 1/3, 1/2 and 2/3.
  static func centerPart(_ index: Int, of count: Int) -> Double {
    switch (count, index) {
    case (2, 0): 2.0 / 5
    case (2, 1): 3.0 / 5
    case (3, 0): 1.0 / 3
    case (3, 2): 2.0 / 3
    default: 0.5
    }
  }

  private func centerY(of mark: DayIndicator) -> Double {
    // Just below the shape, but not below the cell.
    if let bottomOfShape, mark.moves(style) {
      return min(bottomOfShape + mark.size / 2 + 1, size.height - mark.size / 2)
    }
    let offset = mark.offset ?? style.offset
    return size.height * style.centerPart + (offset.isFinite ? offset : 0)
  }

  private func row(of marks: [DayIndicator]) -> [Rect] {
    var x = rowOrigin.x
    return marks.map { mark in
      let frame = Rect(x: x, y: rowOrigin.y, width: mark.width, height: mark.size)
      x += mark.width + MarkGeometry.gap
      return frame
    }
  }
}

extension DayIndicator {
  /// Whether it moves below the shape of a selected day.
  func moves(_ style: IndicatorStyle) -> Bool { movesOnSelection ?? style.movesOnSelection }
}
