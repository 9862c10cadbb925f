import Almanac
import CalendarLayout
import CalendarViews
import TestSupport
import Testing

@testable import CalendarEditing

/// Fingers.
@Suite struct PointerTouchTests {
  private func harness(_ level: CalendarLevel.ID = .week) throws -> EditingHarness {
    try EditingHarness(level: level, events: [EditingHarness.event("lunch", on: -3, hour: 10)])
  }

  @Test("ED-60: a finger that moves at once scrolls, on events too")
  func scrolling() throws {
    let harness = try harness()
    let from = try harness.middle(of: "lunch")
    let hours = harness.calendar.view.state.hours
    harness.calendar.pointer(.down, from, kind: .touch)
    for step in 1...8 {
      harness.calendar.tick()
      harness.calendar.pointer(.move, Point(x: from.x, y: from.y - Double(step) * 12), kind: .touch)
    }
    harness.calendar.pointer(.up, Point(x: from.x, y: from.y - 96), kind: .touch)
    harness.calendar.settle()
    #expect(harness.calendar.view.state.hours != hours)
    #expect(try harness.start(of: "lunch") == [-3, 36_000])
  }

  @Test("ED-60: after half a second of rest, a finger moves the event and nothing scrolls")
  func lifting() throws {
    let harness = try harness()
    let from = try harness.middle(of: "lunch")
    let hours = harness.calendar.view.state.hours
    harness.drag([from, Point(x: from.x, y: from.y + 2 * harness.hour)], kind: .touch, releases: false)
    #expect(harness.calendar.window.isPressClaimed)
    harness.calendar.pointer(.up, Point(x: from.x, y: from.y + 2 * harness.hour), kind: .touch)
    harness.calendar.settle()
    #expect(try harness.start(of: "lunch") == [-3, 43_200])
    #expect(harness.calendar.view.state.hours.topSecond == hours.topSecond)
  }

  @Test("ED-61: lifted and let go, an event gets round handles, which a finger drags at once")
  func handles() throws {
    let harness = try harness()
    let from = try harness.middle(of: "lunch")
    harness.drag([from], kind: .touch)
    #expect(harness.controller.session == nil)
    #expect(harness.controller.layer.shownHandles.count == 2)
    harness.calendar.view.closePopover()
    harness.calendar.tick()
    let end = try harness.middle(of: "lunch", .endEdge)
    harness.calendar.pointer(.down, Point(x: end.x, y: end.y + 16), kind: .touch)
    harness.calendar.tick()
    harness.calendar.pointer(.move, Point(x: end.x, y: end.y + 16 + harness.hour), kind: .touch)
    harness.calendar.tick()
    harness.calendar.pointer(.up, Point(x: end.x, y: end.y + 16 + harness.hour), kind: .touch)
    harness.calendar.settle()
    #expect(try harness.end(of: "lunch") == [-3, 43_200])
    harness.drag([try harness.middle(of: "lunch")], kind: .touch)
    harness.calendar.view.closePopover()
    harness.calendar.tap(try harness.place(of: -1, hour: 15))
    harness.calendar.settle()
    #expect(harness.controller.layer.shownHandles.isEmpty)
  }

  @Test("asking whether a press edits keeps the round handles; the press takes them away (D6)")
  func asking() throws {
    let harness = try harness()
    harness.drag([try harness.middle(of: "lunch")], kind: .touch)
    harness.calendar.view.closePopover()
    harness.calendar.tick()
    let place = try harness.place(of: -1, hour: 15)
    let press = PointerEvent(phase: .down, location: place, time: harness.calendar.now, kind: .touch)
    let gesture = EditingGesture(controller: harness.controller)
    #expect(gesture.wants(press) && harness.controller.selected != nil)
    gesture.pressDidBegin(press)
    #expect(gesture.wants(press) && harness.controller.selected == nil)
  }

  @Test("ED-62: a finger that rests on free room draws an event of the usual length")
  func drawing() throws {
    let harness = try harness()
    let place = try harness.place(of: -1, hour: 12)
    harness.drag([Point(x: place.x, y: place.y + 3)], kind: .touch)
    harness.finishDrawing()
    let event = try #require(
      harness.calendar.timeline.occurrences(touching: EditingHarness.today - 1..<EditingHarness.today).first)
    #expect([event.startSecond, event.endSecond] == [43_200, 46_800])
  }
}
