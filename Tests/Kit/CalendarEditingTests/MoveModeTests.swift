import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// ED-70: events that are held without a button.
@Suite struct MoveModeTests {
  private let today = EditingHarness.today

  private func harness(_ level: CalendarLevel.ID = .month) throws -> EditingHarness {
    try EditingHarness(level: level, events: [EditingHarness.event("lunch", on: 0, hour: 12)])
  }

  private func pickUp(_ harness: EditingHarness) {
    harness.calendar.key(.f2)
    harness.calendar.key(.space)
    harness.calendar.settle()
  }

  @Test("ED-69, ED-70: Space picks up, arrows move, Enter drops, and the focus is on the moved event")
  func keys() throws {
    let harness = try harness()
    pickUp(harness)
    #expect(harness.controller.isInMoveMode)
    #expect(harness.calendar.window.focusedView === harness.controller.heldView)
    harness.calendar.key(.arrowDown)
    harness.calendar.key(.arrowRight)
    harness.calendar.settle()
    #expect(harness.occurrence("lunch")?.firstDay == today + 8)
    #expect(harness.events.map { $0.start } == [EditingHarness.event("", on: 0, hour: 12).start])
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.start } == [EditingHarness.event("", on: 8, hour: 12).start])
    #expect(!harness.controller.isInMoveMode)
    #expect(harness.controller.focusedEvent?.event.summary == "lunch")
  }

  @Test("ED-69, ED-70: Space picks up an event of a list as well", arguments: [CalendarLevel.ID.agenda, .week])
  func lists(level: CalendarLevel.ID) throws {
    let harness = try EditingHarness(
      level: level, events: [EditingHarness.event("lunch", on: 0, hour: 12)],
      size: Size(width: level == .week ? 400 : 900, height: 800))
    let view = harness.calendar.view
    let lunch = try #require(harness.occurrence("lunch"))
    let part = try #require(view.pieces(of: lunch.id).first)
    let row = try #require(view.view(of: part))
    harness.calendar.window.focus(row)
    harness.calendar.key(.space)
    harness.calendar.settle()
    #expect(harness.controller.isInMoveMode && view.state.details == nil)
    harness.calendar.key(.arrowRight)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.start } == [EditingHarness.event("", on: 1, hour: 12).start])
  }

  @Test("ED-70, E4: Escape puts everything back: the event, level, place and focus")
  func escape() throws {
    let harness = try harness()
    harness.calendar.key(.f2)
    harness.calendar.settle()
    let (scene, state) = (harness.levelScene, harness.calendar.view.state)
    harness.calendar.key(.space)
    harness.calendar.key(.pageDown)
    harness.calendar.settle()
    harness.calendar.view.send(.setLevel(.year, around: nil, animated: false))
    harness.calendar.view.send(.showNext)
    harness.calendar.settle()
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(harness.controller.session == nil)
    #expect(harness.calendar.view.state == state)
    #expect(harness.levelScene == scene)
    #expect(harness.controller.focusedEvent?.event.summary == "lunch")
  }

  @Test("ED-70: what is held survives other months and levels, and a click on a day puts it down there")
  func clicking() throws {
    let harness = try harness()
    pickUp(harness)
    harness.calendar.view.send(.showNext)
    harness.calendar.settle()
    let day = try #require(ISODate.day("2026-12-09"))
    harness.calendar.tap(day: day)
    harness.calendar.settle()
    #expect(harness.controller.session == nil)
    #expect(harness.events.map { $0.start.writtenDay } == [day])
    #expect(harness.calendar.view.state.selection.isEmpty)
  }

  @Test("ED-70: what is held follows a pointer without a button, and stays where that leaves the calendar")
  func hovering() throws {
    let harness = try harness()
    pickUp(harness)
    let place = try harness.place(of: -4)
    harness.calendar.window.send(.hover(PointerEvent(phase: .move, location: place, time: harness.calendar.now)))
    harness.calendar.tick()
    #expect(harness.occurrence("lunch")?.firstDay == today - 4)
    harness.calendar.window.send(.hover(nil))
    #expect(harness.occurrence("lunch")?.firstDay == today - 4)
    #expect(harness.controller.heldView.accessibility.label == "lunch")
    harness.calendar.key(.escape)
    #expect(harness.occurrence("lunch")?.firstDay == today)
  }

  @Test("ED-145: assistive technology puts a held event down by activating a day")
  func activating() throws {
    let harness = try harness()
    pickUp(harness)
    let cell = try #require(harness.calendar.cell(today + 2))
    harness.calendar.window.send(.activate(cell.id))
    #expect(harness.events.map { $0.start.writtenDay } == [today + 2])
  }

  @Test("ED-70: the same event picked up again is returned")
  func again() throws {
    let harness = try harness()
    let id = try #require(harness.occurrence("lunch")).id
    harness.controller.pickUp(id)
    harness.calendar.key(.arrowRight)
    harness.controller.pickUp(id)
    #expect(harness.controller.session == nil)
    #expect(harness.occurrence("lunch")?.firstDay == today)
  }

  @Test("ED-48, ED-70: a second button, or a finger that rests, returns the event")
  func secondButton() throws {
    let harness = try harness()
    pickUp(harness)
    harness.calendar.key(.arrowRight)
    #expect(harness.calendar.window.send(.contextMenu(.none, at: try harness.place(of: 3))))
    harness.calendar.settle()
    #expect(harness.controller.session == nil && !harness.controller.isInMoveMode)
    #expect(harness.occurrence("lunch")?.firstDay == today)
    #expect(!harness.calendar.view.hasHostedPopover)
  }

  @Test("ED-69: Tab returns the event and leads on")
  func tab() throws {
    let harness = try harness()
    pickUp(harness)
    harness.calendar.key(.arrowRight)
    let isUsed = harness.calendar.window.send(.key(KeyEvent(.tab)))
    #expect(!isUsed)
    #expect(harness.controller.session == nil)
    #expect(harness.occurrence("lunch")?.firstDay == today)
  }

  @Test("A turns a held event into whole days and back, C makes a copy of it")
  func letters() throws {
    let harness = try harness(.week)
    pickUp(harness)
    harness.key("a")
    #expect(harness.controller.session?.draft.start == .day(today))
    harness.key("a")
    #expect(harness.controller.session?.isUnchanged == true)
    harness.key("c")
    harness.calendar.key(.arrowDown)
    harness.calendar.key(.enter)
    #expect(harness.events.count == 2)
  }
}

extension ISODate {
  fileprivate static func day(_ text: String) -> DayNumber? { try? ISODate.parse(text) }
}
