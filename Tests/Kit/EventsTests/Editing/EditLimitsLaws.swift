import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

/// Random edits of events with limits of their own: whatever is stored satisfies all of them.
@Suite("Editing: limits of single events, at random")
struct EditLimitsLaws {
  /// The limits of an event by its title, which copies keep.
  private final class Titles: CalendarEditingDelegate {
    let period: Range<Instant>
    init(period: Range<Instant>) { self.period = period }

    func overlap(_ title: String) -> Bool? { title.hasPrefix("free") ? true : title.hasPrefix("alone") ? false : nil }

    func limits(for event: Event) -> EditLimits? {
      let title = event.summary
      let rules: [EditRule] =
        title.contains("open")
        ? [.hours([BusinessHours(VisibleHours([480..<1200]))])]
        : title.contains("period") ? [.within(period)] : []
      return EditLimits(rules, overlap: overlap(title))
    }
  }

  private static let titles = ["plain", "plain open", "plain period", "free", "free open", "alone", "alone period"]
  private static let first = day("2026-03-02")
  private let delegate = Titles(
    period: Instant(
      seconds: local("2026-03-02 00:00").secondsAsUTC)..<Instant(
        seconds: local("2026-05-01 00:00").secondsAsUTC))

  /// Returns what is wrong with a stored state; computed apart from the rules.
  private func flaw(_ desk: EditDesk, hasRule: Bool) throws -> String? {
    let shown = try desk.shown().map { ($0, try desk.event($0.id)) }
    for (index, (a, event)) in shown.enumerated() {
      if event.summary.contains("period"), a.start < delegate.period.lowerBound || delegate.period.upperBound < a.end {
        return "\(event.summary) \(a.text) is outside its period"
      }
      let isWorkday = (0..<a.dayCount).allSatisfy { ![.saturday, .sunday].contains(Weekday(a.firstDay + $0)) }
      let isOpen = a.isAllDay || a.dayCount == 1 && a.startSecond >= 480 * 60 && a.endSecond <= 1200 * 60
      if event.summary.contains("open"), !isWorkday || !isOpen {
        return "\(event.summary) \(a.text) is outside business hours"
      }
      for (b, other) in shown[(index + 1)...]
      where b.start < a.end && a.start < b.end && a.isAllDay == b.isAllDay {
        let says = [delegate.overlap(event.summary), delegate.overlap(other.summary)]
        if says.contains(false) || hasRule && says == [nil, nil] {
          return "\(event.summary) \(a.text) overlaps \(other.summary) \(b.text)"
        }
      }
    }
    return nil
  }

  @Test(
    "WK-196: no edit of a person or a program stores what a limit forbids, and neither do undo and redo",
    arguments: Seeds.first(6))
  func nothingForbidden(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func event(_ title: String, _ day: Int, _ hour: Int) -> Event {
      let start = LocalDateTime(day: Self.first + day, hour: hour, minute: 0)
      var event = Event.test(
        title, .zoned(start, zone: "Europe/Paris"),
        .zoned(LocalDateTime(secondsAsUTC: start.secondsAsUTC + 3600), zone: "Europe/Paris"))
      event.uid = "\(title) \(day) \(hour)"
      return event
    }
    var series = event("alone", 0, 17)
    var rule = RecurrenceRule(frequency: .weekly, count: 10)
    rule.byDay = [.init(.monday), .init(.thursday)]
    series.recurrence = Recurrence(rules: [rule])
    let events = Self.titles.enumerated().flatMap { index, title in
      [event(title, 1, 9 + index), event(title, 2, 9 + index)]
    }
    let desk = try EditDesk(events + [series])
    desk.editor.delegate = delegate
    let hasRule = number(0...1) == 0
    if hasRule { desk.editor.options.rules = EditRules([.noOverlap(.allCalendars)]) }
    #expect(try flaw(desk, hasRule: hasRule) == nil)
    var stored = 0
    for step in 0..<80 {
      desk.nextUID = "n\(step)"
      let shown = desk.shown()
      let id = shown[number(0...shown.count - 1)].id
      let instance = try desk.instance(id)
      let shift = Int64(number(-12...12)) * 1800 + Int64(number(-6...6)) * 86_400
      let before = desk.editor.undoStack.count
      switch number(0...6) {
      case 0: _ = desk.error(.change(id, to: instance.shifted(by: shift), EditScope.allCases[number(0...2)]))
      case 1: _ = desk.error(.paste(instance, at: .day(Self.first + number(-5...40))))
      case 2:
        let title = Self.titles[number(0...Self.titles.count - 1)]
        _ = desk.error(.create(event(title, number(-5...40), number(0...23))))
      case 3: _ = desk.error(.duplicate(id))
      case 4: _ = desk.error(number(0...2) == 0 ? .redo : .undo)
      default: try drag(id, desk, &random)
      }
      if desk.editor.undoStack.count > before { stored += 1 }
      let flaw = try flaw(desk, hasRule: hasRule)
      #expect(flaw == nil, "seed \(seed), step \(step)")
      if flaw != nil { return }
    }
    #expect(stored > 3)
  }

  /// Moves, copies, or resizes an event by a session, with a random scope.
  private func drag(_ id: OccurrenceID, _ desk: EditDesk, _ random: inout SeededGenerator) throws {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    var session: EditSession?
    let grid = EditGrid(step: 900)
    func send(_ command: EditCommand) {
      do throws(EditError) { _ = try desk.editor.perform(command, in: &session) } catch {}
    }
    send(
      .begin(
        [.move, .resizeEnd, .resizeStart][number(0...2)], id, at: .time(Self.first + 8, second: 40_000), grid: grid))
    send(.move(to: .time(Self.first + 8 + number(-6...6), second: number(0...86_399)), grid: grid))
    if number(0...4) == 0 { send(.copy(true)) }
    if number(0...9) == 0 { send(.allDay(true)) }
    send(.drop)
    send(.choose(EditScope.allCases[number(0...2)]))
  }
}
