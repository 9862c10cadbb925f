import Almanac
import CalendarLayout
import CalendarViews
import TestSupport
import Testing

@testable import CalendarEditing

/// What a mouse shows before it is pressed, and what is shown while an event is held.
@Suite struct PointerHoverTests {
  private func hover(_ point: Point?, _ harness: EditingHarness) {
    let event = point.map { PointerEvent(phase: .move, location: $0, time: harness.calendar.now) }
    harness.calendar.window.send(.hover(event))
    harness.calendar.tick()
  }

  @Test("ED-40, ED-149: an event shows its handles under the pointer, and none at rest")
  func handles() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    let layer = harness.controller.layer
    #expect(layer.shownHandles.isEmpty)
    hover(try harness.middle(of: "lunch"), harness)
    #expect(layer.shownHandles.map { $0.part } == [.startEdge, .endEdge])
    hover(try harness.place(of: -1, hour: 15), harness)
    #expect(layer.shownHandles.isEmpty)
    hover(try harness.middle(of: "lunch"), harness)
    hover(nil, harness)
    #expect(layer.shownHandles.isEmpty)
    harness.editor.options.verbs = .move
    hover(try harness.middle(of: "lunch"), harness)
    #expect(layer.shownHandles.isEmpty)
  }

  @Test(
    "ED-44: a day of a month has a plus under the pointer, which makes an event of that day", arguments: [false, true])
  func plus(isRightToLeft: Bool) throws {
    let harness = try EditingHarness { $0.locale.isRightToLeft = isRightToLeft }
    let plus = harness.controller.layer.plus
    #expect(plus.isHidden)
    hover(try harness.place(of: -3), harness)
    #expect(!plus.isHidden)
    let frame = plus.frame
    harness.drag([try harness.place(of: -3), try harness.place(of: -2)], releases: false)
    harness.calendar.key(.escape)
    harness.calendar.pointer(.up, try harness.place(of: -2))
    harness.calendar.settle()
    #expect(plus.isHidden)
    hover(try harness.place(of: -3), harness)
    let selection = harness.calendar.view.state.selection
    harness.calendar.tap(Point(x: frame.midX, y: frame.midY))
    harness.calendar.settle()
    harness.finishDrawing()
    let event = try #require(
      harness.calendar.timeline.occurrences(touching: EditingHarness.today - 3..<EditingHarness.today - 2).first)
    #expect(event.isAllDay)
    #expect(event.dayCount == 1)
    #expect(harness.calendar.view.state.selection == selection)
  }

  @Test("ED-50: the label says when the event would take place, and how long one is that becomes longer")
  func label() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    let layer = harness.controller.layer
    let from = try harness.middle(of: "lunch")
    harness.drag([from, Point(x: from.x, y: from.y + harness.hour)], releases: false)
    let texts = harness.calendar.view.texts
    let span = texts.time(secondOfDay: 39_600) + " – " + texts.time(secondOfDay: 43_200)
    #expect(!layer.label.isHidden)
    #expect(layer.label.text == span)
    #expect(!layer.dragImage.isHidden)
    #expect(layer.dragImage.text == "lunch")
    harness.calendar.key(.escape)
    harness.calendar.pointer(.up, from)
    harness.calendar.settle()
    #expect(layer.label.isHidden)
    #expect(layer.dragImage.isHidden)
    let end = try harness.middle(of: "lunch", .endEdge)
    harness.drag([end, Point(x: end.x, y: end.y + harness.hour)], releases: false)
    #expect(layer.label.text.contains(texts.time(secondOfDay: 43_200)))
    #expect(layer.label.text.contains("2"))
    #expect(layer.dragImage.isHidden)
    harness.calendar.pointer(.cancel, end)
  }

  @Test("ED-148: with reduced motion, nothing follows the pointer but the preview and its label")
  func reducedMotion() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    harness.calendar.window.reducesMotion = true
    let from = try harness.middle(of: "lunch")
    harness.drag([from, Point(x: from.x, y: from.y + harness.hour)], releases: false)
    #expect(harness.controller.layer.dragImage.isHidden)
    #expect(!harness.controller.layer.label.isHidden)
    harness.calendar.pointer(.cancel, from)
  }
}
