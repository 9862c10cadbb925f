import Almanac
import TestSupport
import Testing

/// Hours in views that are higher than a day.
struct TallTimelineTests {
  @Test("hours grow until they fill a view that is higher than a day, and zoom from there", arguments: [7, 1])
  func fills(days: Int) throws {
    let harness = harness(days == 7 ? .week : .day, height: 2_000)
    let canvas = try #require(harness.canvas)
    let hour = (canvas.frame.height - 44) / 24
    #expect(canvas.contentSize.height == canvas.frame.height)
    let block = try #require(harness.blocks("talk").first)
    #expect(abs(block.frame.minY - 9 * hour) < 9 && abs(block.frame.height - 2 * hour) < 3)
    let point = Point(x: block.frameInWindow.midX, y: block.frameInWindow.midY)
    let seen = harness.window.displayList().items.filter { $0.text.hasPrefix("11") }
    #expect(seen.contains { $0.frame.maxY < 2_000 && $0.frame.minY > 1_850 })
    #expect(harness.view.day(at: point) == november(21))
  }

  @Test("in other views hours have the height of the style, and few shown hours fill theirs", arguments: [24, 10, 1])
  func usual(hours: Int) throws {
    let harness = harness(.week, height: 700) {
      if hours < 24 { $0.visibleHours = VisibleHours([540..<540 + 60 * hours]) }
    }
    let canvas = try #require(harness.canvas)
    let block = try #require(harness.blocks("talk").first)
    if hours < 24 {
      #expect(canvas.contentSize.height == canvas.frame.height)
      #expect(block.frame.height > Double(min(hours, 2)) * 48)
    } else {
      #expect(canvas.contentSize.height == 44 + 24 * 48 && block.frame.height == 2 * 48 - 1)
    }
  }

  @Test(
    "B12: hours zoomed out as far as possible fill the view, at every height",
    arguments: [300.0, 700, 1_100, 1_255, 1_900, 7_000])
  func leastZoom(height: Double) throws {
    for level in [CalendarLevel.ID.week, .day] {
      let harness = harness(level, height: height)
      let magnify = MagnifyEvent(
        phase: .step, location: Point(x: 500, y: 200), factor: 0.01, isVertical: true, time: 0)
      harness.window.send(.magnify(magnify))
      harness.settle()
      let canvas = try #require(harness.canvas)
      #expect(canvas.contentSize.height >= canvas.frame.height, "\(level)")
    }
  }

  private func harness(
    _ level: CalendarLevel.ID, height: Double, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    change(&configuration)
    let events = [Event.timed("talk", november(21), 9 * 3_600, november(21), 11 * 3_600)]
    let harness = CalendarHarness(
      configuration: configuration, store: (try? .holding(events)) ?? CalendarHarness.emptyStore(),
      size: Size(width: 1_000, height: height))
    harness.settle()
    return harness
  }
}
