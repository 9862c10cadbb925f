import CalendarSystems
import Events
import Testing
import TimeZones

@Suite("Editing: what a scope means")
struct EditExtentTests {
  private static let scopes: [EditScope] = [.this, .thisAndFollowing, .all]

  private func counts(_ event: Event, _ number: Int) throws -> [Int?] {
    try extents(event, number).map { $0.count }
  }

  private func extents(_ event: Event, _ number: Int) throws -> [EditExtent] {
    let desk = try EditDesk([event])
    return try desk.editor.extents(of: desk.shown()[number].id, Self.scopes)
  }

  @Test("ED-114: a scope means the instance, those from it on, or all; those that have ended are counted")
  func finite() throws {
    let extents = try extents(.weekly(count: 52), 39)
    #expect(extents.map { $0.scope } == Self.scopes)
    #expect(extents.map { $0.count } == [1, 13, 52])
    // The 38th Monday was 16 November; it is the 22nd.
    #expect(extents.map { $0.past } == [0, 0, 38])
    #expect(extents.map { $0.day } == [day("2026-11-30"), day("2026-11-30"), day("2026-11-30")])
    #expect(try self.extents(.weekly(count: 4), 1).map { $0.past } == [0, 3, 4])
  }

  @Test("ED-114: past is what the calendar shows as past, whatever the clock says")
  func shownTime() throws {
    func past(_ event: Event, today: String, now: String? = nil) throws -> Int? {
      let desk = try EditDesk([event])
      let now = now.map { Instant(seconds: local($0).secondsAsUTC) }
      return try desk.editor.extents(of: desk.shown()[3].id, [.all], today: day(today), now: now).first?.past
    }
    let series = Event.weekly(count: 52)
    #expect(try past(series, today: "2026-03-09") == 1)
    #expect(try past(series, today: "2026-11-23") == 38)
    #expect(try past(series, today: "2026-11-24") == 39)
    // It ends at 09:00 in UTC.
    #expect(try past(series, today: "2026-11-23", now: "2026-11-23 08:59") == 38)
    #expect(try past(series, today: "2026-11-23", now: "2026-11-23 09:00") == 39)
    #expect(try past(series, today: "2026-03-09", now: "2026-11-23 09:00") == 1, "today is another day")
    var days = series
    (days.start, days.end) = (.day(day("2026-03-02")), .day(day("2026-03-03")))
    #expect(try past(days, today: "2026-11-23") == 38)
    #expect(try past(days, today: "2026-11-24") == 39)
    var floating = series
    (floating.start, floating.end) = (.floating(local("2026-03-02 00:00")), .floating(local("2026-03-02 00:30")))
    #expect(try past(floating, today: "2026-11-23") == 38)
    // Half past midnight in Paris.
    #expect(try past(floating, today: "2026-11-23", now: "2026-11-22 23:29") == 38)
    #expect(try past(floating, today: "2026-11-23", now: "2026-11-22 23:30") == 39)
  }

  @Test("ED-114: exceptions and excluded rules do not count, extra starts do, and none counts twice")
  func exceptions() throws {
    var event = Event.weekly(count: 4)
    event.recurrence?.exceptions = [zoned("2026-03-16 09:00", "Europe/Paris")]
    event.recurrence?.dates = [zoned("2026-03-09 09:00", "Europe/Paris"), zoned("2026-04-01 09:00", "Europe/Paris")]
    #expect(try counts(event, 0) == [1, 4, 4])
    event.recurrence?.excludedRules = [RecurrenceRule(frequency: .weekly, interval: 3)]
    #expect(try counts(event, 0) == [1, 2, 2])
  }

  @Test("ED-114: a series without an end has no number, but what is past of it has one")
  func endless() throws {
    let extents = try extents(.weekly(count: nil), 39)
    #expect(extents.map { $0.count } == [1, nil, nil])
    #expect(extents.map { $0.past } == [0, 0, 38])
  }

  @Test("ED-114: more than some thousand instances are not counted")
  func many() throws {
    var event = Event.weekly(count: nil)
    event.recurrence?.rules = [RecurrenceRule(frequency: .daily, count: 9000)]
    #expect(try extents(event, 3).map { [$0.count, $0.past] } == [[1, 0], [nil, 0], [nil, 0]])
    event.recurrence?.rules = [RecurrenceRule(frequency: .daily, count: 4000)]
    #expect(try counts(event, 3) == [1, 3997, 4000])
  }

  @Test("an event that happens once is one, and one that is gone throws")
  func single() throws {
    let desk = try EditDesk([.weekly(count: 1)])
    let id = desk.shown()[0].id
    #expect(try desk.editor.extents(of: id, [.all]).map { $0.count } == [1])
    try desk.store.apply(.delete(id.event))
    #expect(throws: EditError.self) { try desk.editor.extents(of: id, [.all]) }
  }
}
