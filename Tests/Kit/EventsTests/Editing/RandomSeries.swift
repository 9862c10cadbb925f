import CalendarSystems
import Events
import TimeZones

extension Event {
  /// A series of which all instances move by the same distance.
  static func randomSeries(from first: LocalDateTime, _ number: (ClosedRange<Int>) -> Int) -> Event {
    let kind = number(0...3)
    let first = kind == 3 ? LocalDateTime(day: first.day, hour: 8, minute: 30) : first
    let last = LocalDateTime(secondsAsUTC: first.secondsAsUTC + 1800)
    var rule: RecurrenceRule
    switch kind {
    case 0: rule = RecurrenceRule(frequency: .daily, interval: number(1...9))
    case 1:
      rule = RecurrenceRule(frequency: .weekly, interval: number(1...2))
      if number(0...1) == 0 { rule.byDay = [.init(.monday), .init(Weekday(first.day)), .init(.saturday)] }
    case 2:
      rule = RecurrenceRule(frequency: .monthly)
      if number(0...1) == 0 { rule[.monthDay] = [12, 17, 22] }
    default:
      rule = RecurrenceRule(frequency: .daily, interval: number(1...3))
      rule[.hour] = [8, 19]
      rule[.minute] = [30]
    }
    switch number(0...2) {
    case 0: rule.count = number(3...30)
    case 1: rule.until = .utc(Instant(seconds: first.secondsAsUTC + Int64(number(20...200)) * 86_400))
    default: break
    }
    let isFloating = number(0...2) == 0
    let form: (LocalDateTime) -> EventTime = { isFloating ? .floating($0) : .zoned($0, zone: "Europe/Paris") }
    if isFloating, rule.until != nil { rule.until = .floating(rule.until?.writtenReading ?? first) }
    var recurrence = Recurrence(rules: [rule])
    if number(0...2) == 0 {
      let extra = LocalDateTime(secondsAsUTC: first.secondsAsUTC + Int64(number(10...90)) * 86_400 + 4500)
      recurrence.dates = [form(extra)]
    }
    return .test(form(first), form(last), recurrence)
  }
}
