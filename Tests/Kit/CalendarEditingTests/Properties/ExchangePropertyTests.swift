import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// Laws of edited events that leave as text and come back.
@Suite struct ExchangePropertyTests {
  private static let lines = ["CLASS:PRIVATE", "X-SEAT;ROW=4:12", "ATTENDEE;CN=Ada:mailto:ada@example.org"]

  @Test(
    "E7: after any walk of edits, events are read as they were exported, with the lines that no edit is about",
    arguments: 0..<8)
  func export(part: Int) throws {
    for number in 0..<4 {
      let seed = UInt64(7000 * (part + 1) + number)
      var editor = RandomEditor(seed: seed)
      var events: [Event] = []
      for index in 0..<16 {
        var event = editor.event(index)
        event.otherLines = Self.lines
        events.append(event)
      }
      let harness = try EditingHarness(level: editor.one([.month, .week]), events: events)
      harness.controller.askTitle = nil
      for _ in 0..<24 { walk(harness, &editor) }
      harness.controller.perform(.cancel)
      let stored = harness.events
      let text = ICalendarWriter.write(stored)
      let document = try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1))
      #expect(document.events == stored && document.problems.isEmpty, "seed \(seed)")
      for event in stored {
        let own = event.otherLines.filter { line in
          !["DTSTAMP:", "LAST-MODIFIED:", "SEQUENCE:", "URL:", "TRANSP:"].contains { line.hasPrefix($0) }
        }
        // New events have no lines yet, but those of the form.
        #expect(own == Self.lines || own.isEmpty && event.uid.hasPrefix("new-"), "seed \(seed), \(event.uid)")
      }
    }
  }

  /// Changes an event in its form.
  private func fill(_ harness: EditingHarness, _ editor: inout RandomEditor) {
    harness.controller.perform(.cancel)
    guard let id = editor.occurrence(in: harness)?.id, let event = harness.editor.instance(of: id) else { return }
    var form = EventForm(of: event, harness.editor.clock, FormText(date: DateText(locale: .english)))
    form.event.summary = editor.one(["", "Tea, coffee; \\ milk", "Line\nbreak", "🎂 ‮x"])
    form.event.location = editor.one([event.location, "Café"])
    form.link = editor.one(["", "https://example.org/?a=1,2;b=\"3\""])
    form.event.isFree = editor.chance(50)
    if editor.chance(40) { form.setAllDay(!form.times.isAllDay) }
    for moment in EventForm.Moment.allCases where editor.chance(40) { form.step(moment, by: editor.number(-5...9)) }
    if editor.chance(30) { form.repeatEach(editor.one([nil, .day, .week, .month, .year])) }
    guard form.firstProblem == nil else { return }
    harness.controller.perform(.change(id, to: form.draft(of: event), editor.one(EditScope.allCases)))
  }

  /// Makes an edit, or a step of one.
  private func walk(_ harness: EditingHarness, _ editor: inout RandomEditor) {
    switch editor.number(0...9) {
    case 0...4: if let command = editor.step(in: harness) { harness.controller.perform(command) }
    case 5...7:
      harness.controller.perform(.drop)
      harness.choose(editor.one(EditScope.allCases))
    case 8 where editor.chance(50): harness.controller.perform(editor.one([.undo, .redo]))
    case 8: fill(harness, &editor)
    default:
      harness.controller.perform(.cancel)
      guard let id = editor.occurrence(in: harness)?.id else { return }
      harness.controller.perform(.delete(id, editor.one(EditScope.allCases)))
    }
  }
}
