import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// Edits of an event that somebody else changes while it is held.
@Suite struct PointerConflictTests {
  private static let lunch = EditingHarness.event("lunch", on: -3, hour: 10)

  /// Holds the event, has somebody else change it, and lets go.
  private func drop(_ harness: EditingHarness, _ change: (inout Event) -> Void) throws {
    let id = try #require(harness.occurrence("lunch")).id.event
    let to = try harness.place(of: -9)
    harness.drag([try harness.middle(of: "lunch"), to], releases: false)
    var changed = Self.lunch
    change(&changed)
    _ = try harness.calendar.store.apply(.update(id, changed, expecting: nil))
    harness.calendar.settle()
    harness.calendar.pointer(.up, to)
    harness.calendar.settle()
  }

  @Test("ED-128: a changed text of what is held is shown at once and kept by the drop")
  func text() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    try drop(harness) { $0.location = "elsewhere" }
    #expect(harness.controller.session == nil && harness.events.map(\.location) == ["elsewhere"])
    #expect(try harness.start(of: "lunch") == [-9, 36_000])
  }

  @Test("ED-128, ED-132, ED-133: changed times of what is held are asked at the drop, and either answer can be chosen")
  func times() throws {
    for side in ConflictSide.allCases {
      let harness = try EditingHarness(events: [Self.lunch])
      try drop(harness) { event in
        let other = EditingHarness.event("lunch", on: -3, hour: 15)
        (event.start, event.end) = (other.start, other.end)
      }
      #expect(harness.controller.session == nil)
      #expect(try harness.start(of: "lunch") == [-3, 54_000], "nothing is stored before the answer")
      try harness.choose(side)
      #expect(try harness.start(of: "lunch") == (side == .mine ? [-9, 36_000] : [-3, 54_000]))
      #expect(harness.controller.question == nil)
      if side == .mine { continue }
      _ = harness.controller.toast.button?.activate()
      harness.calendar.settle()
      #expect(try harness.start(of: "lunch") == [-9, 36_000], "the notice leads to the other version")
    }
  }

  @Test("ED-128: what was deleted elsewhere while it is held is said, and its drop makes a new event; Escape does not")
  func deletion() throws {
    for drops in [true, false] {
      let harness = try EditingHarness(events: [Self.lunch])
      let id = try #require(harness.occurrence("lunch")).id.event
      let to = try harness.place(of: -9)
      harness.drag([try harness.middle(of: "lunch"), to], releases: false)
      _ = try harness.calendar.store.apply(.delete(id))
      harness.calendar.settle()
      #expect(harness.controller.alert.text.contains("deleted elsewhere"))
      if drops { harness.calendar.pointer(.up, to) } else { harness.calendar.key(.escape) }
      harness.calendar.settle()
      #expect(harness.controller.session == nil && harness.events.map(\.summary) == (drops ? ["lunch"] : []))
    }
  }
}
