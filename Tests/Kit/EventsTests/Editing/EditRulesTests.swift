import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

@Suite("Editing: rules")
struct EditRulesTests {
  private func paris(_ uid: String, _ start: String, _ end: String) -> Event {
    .test(uid, zoned(start, "Europe/Paris"), zoned(end, "Europe/Paris"))
  }

  private func makeDesk(_ events: [Event], _ rules: EditRule...) throws -> EditDesk {
    let desk = try EditDesk(events)
    desk.editor.options.rules = EditRules(rules)
    return desk
  }

  /// The reasons for which moving an occurrence is refused; none if it is moved.
  private func reasons(_ desk: EditDesk, _ number: Int, by seconds: Int64, _ scope: EditScope? = nil) throws
    -> [EditReason]
  {
    let id = desk.shown()[number].id
    guard case .refused(let reasons) = desk.error(.change(id, to: try desk.instance(id).shifted(by: seconds), scope))
    else { return [] }
    return reasons
  }

  @Test("ED-28: bounds refuse what lies outside, and a title can be changed there all the same")
  func bounds() throws {
    let desk = try makeDesk(
      [paris("a", "2026-03-02 09:00", "2026-03-02 10:00")], .bounds(DayBounds(day("2026-03-03")...day("2026-03-05"))))
    let outside = EditReason.outsideBounds(EditCount(1, of: 1, first: day("2026-03-06")))
    #expect(try reasons(desk, 0, by: 4 * 86_400) == [outside])
    try desk.change(0) { $0.summary = "b" }
    #expect(try reasons(desk, 0, by: 3 * 86_400) == [])
    #expect(try desk.texts == ["b 2026-03-05 09:00-10:00"])
  }

  @Test("ED-28, ED-29: hours of work hold an event within one day of work, at each step and at the drop")
  func hours() throws {
    let desk = try makeDesk(
      [paris("a", "2026-03-06 09:00", "2026-03-06 10:00")],
      .hours([
        BusinessHours(VisibleHours([480..<720, 780..<1080])),
        BusinessHours(VisibleHours([600..<660]), weekdays: [.saturday]),
      ]))
    func outside(_ text: String) -> [EditReason] { [.outsideHours(EditCount(1, of: 1, first: day(text)))] }
    #expect(try reasons(desk, 0, by: 9000) == outside("2026-03-06"))
    #expect(try reasons(desk, 0, by: 86_400) == outside("2026-03-07"))
    #expect(try reasons(desk, 0, by: 90_000) == [])
    #expect(try desk.texts == ["a 2026-03-07 10:00-11:00"])
    let id = desk.shown()[0].id
    var session: EditSession?
    _ = try desk.editor.perform(
      .begin(.move, id, at: .day(day("2026-03-07")), grid: EditGrid(step: 900)), in: &session)
    _ = try desk.editor.perform(.move(to: .day(day("2026-03-08")), grid: EditGrid(step: 900)), in: &session)
    #expect(session?.validation.reasons == outside("2026-03-08"))
    _ = try desk.editor.perform(.allDay(true), in: &session)
    #expect(session?.validation.isAllowed == false)
    #expect(throws: EditError.self) { try desk.editor.perform(.drop, in: &session) }
    #expect(session == nil)
  }

  @Test("ED-30: events do not overlap; what takes no time and other calendars do not count")
  func overlap() throws {
    var free = paris("free", "2026-03-02 11:00", "2026-03-02 12:00")
    free.otherLines = ["TRANSP:TRANSPARENT"]
    var cancelled = paris("cancelled", "2026-03-02 11:00", "2026-03-02 12:00")
    cancelled.status = .cancelled
    var other = paris("other", "2026-03-02 13:00", "2026-03-02 14:00")
    other.calendar = CalendarID(2)
    let events = [
      paris("a", "2026-03-02 09:00", "2026-03-02 10:00"), paris("b", "2026-03-02 10:00", "2026-03-02 11:00"), free,
      cancelled, other, .test("day", .day(day("2026-03-02")), .day(day("2026-03-03"))),
    ]
    let same = try makeDesk(events, .noOverlap(.sameCalendar))
    let first = try #require(same.shown().firstIndex { $0.id.event == EventID(1) })
    let b = OccurrenceID(event: EventID(2), start: local("2026-03-02 10:00").secondsAsUTC)
    #expect(try reasons(same, first, by: 900) == [.overlap(b, EditCount(1, of: 1, first: day("2026-03-02")))])
    #expect(try reasons(same, first, by: 4 * 3600) == [])
    let all = try makeDesk(events, .noOverlap(.allCalendars))
    #expect(try !reasons(all, first, by: 4 * 3600).isEmpty)
    #expect(try reasons(all, first, by: 2 * 3600) == [])
  }

