import Geometry
import TestSupport
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("edges and middles follow from origin and size")
  func edges() {
    #expect(rect.minX == 10 && rect.maxX == 40 && rect.midX == 25 && rect.width == 30)
    #expect(rect.minY == 20 && rect.maxY == 60 && rect.midY == 40 && rect.height == 40)
  }

  @Test("the left and top edges belong to a rectangle, the right and bottom ones do not")
  func containment() {
    #expect(rect.contains(Point(x: 10, y: 20)) && rect.contains(Point(x: 39.9, y: 59.9)))
    #expect(!rect.contains(Point(x: 40, y: 20)) && !rect.contains(Point(x: 10, y: 60)))
    #expect(!Rect.zero.contains(.zero))
  }

  @Test("rectangles that only touch share nothing")
  func touching() {
    #expect(!rect.intersects(Rect(x: 40, y: 20, width: 5, height: 5)))
    #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)) == .zero)
    #expect(!rect.intersects(Rect(x: 15, y: 25, width: 0, height: 5)))
  }

  @Test("intersection and union agree with their points, for random rectangles")
  func laws() {
    var generator = SeededGenerator(seed: 61)
    for _ in 0..<2_000 {
      let (a, b) = (randomRect(&generator), randomRect(&generator))
      let shared = a.intersection(b)
      #expect(shared == b.intersection(a))
      #expect(shared.isEmpty != a.intersects(b))
      let both = a.union(b)
      // Of two empty ones, the second remains.
      #expect(both == b.union(a) || (a.isEmpty && b.isEmpty))
      for _ in 0..<10 {
        let point = Point(
          x: Double(Int.random(in: 0...24, using: &generator)), y: Double(Int.random(in: 0...24, using: &generator)))
        #expect(shared.contains(point) == (a.contains(point) && b.contains(point)))
        if a.contains(point) || b.contains(point) { #expect(both.contains(point)) }
      }
    }
  }

  @Test("an empty rectangle adds nothing to a union")
  func emptyUnion() {
    let empty = Rect(x: 500, y: 500, width: 0, height: 9)
    #expect(rect.union(empty) == rect && empty.union(rect) == rect)
  }

  @Test("moving keeps the size")
  func offset() {
    #expect(rect.offset(by: Point(x: -10, y: 5)) == Rect(x: 0, y: 25, width: 30, height: 40))
  }

  @Test("insets follow the direction, and too large ones leave nothing, not less")
  func insets() {
    let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: insets, direction: .rightToLeft) == Rect(x: 14, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: Insets(top: 50, leading: 50)).isEmpty)
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test("mirroring twice gives the same rectangle, and keeps distances from the edges")
  func mirroring() {
    let mirrored = rect.mirrored(in: 100)
    #expect(mirrored == Rect(x: 60, y: 20, width: 30, height: 40))
    #expect(mirrored.mirrored(in: 100) == rect)
  }

  private func randomRect(_ generator: inout SeededGenerator) -> Rect {
    Rect(
      x: Double(Int.random(in: 0...20, using: &generator)), y: Double(Int.random(in: 0...20, using: &generator)),
      width: Double(Int.random(in: 0...8, using: &generator)),
      height: Double(Int.random(in: 0...8, using: &generator)))
  }
}
