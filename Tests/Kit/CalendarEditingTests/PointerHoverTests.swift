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
    #expect(layer.dragImage.isHidden)
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

  @Test("ED-50: the event itself is seen where it would be; only at a finger, or where it is not seen, there is a copy")
  func image() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    let image = harness.controller.layer.dragImage
    let from = try harness.middle(of: "lunch")
    let to = Point(x: from.x, y: from.y + harness.hour)
    harness.drag([from, to], releases: false)
    #expect(image.isHidden)
    let title = Point(x: from.x, y: 4)
    harness.calendar.pointer(.move, title)
    harness.calendar.tick()
    #expect(!image.isHidden)
    harness.calendar.pointer(.cancel, title)
    harness.calendar.settle()
    #expect(image.isHidden)
    harness.drag([from, to], kind: .touch, releases: false)
    #expect(!image.isHidden)
    #expect(image.text == "lunch")
    #expect(abs(image.frameInWindow.midY - (to.y - 24)) < 1)
    harness.calendar.pointer(.cancel, to, kind: .touch)
  }

  @Test("ED-38, ED-47, ED-34: where it was, an event leaves dashes; cursors say that it is copied, or refused")
  func looks() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    let layer = harness.controller.layer
    harness.editor.options.rules = EditRules([.bounds(DayBounds(EditingHarness.today - 3...EditingHarness.today))])
    let from = try harness.middle(of: "lunch")
    let to = Point(x: from.x, y: from.y + harness.hour)
    harness.drag([from, to], releases: false)
    let dashed = harness.calendar.window.displayList().items.filter { $0.layer.ring?.isDashed == true }
    #expect(dashed.count == 1)
    #expect(layer.label.layer.cursor == .inherited)
    harness.calendar.pointer(.move, to, modifiers: .option)
    harness.calendar.tick()
    #expect(layer.label.layer.cursor == .copy)
    let column = try harness.place(of: -4).x - harness.place(of: -3).x
    harness.calendar.pointer(.move, Point(x: from.x + column, y: from.y))
    harness.calendar.tick()
    #expect(layer.label.layer.cursor == .notAllowed)
    harness.calendar.pointer(.cancel, from)
  }

  @Test("ED-34: an event that is refused goes back to where it was in a quarter of a second, and the reason is shown")
  func returning() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    let image = harness.controller.layer.dragImage
    harness.editor.options.rules = EditRules([.bounds(DayBounds(EditingHarness.today - 3...EditingHarness.today))])
    let (from, frame) = (try harness.middle(of: "lunch"), try harness.frame(of: "lunch"))
    let column = try harness.place(of: -4).x - harness.place(of: -3).x
    let to = Point(x: from.x + column, y: from.y)
    harness.drag([from, to], releases: false)
    harness.calendar.pointer(.up, to)
    harness.calendar.tick()
    #expect(!image.isHidden)
    #expect(image.frame.minX < frame.minX)
    harness.calendar.pass(seconds: 0.1)
    let middle = image.frame.minX
    #expect(middle < frame.minX)
    harness.calendar.pass(seconds: 0.2)
    #expect(image.isHidden)
    #expect(harness.controller.alert.text.contains(harness.controller.toast.accessibility.label))
    #expect(!harness.controller.toast.isHidden)
    harness.calendar.window.reducesMotion = true
    harness.drag([from, to])
    #expect(image.isHidden)
  }

  @Test("ED-40: the event that has the focus shows its handles")
  func focus() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: 0, hour: 10)])
    harness.calendar.view.takeFocus()
    harness.calendar.settle()
    harness.calendar.key(.f2)
    harness.calendar.settle()
    #expect(harness.controller.focusedEvent?.event.summary == "lunch")
    #expect(harness.controller.layer.shownHandles.map { $0.part } == [.startEdge, .endEdge])
  }

  @Test("ED-51: soon after a scroll, a drag begins only after twice the distance")
  func slop() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    harness.calendar.pass(seconds: 1)
    func isHeld(after distance: Double) throws -> Bool {
      let from = try harness.middle(of: "lunch")
      harness.calendar.pointer(.down, from)
      harness.calendar.pointer(.move, Point(x: from.x, y: from.y + distance))
      defer { harness.calendar.pointer(.cancel, from) }
      return harness.controller.session != nil
    }
    #expect(try isHeld(after: 6))
    harness.calendar.view.send(.scrolledHours(HourAnchor(topSecond: 30_000)))
    harness.calendar.view.setNeedsLayout()
    harness.calendar.tick()
    #expect(try !isHeld(after: 6))
    #expect(try isHeld(after: 10))
    harness.calendar.pass(seconds: 1)
    #expect(try isHeld(after: 6))
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
