import Geometry
import Testing

@Suite struct SizeAndPointTests {
  @Test("negative sides, and those that are no number, become zero")
  func negativeSides() {
    #expect(Size(width: -1, height: 5) == Size(width: 0, height: 5))
    #expect(Size(width: .nan, height: -0.0) == .zero)
  }

  @Test("points add and subtract by coordinate")
  func arithmetic() {
    let (a, b) = (Point(x: 1, y: 2), Point(x: 10, y: -5))
    #expect(a + b == Point(x: 11, y: -3))
    #expect(a + b - b == a)
    #expect(a - a == .zero)
  }

  @Test("leading is left only in left-to-right layouts")
  func insets() {
    let insets = Insets(leading: 3, trailing: 8)
    #expect(insets.left(.leftToRight) == 3)
    #expect(insets.left(.rightToLeft) == 8)
  }
}
