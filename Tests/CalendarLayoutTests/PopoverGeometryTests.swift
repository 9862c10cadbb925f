import CalendarLayout
import Geometry
import TestSupport
import Testing

/// The frames of popovers.
struct PopoverGeometryTests {
  private func frame(
    _ anchor: Rect, size: Size = Size(width: 300, height: 200), bounds: Size = Size(width: 1000, height: 700),
    _ direction: LayoutDirection = .leftToRight
  ) -> Rect {
    PopoverGeometry(
      anchor: anchor, size: size, bounds: bounds, direction: direction, pixels: PixelGrid(scale: 1)
    ).frame
  }

  @Test("a popover is below what it belongs to, and above where there is no room below")
  func sides() {
    #expect(
      frame(Rect(x: 100, y: 100, width: 50, height: 20)) == Rect(x: 100, y: 124, width: 300, height: 200))
    #expect(
      frame(Rect(x: 100, y: 600, width: 50, height: 20)) == Rect(x: 100, y: 396, width: 300, height: 200))
  }

  @Test("with too little room on both sides a popover becomes lower, but not too low to be of use")
  func lower() {
    #expect(
      frame(Rect(x: 100, y: 300, width: 50, height: 20), size: Size(width: 300, height: 500))
        == Rect(x: 100, y: 324, width: 300, height: 368))
    #expect(
      frame(
        Rect(x: 100, y: 150, width: 50, height: 20), size: Size(width: 300, height: 280),
        bounds: Size(width: 1000, height: 320)) == Rect(x: 100, y: 32, width: 300, height: 280))
  }

  @Test("right-to-left, a popover ends where what it belongs to ends")
  func rightToLeft() {
    let anchor = Rect(x: 600, y: 100, width: 50, height: 20)
    #expect(frame(anchor, .rightToLeft) == Rect(x: 350, y: 124, width: 300, height: 200))
  }

  @Test("a popover lies inside its bounds wherever it belongs to, and is cut to what there is")
  func bounds() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let bounds = Size(
        width: Double.random(in: 20...1200, using: &random), height: Double.random(in: 20...900, using: &random))
      let anchor = Rect(
        x: Double.random(in: -500...1500, using: &random), y: Double.random(in: -500...1500, using: &random),
        width: Double.random(in: 0...400, using: &random), height: Double.random(in: 0...400, using: &random))
      let size = Size(
        width: Double.random(in: 0...2000, using: &random), height: Double.random(in: 0...2000, using: &random))
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let frame = frame(anchor, size: size, bounds: bounds, direction)
        #expect(frame.minX >= 7.5 && frame.minY >= 7.5)
        #expect(frame.maxX <= bounds.width - 7 && frame.maxY <= bounds.height - 7)
        #expect(frame.width <= size.width + 0.5 && frame.height <= size.height + 0.5)
      }
    }
    #expect(frame(.zero, bounds: .zero).size == .zero)
  }
}
