import CalendarLayout
import Geometry
import TestSupport
import Testing

@Suite("Edges of events")
struct EventEdgesTests {
  @Test("ED-40, ED-42: low pieces keep the edge of the end, lower ones none, and cut ends have none")
  func sizes() {
    func parts(_ height: Double, _ hasStart: Bool = true, _ hasEnd: Bool = true) -> [EventPart] {
      let frame = Rect(x: 10, y: 20, width: 100, height: height)
      let edges = EventEdges(
        frame: frame, hasStart: hasStart, hasEnd: hasEnd, isVertical: true, direction: .leftToRight)
      return EventPart.allCases.filter { edges.frame(of: $0) != nil }
    }
    #expect(parts(24) == [.body, .startEdge, .endEdge])
    #expect(parts(23.9) == [.body, .endEdge])
    #expect(parts(16) == [.body, .endEdge])
    #expect(parts(15.9) == [.body])
    #expect(parts(100, false, true) == [.body, .endEdge])
    #expect(parts(100, true, false) == [.body, .startEdge])
  }

  @Test("ED-8: the center of each part leads back to it, and mirrored pieces have mirrored edges")
  func inverse() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let frame = Rect(
        x: Double.random(in: -50...900, using: &random), y: Double.random(in: -50...900, using: &random),
        width: Double.random(in: 1...200, using: &random), height: Double.random(in: 1...200, using: &random))
      let (isVertical, hasStart, hasEnd) = (
        Bool.random(using: &random), Bool.random(using: &random), Bool.random(using: &random)
      )
      func edges(_ frame: Rect, _ direction: LayoutDirection) -> EventEdges {
        EventEdges(frame: frame, hasStart: hasStart, hasEnd: hasEnd, isVertical: isVertical, direction: direction)
      }
      let (left, right) = (edges(frame, .leftToRight), edges(frame.mirrored(in: 1000), .rightToLeft))
      for part in EventPart.allCases {
        guard let found = left.frame(of: part) else {
          #expect(right.frame(of: part) == nil)
          continue
        }
        #expect(left.part(at: Point(x: found.midX, y: found.midY)) == part)
        let mirrored = found.mirrored(in: 1000)
        #expect(right.part(at: Point(x: mirrored.midX, y: mirrored.midY)) == part)
      }
    }
  }
}
