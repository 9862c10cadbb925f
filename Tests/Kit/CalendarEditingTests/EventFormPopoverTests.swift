import Almanac
import TestSupport
import Testing

@testable import CalendarEditing
@testable import Events

/// The form of an event in the popover of a calendar.
@Suite struct EventFormPopoverTests {
  private func open(_ harness: EditingHarness, _ title: String = "Lunch") throws -> EventFormPopover {
    harness.controller.openForm(of: try #require(harness.occurrence(title)).id)
    harness.calendar.settle()
    return try #require(popover(harness))
  }

  private func popover(_ harness: EditingHarness) -> EventFormPopover? {
    var found: EventFormPopover?
    func visit(_ view: View) {
      if let form = view as? EventFormPopover { found = form }
      for child in view.subviews { visit(child) }
    }
    visit(harness.calendar.view)
    return found
  }

  private func type(_ text: String, _ field: TextField, _ harness: EditingHarness) {
    harness.calendar.settle()
    harness.calendar.window.send(.focus(field.id))
    harness.calendar.window.send(.edited(field.id, text))
  }

  private func harness(_ size: Size = Size(width: 1050, height: 760), weekly: Bool = false) throws -> EditingHarness {
    var event = EditingHarness.event("Lunch", on: 0, hour: 12)
    if weekly { event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)]) }
    return try EditingHarness(events: [event], size: size)
  }

  @Test("ED-95, ED-100: everything that is typed is saved as one change by Control Enter, and undone as one")
  func saving() throws {
    let harness = try harness()
    let popover = try open(harness)
    #expect(harness.calendar.window.focusedView === popover.title && popover.saveButton?.isEnabled == false)
    type("Brunch", popover.title, harness)
    type("10:30", popover.start.time, harness)
    type("Café", popover.place, harness)
    type("One\nTwo", popover.notes, harness)
    type("https://a.example", popover.link, harness)
    #expect(popover.saveButton?.isEnabled == true && harness.events[0].summary == "Lunch")
    harness.calendar.window.send(.key(KeyEvent(.enter, modifiers: .control)))
    harness.calendar.settle()
    let event = harness.events[0]
    #expect(event.summary == "Brunch" && event.location == "Café" && event.notes == "One\nTwo")
    #expect(event.start.writtenReading.secondOfDay == 37_800 && event.end.writtenReading.secondOfDay == 41_400)
    #expect(event.link == "https://a.example" && self.popover(harness) == nil)
    #expect(harness.calendar.window.focusedView?.accessibility.label.hasPrefix("Brunch, ") == true, "B2")
    harness.controller.perform(.undo)
    #expect(harness.events[0].summary == "Lunch" && harness.events[0].location.isEmpty)
  }

  @Test("ED-101: problems stand under their field once it is left, and Save leads to the first")
  func problems() throws {
    let harness = try harness()
    let popover = try open(harness)
    type("lunchtime", popover.end.time, harness)
    #expect(popover.end.problem.isHidden, "nothing is said while it is typed")
    harness.calendar.window.send(.focus(popover.place.id))
    harness.calendar.settle()
    #expect(!popover.end.problem.isHidden && popover.end.problem.text.hasPrefix("Expected a time such as"))
    #expect(popover.end.time.label.hasSuffix(popover.end.problem.text))
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.calendar.window.focusedView === popover.end.time)
    type("11:00", popover.end.time, harness)
    harness.calendar.key(.enter)
    #expect(popover.end.problem.text == "The end lies before the start")
    type("13:30", popover.end.time, harness)
    #expect(popover.end.problem.isHidden)
  }

  @Test("ED-100: Escape keeps what was typed and offers it again; without a change it only closes")
  func drafts() throws {
    let harness = try harness()
    var popover = try open(harness)
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(self.popover(harness) == nil && harness.controller.toast.isHidden)
    popover = try open(harness)
    type("Brunch", popover.title, harness)
    harness.calendar.key(.escape)
    harness.calendar.tick(after: 40)
    #expect(self.popover(harness) == nil && !harness.controller.toast.isHidden)
    _ = harness.controller.toast.button?.activate()
    harness.calendar.settle()
    #expect(self.popover(harness)?.title.text == "Brunch")
    harness.calendar.tap(Point(x: 20, y: 740))
    harness.calendar.settle()
    popover = try open(harness)
    #expect(popover.title.text == "Brunch", "the same event within a minute")
    #expect(harness.events[0].summary == "Lunch")
  }

  /// Has somebody else change the one event.
  private func change(_ harness: EditingHarness, _ change: (inout Event) -> Void) throws {
    let id = try #require(harness.storedID)
    var event = harness.events[0]
    change(&event)
    _ = try harness.calendar.store.apply(.update(id, event, expecting: nil))
    harness.calendar.settle()
  }

  @Test("ED-132: a title that somebody else has changed as well is asked about, and either answer can be chosen")
  func conflict() throws {
    for side in ConflictSide.allCases {
      let harness = try harness()
      let popover = try open(harness)
      type("Mine", popover.title, harness)
      try change(harness) { ($0.summary, $0.location) = ("Theirs", "Their room") }
      _ = popover.saveButton?.activate()
      harness.calendar.settle()
      #expect(harness.events[0].summary == "Theirs", "nothing is stored before the answer")
      try harness.choose(side)
      #expect(harness.events.map { $0.summary } == [side == .mine ? "Mine" : "Theirs"])
      #expect(harness.events[0].location == "Their room")
      #expect(harness.controller.toast.isHidden == (side == .mine), "what was typed is offered again")
    }
  }

  @Test("ED-128: a new title keeps the place that somebody else has set while its field was open")
  func renaming() throws {
    let harness = try harness()
    harness.calendar.window.send(.key(KeyEvent(.f2)))
    harness.calendar.key(.f2)
    harness.calendar.settle()
    try change(harness) { $0.location = "Their room" }
    let field = try #require(harness.calendar.window.focusedView as? TextField)
    type("Mine", field, harness)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events[0].summary == "Mine" && harness.events[0].location == "Their room")
  }

  @Test("ED-132: the form of an exception that somebody else has deleted becomes an event beside the series")
  func deletedException() throws {
    var lunch = EditingHarness.event("Lunch", on: 0, hour: 12)
    lunch.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
    var exception = EditingHarness.event("Late lunch", on: 7, hour: 14)
    exception.uid = lunch.uid
    exception.recurrenceID = EditingHarness.event("Lunch", on: 7, hour: 12).start
    let harness = try EditingHarness(events: [lunch, exception], size: Size(width: 1050, height: 760))
    let id = try #require(harness.occurrence("Late lunch")).id.event
    let popover = try open(harness, "Late lunch")
    type("Mine", popover.title, harness)
    _ = try harness.calendar.store.apply(.delete(id, expecting: nil))
    _ = popover.saveButton?.activate()
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary } == ["Lunch", "Mine"])
    #expect(harness.events[1].recurrenceID == nil && harness.events[1].uid != harness.events[0].uid)
  }

  @Test("ED-95: a row opens its list in the same popover; arrows, Enter and Escape choose and close")
  func choices() throws {
    let harness = try harness()
    let popover = try open(harness)
    let color = try #require(popover.choices.first { $0.kind == .color })
    harness.calendar.window.send(.focus(color.row.id))
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(color.options.count == 13 && harness.calendar.window.focusedView === color.options[0])
    harness.calendar.key(.arrowDown)
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(color.options.isEmpty && self.popover(harness) === popover, "Escape closes the list first")
    #expect(harness.calendar.window.focusedView === color.row)
    harness.calendar.key(.enter)
    harness.calendar.key(.arrowDown)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(popover.form.event.color == .named(.red) && color.row.value == "Red")
    let status = try #require(popover.choices.first { $0.kind == .status })
    _ = status.row.activate()
    _ = status.options[3].activate()
    for (kind, value) in [(FormChoice.Kind.busy, "Free"), (.privacy, "Only me")] {
      let choice = try #require(popover.choices.first { $0.kind == kind })
      _ = choice.row.activate()
      _ = choice.options.first { $0.value == value }?.activate()
      #expect(choice.row.value == value)
    }
    #expect(popover.kept.isHidden)
    _ = popover.saveButton?.activate()
    #expect(harness.events[0].color == .named(.red) && harness.events[0].status == .cancelled)
    #expect(harness.events[0].otherLines.prefix(2) == ["TRANSP:TRANSPARENT", "CLASS:PRIVATE"])
  }

  @Test(
    "ED-97: Alt and Down opens a list of times, those of the end with lengths; keys and presses pick, Escape closes it")
  func times() throws {
    let harness = try harness()
    let popover = try open(harness)
    harness.calendar.window.focus(popover.start.time)
    harness.calendar.window.send(.key(KeyEvent(.arrowDown, modifiers: .option)))
    harness.calendar.settle()
    let (picker, start) = (popover.start.times, popover.form.times.start)
    #expect(popover.start.picker == .times && picker.options.count == 96)
    #expect(harness.calendar.window.focusedView === picker.options.first { $0.isOn })
    #expect(popover.stops.filter { $0.isDescendant(of: picker) }.count == 1, "Tab passes the list at once")
    harness.calendar.key(.arrowDown)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(popover.form.times.start == start + 900 && popover.start.picker == nil)
    #expect(harness.calendar.window.focusedView === popover.start.time)
    let ends = popover.end.times
    popover.end.open(.times)
    harness.calendar.settle()
    #expect(ends.options.prefix(4).map { $0.value.suffix(6) } == ["15 min", "30 min", "45 min", "M, 1 h"])
    #expect(ends.options.last?.value.hasSuffix("24 h") == true)
    harness.calendar.key(.end)
    harness.calendar.key(.pageUp)
    harness.calendar.settle()
    #expect(harness.calendar.window.focusedView === ends.options[91])
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(self.popover(harness) === popover && popover.end.picker == nil && ends.options.isEmpty)
    popover.end.open(.times)
    _ = ends.options[1].activate()
    #expect(popover.form.times.end == start + 900 + 1800)
    popover.end.open(.times)
    popover.start.open(.month)
    #expect(popover.end.picker == nil && popover.start.picker == .month)
    popover.start.open(.times)
    _ = popover.allDay.activate()
    harness.calendar.settle()
    #expect(popover.start.picker == nil && popover.start.times.isHidden && popover.start.timeButton?.isHidden == true)
  }

  @Test(
    "an open list of times follows the fields, with the current time in its middle, and an open month the day (B13)")
  func following() throws {
    let harness = try harness()
    let popover = try open(harness)
    popover.end.open(.times)
    harness.calendar.settle()
    let list = popover.end.times
    func middle() -> String? {
      let middle = list.frameInWindow.midY
      return list.options.first { $0.frameInWindow.minY <= middle && $0.frameInWindow.maxY > middle }?.value
        .map { $0 == "\u{202F}" ? " " : String($0) }.joined()
    }
    #expect(middle() == "1:00 PM, 1 h")
    type("2 pm", popover.end.time, harness)
    harness.calendar.settle()
    #expect(middle() == "2:00 PM, 2 h" && list.options.filter { $0.isOn }.map { $0.value } == ["2:00\u{202F}PM, 2 h"])
    type("9:00", popover.start.time, harness)
    harness.calendar.settle()
    #expect(list.options.first?.value == "9:15\u{202F}AM, 15 min" && middle() == "11:00 AM, 2 h")
    popover.start.open(.month)
    type("December 24, 2026", popover.start.day, harness)
    harness.calendar.settle()
    #expect(popover.start.month.current == EditingHarness.today + 33)
  }

  @Test("ED-100: a series asks for its scope after Save, and cancelling that keeps the draft")
  func series() throws {
    let harness = try harness(weekly: true)
    var popover = try open(harness)
    #expect(popover.repetition.value == "every week")
    type("Brunch", popover.title, harness)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.calendar.view.hasHostedPopover && harness.events.count == 1)
    harness.calendar.key(.escape)
    harness.calendar.tick()
    #expect(harness.events.map { $0.summary } == ["Lunch"] && !harness.controller.toast.isHidden)
    popover = try open(harness)
    #expect(popover.title.text == "Brunch")
    _ = popover.saveButton?.activate()
    harness.calendar.settle()
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary }.sorted() == ["Brunch", "Lunch"])
  }

  @Test("ED-128, ED-132: what others change while the scope is asked for is kept, or asked about")
  func scopeConflict() throws {
    for isSameField in [false, true] {
      let harness = try harness(weekly: true)
      let popover = try open(harness)
      type("Brunch", popover.title, harness)
      _ = popover.saveButton?.activate()
      harness.calendar.settle()
      try change(harness) { if isSameField { $0.summary = "Theirs" } else { $0.location = "Their room" } }
      harness.calendar.key(.enter)
      harness.calendar.settle()
      if isSameField {
        #expect(harness.events.map { $0.summary } == ["Theirs"], "nothing is stored before the answer")
        try harness.choose(.mine)
      }
      #expect(harness.events.map { $0.summary }.sorted() == ["Brunch", isSameField ? "Theirs" : "Lunch"])
      #expect(harness.events.allSatisfy { isSameField || $0.location == "Their room" })
    }
  }

  @Test("ED-87: quick create hands its title to the form, which makes the event")
  func more() throws {
    let harness = try EditingHarness(size: Size(width: 1050, height: 760))
    harness.calendar.window.send(.key(KeyEvent(.character, character: 0x6E)))
    harness.calendar.settle()
    let field = try #require(harness.calendar.window.focusedView as? TextField)
    harness.calendar.window.send(.edited(field.id, "Tea"))
    harness.calendar.window.send(.key(KeyEvent(.enter, modifiers: .control)))
    harness.calendar.settle()
    let popover = try #require(self.popover(harness))
    #expect(popover.title.text == "Tea" && harness.events.isEmpty)
    type("Garden", popover.place, harness)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary } == ["Tea"] && harness.events[0].location == "Garden")
  }

  @Test(
    "ED-94, ED-104, ED-147: its parts lie apart, wide and as a sheet, and mirrored from right to left",
    arguments: [false, true])
  func layout(isRightToLeft: Bool) throws {
    for width in [1050.0, 390, 320] {
      let harness = try EditingHarness(
        locale: PopoverSamples.locale(isRightToLeft: isRightToLeft),
        events: [EditingHarness.event("Lunch", on: 0, hour: 12)], size: Size(width: width, height: 960))
      let popover = try open(harness)
      #expect(PopoverSamples.areApart(popover.subviews), "\(width)")
      #expect(PopoverSamples.areApart(popover.scroll.subviews.filter { !$0.isHidden }), "\(width)")
      #expect(width > 480 ? popover.frame.width == 460 : popover.frame.width == width - 16)
      let (whole, button) = (popover.frameInWindow, try #require(popover.saveButton).frameInWindow)
      #expect(isRightToLeft ? button.minX - whole.minX == 12 : whole.maxX - button.maxX == 12)
    }
  }
}
