import Almanac
import TestSupport
import Testing

/// Pages in hosts that scroll by themselves and know no pages.
struct HostPageTests {
  @Test(
    "what a host throws over several pages is stopped at the next one, until it rests there", arguments: [false, true])
  func oneAtATime(isArabic: Bool) throws {
    var configuration = CalendarConfiguration.november(isArabic ? .arabic : .english)
    configuration.month.arrangement = .sidewaysPages
    let harness = CalendarHarness(configuration: configuration, capabilities: .scrollsNatively)
    harness.settle()
    let canvas = try #require(harness.canvas)
    let forward: Double = isArabic ? -1 : 1
    /// The host reports offsets, as far from one another as frames of a throw are.
    func throwOn(by distances: [Double]) {
      for distance in distances {
        let offset = Point(x: canvas.contentOffset.x + distance * forward, y: 0)
        harness.mirror.scrolledByHost(canvas.id, to: offset)
        harness.window.send(.scrolled(canvas.id, to: offset))
        harness.tick()
      }
      harness.window.send(.scrollEnded(canvas.id))
      harness.tick()
    }
    throwOn(by: [300, 500, 600, 500, 400, 200])
    #expect(harness.view.presented == day("2026-12-01") && harness.view.state.anchor.fraction == 0)
    harness.pass(seconds: 0.4)
    throwOn(by: [400, 400])
    harness.settle()
    #expect(harness.view.presented == day("2027-01-01"))
    harness.pass(seconds: 0.4)
    throwOn(by: [-300, -900, -900])
    harness.settle()
    #expect(harness.view.presented == day("2026-12-01"))
    harness.pass(seconds: 0.4)
    throwOn(by: [200])
    harness.settle()
    #expect(harness.view.presented == day("2026-12-01"), "less than half of a page comes back")
    // Code leads as far as it is told to.
    harness.view.send(.show(day("2031-05-05"), animated: true))
    harness.settle()
    #expect(harness.view.presented == day("2031-05-01") && harness.mirror.violations.isEmpty)
  }
}
