import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// The parts of a text below the field of a new event.
@Suite struct QuickEntryChipTests {
  private func open(_ text: String, width: Double = 1050) throws -> (EditingHarness, QuickCreatePopover) {
    let harness = try EditingHarness(size: Size(width: width, height: 700))
    harness.controller.create()
    harness.calendar.settle()
    guard case .title(let popover) = harness.controller.question else { throw NoField() }
    type(text, popover, harness)
    return (harness, popover)
  }

  private struct NoField: Error {}

  private func type(_ text: String, _ popover: QuickCreatePopover, _ harness: EditingHarness) {
    harness.calendar.window.send(.edited(popover.field.id, text))
    harness.calendar.settle()
  }

  private func chips(_ popover: QuickCreatePopover) -> [String] {
    popover.chips.isHidden ? [] : popover.chips.chips.map { $0.value }
  }

  @Test(
    "ED-201: understood parts are switches below the field, which change as the user types", arguments: [1050.0, 390])
  func typing(width: Double) throws {
    let (harness, popover) = try open("Lunch", width: width)
    #expect(chips(popover).isEmpty)
    type("Lunch Friday 1pm at Mokka", popover, harness)
    #expect(chips(popover).count == 3)
    #expect(chips(popover)[0] == "Friday, November 27, 2026" && chips(popover)[2] == "Mokka")
    #expect(popover.chips.accessibility.label == "Understood from the text")
    #expect(popover.chips.chips.allSatisfy { $0.accessibility.states.contains(.checked) })
    #expect(PopoverSamples.areApart(popover.subviews.filter { !$0.isHidden }))
    type("Lunch Friday", popover, harness)
    #expect(chips(popover) == ["Friday, November 27, 2026"])
    type("Lunch", popover, harness)
    #expect(chips(popover).isEmpty)
  }

  @Test("ED-201: Enter saves what was understood, and the calendar shows it before")
  func saving() throws {
    let (harness, _) = try open("Lunch Friday 1pm at Mokka")
    let shown = try #require(harness.occurrence("Lunch"))
    #expect(shown.firstDay == EditingHarness.today + 6)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    let event = try #require(harness.events.first)
    #expect(harness.events.count == 1 && event.summary == "Lunch" && event.location == "Mokka")
    #expect(event.start.writtenDay == EditingHarness.today + 6)
    #expect(event.start.writtenReading.secondOfDay == 13 * 3600)
    harness.controller.perform(.undo)
    #expect(harness.events.isEmpty)
  }

  @Test("ED-201: a press on a part returns it to the title, and another one takes it again")
  func rejecting() throws {
    let (harness, popover) = try open("Lunch Friday")
    let chip = try #require(popover.chips.chips.first)
    harness.calendar.tap(Point(x: chip.frameInWindow.midX, y: chip.frameInWindow.midY))
    harness.calendar.settle()
    #expect(!chip.isOn && popover.rejected == [.day])
    harness.calendar.window.send(.focus(chip.id))
    harness.calendar.key(.space)
    #expect(chip.isOn && popover.rejected.isEmpty)
    harness.calendar.key(.space)
    harness.calendar.window.send(.focus(popover.field.id))
    harness.calendar.key(.enter)
    harness.calendar.settle()
    let event = try #require(harness.events.first)
    #expect(event.summary == "Lunch Friday" && event.start.writtenDay == EditingHarness.today)
  }

  @Test("ED-201: parts are announced")
  func announcing() throws {
    let (harness, popover) = try open("Lunch Friday at Mokka")
    harness.calendar.pass(seconds: 1)
    #expect(harness.controller.live.text.hasPrefix("Understood from the text"))
    #expect(harness.controller.live.text.contains("Friday, November 27, 2026"))
    #expect(harness.controller.live.text.contains("Mokka") && !popover.chips.isHidden)
  }

  @Test("ED-201: the form opens with what was understood in its fields")
  func form() throws {
    let (harness, popover) = try open("every Monday 9:30 standup at Mokka")
    popover.onMore?(popover.title)
    harness.calendar.settle()
    guard case .form(let form) = harness.controller.question else { throw NoField() }
    #expect(form.title.text == "standup" && form.place.text == "Mokka")
    #expect(form.form.day(of: .startDay) == EditingHarness.today + 2)
    #expect(form.form.reading(of: .startTime) % 86_400 == 34_200 && form.form.repetition != .never)
  }

  @Test("ED-201: Escape keeps the typed text, and a new name of an event is only a name")
  func others() throws {
    let (harness, _) = try open("Lunch Friday")
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(harness.events.isEmpty && harness.notice.contains("kept"))
    let named = try EditingHarness(events: [EditingHarness.event("Tea", on: 0, hour: 12)])
    named.calendar.key(.f2)
    named.calendar.key(.f2)
    named.calendar.settle()
    guard case .title(let popover) = named.controller.question else { throw NoField() }
    type("Tea Friday", popover, named)
    #expect(popover.chips.isHidden)
    named.calendar.key(.enter)
    named.calendar.settle()
    #expect(named.events.first?.summary == "Tea Friday")
  }
}
