import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// Edits that the rules reject, as people notice it.
@Suite("Rejected edits")
struct RefusalTests {
  private func harness() throws -> EditingHarness {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("Lunch", on: 0, hour: 12)])
    harness.editor.options.rules = EditRules([.bounds(DayBounds(EditingHarness.today...EditingHarness.today))])
    return harness
  }

  private func expectReason(_ harness: EditingHarness, _ name: String) {
    #expect(harness.notice == "Not possible: it would lie outside of the permitted days.", "\(name)")
    #expect(harness.controller.alert.text == harness.notice && !harness.controller.toast.isHidden, "\(name)")
    #expect(harness.controller.session == nil && harness.controller.question == nil, "\(name)")
  }

  @Test("a key that moves an event where it cannot be shows the reason, and the event stays")
  func keys() throws {
    let harness = try harness()
    harness.calendar.key(.f2)
    harness.calendar.key(.arrowLeft, .option)
    harness.calendar.tick()
    expectReason(harness, "moved")
    #expect(harness.occurrence("Lunch")?.firstDay == EditingHarness.today)
  }

  @Test("a new event that cannot be where it begins shows the reason, and nobody is asked for its title")
  func newEvent() throws {
    let harness = try harness()
    harness.editor.options.rules = EditRules([.bounds(DayBounds(EditingHarness.today - 9...EditingHarness.today - 8))])
    harness.key("n")
    harness.calendar.tick()
    expectReason(harness, "new")
    #expect(harness.events.count == 1)
  }
}
