import Basics
import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

/// A delegate whose limits depend on the title of an event.
private final class Limits: CalendarEditingDelegate {
  var limits: [String: EditLimits] = [:]
  var words: [EditReason] = []
  var restored: [String] = []
  var mayRestore = true

  func limits(for event: Event) -> EditLimits? { limits[event.summary] ?? EditLimits() }
  func verbs(for event: Event) -> EditVerbs { event.calendar == CalendarID(1) ? [.move, .resize, .edit] : .all }
  func explain(_ reasons: [EditReason], against plan: EditPlan) -> [EditReason] { words }
  func validate(_ plan: EditPlan, for origin: EditReceipt.Origin) -> EditDecision {
    let titles = plan.before.map { $0.summary } + ["to"] + plan.after.map { $0.summary }
    restored.append("\(origin) " + titles.joined(separator: " "))
    return mayRestore ? .allow : .refuse("")
  }
}

@Suite("Editing: limits of single events")
struct EditLimitsTests {
  private let delegate = Limits()

  private func paris(_ title: String, _ start: String, _ end: String) -> Event {
    .test(title, zoned(start, "Europe/Paris"), zoned(end, "Europe/Paris"))
  }

  private func makeDesk(_ events: [Event], _ rules: EditRule...) throws -> EditDesk {
    let desk = try EditDesk(events)
    desk.editor.options.rules = EditRules(rules)
    desk.editor.delegate = delegate
    return desk
  }

  /// The reasons for which the event with a title is not moved.
  private func reasons(_ desk: EditDesk, _ title: String, by seconds: Int64) throws -> [EditReason] {
    let id = try #require(try desk.shown().first { try desk.event($0.id).summary == title }).id
    guard case .refused(let reasons) = desk.error(.change(id, to: try desk.instance(id).shifted(by: seconds), nil))
    else { return [] }
    return reasons
  }

