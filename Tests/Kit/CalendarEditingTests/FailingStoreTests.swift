import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// A store that fails during each kind of edit. A notice says so, and nothing that the user made is lost.
@Suite("Editing: a notice for each store that fails")
struct FailingStoreTests {
  private static let today = EditingHarness.today
  private static let lunch = EditingHarness.event("lunch", on: -3, hour: 10)
  private static let notSaved = "Not saved: the events cannot be written now. Try again."
  private static let notLoaded = "The events could not be loaded"

  private func harness(
    _ level: CalendarLevel.ID = .month, _ events: [Event] = [FailingStoreTests.lunch]
  ) throws -> EditingHarness {
    try EditingHarness(level: level, events: events, size: Size(width: 1050, height: 760))
  }

  /// Returns a harness in which the event of today has the focus.
  private func focused(_ event: Event = EditingHarness.event("lunch", on: 0, hour: 12)) throws -> EditingHarness {
    let harness = try harness(.month, [event])
    harness.calendar.key(.f2)
    harness.calendar.settle()
    return harness
  }

  private func expectNotSaved(_ harness: EditingHarness) {
    #expect(harness.notice == Self.notSaved && harness.controller.alert.text == Self.notSaved)
  }

  private func expectNotLoaded(_ harness: EditingHarness) {
    #expect(harness.notice == Self.notLoaded && harness.controller.alert.text == Self.notLoaded)
  }

  // MARK: - Changes

  @Test("a key that moves an event says and shows that it was not stored")
  func keys() throws {
    let harness = try focused()
    harness.failing.writeError = FailingStore.full
    harness.calendar.key(.arrowRight, .option)
    harness.calendar.settle()
    expectNotSaved(harness)
    #expect(harness.events.map { $0.start.writtenDay } == [Self.today])
  }

