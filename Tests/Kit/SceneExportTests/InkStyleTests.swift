import Geometry
import SceneExport
import Testing
import ViewKit

@Suite("Paper without colors")
struct InkStyleTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 18)

  private func strokes(_ operations: [PaintOperation]) -> [PaintPath] {
    operations.compactMap { if case .stroke(.path(let path), _, _) = $0 { path } else { nil } }
  }

  @Test("the middle of an event that goes on at both ends has a line at the top and the bottom")
  func middle() throws {
    let path = try #require(strokes(InkStyle.apply(.fill(.rect(rect, radius: 0), RGBA(0xD6E9FF)))).first)
    let points = path.steps.compactMap { step -> Point? in
      switch step {
      case .move(let point), .line(let point): point
      case .arc: nil
      }
    }
    #expect(points.map(\.x) == [10, 110, 10, 110])
    #expect(points[0].y == points[1].y && points[2].y == points[3].y)
    #expect(points[0].y < 21 && points[2].y > 37)
  }

  @Test("grounds of days have no lines", arguments: [0xF9FAFB, 0xFFFFFF] as [UInt32])
  func ground(color: UInt32) { #expect(strokes(InkStyle.apply(.fill(.rect(rect, radius: 0), RGBA(color)))).isEmpty) }
}
