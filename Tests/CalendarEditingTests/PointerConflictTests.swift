import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// Edits of an event that somebody else changes while it is held.
@Suite struct PointerConflictTests {
  @Test("ED-128: what cannot be stored where it is let go is shown as it is stored, and nothing stays held")
  func drop() throws {
    let event = EditingHarness.event("lunch", on: -3, hour: 10)
    let harness = try EditingHarness(events: [event])
    let id = try #require(harness.occurrence("lunch")).id.event
    let to = try harness.place(of: -9)
    harness.drag([try harness.middle(of: "lunch"), to], releases: false)
    var changed = event
    changed.location = "elsewhere"
    _ = try harness.calendar.store.apply(.update(id, changed, expecting: nil))
    harness.calendar.pointer(.up, to)
    harness.calendar.settle()
    #expect(harness.controller.session == nil)
    #expect(try harness.start(of: "lunch") == [-3, 36_000])
    #expect(harness.events == [changed])
    #expect(harness.controller.alert.text.contains("changed elsewhere"))
    harness.drag([try harness.middle(of: "lunch"), to])
    #expect(try harness.start(of: "lunch") == [-9, 36_000])
  }
}
