import Almanac
import CalendarLayout
import CalendarViews
import TestSupport
import Testing

/// What moves the content while an event is held.
@Suite struct PointerEdgeTests {
  @Test("ED-52, ED-53, ED-59: near an edge hours scroll, not before the pointer has moved there; the event follows")
  func hours() throws {
    let harness = try EditingHarness(
      level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 12)], size: Size(width: 1050, height: 420))
    let view = harness.calendar.view
    let from = try harness.middle(of: "lunch")
    let area = try #require(view.edges).area
    let top = view.state.hours.topSecond
    harness.drag([from, Point(x: from.x, y: area.maxY - 60)], releases: false)
    harness.calendar.pass(seconds: 0.5)
    #expect(view.state.hours.topSecond == top)
    harness.calendar.pointer(.move, Point(x: from.x, y: area.maxY - 4))
    harness.calendar.pass(seconds: 0.5)
    let moved = try harness.start(of: "lunch")[1]
    #expect(view.state.hours.topSecond > top)
    harness.calendar.pass(seconds: 0.5)
    #expect(try harness.start(of: "lunch")[1] > moved)
    harness.calendar.pointer(.up, Point(x: from.x, y: area.maxY - 4))
    harness.calendar.settle()
    #expect(harness.events.first?.start.writtenDay == EditingHarness.today - 3)
    #expect(harness.editor.undoStack.count == 1)
  }

  @Test("ED-53: on the way to the lane of whole days, hours do not scroll; at rest below it they do")
  func wayToLane() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 12)])
    let view = harness.calendar.view
    let from = try harness.middle(of: "lunch")
    let area = try #require(view.edges).area
    let top = view.state.hours.topSecond
    harness.drag([from, Point(x: from.x, y: area.minY + 60)], releases: false)
    for depth in stride(from: 52.0, through: -12, by: -8) {
      harness.calendar.pointer(.move, Point(x: from.x, y: area.minY + depth))
      harness.calendar.pass(seconds: 0.05)
    }
    #expect(view.state.hours.topSecond == top)
    #expect(harness.occurrence("lunch")?.isAllDay == true)
    // The lane has grown.
    harness.calendar.pointer(.move, Point(x: from.x, y: try #require(view.edges).area.minY + 60))
    harness.calendar.tick()
    harness.calendar.pointer(.move, Point(x: from.x, y: try #require(view.edges).area.minY + 4))
    harness.calendar.pass(seconds: 0.1)
    #expect(view.state.hours.topSecond == top)
    harness.calendar.pass(seconds: 0.5)
    #expect(view.state.hours.topSecond < top)
    harness.calendar.key(.escape)
    harness.calendar.settle()
  }

  @Test("ED-52, ED-59: weeks scroll below an event that is held, for as long as it is near the edge")
  func weeks() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: -3, hour: 12)])
    let view = harness.calendar.view
    let area = try #require(view.edges).area
    let from = try harness.middle(of: "lunch")
    harness.drag([from, Point(x: from.x, y: area.maxY - 2)], releases: false)
    harness.calendar.pass(seconds: 4)
    #expect(harness.controller.session != nil)
    harness.calendar.pointer(.up, Point(x: from.x, y: area.maxY - 2))
    harness.calendar.settle()
    #expect(try harness.start(of: "lunch")[0] > 60)
  }

  @Test("ED-54, ED-147: at the sides of a week, pages turn after a rest", arguments: [false, true])
  func pages(isRightToLeft: Bool) throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 12)]) {
      $0.locale.isRightToLeft = isRightToLeft
    }
    let view = harness.calendar.view
    let area = try #require(view.edges).area
    let from = try harness.middle(of: "lunch")
    let first = view.visibleDays.lowerBound
    let side = Point(x: isRightToLeft ? area.minX + 3 : area.maxX - 3, y: from.y)
    harness.drag([from, side], releases: false)
    harness.calendar.pass(seconds: 0.4)
    #expect(view.visibleDays.lowerBound == first)
    harness.calendar.pass(seconds: 0.9)
    #expect(view.visibleDays.lowerBound > first)
    harness.calendar.pass(seconds: 0.7)
    harness.calendar.pointer(.move, Point(x: area.midX, y: from.y))
    harness.calendar.settle()
    #expect(view.visibleDays.lowerBound == first + 14)
    harness.calendar.pointer(.up, Point(x: area.midX, y: from.y))
    harness.calendar.settle()
    let start = try harness.start(of: "lunch")
    #expect(start[0] >= first - EditingHarness.today + 14)
    #expect(start[1] == 43_200)
  }

  @Test("ED-54: a bar at the side fills until the page turns")
  func bar() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 12)])
    let area = try #require(harness.calendar.view.edges).area
    let from = try harness.middle(of: "lunch")
    harness.drag([from, Point(x: area.maxX - 3, y: from.y)], releases: false)
    func height() -> Double {
      let bars = harness.calendar.window.displayList().items.filter {
        $0.frame.width == 4 && $0.frame.maxX > area.maxX - 1
      }
      return bars.map { $0.frame.height }.max() ?? 0
    }
    var heights: [Double] = []
    for _ in 0..<4 {
      harness.calendar.pass(seconds: 0.1)
      heights.append(height())
    }
    #expect(heights == heights.sorted())
    #expect(heights[0] < heights[3] && heights[3] < harness.calendar.view.levelArea.height)
    harness.calendar.pointer(.cancel, from)
    harness.calendar.tick()
    #expect(height() == 0)
  }

  @Test("ED-52: the list of a narrow week and the agenda scroll below an event that is held", arguments: [true, false])
  func lists(isStrip: Bool) throws {
    let events = (-3...3).flatMap { day in (9...14).map { EditingHarness.event("\(day) \($0)", on: day, hour: $0) } }
    let harness = try EditingHarness(
      level: isStrip ? .week : .agenda, events: events, size: Size(width: isStrip ? 390 : 800, height: 500))
    let view = harness.calendar.view
    let edges = try #require(view.edges)
    let list = try #require(edges.scrollView)
    var frames: [Rect] = []
    for occurrence in harness.calendar.timeline.occurrences(touching: view.visibleDays) {
      frames += view.pieces(of: occurrence.id).compactMap { view.frame(of: $0) }
    }
    let area = edges.scrollArea
    let frame = try #require(frames.first { $0.minY > area.minY + 60 && $0.maxY < area.maxY })
    let (offset, anchor) = (list.contentOffset.y, view.state.anchor)
    let from = Point(x: frame.midX, y: frame.midY)
    harness.drag([from, Point(x: from.x, y: area.minY + 2)], releases: false)
    #expect(harness.controller.session != nil)
    harness.calendar.pass(seconds: 1)
    #expect(isStrip ? list.contentOffset.y < offset : view.state.anchor.day < anchor.day)
    harness.calendar.key(.escape)
    harness.calendar.settle()
  }

  @Test("ED-59: an event stays held while its row is recycled and hours are zoomed")
  func zooming() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 12)])
    let view = harness.calendar.view
    let from = try harness.middle(of: "lunch")
    harness.drag([from, Point(x: from.x, y: from.y + 30)], releases: false)
    harness.calendar.window.send(
      .magnify(MagnifyEvent(phase: .step, location: from, factor: 1.5, time: harness.calendar.now, modifiers: .option)))
    harness.calendar.pass(seconds: 0.5)
    view.send(.show(EditingHarness.today + 40, animated: false))
    harness.calendar.pass(seconds: 0.3)
    #expect(harness.controller.session != nil)
    #expect(view.visibleDays.contains(try #require(harness.occurrence("lunch")).firstDay))
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(try harness.start(of: "lunch") == [-3, 43_200])
    #expect(view.visibleDays.contains(EditingHarness.today - 3))
  }
}
