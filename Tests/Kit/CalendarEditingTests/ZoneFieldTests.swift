import Almanac
import TestSupport
import Testing

@testable import CalendarEditing
@testable import Events

/// The field of the zone in the form of an event.
@Suite struct ZoneFieldTests {
  private static let day = EditingHarness.today
  private let tokyo = ZoneRules.fixed(offset: 32_400, identifier: "Asia/Tokyo")
  private let paris = ZoneRules.fixed(offset: 3_600, identifier: "Europe/Paris")

  private func form(_ start: EventTime, _ end: EventTime) -> EventForm {
    EventForm(
      of: Event(uid: "a", calendar: CalendarID(1), summary: "A", start: start, end: end),
      EditClock(zone: paris, zones: FixedZoneProvider([tokyo, paris])), FormText(date: DateText(locale: .english)))
  }

  private func reading(_ hour: Int) -> LocalDateTime { LocalDateTime(day: Self.day, hour: hour, minute: 0) }

  @Test("ED-99: the field says the zone of the event, and untouched it changes nothing")
  func untouched() {
    let events: [(start: EventTime, end: EventTime, zone: String)] = [
      (.floating(reading(9)), .floating(reading(10)), ""),
      (.zoned(reading(9), zone: "Asia/Tokyo"), .zoned(reading(10), zone: "Asia/Tokyo"), "Asia/Tokyo"),
      (.zoned(reading(9), zone: "Mars/Olympus"), .zoned(reading(10), zone: "Mars/Olympus"), "Mars/Olympus"),
      (.utc(Instant(seconds: 1_795_000_000)), .utc(Instant(seconds: 1_795_003_600)), "Europe/Paris"),
      (.day(Self.day), .day(Self.day + 1), "Europe/Paris"),
    ]
    for (start, end, zone) in events {
      let form = form(start, end)
      #expect(form.zone.typed == zone && !form.isChanged && form.draft(of: form.original) == form.original)
    }
  }

  @Test("ED-99: another zone keeps the reading; without one the event is at that hour everywhere")
  func changing() {
    var form = form(.zoned(reading(9), zone: "Europe/Paris"), .zoned(reading(10), zone: "Europe/Paris"))
    form.type(zone: " Asia/Tokyo ")
    var draft = form.draft(of: form.original)
    #expect(
      draft.start == .zoned(reading(9), zone: "Asia/Tokyo") && draft.end == .zoned(reading(10), zone: "Asia/Tokyo"))
    #expect(form.typed == self.form(form.original.start, form.original.end).typed)
    form.type(zone: "UTC")
    #expect(form.draft(of: form.original).start == .utc(Instant(seconds: reading(9).secondsAsUTC)))
    form.type(zone: "")
    draft = form.draft(of: form.original)
    #expect(draft.start == .floating(reading(9)) && draft.end == .floating(reading(10)))
    form.type(zone: "Europe/Paris")
    #expect(!form.isChanged)
    // Both ends, where they were in different zones.
    form = self.form(.zoned(reading(9), zone: "Europe/Paris"), .zoned(reading(23), zone: "Asia/Tokyo"))
    form.type(zone: "Asia/Tokyo")
    draft = form.draft(of: form.original)
    #expect(draft.start == .zoned(reading(9), zone: "Asia/Tokyo") && draft.end == form.original.end)
  }

  @Test("ED-99, ED-101: a zone that does not exist is named and keeps the form from being saved")
  func unknown() {
    var form = form(.floating(reading(9)), .floating(reading(10)))
    form.type(zone: "Asia/Tok")
    #expect(form.zone.isUnknown && form.isChanged && form.zone.typed == "Asia/Tok")
    #expect(form.draft(of: form.original) == form.original)
    form.type(zone: "Asia/Tokyo")
    #expect(!form.zone.isUnknown)
  }

  @Test("ED-99: a whole day has no zone; hours that it becomes are those of the field")
  func days() {
    var form = form(.day(Self.day), .day(Self.day + 1))
    form.type(zone: "Asia/Tokyo")
    #expect(!form.isChanged)
    form.setAllDay(false)
    #expect(form.draft(of: form.original).start == .zoned(reading(9), zone: "Asia/Tokyo"))
  }

  @Test("ED-99: in the form, the field follows the end, says what is wrong when it is left, and moves a whole series")
  func field() throws {
    var series = EditingHarness.event("Lunch", on: 0, hour: 12)
    series.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 3)])
    let harness = try EditingHarness(events: [series], size: Size(width: 1050, height: 760))
    harness.controller.openForm(of: try #require(harness.occurrence("Lunch")).id)
    harness.calendar.settle()
    let window = harness.calendar.window
    func popover() -> EventFormPopover? {
      func find(_ view: View) -> EventFormPopover? {
        view as? EventFormPopover ?? view.subviews.lazy.compactMap { find($0) }.first
      }
      return find(harness.calendar.view)
    }
    let form = try #require(popover())
    let stops = form.stops
    let index = try #require(stops.firstIndex { $0 === form.zone.field })
    #expect(stops[..<index].contains { $0 === form.end.time } && form.zone.field.label == "Time zone")
    window.send(.focus(form.zone.field.id))
    window.send(.edited(form.zone.field.id, "Nowhere"))
    #expect(form.zone.problem.isHidden, "while it is typed in, nothing is wrong")
    window.send(.focus(form.place.id))
    harness.calendar.settle()
    #expect(form.zone.problem.text == "Expected a time zone such as Europe/Paris" && !form.zone.problem.isHidden)
    #expect(form.zone.field.label.hasPrefix("Time zone") && form.zone.field.label.hasSuffix("Europe/Paris"))
    _ = form.saveButton?.activate()
    harness.calendar.settle()
    #expect(window.focusedView === form.zone.field && harness.events.count == 1)
    window.send(.edited(form.zone.field.id, "UTC"))
    harness.calendar.settle()
    #expect(form.zone.problem.isHidden)
    _ = form.saveButton?.activate()
    harness.calendar.settle()
    harness.calendar.key(.end)
    // Past the button that cancels.
    harness.calendar.key(.arrowUp)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    let start = LocalDateTime(day: Self.day, hour: 12, minute: 0)
    #expect(harness.events.map { $0.start } == [.utc(Instant(seconds: start.secondsAsUTC))])
    #expect(harness.occurrence("Lunch")?.startSecond == 12 * 3600)
    _ = form.allDay.activate()
    #expect(form.zone.isHidden && !form.stops.contains { $0 === form.zone.field })
  }
}
