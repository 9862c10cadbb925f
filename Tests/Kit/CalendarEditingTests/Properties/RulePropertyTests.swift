import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// Rules, whatever people do.
@Suite struct RulePropertyTests {
  private static let bounds = EditingHarness.today - 10...EditingHarness.today + 10

  /// Returns a stored occurrence that breaks a rule; computed apart from the rules.
  private func flaw(_ harness: EditingHarness) -> String? {
    let timeline = EventTimeline(store: harness.calendar.store, displayZone: .utc, zones: FixedZoneProvider([]))
    let all = timeline.occurrences(touching: EditingHarness.today - 400..<EditingHarness.today + 400)
    for (index, one) in all.enumerated() {
      if !Self.bounds.contains(one.firstDay) || !Self.bounds.contains(one.lastDay) {
        return "\(one) is outside the bounds"
      }
      for other in all[(index + 1)...]
      where other.start < one.end && one.start < other.end && other.isAllDay == one.isAllDay {
        return "\(one) overlaps \(other)"
      }
    }
    return nil
  }

  @Test("WK-196: keys, pointers, and commands store nothing that a rule rejects", arguments: Seeds.first(8))
  func nothingRejected(seed: UInt64) throws {
    var editor = RandomEditor(seed: seed)
    let events = (-5...4).map { EditingHarness.event("event \($0)", on: $0, hour: 10) }
    let harness = try EditingHarness(level: editor.one([.month, .week, .day]), events: events)
    harness.controller.askTitle = nil
    harness.editor.options.rules = EditRules([.bounds(DayBounds(Self.bounds)), .noOverlap(.allCalendars)])
    func point() -> Point { Point(x: Double(editor.number(0...1050)), y: Double(editor.number(60...700))) }
    var stored = 0
    for step in 0..<60 {
      let count = harness.editor.undoStack.count
      switch editor.number(0...4) {
      case 0: harness.calendar.window.send(.key(editor.key()))
      case 1: harness.drag([point(), point()])
      case 2:
        guard let occurrence = editor.occurrence(in: harness) else { continue }
        harness.controller.perform(.duplicate(occurrence.id))
      default:
        for _ in 0..<editor.number(2...4) {
          if let command = editor.step(in: harness) { harness.controller.perform(command) }
        }
        harness.controller.perform(.drop)
        harness.choose(editor.one(EditScope.allCases))
      }
      harness.calendar.tick()
      if harness.editor.undoStack.count > count { stored += 1 }
      let flaw = flaw(harness)
      #expect(flaw == nil, "seed \(seed), step \(step)")
      if flaw != nil { return }
    }
    #expect(stored > 0)
  }
}
