import Geometry
import TestSupport
import Testing
import ViewKit

/// The frames of popovers.
struct PopoverGeometryTests {
  private func frame(
    _ anchor: Rect?, size: Size = Size(width: 300, height: 200), bounds: Size = Size(width: 1000, height: 700),
    _ placement: PopoverGeometry.Placement = .below, _ direction: LayoutDirection = .leftToRight
  ) -> Rect {
    PopoverGeometry(
      anchor: anchor, size: size, bounds: bounds, placement: placement, direction: direction,
      pixels: PixelGrid(scale: 1)
    ).frame
  }

  @Test("a popover is below what it belongs to, above where there is no room below, else beside it")
  func sides() {
    #expect(
      frame(Rect(x: 100, y: 100, width: 50, height: 20)) == Rect(x: 100, y: 124, width: 300, height: 200))
    #expect(
      frame(Rect(x: 100, y: 600, width: 50, height: 20)) == Rect(x: 100, y: 396, width: 300, height: 200))
    #expect(
      frame(Rect(x: 100, y: 300, width: 50, height: 20), size: Size(width: 300, height: 500))
        == Rect(x: 154, y: 192, width: 300, height: 500))
  }

  @Test("a popover that lies beside is at the trailing side, else the leading one, below or above")
  func beside() {
    let size = Size(width: 300, height: 200)
    #expect(
      frame(Rect(x: 100, y: 100, width: 50, height: 20), .beside) == Rect(x: 154, y: 100, width: 300, height: 200))
    #expect(
      frame(Rect(x: 800, y: 690, width: 50, height: 20), .beside) == Rect(x: 496, y: 492, width: 300, height: 200))
    #expect(
      frame(Rect(x: 0, y: 100, width: 900, height: 20), size: size, .beside)
        == Rect(x: 8, y: 124, width: 300, height: 200))
    #expect(
      frame(Rect(x: 400, y: 100, width: 50, height: 20), .beside, .rightToLeft)
        == Rect(x: 96, y: 100, width: 300, height: 200))
  }

  @Test("with too little room on all sides a popover becomes lower, but not too low to be of use")
  func lower() {
    #expect(
      frame(Rect(x: 0, y: 300, width: 1000, height: 20), size: Size(width: 300, height: 500))
        == Rect(x: 8, y: 324, width: 300, height: 368))
    #expect(
      frame(
        Rect(x: 0, y: 150, width: 1000, height: 20), size: Size(width: 300, height: 280),
        bounds: Size(width: 1000, height: 320)) == Rect(x: 8, y: 32, width: 300, height: 280))
  }

  @Test("right-to-left, a popover ends where what it belongs to ends")
  func rightToLeft() {
    let anchor = Rect(x: 600, y: 100, width: 50, height: 20)
    #expect(frame(anchor, .below, .rightToLeft) == Rect(x: 350, y: 124, width: 300, height: 200))
  }

  @Test("a sheet lies at the bottom edge, a popover that belongs to nothing in the middle")
  func sheet() {
    let bounds = Size(width: 390, height: 700)
    #expect(
      frame(Rect(x: 0, y: 600, width: 50, height: 20), size: Size(width: 374, height: 200), bounds: bounds, .sheet)
        == Rect(x: 8, y: 492, width: 374, height: 200))
    #expect(frame(nil) == Rect(x: 350, y: 250, width: 300, height: 200))
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
        for placement in [PopoverGeometry.Placement.below, .beside, .sheet] {
          let frame = frame(anchor, size: size, bounds: bounds, placement, direction)
          #expect(frame.minX >= 7.5 && frame.minY >= 7.5)
          #expect(frame.maxX <= bounds.width - 7 && frame.maxY <= bounds.height - 7)
          #expect(frame.width <= size.width + 0.5 && frame.height <= size.height + 0.5)
        }
      }
    }
    #expect(frame(.zero, bounds: .zero).size == .zero)
  }

  @Test("a popover never covers what it belongs to where any side has room for it, and mirrors right-to-left")
  func uncovered() {
    var random = SeededGenerator(seed: 4)
    var isRoomy = 0
    for _ in 0..<2000 {
      let bounds = Size(
        width: Double(Int.random(in: 200...1400, using: &random)),
        height: Double(Int.random(in: 200...1000, using: &random)))
      let anchor = Rect(
        x: Double(Int.random(in: 0...1400, using: &random)), y: Double(Int.random(in: 0...1000, using: &random)),
        width: Double(Int.random(in: 0...400, using: &random)), height: Double(Int.random(in: 0...400, using: &random)))
      let size = Size(
        width: Double(Int.random(in: 40...400, using: &random)),
        height: Double(Int.random(in: 40...500, using: &random)))
      let margin = 8.0 + 4
      let fits = size.width + 16 <= bounds.width && size.height + 16 <= bounds.height
      let hasRoom =
        fits
        && (anchor.maxY + margin + size.height <= bounds.height || anchor.minY - margin - size.height >= 0
          || anchor.maxX + margin + size.width <= bounds.width || anchor.minX - margin - size.width >= 0)
      for placement in [PopoverGeometry.Placement.below, .beside] {
        let frame = frame(anchor, size: size, bounds: bounds, placement)
        if hasRoom {
          isRoomy += 1
          #expect(!frame.intersects(anchor), "\(anchor) in \(bounds), \(size)")
        }
        let mirrored = self.frame(
          anchor.mirrored(in: bounds.width), size: size, bounds: bounds, placement, .rightToLeft)
        #expect(mirrored == frame.mirrored(in: bounds.width), "\(anchor) in \(bounds), \(size)")
      }
    }
    #expect(isRoomy > 1000)
  }
}
