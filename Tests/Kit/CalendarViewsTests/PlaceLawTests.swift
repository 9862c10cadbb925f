import Almanac
import TestSupport
import Testing

/// P7 through the whole calendar: what is drawn is where it is said to be, at every level.
struct PlaceLawTests {
  @Test(
    "P7: at every level, after anything people do, days do not overlap, and points of days lead to them",
    arguments: 0..<8)
  func places(part: Int) throws {
    for number in 0..<10 {
      let seed = UInt64(700_000 + 1000 * part + number)
      var user = RandomUser(seed: seed, roams: true, arranges: number % 2 == 0)
      let harness = try user.harness()
      for step in 0..<30 {
        try user.act(on: harness)
        harness.tick()
        guard step % 5 == 4 else { continue }
        harness.endZoom()
        harness.settle()
        let view = harness.view
        // A list covers days; and it is no level.
        view.send(.hideEvents)
        harness.tick()
        let days = view.elements().filter { $0.day != nil && $0.role == .gridCell }
        for (index, element) in days.enumerated() {
          for other in days[(index + 1)...] where other.frame.intersects(element.frame) {
            let shared = other.frame.intersection(element.frame)
            #expect(
              shared.width < 0.01 || shared.height < 0.01, "seed \(seed), step \(step): \(element) \(other)")
          }
          let middle = Point(x: element.frame.midX, y: element.frame.midY)
          guard harness.isSeen(middle, of: element) else { continue }
          #expect(
            view.day(at: middle) == element.day, "seed \(seed), step \(step), \(view.state.level): \(element)")
        }
      }
    }
  }
}

extension CalendarHarness {
  /// Whether a point of a day is not covered: by the edge of what scrolls, or by what stands still over it.
  fileprivate func isSeen(_ point: Point, of element: CalendarElement) -> Bool {
    var part = window.root.hitTest(point)
    while let view = part {
      if view.accessibility.role == .gridCell { return view.accessibility.label == element.name }
      // A row of the month, with its bars, is over its cells.
      if view.accessibility.role == .row {
        return view.frameInWindow.minY == element.frame.minY && element.frame.contains(point)
      }
      part = view.superview
    }
    return false
  }
}
