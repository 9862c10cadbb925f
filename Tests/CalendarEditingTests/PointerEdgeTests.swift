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
