import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// The new event that a line of text makes.
@Suite struct QuickFormTests {
  private let clock = EditClock(zone: .utc, zones: FixedZoneProvider([]))

  /// Returns an event of an hour on today at noon, with what a text says.
  private func event(
    _ text: String, without rejected: [QuickEntry.Kind] = [], isAllDay: Bool = false
  ) -> Event {
    var event = EditingHarness.event("", on: 0, hour: 12)
    if isAllDay { (event.start, event.end) = (.day(EditingHarness.today), .day(EditingHarness.today + 1)) }
    let entry = QuickEntry(text, QuickEntryRows.reference("en"))
    var form = EventForm(of: event, isNew: true, clock, FormText(date: DateText(locale: .english)))
    form.event.summary = text
    form.apply(entry, without: rejected)
    return form.draft(of: event)
  }

  private func time(_ offset: Int, _ hour: Int, _ minute: Int = 0) -> EventTime {
    .floating(LocalDateTime(day: EditingHarness.today + offset, hour: hour, minute: minute))
  }

  @Test("ED-200: a text sets day, time, place, and title, and keeps the length")
  func dayAndTime() {
    let lunch = event("Lunch Friday 1pm at Mokka")
    #expect(lunch.summary == "Lunch" && lunch.location == "Mokka" && lunch.recurrence == nil)
    #expect(lunch.start == time(6, 13) && lunch.end == time(6, 14))
    let plain = event("Lunch")
    #expect(plain.summary == "Lunch" && plain.start == time(0, 12) && plain.end == time(0, 13))
    #expect(event("Friday 1pm").summary == "Friday 1pm", "An event needs a title.")
  }

  @Test("ED-200: a day without a time keeps the time or all day, and a time ends all day")
  func allDay() {
    #expect(event("Lunch Friday").start == time(6, 12))
    #expect(event("Fair Friday", isAllDay: true).start == .day(EditingHarness.today + 6))
    let dinner = event("Dinner 7pm", isAllDay: true)
    #expect(dinner.start.writtenDay == EditingHarness.today && dinner.start.writtenReading.secondOfDay == 19 * 3600)
    let fair = event("Fair all day Friday")
    #expect(fair.start == .day(EditingHarness.today + 6) && fair.end == .day(EditingHarness.today + 7))
    let trip = event("Trip Friday for 3 days", isAllDay: true)
    #expect(trip.start == .day(EditingHarness.today + 6) && trip.end == .day(EditingHarness.today + 9))
  }

  @Test("ED-200: ranges and lengths set the end")
  func ends() {
    #expect(event("Workshop 9-11am").end == time(0, 11) && event("Shift 10pm-2am").end == time(1, 2))
    #expect(event("Tea 3pm for 2 hours").end == time(0, 17) && event("Run 30 min").end == time(0, 12, 30))
  }

  @Test("ED-200: a repetition moves the event to its first weekday")
  func repetitions() throws {
    let standup = event("every Monday 9:30 standup")
    #expect(standup.start == time(2, 9, 30) && standup.summary == "standup")
    let rule = try #require(standup.recurrence?.rules.first)
    #expect(rule.frequency == .weekly && rule.interval == 1)
    let payroll = try #require(event("Payroll every 2 weeks on Friday").recurrence?.rules.first)
    #expect(payroll.frequency == .weekly && payroll.interval == 2)
    #expect(event("Gym every day 7am").recurrence?.rules.first?.frequency == .daily)
  }

  @Test("ED-200: a rejected part changes only the title")
  func rejected() {
    let lunch = event("Lunch Friday 1pm at Mokka", without: [.day, .place])
    #expect(lunch.summary == "Lunch Friday at Mokka" && lunch.location.isEmpty && lunch.start == time(0, 13))
    let text = "Lunch Friday 1pm at Mokka"
    #expect(event(text, without: QuickEntry.Kind.allCases) == event(text, without: [.day, .time, .place]))
  }
}
