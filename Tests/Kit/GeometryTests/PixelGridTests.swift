import Geometry
import TestSupport
import Testing

@Suite struct PixelGridTests {
  @Test(
    "values snap to the nearest pixel, halves away from zero",
    arguments: [
      (1.0, 0.5, 1.0), (1.0, -0.5, -1.0), (1.0, 0.49, 0.0), (2.0, 0.3, 0.5), (2.0, 0.2, 0.0), (1.5, 1.0, 4.0 / 3),
    ])
  func snapping(scale: Double, value: Double, snapped: Double) {
    #expect(abs(PixelGrid(scale: scale).snap(value) - snapped) < 1e-12)
  }

  @Test("a scale that is not positive counts as 1", arguments: [0, -2, Double.nan])
  func badScale(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
    #expect(PixelGrid(scale: scale).hairline == 1)
  }

  @Test("the thinnest line is one pixel wide")
  func hairline() { #expect(PixelGrid(scale: 2).hairline == 0.5) }

  @Test("parts fill the length, lie on pixels and differ by one pixel at most")
  func division() {
    var generator = SeededGenerator(seed: 62)
    for _ in 0..<2_000 {
      let scale = [1.0, 1.25, 1.5, 2.0, 3.0].randomElement(using: &generator) ?? 1.0
      let grid = PixelGrid(scale: scale)
      let length = Double.random(in: 0...3_000, using: &generator)
      let count = Int.random(in: 1...42, using: &generator)
      let edges = grid.edges(dividing: length, into: count)
      #expect(edges.count == count + 1 && edges[0] == 0 && edges[count] == grid.snap(length))
      let pixels = zip(edges.dropFirst(), edges).map { (($0 - $1) * scale).rounded() }
      #expect((pixels.max() ?? 0) - (pixels.min() ?? 0) <= 1)
      for edge in edges { #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6) }
    }
  }

  @Test("nothing to divide into gives a single edge", arguments: [0, -1])
  func noParts(count: Int) { #expect(PixelGrid(scale: 1).edges(dividing: 100, into: count) == [0]) }
}
