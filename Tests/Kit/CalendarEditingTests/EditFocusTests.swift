import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// Where the focus is after edits of each kind.
@Suite("Focus after edits")
struct EditFocusTests {
  private static let events = [
    EditingHarness.event("lunch", on: -2, hour: 12), EditingHarness.event("tea", on: -1, hour: 15),
  ]

  private static let levels: [CalendarLevel.ID] = [.month, .week, .day]

  /// Prints once which combinations the tests run.
  private static let announcement: Void = print(
    "matrix of focus: a drag by mouse or finger, or an edit by a script, at \(levels);",
    "a resize, Escape, undo, deletion")

  init() { Self.announcement }

  /// A calendar whose event "lunch" was pressed, which gives it the focus in hosts that keep an object for each view.
  private func pressed(_ level: CalendarLevel.ID) throws -> EditingHarness {
    let harness = try EditingHarness(level: level, events: Self.events)
    try focus("lunch", harness)
    return harness
  }

  private func focus(_ title: String, _ harness: EditingHarness) throws {
    let id = try #require(harness.occurrence(title)).id
    let part = try #require(harness.calendar.view.pieces(of: id).first)
    let view = try #require(harness.calendar.view.view(of: part))
    harness.calendar.window.send(.focus(view.id))
    harness.calendar.settle()
  }

  /// The event with the focus.
  private func focused(_ harness: EditingHarness) -> String? { harness.controller.focusedEvent?.event.summary }

  @Test(
    "after a drag by mouse or finger the focus is on the event, at every level",
    arguments: levels, [PointerEvent.Kind.mouse, .touch])
  func drag(level: CalendarLevel.ID, kind: PointerEvent.Kind) throws {
    let harness = try EditingHarness(level: level, events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    try focus("lunch", harness)
    let start = try harness.middle(of: "lunch")
    let end = level == .month ? try harness.place(of: -1) : Point(x: start.x, y: start.y + 2 * harness.hour)
    let anchor = harness.calendar.view.state.hours
    harness.drag([start, end], kind: kind)
    #expect(try harness.start(of: "lunch") == (level == .month ? [-1, 43_200] : [0, 50_400]))
    #expect(focused(harness) == "lunch")
    #expect(harness.calendar.view.state.hours == anchor, "what was put down stays where it is")
    harness.calendar.key(.delete)
    harness.calendar.settle()
    #expect(harness.events.isEmpty, "keys work on it")
    #expect(harness.calendar.window.focusedView != nil)
  }

  @Test("after a resize the focus is on the event")
  func resize() throws {
    let harness = try EditingHarness(level: .day, events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    try focus("lunch", harness)
    let edge = try harness.middle(of: "lunch", .endEdge)
    harness.drag([edge, Point(x: edge.x, y: edge.y + harness.hour)])
    #expect(try harness.end(of: "lunch") == [0, 50_400])
    #expect(focused(harness) == "lunch")
  }

  @Test("a drag that is given up leaves the focus on the event")
  func cancelled() throws {
    let harness = try pressed(.month)
    let start = try harness.middle(of: "lunch")
    harness.drag([start, try harness.place(of: 2)], releases: false)
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(try harness.start(of: "lunch") == [-2, 43_200])
    #expect(focused(harness) == "lunch")
  }

  @Test("the button in a notice that undoes a drag leads the focus to the event")
  func undone() throws {
    let harness = try pressed(.month)
    let end = try harness.place(of: 2)
    harness.drag([try harness.middle(of: "lunch"), end], releases: false)
    harness.calendar.pointer(.up, end)
    harness.calendar.tick()
    _ = harness.controller.toast.button?.activate()
    harness.calendar.settle()
    #expect(try harness.start(of: "lunch") == [-2, 43_200])
    #expect(focused(harness) == "lunch")
  }

  @Test("an event that is deleted from its details leaves the focus to a day")
  func deleted() throws {
    let harness = try pressed(.month)
    let occurrence = try #require(harness.occurrence("lunch"))
    harness.calendar.view.activate(occurrence, from: harness.calendar.window.focusedView)
    harness.calendar.settle()
    harness.calendar.key(.delete)
    harness.calendar.settle()
    #expect(harness.occurrence("lunch") == nil)
    #expect(harness.calendar.window.focusedView?.accessibility.role == .gridCell)
  }

  @Test("edits of a script leave the focus where it is", arguments: levels)
  func script(level: CalendarLevel.ID) throws {
    let harness = try EditingHarness(
      level: level,
      events: [EditingHarness.event("lunch", on: 0, hour: 12), EditingHarness.event("tea", on: 0, hour: 15)])
    try focus("lunch", harness)
    let tea = try #require(harness.occurrence("tea")).id
    var moved = try #require(harness.editor.instance(of: tea))
    (moved.start, moved.end) = (
      .floating(LocalDateTime(day: EditingHarness.today, hour: 9, minute: 0)),
      .floating(LocalDateTime(day: EditingHarness.today, hour: 10, minute: 0))
    )
    _ = try harness.editor.perform(.change(tea, to: moved, nil))
    harness.calendar.settle()
    #expect(focused(harness) == "lunch")
    _ = try harness.editor.perform(.create(EditingHarness.event("breakfast", on: 0, hour: 8)))
    harness.calendar.settle()
    #expect(focused(harness) == "lunch")
    _ = try harness.editor.perform(.delete(tea, nil))
    harness.calendar.settle()
    #expect(focused(harness) == "lunch")
    harness.calendar.window.send(.focus(.none))
    _ = try harness.editor.perform(.undo)
    harness.calendar.settle()
    #expect(harness.calendar.window.focusedView == nil, "nor does the calendar take it")
  }

  @Test("a focused event that somebody else moves keeps the focus; one that is deleted leaves it to a day")
  func vanished() throws {
    let harness = try pressed(.month)
    let lunch = try #require(harness.occurrence("lunch")).id
    var moved = try #require(harness.editor.instance(of: lunch))
    (moved.start, moved.end) = (
      .floating(LocalDateTime(day: EditingHarness.today + 1, hour: 9, minute: 0)),
      .floating(LocalDateTime(day: EditingHarness.today + 1, hour: 10, minute: 0))
    )
    _ = try harness.editor.perform(.change(lunch, to: moved, nil))
    harness.calendar.settle()
    #expect(focused(harness) == "lunch")
    let now = try #require(harness.occurrence("lunch")).id
    _ = try harness.editor.perform(.delete(now, nil))
    harness.calendar.settle()
    #expect(harness.calendar.window.focusedView?.accessibility.role == .gridCell)
  }
}
