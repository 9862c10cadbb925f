import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// Keys in a calendar that can be edited.
@Suite struct KeyboardEditingTests {
  private func harness(_ level: CalendarLevel.ID, _ events: [Event]) throws -> EditingHarness {
    let harness = try EditingHarness(level: level, events: events)
    harness.controller.askTitle = nil
    return harness
  }

  private static let letterE = ("e" as Unicode.Scalar).value

  private func lunch(hour: Int = 12) -> Event { EditingHarness.event("lunch", on: 0, hour: hour) }

  @Test("ED-66: F2 leads to the first event of the day, arrows to the others, Escape back to the day")
  func focus() throws {
    let harness = try harness(.month, [lunch(), EditingHarness.event("tea", on: 0, hour: 16)])
    harness.calendar.key(.f2)
    harness.calendar.settle()
    #expect(harness.controller.focusedEvent?.event.summary == "lunch")
    harness.calendar.key(.arrowDown)
    #expect(harness.controller.focusedEvent?.event.summary == "tea")
    harness.calendar.key(.arrowDown)
    #expect(harness.controller.focusedEvent?.event.summary == "tea")
    harness.calendar.key(.home)
    #expect(harness.controller.focusedEvent?.event.summary == "lunch")
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(harness.controller.focusedEvent == nil)
    #expect(harness.calendar.window.focusedView === harness.calendar.cell(EditingHarness.today))
  }

  @Test("ED-66: left and right lead to the nearest event of another day in view, which gets the focus")
  func otherDays() throws {
    let harness = try harness(
      .month, [lunch(), EditingHarness.event("before", on: -3, hour: 9), EditingHarness.event("after", on: 2, hour: 9)])
    harness.calendar.key(.f2)
    harness.calendar.key(.arrowLeft)
    harness.calendar.settle()
    #expect(harness.controller.focusedEvent?.event.summary == "before")
    #expect(harness.calendar.view.state.focusedDay == EditingHarness.today - 3)
    harness.calendar.key(.arrowRight)
    harness.calendar.key(.arrowRight)
    harness.calendar.settle()
    #expect(harness.controller.focusedEvent?.event.summary == "after")
  }

  @Test("ED-67: Alt and arrows move an event at once by a day or a week, and the focus stays on it")
  func nudging() throws {
    let harness = try harness(.month, [lunch()])
    harness.calendar.key(.f2)
    harness.calendar.key(.arrowRight, .option)
    harness.calendar.settle()
    #expect(harness.events.map { $0.start } == [EditingHarness.event("", on: 1, hour: 12).start])
    #expect(harness.controller.focusedEvent?.event.summary == "lunch")
    harness.calendar.key(.arrowDown, .option)
    harness.calendar.settle()
    #expect(harness.events.map { $0.start } == [EditingHarness.event("", on: 8, hour: 12).start])
    #expect(harness.controller.focusedEvent?.event.summary == "lunch")
    #expect(harness.calendar.view.state.focusedDay == EditingHarness.today + 8)
    #expect(harness.controller.session == nil)
  }

  @Test("ED-67: what keys move is in view in the next frame, without a motion that one would wait for")
  func atOnce() throws {
    let harness = try harness(.month, [lunch()])
    let view = harness.calendar.view
    harness.calendar.key(.f2)
    harness.calendar.settle()
    for _ in 0..<6 { harness.calendar.key(.arrowDown, .option) }
    harness.calendar.tick()
    #expect(view.isAtRest && view.visibleDays.contains(EditingHarness.today + 42))
    harness.calendar.settle()
    harness.calendar.key(.space)
    for _ in 0..<6 { harness.calendar.key(.arrowUp) }
    harness.calendar.tick()
    #expect(view.isAtRest && view.visibleDays.contains(EditingHarness.today))
    harness.calendar.key(.escape)
    harness.calendar.settle()
  }

