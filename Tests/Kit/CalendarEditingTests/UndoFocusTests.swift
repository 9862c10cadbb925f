import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// Where undo leads to.
@Suite struct UndoFocusTests {
  @Test("ED-72, ED-121: two undo keys within a frame lead the focus to the day of an event that is gone")
  func twoWithinFrame() throws {
    let harness = try EditingHarness()
    harness.controller.askTitle = nil
    harness.key("n")
    harness.calendar.settle()
    harness.calendar.key(.arrowRight, .option)
    harness.calendar.settle()
    #expect(harness.editor.undoStack.count == 2)
    harness.key("z", .control)
    harness.key("z", .control)
    harness.calendar.settle()
    #expect(harness.events.isEmpty && harness.controller.followed == nil)
    let focused = try #require(harness.calendar.window.focusedView)
    #expect(focused === harness.calendar.cell(harness.calendar.view.state.focusedDay))
  }

  @Test("ED-121: undo and redo by keys lead to the event, in whatever month it is")
  func shown() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    let view = harness.calendar.view
    harness.calendar.key(.f2)
    harness.calendar.key(.space)
    for _ in 0..<3 { harness.calendar.key(.pageDown) }
    harness.calendar.key(.enter)
    harness.calendar.settle()
    let moved = try #require(harness.occurrence("lunch")).firstDay
    #expect(moved > EditingHarness.today + 80 && view.visibleDays.contains(moved))
    harness.key("z", .control)
    harness.calendar.settle()
    #expect(harness.occurrence("lunch")?.firstDay == EditingHarness.today)
    #expect(view.visibleDays.contains(EditingHarness.today) && view.state.focusedDay == EditingHarness.today)
    #expect(harness.controller.focusedEvent?.event.summary == "lunch")
    #expect(harness.controller.live.text.hasPrefix("Undone: lunch moved"))
    harness.key("z", [.control, .shift])
    harness.calendar.settle()
    #expect(view.visibleDays.contains(moved) && view.state.focusedDay == moved)
    #expect(harness.controller.focusedEvent?.event.summary == "lunch")
  }
}
