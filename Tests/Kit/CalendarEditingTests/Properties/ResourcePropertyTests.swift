import Almanac
import CalendarViews
import TestSupport
import Testing

@testable import CalendarEditing

@Suite struct ResourcePropertyTests {
  private static let level = CalendarLevel.resources(days: 2)

  @Test(
    "ED-196: whatever a user drags, draws, and types in columns of resources, undo restores all events with their resources",
    arguments: 0..<16)
  func undo(number: Int) throws {
    var editor = RandomEditor(seed: UInt64(64_000 + number))
    let rooms = ["a", "b", "c"]
    let events = (0..<8).map { index in
      var event = EditingHarness.event("Event \(index)", on: editor.number(0...1), hour: editor.number(9...16))
      event.resourceIDs = rooms.filter { _ in editor.chance(50) }
      return event
    }
    let harness = try EditingHarness(level: Self.level.id, events: events) { $0.levels = [.month, Self.level] }
    for room in rooms { try harness.calendar.store.apply(.putResource(Resource(id: room, title: "Room " + room))) }
    harness.controller.askTitle = nil
    harness.calendar.settle()
    let before = harness.events
    var hasChanged = false
    for _ in 0..<24 {
      if editor.chance(60) {
        harness.drag([editor.point(in: harness), editor.point(in: harness)])
        harness.finishDrawing()
      } else {
        harness.calendar.window.send(.key(editor.key()))
        harness.calendar.tick()
      }
      hasChanged = hasChanged || harness.events != before
    }
    harness.controller.perform(.cancel)
    harness.calendar.settle()
    while harness.editor.canUndo { harness.controller.perform(.undo) }
    #expect(hasChanged && harness.events == before)
  }
}

extension RandomEditor {
  /// Returns a point among the hours.
  fileprivate mutating func point(in harness: EditingHarness) -> Point {
    let size = harness.calendar.view.frame.size
    return Point(x: Double(number(80...Int(size.width) - 8)), y: Double(number(160...Int(size.height) - 8)))
  }
}
