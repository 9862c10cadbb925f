import Testing

@testable import SceneExport

@Suite("Numbers and letters")
struct FixedPointTests {
  @Test(
    "numbers are rounded, short and without a sign of zero",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.0005, "0.001"), (-0.0004, "0"), (12.3456, "12.346"),
      (0.1 + 0.2, "0.3"), (1e300, "1000000000000"), (-.infinity, "0"), (.nan, "0"), (99.9996, "100"), (0.05, "0.05"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(FixedPoint.text(value) == text)
  }

  @Test("fewer decimals round further")
  func decimals() {
    #expect(FixedPoint.text(2.55, decimals: 0) == "3")
    #expect(FixedPoint.text(-0.06, decimals: 1) == "-0.1")
  }
}
