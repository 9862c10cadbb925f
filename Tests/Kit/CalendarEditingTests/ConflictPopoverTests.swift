import Almanac
import CalendarWords
import TestSupport
import Testing

@testable import CalendarEditing

/// The question which version of an event counts.
@Suite struct ConflictPopoverTests {
  private final class Answers {
    var sides: [ConflictSide?] = []
  }

  private let answers = Answers()

  private static var conflict: SeriesMerge.Conflict {
    let mine = EditingHarness.event("Lunch", on: 0, hour: 12)
    var theirs = EditingHarness.event("Brunch", on: 0, hour: 11)
    theirs.location = "Club"
    return SeriesMerge.Conflict(mine: mine, theirs: theirs, fields: [.title, .times, .place])
  }

  private func ask(_ harness: EditingHarness, _ conflicts: [SeriesMerge.Conflict] = [conflict]) {
    harness.controller.ask(about: conflicts) { [answers] in answers.sides.append($0) }
    harness.calendar.settle()
  }

  @Test("ED-132, ED-146: both versions say what they have in the fields that differ, in a labeled dialog")
  func lines() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("Lunch", on: 0, hour: 12)])
    ask(harness)
    let labels = harness.calendar.view.elements().filter { $0.role == .button }.map { $0.name }
    #expect(
      labels.suffix(3) == [
        "My version, Lunch, Saturday, November 21, 2026, 12:00\u{202F}PM – 1:00\u{202F}PM, –",
        "The version from elsewhere, Brunch, Saturday, November 21, 2026, 11:00\u{202F}AM – 12:00\u{202F}PM, Club",
        "Cancel",
      ])
    #expect(
      harness.calendar.view.elements().filter { $0.role == .dialog }.map { $0.name } == ["Which version of Lunch?"])
    #expect(harness.controller.alert.text == "Which version of Lunch?")
  }

  @Test("ED-132: keys choose a version; Escape decides nothing")
  func keys() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("Lunch", on: 0, hour: 12)])
    for keys in [[KeyEvent.Key.enter], [.arrowDown, .space], [.escape]] {
      ask(harness)
      for key in keys { harness.calendar.key(key) }
      harness.calendar.settle()
      #expect(harness.controller.question == nil)
    }
    #expect(answers.sides == [.mine, .theirs, nil])
  }

  @Test("ED-128: the question waits while an event is held or something else is asked")
  func waiting() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("Lunch", on: 0, hour: 12)])
    harness.drag([try harness.middle(of: "Lunch"), try harness.place(of: -7)], releases: false)
    ask(harness)
    #expect(harness.controller.question == nil && harness.controller.session != nil)
    harness.calendar.key(.escape)
    harness.calendar.settle()
    guard case .version = harness.controller.question else {
      Issue.record("expected the question after the drag")
      return
    }
    harness.controller.close()
    #expect(answers.sides == [nil])
  }

  @Test(
    "ED-143: the question is asked in the language of the calendar, and each field has words", arguments: [false, true])
  func words(isGerman: Bool) {
    let announcer = isGerman ? PopoverSamples.announcer(.german) : PopoverSamples.announcer()
    var mine = EditingHarness.event("Lunch", on: 0, hour: 12)
    mine.status = .tentative
    mine.otherLines = ["URL:https://example.org", "TRANSP:TRANSPARENT", "X-A;B=1:2"]
    mine.color = .named(.red)
    mine.notes = "a\nb"
    mine.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily)])
    let fields: [EventMerge.Field] = [
      .title, .place, .notes, .color, .status, .calendar, .link, .busy, .privacy, .times, .repetition, .existence,
      .property("X-A"),
    ]
    for field in fields {
      let values = announcer.values([.init(mine: mine, theirs: nil, fields: [field])], .mine)
      #expect(values.count == 1 && values[0] != "")
      #expect(
        announcer.values([.init(mine: mine, theirs: nil, fields: [field])], .theirs) == [
          announcer.words[.deletedVersion]
        ])
    }
    let many = announcer.values([.init(mine: mine, theirs: mine, fields: fields)], .mine)
    #expect(many.count == 5 && many[0] == "Lunch" && many[2] == "a")
  }
}
