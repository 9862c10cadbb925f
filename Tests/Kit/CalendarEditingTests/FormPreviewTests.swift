import Almanac
import CalendarWords
import TestSupport
import Testing

@testable import CalendarEditing

/// What the calendar shows while the form of an event is filled in.
@Suite struct FormPreviewTests {
  private func open(_ harness: EditingHarness, _ title: String = "Lunch") throws -> EventFormPopover {
    harness.controller.openForm(of: try #require(harness.occurrence(title)).id)
    harness.calendar.settle()
    return try #require(popover(harness))
  }

  private func popover(_ harness: EditingHarness) -> EventFormPopover? {
    func find(_ view: View) -> EventFormPopover? {
      view as? EventFormPopover ?? view.subviews.lazy.compactMap { find($0) }.first
    }
    return find(harness.calendar.view)
  }

  private func type(_ text: String, _ field: TextField, _ harness: EditingHarness) {
    harness.calendar.settle()
    harness.calendar.window.send(.focus(field.id))
    harness.calendar.window.send(.edited(field.id, text))
    harness.calendar.settle()
  }

  @Test("the calendar shows title, day, and color of a form as it is filled in, and closing it takes them back (B14)")
  func preview() throws {
    let harness = try EditingHarness(
      events: [EditingHarness.event("Lunch", on: 0, hour: 12)], size: Size(width: 1050, height: 760))
    let form = try open(harness)
    let place = form.frameInWindow
    type("Brunch", form.title, harness)
    #expect(harness.occurrence("Brunch") != nil && harness.occurrence("Lunch") == nil)
    type("November 25, 2026", form.start.day, harness)
    let moved = try #require(harness.occurrence("Brunch"))
    #expect(moved.firstDay == EditingHarness.today + 4)
    form.change { $0.event.color = .named(.pink) }
    #expect(harness.calendar.timeline.event(moved.id.event)?.event.color == .named(.pink))
    #expect(popover(harness) === form && form.frameInWindow == place, "the form stays where it is")
    type("never", form.end.time, harness)
    #expect(harness.occurrence("Brunch") != nil, "what cannot be read changes nothing")
    #expect(harness.events[0].summary == "Lunch", "nothing is stored")
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(popover(harness) == nil && harness.occurrence("Lunch") != nil && harness.occurrence("Brunch") == nil)
  }

  @Test("a new event is shown while its form is filled in, and saved once (B14)")
  func newEvent() throws {
    let harness = try EditingHarness(size: Size(width: 1050, height: 760))
    harness.calendar.window.send(.key(KeyEvent(.character, character: 0x6E)))
    harness.calendar.settle()
    harness.calendar.window.send(.edited(try #require(harness.calendar.window.focusedView).id, "Tea"))
    harness.calendar.window.send(.key(KeyEvent(.enter, modifiers: .control)))
    harness.calendar.settle()
    let form = try #require(popover(harness))
    type("Coffee", form.title, harness)
    #expect(harness.occurrence("Coffee") != nil && harness.events.isEmpty)
    _ = form.saveButton?.activate()
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary } == ["Coffee"] && popover(harness) == nil)
    let shown = harness.calendar.timeline.occurrences(touching: EditingHarness.today..<EditingHarness.today + 1)
    #expect(shown.count == 1)
  }

  @Test("of a series, the form shows its changes for this event; saving asks for the scope as before (B14)")
  func series() throws {
    let harness = try EditingHarness(
      events: [EditingHarness.weekly("Lunch")], size: Size(width: 1050, height: 760))
    let form = try open(harness)
    type("Brunch", form.title, harness)
    #expect(harness.occurrence("Brunch") != nil && harness.occurrence("Lunch") != nil)
    _ = form.saveButton?.activate()
    harness.calendar.settle()
    #expect(harness.occurrence("Brunch") == nil && harness.calendar.view.hasHostedPopover)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary }.sorted() == ["Brunch", "Lunch"])
  }

  @Test("a press on the value of a row opens its list, although it may continue in further lines (B4)")
  func value() throws {
    let harness = try EditingHarness(
      events: [EditingHarness.event("Lunch", on: 0, hour: 12)], size: Size(width: 1050, height: 900))
    let form = try open(harness)
    func texts(_ view: View) -> [View] { [view] + view.subviews.flatMap { texts($0) } }
    let pressed = texts(form).filter { $0.layer.textStyle?.isSelectable == true }
    #expect(pressed.isEmpty, "presses on selectable texts stay with the host")
    let value = try #require(texts(form.repetition).first { $0.text == "Does not repeat" })
    let frame = value.frameInWindow
    harness.calendar.tap(Point(x: frame.minX + 8, y: frame.midY))
    harness.calendar.settle()
    #expect(!form.builder.isHidden)
  }

  @Test("English is American, and a repetition by one has a singular (B22)")
  func english() throws {
    let harness = try EditingHarness(events: [EditingHarness.weekly("Lunch")], size: Size(width: 1050, height: 900))
    let form = try open(harness)
    form.setBuilderOpen(true)
    #expect(form.builder.interval.field.label == "every 1 week")
    type("3", form.builder.interval.field, harness)
    #expect(form.builder.interval.field.label == "every 3 weeks")
    #expect(EditPhrases.english[.color] == "Color" && EditPhrases.english[.place] == "Location")
    for key in EditPhrases.Key.allCases { #expect(!EditPhrases.english[key].lowercased().contains("colour")) }
  }

  @Test(
    "a repetition by one has the singular where other words come before it than before many (issue 33, 12)",
    arguments: [
      (EditPhrases.german, "im Abstand von 1 Woche", "alle 3 Wochen"),
      (.french, "à 1 semaine d’intervalle", "toutes les 3 semaines"),
      (.portuguese, "a cada 1 semana", "a cada 3 semanas"), (.russian, "раз в 1 неделю", "раз в 3 недели"),
      (.polish, "co 1 tydzień", "co 3 tygodnie"), (.japanese, "1週間ごと", "3週間ごと"),
      (.hebrew, "כל 1 שבוע", "כל 3 שבועות"),
    ])
  func singular(words: EditPhrases, one: String, three: String) throws {
    let harness = try EditingHarness(events: [EditingHarness.weekly("Lunch")], size: Size(width: 1050, height: 900))
    harness.controller.words = words
    let form = try open(harness)
    form.setBuilderOpen(true)
    #expect(form.builder.interval.field.label == one)
    type("3", form.builder.interval.field, harness)
    #expect(form.builder.interval.field.label == three)
    type("1", form.builder.interval.field, harness)
    #expect(form.builder.interval.field.label == one)
  }
}
