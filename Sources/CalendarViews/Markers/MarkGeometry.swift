import Geometry

/// Where the marks of a day lie. Pure; the leading edge is on the left.
struct MarkGeometry {
  /// Of the cell.
  var size: Size
  /// How marks are arranged.
  var style: IndicatorStyle
  /// Where the row of marks begins.
  var rowOrigin: Point
  /// The lower edge of what marks move below while the day is selected; `nil` where they do not move.
  var bottomOfShape: Double?

  private static let gap = 3.0

  /// The frames of marks, given how wide and high each is.
  func frames(of marks: [Size]) -> [Rect] {
    guard style.arrangement == .spread else { return row(of: marks) }
    return marks.enumerated().map { index, mark in
      let x = MarkGeometry.centerPart(index, of: marks.count) * size.width
      return Rect(x: x - mark.width / 2, y: centerY(of: mark) - mark.height / 2, width: mark.width, height: mark.height)
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

  private func centerY(of mark: Size) -> Double {
    // Just below the shape, but not below the cell.
    if let bottomOfShape { return min(bottomOfShape + mark.height / 2 + 1, size.height - mark.height / 2) }
    return size.height * style.centerPart + style.offset
  }

  private func row(of marks: [Size]) -> [Rect] {
    var x = rowOrigin.x
    return marks.map { mark in
      let frame = Rect(x: x, y: rowOrigin.y, width: mark.width, height: mark.height)
      x += mark.width + MarkGeometry.gap
      return frame
    }
  }
}
