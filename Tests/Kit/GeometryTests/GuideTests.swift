import Geometry
import TestSupport
import Testing

@Suite("The guide of Geometry")
struct GuideTests {
  @Test("the example of the guide compiles, and its comments are true")
  func example() {
    // example
    let window = Rect(x: 0, y: 0, width: 320, height: 200)
    let margins = Insets(top: 8, leading: 16)
    let content = window.inset(by: margins, direction: .rightToLeft)  // x 0, 304 points wide
    let isHit = content.contains(Point(x: 303, y: 100))  // true; 304 lies outside

    let pixels = PixelGrid(scale: 2)
    let columns = pixels.edges(dividing: content.width, into: 7)  // 0, 43.5, 87 and so on to 304
    let first = Rect(x: columns[0], y: content.minY, width: columns[1] - columns[0], height: pixels.hairline)
    let mirrored = first.mirrored(in: content.width)  // x 260.5
    // end
    #expect(content == Rect(x: 0, y: 8, width: 304, height: 192))
    #expect(isHit && !content.contains(Point(x: 304, y: 100)))
    #expect(columns.prefix(3) == [0, 43.5, 87] && columns.last == 304)
    #expect(mirrored.minX == 260.5)
  }

  @Test("every example of the guide is in this file")
  func page() throws { #expect(try GuidePage.untested("Geometry") == []) }
}