  @Test("ED-67: among hours Alt and arrows move by lines and columns, with Shift the end")
  func nudgingAmongHours() throws {
    let harness = try harness(.week, [lunch()])
    harness.calendar.key(.f2)
    harness.calendar.key(.arrowDown, .option)
    harness.calendar.key(.arrowLeft, .option)
    harness.calendar.key(.arrowDown, [.option, .shift])
    harness.calendar.settle()
    let step = Int64(harness.controller.keyGrid.step)
    let event = try #require(harness.events.first)
    let start = EditingHarness.event("", on: -1, hour: 12).start.writtenReading.secondsAsUTC + step
    #expect(event.start.writtenReading.secondsAsUTC == start)
    #expect(event.end.writtenReading.secondsAsUTC == start + 3600 + step)
    #expect(harness.controller.focusedEvent?.event.summary == "lunch")
  }

  @Test("ED-73: steps of keys in quick succession are undone as one, by Control and Z")
  func undo() throws {
    let harness = try harness(.month, [lunch()])
    harness.calendar.key(.f2)
    for _ in 0..<3 { harness.calendar.key(.arrowRight, .option) }
    harness.calendar.tick()
    #expect(harness.occurrence("lunch")?.firstDay == EditingHarness.today + 3)
    #expect(harness.editor.undoStack.count == 1)
    harness.key("z", .control)
    harness.calendar.tick()
    #expect(harness.occurrence("lunch")?.firstDay == EditingHarness.today)
    harness.key("z", [.control, .shift])
    #expect(harness.occurrence("lunch")?.firstDay == EditingHarness.today + 3)
    harness.calendar.settle()
    #expect(harness.controller.focusedEvent?.event.summary == "lunch")
  }

  @Test("Delete deletes the focused event, and the focus goes to its day")
  func deleting() throws {
    let harness = try harness(.month, [lunch()])
    harness.calendar.key(.f2)
    harness.calendar.key(.delete)
    harness.calendar.settle()
    #expect(harness.events.isEmpty)
    #expect(harness.calendar.window.focusedView === harness.calendar.cell(EditingHarness.today))
  }

  @Test("ED-103: Enter on an event shows its details, as a click does")
  func opening() throws {
    let harness = try harness(.month, [lunch()])
    harness.calendar.key(.f2)
    harness.calendar.key(.enter)
    #expect(harness.calendar.view.state.details != nil)
    #expect(harness.events.count == 1)
  }

  @Test("ED-103: in the details of an event E opens its form and Delete deletes it, as their buttons do")
  func detailsKeys() throws {
    let harness = try harness(.month, [lunch()])
    harness.calendar.key(.f2)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    harness.calendar.window.send(.key(KeyEvent(.character, modifiers: .control, character: Self.letterE)))
    #expect(harness.calendar.view.state.details != nil)
    harness.calendar.window.send(.key(KeyEvent(.character, character: Self.letterE)))
    guard case .form? = harness.controller.question else {
      Issue.record("no form is open")
      return
    }
    #expect(harness.calendar.view.state.details == nil)
    harness.calendar.key(.escape)
    harness.calendar.settle()
    harness.calendar.key(.enter)
    harness.calendar.settle()
    harness.calendar.key(.delete)
    #expect(harness.events.isEmpty)
  }

  @Test("N makes an event of the focused or the selected days")
  func creating() throws {
    let harness = try harness(.month, [])
    harness.key("n")
    harness.calendar.settle()
    #expect(harness.events.map { $0.start } == [.day(EditingHarness.today)])
    #expect(harness.events.map { $0.end } == [.day(EditingHarness.today + 1)])
  }
}

extension EditingHarness {
  /// Presses a key with a character.
  func key(_ character: Unicode.Scalar, _ modifiers: KeyEvent.Modifiers = []) {
    calendar.window.send(.key(KeyEvent(.character, modifiers: modifiers, character: character.value)))
  }
}
