import Basics
import CalendarSystems
import CalendarText
import Events

/// How an event repeats: the chosen repetition, and the recurrence that it produces.
extension EventForm {
  /// The repetition of an event.
  enum Repetition: Equatable {
    case never
    /// The rule of the builder's fields.
    case rule(RuleForm)
    /// A recurrence that the builder cannot represent, kept unchanged.
    case kept

    init(_ event: Event, _ clock: EditClock, _ text: FormText) {
      guard let recurrence = event.recurrence else {
        self = .never
        return
      }
      let locale = text.date.locale
      let form = RuleForm(
        recurrence, from: event.start, in: text.date.calendar.identifier, weekStart: locale.firstWeekday, clock)
      self = form.map { .rule($0) } ?? .kept
    }
  }

  /// The start as it would be stored, whose day a rule refers to.
  var start: EventTime { ends.start }

  /// Makes the event repeat by another unit, with the same interval and end; `nil` stops repeating it.
  mutating func repeatEach(_ unit: RuleForm.Unit?) {
    guard let unit else {
      repetition = .never
      return
    }
    var rule = RuleForm(
      unit, from: start, in: text.date.calendar.identifier, weekStart: text.date.locale.firstWeekday)
    if case .rule(let old) = repetition {
      if old.unit == unit { return }
      (rule.interval, rule.end) = (old.interval, old.end)
    }
    set(rule)
  }

  /// Sets the rule. If the rule excludes the event's weekday, the event moves to the next weekday in it.
  mutating func set(_ rule: RuleForm) {
    repetition = .rule(rule)
    guard rule.unit == .week, rule.weekdays.count > 0 else { return }
    var days = 0
    while !rule.weekdays.contains(start.writtenDay + days) { days += 1 }
    let old = (repetition, firstRepetition)
    if days > 0 { set(day(of: .startDay) + days, .startDay) }
    (repetition, firstRepetition) = old
  }

  /// Moves the weekdays of a rule along with the start, as moving a series does.
  mutating func moveWeekdays(by days: Int) {
    if case .rule(let rule) = repetition { repetition = .rule(rule.moved(by: days)) }
    if case .rule(let rule) = firstRepetition { firstRepetition = .rule(rule.moved(by: days)) }
  }

  /// Returns the recurrence of the form, with the exceptions of another recurrence.
  func recurrence(keeping base: Recurrence?) -> Recurrence? {
    switch repetition {
    case .never: nil
    case .kept: base
    case .rule(let rule): Recurrence(rules: [rule.rule(from: start, clock)], exceptions: base?.exceptions ?? [])
    }
  }

  /// Returns the next days of the event, beginning with its start. In an unchanged rule, occurrences before it count.
  func nextDays(_ count: Int = 5) -> [DayNumber] {
    var event = draft(of: original)
    event.recurrenceID = nil
    guard var recurrence = event.recurrence else { return [] }
    if repetition == firstRepetition, let count = recurrence.rules.first?.count {
      recurrence.rules[0].count = max(1, count - countBefore)
      event.recurrence = recurrence
    }
    let first = clock.shown(event).firstDay
    var span = 64
    while true {
      var expander = OccurrenceExpander(
        touching: first..<first + span, displayZone: clock.zone, zones: clock.zones, budget: 10_000)
      var found: [Occurrence] = []
      let outcome = expander.append(event, id: EventID(0), to: &found)
      if found.count >= count || span > 40_000 || outcome == .limitReached {
        var days: [DayNumber] = []
        for day in SortKey.sorted(found.map { $0.firstDay.rawValue }) where days.last?.rawValue != day {
          if days.count < count { days.append(DayNumber(day)) }
        }
        return days
      }
      span *= 4
    }
  }
}
