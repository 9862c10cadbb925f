import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

@Suite struct EditingControllerTests {
  private static let grid = EditGrid(step: 900)

  @Test("ED-2, ED-38: a held event is previewed, the store stays as it is, and a drop stores what was seen")
  func previewAndDrop() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    let id = try #require(harness.occurrence("lunch")).id
    let view = harness.calendar.view
    #expect(view.send(.edit(.begin(.move, id, at: .day(EditingHarness.today), grid: Self.grid))))
    #expect(view.send(.edit(.move(to: .day(EditingHarness.today + 3), grid: Self.grid))))
    #expect(harness.occurrence("lunch")?.firstDay == EditingHarness.today + 3)
    #expect(harness.events == [EditingHarness.event("lunch", on: 0, hour: 12)])
    harness.calendar.settle()
    let preview = harness.levelScene
    #expect(view.send(.edit(.drop)))
    harness.calendar.settle()
    #expect(harness.controller.session == nil)
    #expect(harness.events.map { $0.start } == [EditingHarness.event("lunch", on: 3, hour: 12).start])
    #expect(harness.levelScene == preview)
    #expect(view.send(.edit(.undo)))
    #expect(harness.occurrence("lunch")?.firstDay == EditingHarness.today)
  }

  @Test("ED-48: cancelling a session shows the event where it was, and stores nothing")
  func cancelling() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    let id = try #require(harness.occurrence("lunch")).id
    let before = harness.levelScene
    harness.controller.perform(.begin(.move, id, at: .day(EditingHarness.today), grid: Self.grid))
    harness.controller.perform(.move(to: .day(EditingHarness.today + 8), grid: Self.grid))
    harness.calendar.settle()
    #expect(harness.levelScene != before)
    harness.controller.perform(.cancel)
    harness.calendar.settle()
    #expect(harness.levelScene == before)
    #expect(harness.editor.undoStack.count == 0)
  }

  @Test("a calendar without a controller refuses edits, and one that was closed does as well")
  func readOnly() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    let id = try #require(harness.occurrence("lunch")).id
    harness.controller.close()
    #expect(!harness.calendar.view.send(.edit(.delete(id, nil))))
    #expect(harness.events.count == 1)
  }

  @Test("ED-32: an edit that a delegate sends while another is made follows it")
  func nestedEdits() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    let id = try #require(harness.occurrence("lunch")).id
    final class Undoing: CalendarEditingDelegate {
      var controller: EditingController?
      func didCommit(_ receipt: EditReceipt) {
        if receipt.origin == .edit { controller?.perform(.undo) }
      }
    }
    let delegate = Undoing()
    delegate.controller = harness.controller
    harness.editor.delegate = delegate
    #expect(harness.controller.perform(.delete(id, nil)))
    #expect(harness.events.count == 1)
    delegate.controller = nil
  }

  @Test(
    "ED-123: the notice that offers to undo an edit goes when another edit is the latest one", arguments: [false, true])
  func staleNotice(isByKeys: Bool) throws {
    let lunch = EditingHarness.event("lunch", on: 0, hour: 12), tea = EditingHarness.event("tea", on: 1, hour: 12)
    let harness = try EditingHarness(events: [lunch, tea])
    harness.controller.input = .pointer
    #expect(harness.controller.perform(.delete(try #require(harness.occurrence("lunch")).id, nil)))
    harness.calendar.tick()
    #expect(!harness.controller.toast.isHidden)
    let id = try #require(harness.occurrence("tea")).id
    if isByKeys {
      harness.controller.input = .keys
      #expect(harness.controller.perform(.delete(id, nil)))
    } else {
      // As a script of a page, or another calendar with the same editor.
      try harness.editor.perform(.delete(id, nil))
    }
    harness.calendar.tick()
    #expect(harness.controller.toast.isHidden)
  }
}