  @Test("in move mode, the event stays held until it can be stored")
  func moveMode() throws {
    let harness = try focused()
    harness.calendar.key(.space)
    harness.calendar.key(.arrowRight)
    harness.failing.writeError = FailingStore.full
    harness.calendar.key(.enter)
    harness.calendar.settle()
    expectNotSaved(harness)
    #expect(harness.controller.isInMoveMode)
    harness.failing.writeError = nil
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.start.writtenDay } == [Self.today + 1])
  }

  @Test(
    "a drag between days, along hours, and of an edge returns the event", arguments: [CalendarLevel.ID.month, .week])
  func pointer(level: CalendarLevel.ID) throws {
    let harness = try harness(level)
    harness.failing.writeError = FailingStore.full
    let from = try harness.middle(of: "lunch")
    let to = level == .month ? try harness.place(of: -9) : Point(x: from.x, y: from.y + 2 * harness.hour)
    harness.drag([from, to])
    expectNotSaved(harness)
    #expect(try harness.start(of: "lunch") == [-3, 36_000] && harness.controller.session == nil)
    guard level == .week else { return }
    let edge = try harness.middle(of: "lunch", .endEdge)
    harness.controller.toast.hide()
    harness.controller.toast.accessibility.label = ""
    harness.drag([edge, Point(x: edge.x, y: edge.y + harness.hour)])
    #expect(harness.notice == Self.notSaved)
    #expect(try harness.end(of: "lunch") == [-3, 39_600])
  }

  @Test("a drag by finger returns the event")
  func touch() throws {
    let harness = try harness(.week)
    harness.failing.writeError = FailingStore.full
    let from = try harness.middle(of: "lunch")
    harness.drag([from, Point(x: from.x, y: from.y + 2 * harness.hour)], kind: .touch)
    expectNotSaved(harness)
    #expect(try harness.start(of: "lunch") == [-3, 36_000])
  }

  @Test("a copied event that cannot be pasted can be pasted later")
  func clipboard() throws {
    let harness = try focused()
    harness.key("c", .control)
    harness.failing.writeError = FailingStore.full
    harness.key("v", .control)
    harness.calendar.settle()
    expectNotSaved(harness)
    harness.failing.writeError = nil
    harness.key("v", .control)
    #expect(harness.events.count == 2)
  }

  @Test("a new event is offered again with its title")
  func newEvent() throws {
    let harness = try EditingHarness()
    harness.key("n")
    harness.calendar.settle()
    let field = try #require(harness.calendar.window.focusedView as? TextField)
    harness.calendar.window.send(.edited(field.id, "Tea"))
    harness.failing.writeError = FailingStore.full
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.controller.alert.text == Self.notSaved && harness.events.isEmpty)
    #expect(harness.notice == harness.controller.words[.draftKept])
  }

  @Test("the answer to how much of a series to delete deletes nothing")
  func scope() throws {
    let harness = try focused(EditingHarness.weekly("lunch"))
    harness.calendar.key(.delete)
    harness.calendar.settle()
    guard case .scope = harness.controller.question else { throw EditError.notApplicable }
    harness.failing.writeError = FailingStore.full
    harness.calendar.key(.enter)
    harness.calendar.settle()
    expectNotSaved(harness)
    #expect(harness.events.count == 1 && harness.events[0].recurrence?.exceptions.isEmpty == true)
  }

  @Test("an undo that fails can be tried again")
  func undo() throws {
    let harness = try focused()
    harness.calendar.key(.arrowRight, .option)
    harness.calendar.settle()
    harness.failing.writeError = FailingStore.full
    harness.key("z", .control)
    harness.calendar.settle()
    expectNotSaved(harness)
    harness.failing.writeError = nil
    harness.key("z", .control)
    #expect(harness.events.map { $0.start.writtenDay } == [Self.today])
  }

  // MARK: - Questions

  @Test("the form, the field for a title, and the clipboard do not take a store that fails for an event that is gone")
  func reading() throws {
    let acts: [(EditingHarness, EditingController.ShownEvent) -> Void] = [
      { $0.controller.openForm(of: $1.occurrence.id) }, { $0.controller.rename($1) },
      { $0.controller.copy($1.occurrence.id, cuts: true) },
    ]
    for act in acts {
      let harness = try focused()
      let event = try #require(harness.controller.focusedEvent)
      harness.failing.readError = FailingStore.full
      act(harness, event)
      harness.calendar.settle()
      expectNotLoaded(harness)
      #expect(harness.controller.question == nil && harness.controller.clipboard == nil)
    }
  }

  @Test("N does not say that no new events are permitted when the store fails")
  func creating() throws {
    let harness = try EditingHarness()
    harness.failing.readError = FailingStore.full
    harness.key("n")
    harness.calendar.settle()
    expectNotSaved(harness)
  }

  @Test("a saved form is kept, not stored as a second event, when the store cannot say whether its event exists")
  func form() throws {
    let harness = try focused()
    let event = try #require(harness.controller.focusedEvent)
    harness.controller.openForm(of: event.occurrence.id, title: "Brunch")
    harness.calendar.settle()
    harness.failing.readError = FailingStore.full
    harness.calendar.window.send(.key(KeyEvent(.enter, modifiers: .control)))
    harness.calendar.settle()
    #expect(harness.controller.alert.text == Self.notLoaded && harness.events.map { $0.summary } == ["lunch"])
    #expect(harness.notice == harness.controller.words[.draftKept] && harness.controller.keptForm != nil)
  }

  @Test("a series whose scopes cannot be counted leaves no question open")
  func question() throws {
    let harness = try focused(EditingHarness.weekly("lunch"))
    let id = try #require(harness.controller.focusedEvent).occurrence.id
    harness.failing.readError = FailingStore.full
    harness.controller.askForScope(of: id, [.this, .all], for: .delete(id, nil))
    harness.calendar.settle()
    expectNotLoaded(harness)
    #expect(harness.controller.question == nil)
  }

  @Test("a held event is not taken for deleted when the store cannot be read")
  func held() throws {
    let harness = try focused()
    harness.calendar.key(.space)
    harness.failing.readError = FailingStore.full
    try harness.calendar.store.load([EditingHarness.event("tea", on: 5, hour: 9)])
    harness.calendar.settle()
    #expect(harness.controller.isInMoveMode && harness.controller.session?.isOrphaned == false)
    harness.failing.readError = nil
    harness.calendar.key(.arrowRight)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.occurrence("lunch")?.firstDay == Self.today + 1)
  }
}