  @Test("WK-196: an overlap is rejected if one of both forbids it, or if neither says anything and the rules forbid it")
  func overlap() throws {
    for own in [nil, true, false] as [Bool?] {
      for other in [nil, true, false] as [Bool?] {
        for hasRule in [true, false] {
          delegate.limits = ["a": EditLimits(overlap: own), "b": EditLimits(overlap: other)]
          let desk = try makeDesk([
            paris("a", "2026-03-02 09:00", "2026-03-02 10:00"), paris("b", "2026-03-02 10:00", "2026-03-02 11:00"),
          ])
          if hasRule { desk.editor.options.rules = EditRules([.noOverlap(.allCalendars)]) }
          let isForbidden = own == false || other == false || hasRule && own == nil && other == nil
          #expect(
            try reasons(desk, "a", by: 1800).isEmpty == !isForbidden,
            "\(String(describing: own)) \(String(describing: other)) \(hasRule)")
        }
      }
    }
  }

  @Test("WK-196: a background event that forbids overlaps blocks its time, and on whole days all hours")
  func blocks() throws {
    var closed = paris("closed", "2026-03-02 12:00", "2026-03-02 13:00")
    var holiday = Event.test("holiday", .day(day("2026-03-03")), .day(day("2026-03-04")))
    (closed.display, holiday.display) = (.background, .background)
    delegate.limits = ["closed": EditLimits(overlap: false), "holiday": EditLimits(overlap: false)]
    let desk = try makeDesk([paris("a", "2026-03-02 09:00", "2026-03-02 10:00"), closed, holiday])
    #expect(try reasons(desk, "a", by: 3 * 3600).count == 1)
    #expect(try reasons(desk, "a", by: 86_400).count == 1)
    #expect(try reasons(desk, "a", by: 2 * 3600) == [])
    delegate.limits["closed"] = EditLimits(overlap: true)
    #expect(try reasons(desk, "a", by: 3600) == [])
  }

  @Test("WK-196: an event stays in its period, and the rules of the editor apply as well")
  func period() throws {
    let period = local("2026-03-02 08:00").secondsAsUTC - 3600
    delegate.limits["a"] = EditLimits([.within(Instant(seconds: period)..<Instant(seconds: period + 3 * 3600))])
    let desk = try makeDesk(
      [paris("a", "2026-03-02 09:00", "2026-03-02 10:00")], .bounds(DayBounds(first: day("2026-03-02"))))
    let count = EditCount(1, of: 1, first: day("2026-03-02"))
    #expect(try reasons(desk, "a", by: 3660) == [.outsidePeriod(count)])
    #expect(try reasons(desk, "a", by: -3660) == [.outsidePeriod(count)])
    #expect(try reasons(desk, "a", by: 3600) == [])
    let before = EditCount(1, of: 1, first: day("2026-03-01"))
    #expect(try reasons(desk, "a", by: -86_400) == [.outsideBounds(before), .outsidePeriod(before)])
  }

  @Test("WK-197: a delegate gives other reasons, but cannot allow what the rules reject")
  func words() throws {
    let desk = try makeDesk(
      [paris("a", "2026-03-02 09:00", "2026-03-02 10:00")], .bounds(DayBounds(first: day("2026-03-02"))))
    #expect(
      try reasons(desk, "a", by: -86_400) == [.outsideBounds(EditCount(1, of: 1, first: day("2026-03-01")))])
    delegate.words = [.other("Closed.")]
    #expect(try reasons(desk, "a", by: -86_400) == [.other("Closed.")])
    #expect(try desk.texts == ["a 2026-03-02 09:00-10:00"])
  }

  @Test("WK-198: undo and redo ask no rules, but the delegate, which sees what would be stored")
  func undo() throws {
    let desk = try makeDesk([paris("a", "2026-03-02 09:00", "2026-03-02 10:00")])
    try desk.change(0) { $0.summary = "b" }
    #expect(try reasons(desk, "b", by: 86_400) == [])
    desk.editor.options.rules = EditRules([.bounds(try DayBounds(first: day("2026-03-03")))])
    delegate.mayRestore = false
    #expect(desk.error(.undo) == .refused([.other("")]))
    #expect(try desk.texts == ["b 2026-03-03 09:00-10:00"] && desk.editor.undoStack.count == 2)
    delegate.mayRestore = true
    #expect(desk.error(.undo) == nil && desk.error(.undo) == nil && desk.error(.redo) == nil)
    #expect(try desk.texts == ["b 2026-03-02 09:00-10:00"])
    #expect(delegate.restored == ["undo b to b", "undo b to b", "undo b to a", "redo a to b"])
  }

  @Test("WK-196: a calendar whose delegate permits no new events receives none from other calendars either")
  func calendars() throws {
    var other = paris("a", "2026-03-02 09:00", "2026-03-02 10:00")
    other.calendar = CalendarID(2)
    let desk = try makeDesk([other])
    #expect(desk.editor.writableCalendars == [CalendarID(2)] && desk.editor.mayCreate)
    let id = desk.shown()[0].id
    var moved = try desk.instance(id)
    moved.calendar = CalendarID(1)
    #expect(desk.error(.change(id, to: moved, nil)) == .refused([.notPermitted(.create)]))
    #expect(
      desk.error(.create(paris("b", "2026-03-02 09:00", "2026-03-02 10:00"))) == .refused([.notPermitted(.create)]))
  }

  @Test("a canceled event that takes place again must not overlap others")
  func canceled() throws {
    var canceled = paris("a", "2026-03-02 09:00", "2026-03-02 10:00")
    canceled.status = .cancelled
    let desk = try makeDesk([canceled, paris("b", "2026-03-02 09:30", "2026-03-02 11:00")], .noOverlap(.allCalendars))
    let id = try #require(try desk.shown().first { try desk.event($0.id).summary == "a" }).id
    var event = try desk.instance(id)
    event.notes = "n"
    #expect(desk.error(.change(id, to: event, nil)) == nil)
    event.status = .confirmed
    guard case .refused(let reasons) = desk.error(.change(id, to: event, nil)) else {
      Issue.record("it was changed")
      return
    }
    #expect(reasons.count == 1)
  }
}
