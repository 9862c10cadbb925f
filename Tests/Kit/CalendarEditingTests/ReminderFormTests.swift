import Almanac
import TestSupport
import Testing

@testable import CalendarEditing
@testable import Events

/// The rows for reminders in the form of an event.
@Suite struct ReminderFormTests {
  private let words = ReminderOptions(words: .english, text: FormText(date: DateText(locale: .english)))

  /// The harnesses of a test, which the forms need until it ends.
  private final class Kept {
    var harnesses: [EditingHarness] = []
  }

  private let kept = Kept()

  private func open(_ alarms: [EventAlarm], isAllDay: Bool = false, notes: Bool = false) throws -> (
    EditingHarness, EventFormPopover
  ) {
    var event = EditingHarness.event("Lunch", on: 0, hour: 12)
    let day = event.start.writtenDay
    if isAllDay { (event.start, event.end) = (.day(day), .day(day + 1)) }
    event.alarms = alarms
    let harness = try EditingHarness(events: [event], size: Size(width: 1050, height: 760))
    kept.harnesses.append(harness)
    harness.controller.remindsWhileOpen = notes
    harness.controller.openForm(of: try #require(harness.occurrence("Lunch")).id)
    harness.calendar.settle()
    var found: EventFormPopover?
    func visit(_ view: View) {
      if let form = view as? EventFormPopover { found = form }
      for child in view.subviews { visit(child) }
    }
    visit(harness.calendar.view)
    return (harness, try #require(found))
  }

  private func row(_ number: Int, _ popover: EventFormPopover) throws -> FormChoice {
    try #require(popover.choices.first { $0.kind == .reminder(number) })
  }

  private func choose(_ text: String, _ number: Int, _ popover: EventFormPopover) throws {
    let row = try row(number, popover)
    _ = row.row.activate()
    _ = try #require(row.options.first { $0.value == text }).activate()
  }

  @Test(
    "ED-207: times are named from the start to weeks before, and times of day for all-day events",
    arguments: [
      (.start(), false, "At the start"), (.start(seconds: -60), false, "1 minute before"),
      (.start(seconds: -5_400), false, "90 minutes before"), (.start(seconds: -7_200), false, "2 hours before"),
      (.start(days: -1), false, "1 day before"), (.start(days: -14), false, "2 weeks before"),
      (.start(seconds: 60), false, nil), (.start(seconds: -30), false, nil), (.end(), false, nil),
      (.at(Instant(seconds: 0)), false, nil), (.start(seconds: 32_400), true, "On the day at 9:00\u{202F}AM"),
      (.start(seconds: -25_200), true, "1 day before at 5:00\u{202F}PM"),
      (.start(days: -7), true, "1 week before at 12:00\u{202F}AM"),
      (.start(days: 1), true, nil),
    ] as [(EventAlarm.Trigger, Bool, String?)])
  func texts(trigger: EventAlarm.Trigger, isAllDay: Bool, text: String?) {
    #expect(words.text(of: trigger, isAllDay: isAllDay) == text)
    let isShown = ReminderOptions.contain(EventAlarm(trigger), isAllDay: isAllDay)
    #expect(isShown == (text != nil))
  }

  @Test("ED-207: reminders are added, changed, and removed, each in its row, and saved with the event")
  func rows() throws {
    let (harness, popover) = try open([])
    #expect(try row(0, popover).row.value == "No reminder" && row(1, popover).row.isHidden)
    try choose("15 minutes before", 0, popover)
    #expect(try row(1, popover).row.value == "Add another" && !row(1, popover).row.isHidden)
    try choose("1 day before", 1, popover)
    try choose("30 minutes before", 0, popover)
    try choose("At the start", 2, popover)
    try choose("No reminder", 1, popover)
    #expect(popover.form.event.alarms.map { $0.trigger } == [.start(seconds: -1_800), .start()])
    #expect(popover.saveButton?.isEnabled == true)
    _ = popover.saveButton?.activate()
    #expect(harness.events[0].alarms.map { $0.trigger } == [.start(seconds: -1_800), .start()])
  }

  @Test("ED-207: other kinds are listed and kept, another time of a sound keeps its lines, unnamed times are offered")
  func kinds() throws {
    var event = EditingHarness.event("Lunch", on: 0, hour: 12)
    event.otherLines = [
      "BEGIN:VALARM", "ACTION:EMAIL", "TRIGGER:-P1D", "SUMMARY:x", "END:VALARM", "BEGIN:VALARM", "ACTION:AUDIO",
      "TRIGGER:-PT20M", "ATTACH:x", "END:VALARM", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=END:PT0S",
      "END:VALARM",
    ]
    let (harness, popover) = try open(event.alarms)
    #expect(popover.reminderNote.text == "Email, 1 day before\nReminder of another program")
    #expect(popover.kept.isHidden)
    #expect(try row(0, popover).row.value == "20 minutes before")
    try choose("10 minutes before", 0, popover)
    _ = popover.saveButton?.activate()
    let lines = event.otherLines.map { $0 == "TRIGGER:-PT20M" ? "TRIGGER:-PT10M" : $0 }
    #expect(harness.events[0].otherLines.starts(with: lines))
  }

  @Test("ED-207: reminders suit the event when all-day is switched, and are restored when it is switched back")
  func allDay() throws {
    let before: [EventAlarm] = [EventAlarm(.start(seconds: -900)), EventAlarm(.start(days: -1)), EventAlarm(.end())]
    let (_, popover) = try open(before)
    _ = popover.allDay.activate()
    #expect(
      popover.form.event.alarms.map { $0.trigger } == [.start(seconds: 32_400), .start(seconds: -54_000), .end()])
    #expect(try row(1, popover).row.value == "1 day before at 9:00\u{202F}AM")
    _ = popover.allDay.activate()
    #expect(popover.form.event.alarms == before && !popover.form.isChanged)
    let (_, other) = try open(
      [EventAlarm(.start(seconds: 32_400)), EventAlarm(.start(seconds: -25_200))], isAllDay: true)
    _ = other.allDay.activate()
    #expect(other.form.event.alarms.map { $0.trigger } == [.start(seconds: -900), .start(days: -1)])
  }

  @Test("ED-209: the form of a new event has default reminders, which follow its calendar and all-day until changed")
  func defaults() throws {
    let harness = try EditingHarness()
    let controller = harness.controller
    let defaults = [
      CalendarID(1): DefaultReminders(timed: [.start(seconds: -900)], allDay: [.start(seconds: 32_400)]),
      CalendarID(2): DefaultReminders(timed: [.start()]),
    ]
    var event = EditingHarness.event("Lunch", on: 0, hour: 12)
    event.alarms = [EventAlarm(.start(seconds: -900))]
    var form = EventForm(
      of: event, isNew: true, controller.editor.clock, FormText(date: DateText(locale: .english)),
      defaultReminders: { defaults[$0] ?? DefaultReminders() })
    func triggers() -> [EventAlarm.Trigger] { form.event.alarms.map { $0.trigger } }
    func move(to calendar: Int64) {
      var event = form.event
      event.calendar = CalendarID(calendar)
      form.take(event)
    }
    form.setAllDay(true)
    #expect(triggers() == [.start(seconds: 32_400)])
    move(to: 2)
    #expect(triggers().isEmpty)
    form.setAllDay(false)
    #expect(triggers() == [.start()])
    move(to: 1)
    #expect(triggers() == [.start(seconds: -900)])
    form.event.alarms = [EventAlarm(.start(seconds: -300))]
    move(to: 2)
    #expect(triggers() == [.start(seconds: -300)])
  }

  @Test("ED-209: an event of a typed line gets the default reminders of its kind")
  func quick() throws {
    let harness = try EditingHarness(level: .week)
    let controller = harness.controller
    controller.editor.options.defaultReminders = DefaultReminders(
      timed: [.start(seconds: -900)], allDay: [.start(seconds: 32_400)])
    for line in ["Lunch at 1pm", "Birthday tomorrow"] {
      controller.createForButton(.pointer)
      harness.calendar.settle()
      let field = try #require(harness.calendar.window.focusedView)
      harness.calendar.window.send(.edited(field.id, line))
      harness.calendar.key(.enter)
      harness.calendar.settle()
    }
    let events = harness.events
    #expect(events.count == 2)
    for event in events {
      #expect(event.alarms == [EventAlarm(.start(seconds: event.start.isDay ? 32_400 : -900))])
    }
  }

  @Test("ED-207: where reminders need the open page, the form says so once there is one")
  func note() throws {
    let (_, popover) = try open([], notes: true)
    #expect(popover.reminderNote.isHidden)
    try choose("At the start", 0, popover)
    #expect(popover.reminderNote.text == "Reminders appear only while this page is open")
    let (_, other) = try open([EventAlarm(.start())])
    #expect(other.reminderNote.isHidden)
  }
}
