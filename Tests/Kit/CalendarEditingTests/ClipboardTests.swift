import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// ED-78, ED-79, ED-81: one event is cut, copied, pasted and duplicated.
@Suite struct ClipboardTests {
  private let today = EditingHarness.today

  private func harness(_ level: CalendarLevel.ID = .month) throws -> EditingHarness {
    let harness = try EditingHarness(level: level, events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    harness.calendar.key(.f2)
    return harness
  }

  @Test("ED-79: a copy is pasted on the focused day as often as wished, each with a new UID")
  func copying() throws {
    let harness = try harness()
    harness.key("c", .control)
    for offset in [-2, 3] {
      harness.calendar.view.send(.focus(today + offset))
      harness.calendar.settle()
      harness.key("v", .control)
      harness.calendar.settle()
    }
    #expect(Set(harness.events.map { $0.start.writtenDay }) == [today, today - 2, today + 3])
    #expect(Set(harness.events.map { $0.uid }).count == 3)
    #expect(harness.controller.focusedEvent?.occurrence.firstDay == today + 3)
  }

  @Test("ED-78: a cut event stays, dimmed, until it is pasted, and then moves with its UID")
  func cutting() throws {
    let harness = try harness()
    harness.key("x", .control)
    harness.calendar.settle()
    #expect(harness.events.map { $0.start.writtenDay } == [today])
    #expect(harness.controller.covers.count == 1)
    harness.calendar.view.send(.focus(today + 4))
    harness.calendar.settle()
    harness.key("v", .control)
    harness.calendar.settle()
    #expect(harness.events.map { $0.start.writtenDay } == [today + 4])
    #expect(harness.events.map { $0.uid } == ["lunch"])
    #expect(harness.controller.covers.isEmpty)
    #expect(harness.editor.undoStack.count == 1)
  }

  @Test("ED-79: on a slot the event lands at its time")
  func slots() throws {
    let harness = try harness(.week)
    harness.key("c", .control)
    harness.calendar.key(.escape)
    harness.calendar.settle()
    harness.calendar.key(.arrowDown)
    harness.key("v", .control)
    let starts = harness.calendar.timeline.occurrences(touching: today..<today + 1).map { $0.startSecond }
    #expect(Set(starts) == [43_200, 27_000])
  }

  @Test("ED-81: a duplicate has the same time and another UID, and the focus")
  func duplicating() throws {
    let harness = try harness()
    harness.key("d", .control)
    harness.calendar.settle()
    #expect(harness.events.map { $0.start.writtenDay } == [today, today])
    #expect(harness.controller.focusedEvent?.event.uid == "new-1")
  }

  @Test("ED-80: of a series, the instance is copied as a single event")
  func instances() throws {
    var event = EditingHarness.event("class", on: -7, hour: 9)
    event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 5)])
    let harness = try EditingHarness(events: [event])
    harness.calendar.key(.f2)
    harness.key("c", .control)
    harness.calendar.view.send(.focus(today + 2))
    harness.calendar.settle()
    harness.key("v", .control)
    let copy = try #require(harness.events.first { $0.uid != "class" })
    #expect(copy.recurrence == nil)
    #expect(copy.start.writtenDay == today + 2)
  }
}
