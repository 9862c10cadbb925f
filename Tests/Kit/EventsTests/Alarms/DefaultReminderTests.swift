import CalendarSystems
import Events
import Testing
import TimeZones

/// The reminders that new events get.
@Suite struct DefaultReminderTests {
  private static let both = DefaultReminders(timed: [.start(seconds: -900)], allDay: [.start(seconds: 32_400)])

  @Test(
    "ED-209: default reminders are durations, first those of timed events",
    arguments: [
      (
        "-PT15M -P1D;PT9H",
        DefaultReminders(
          timed: [.start(seconds: -900), .start(days: -1)], allDay: [.start(seconds: 32_400)])
      ),
      (";", DefaultReminders()), (";-PT7H", DefaultReminders(allDay: [.start(seconds: -25_200)])),
    ])
  func text(text: String, reminders: DefaultReminders) {
    #expect(DefaultReminders(text) == reminders && reminders.text == text)
  }

  @Test("ED-209: spaces and a missing part are read, other texts are not")
  func damaged() {
    #expect(DefaultReminders(" -PT15M ; PT9H") == Self.both)
    #expect(DefaultReminders("-PT15M") == DefaultReminders(timed: [.start(seconds: -900)]))
    #expect(DefaultReminders("") == DefaultReminders())
    for text in ["15", "-PT15M;PT9H;PT9H", "PT1M PT2M PT3M PT4M PT5M PT6M"] { #expect(DefaultReminders(text) == nil) }
  }

  private func create(_ desk: EditDesk, _ targets: [EditTarget]) throws -> Event {
    var session: EditSession?
    let grid = EditGrid(step: 900)
    _ = try desk.editor.perform(.begin(.create, nil, at: targets[0], grid: grid), in: &session)
    for target in targets.dropFirst() { _ = try desk.editor.perform(.move(to: target, grid: grid), in: &session) }
    let draft = try #require(session).draft
    _ = try desk.editor.perform(.drop, in: &session)
    #expect(desk.contents.last?.event.alarms == draft.alarms)
    return draft
  }

  @Test("ED-209: a drawn event gets the default of its calendar, for times or for days, or that of the options")
  func drawn() throws {
    let desk = try EditDesk([])
    let day = days("2026-03-02", "2026-03-03").lowerBound
    #expect(try create(desk, [.day(day)]).alarms.isEmpty)
    desk.editor.options.defaultReminders = DefaultReminders(timed: [.start()])
    #expect(try create(desk, [.time(day, second: 36_000)]).alarms == [EventAlarm(.start())])
    var calendar = try desk.store.calendars()[0]
    calendar.defaultReminders = Self.both
    try desk.editor.perform(.putCalendar(calendar))
    #expect(desk.editor.undoStack.undoLabel?.kind == .remindCalendar)
    #expect(try desk.store.calendars()[0].defaultReminders == Self.both)
    let times = [EditTarget.time(day, second: 36_000), .time(day, second: 39_600)]
    #expect(try create(desk, times).alarms == [EventAlarm(.start(seconds: -900))])
    #expect(try create(desk, [.day(day)]).alarms == [EventAlarm(.start(seconds: 32_400))])
    calendar.defaultReminders = DefaultReminders()
    try desk.editor.perform(.putCalendar(calendar))
    #expect(try create(desk, times).alarms.isEmpty, "none is another default than that of the options")
  }

  @Test("ED-209: an event that a program or a file states keeps its own reminders, also none")
  func stated() throws {
    let desk = try EditDesk([])
    desk.editor.options.defaultReminders = Self.both
    let event = Event(
      uid: "a", calendar: CalendarID(1), summary: "a", start: .day(DayNumber(20_600)), end: .day(DayNumber(20_601)))
    try desk.editor.perform(.create(event))
    var session: EditSession?
    _ = try desk.editor.perform(
      .insert(event, at: .day(DayNumber(20_602)), grid: EditGrid(step: 900), length: 3_600), in: &session)
    #expect(try #require(session).draft.alarms.isEmpty && desk.contents[0].event.alarms.isEmpty)
  }
}