  @Test("ED-31: of a series all instances of two years are counted, and the first is named")
  func series() throws {
    let desk = try makeDesk(
      [
        .weekly(count: nil), paris("x", "2026-03-16 11:00", "2026-03-16 12:00"),
        paris("y", "2026-04-13 11:30", "2026-04-13 12:00"),
      ], .noOverlap(.allCalendars))
    let found = try reasons(desk, 0, by: 2 * 3600, .all)
    guard case .overlap(let other, let count) = try #require(found.first) else {
      Issue.record("\(found)")
      return
    }
    #expect(other.event == EventID(2))
    #expect(count.count == 2)
    #expect(count.first == day("2026-03-16"))
    #expect(count.total > 100)
    #expect(try reasons(desk, 0, by: 2 * 3600, .this) == [])
  }

  @Test("E11, ED-37: no path stores what the rules refuse", arguments: Seeds.first(6))
  func nothingRefused(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let bounds = day("2026-03-01")...day("2026-06-30")
    var rule = RecurrenceRule(frequency: .weekly, count: 12)
    rule.byDay = [.init(.monday), .init(.thursday)]
    let series = Event.test(
      "s", zoned("2026-03-02 09:00", "Europe/Paris"), zoned("2026-03-02 10:00", "Europe/Paris"),
      Recurrence(rules: [rule]))
    let desk = try makeDesk(
      (0..<8).map { paris("\($0)", "2026-03-0\($0 + 1) 14:00", "2026-03-0\($0 + 1) 16:00") } + [series],
      .bounds(DayBounds(bounds)), .noOverlap(.allCalendars))
    var stored = 0
    for step in 0..<60 {
      desk.nextUID = "n\(step)"
      let shown = desk.shown()
      let id = shown[number(0...shown.count - 1)].id
      let event = try desk.instance(id)
      let shift = Int64(number(-40...40)) * 1800 + Int64(number(-9...9)) * 86_400
      let scope = EditScope.allCases[number(0...2)]
      let before = desk.editor.undoStack.count
      switch number(0...3) {
      case 0: _ = desk.error(.change(id, to: event.shifted(by: shift), scope))
      case 1: _ = desk.error(.paste(event, at: .day(day("2026-02-25") + number(0...130))))
      case 2: _ = desk.error(.create(Event.test("c\(step)", event.start, event.end).shifted(by: shift)))
      default:
        var session: EditSession?
        let grid = EditGrid(step: 900)
        func send(_ command: EditCommand) {
          do throws(EditError) { _ = try desk.editor.perform(command, in: &session) } catch {}
        }
        let target = day("2026-03-10")
        send(.begin(number(0...1) == 0 ? .move : .resizeEnd, id, at: .time(target, second: 40_000), grid: grid))
        send(.move(to: .time(target + number(-9...9), second: number(0...86_400)), grid: grid))
        if number(0...4) == 0 { send(.copy(true)) }
        send(.drop)
        send(.choose(scope))
      }
      guard desk.editor.undoStack.count > before else { continue }
      stored += 1
      let after = desk.shown()
      for (index, occurrence) in after.enumerated() {
        #expect(bounds.contains(occurrence.firstDay) && bounds.contains(occurrence.lastDay), "\(seed) \(step)")
        for other in after[(index + 1)...] where other.start < occurrence.end && occurrence.start < other.end {
          Issue.record("\(seed) \(step): \(occurrence.text) and \(other.text)")
        }
      }
    }
    #expect(stored > 3)
  }
}
