import CalendarSystems
import Events
import ICalendar
import TestSupport
import Testing
import TimeZones

/// Rules with lists of numbers, and of hours, minutes and seconds.
struct RulePartsTests {
  private func event(_ start: String, _ rule: String) throws -> Event {
    let lines = ["BEGIN:VEVENT", "UID:r", "DTSTART:" + start, "RRULE:" + rule, "END:VEVENT"]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    return try #require(try ICalendarReader.read(bytes, calendar: CalendarID(1)).events.first)
  }

  @Test(
    "endless rules of seconds, minutes and hours are found by arithmetic",
    arguments: [
      ("FREQ=HOURLY;INTERVAL=5", 5), ("FREQ=MINUTELY;INTERVAL=90", 16), ("FREQ=SECONDLY;INTERVAL=7200", 12),
      ("FREQ=SECONDLY;BYHOUR=9;BYMINUTE=0;BYSECOND=0,30", 2), ("FREQ=HOURLY;BYHOUR=8,20;BYMINUTE=0,30", 4),
      ("FREQ=MINUTELY;BYHOUR=8;BYMINUTE=15;BYSETPOS=1", 1), ("FREQ=DAILY;BYHOUR=1,2;BYMINUTE=3,4;BYSECOND=5,6", 8),
    ])
  func seeking(rule: String, count: Int) throws {
    let found = occurrences(
      of: try event("19700101T000000", rule), touching: days("2026-02-16", "2026-02-17"), budget: 150)
    #expect(found.outcome == .complete)
    #expect(abs(found.occurrences.count - count) <= 1)
  }

  @Test(
    "rules that never come true end",
    arguments: [
      "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;COUNT=3;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=MINUTELY;BYWEEKNO=53;BYMONTH=6", "FREQ=HOURLY;BYYEARDAY=1;BYMONTH=2",
      "FREQ=YEARLY;COUNT=2;BYMONTH=4;BYMONTHDAY=31", "FREQ=MONTHLY;BYDAY=2TU;BYSETPOS=2", "FREQ=DAILY;BYSETPOS=2",
    ])
  func never(rule: String) throws {
    let event = try event("20260216T090000", rule)
    let found = occurrences(of: event, touching: days("2026-01-01", "2300-01-01"))
    #expect(found.outcome == .complete)
    #expect(found.occurrences.count == 1)
    #expect(occurrences(of: event, touching: days("2300-01-01", "2300-03-01")).occurrences.isEmpty)
  }

  @Test("a rule of too many instances breaks off and says so")
  func tooMany() throws {
    let all = (0..<60).map { "\($0)" }.joined(separator: ",")
    for rule in [
      "FREQ=SECONDLY", "FREQ=SECONDLY;INTERVAL=3600;BYMINUTE=30;COUNT=5", "FREQ=DAILY;BYMINUTE=\(all);BYSECOND=\(all)",
      "FREQ=YEARLY;BYDAY=MO,TU;BYHOUR=1,2,3;BYMINUTE=\(all);BYSECOND=\(all);BYSETPOS=-1",
    ] {
      let found = occurrences(
        of: try event("19700101T000000", rule), touching: days("2026-01-01", "2027-01-01"), budget: 20_000)
      #expect(found.outcome == .limitReached, "\(rule)")
      #expect(found.occurrences.count <= 24_000)
    }
  }

  @Test("BYHOUR, BYMINUTE and BYSECOND have no effect on whole days")
  func wholeDays() throws {
    let event = try event("20241018", "FREQ=DAILY;BYMINUTE=1,2,3,4;BYHOUR=7;INTERVAL=2;COUNT=3")
    let found = texts(of: event, "2024-01-01", "2025-01-01")
    #expect(found.map { $0.prefix(10) } == ["2024-10-18", "2024-10-20", "2024-10-22"])
  }

  @Test("second 60 is read as 59")
  func leapSecond() throws {
    let found = occurrences(
      of: try event("20260216T090059", "FREQ=MINUTELY;BYSECOND=60;COUNT=2"), touching: days("2026-02-16", "2026-02-17"))
    #expect(found.occurrences.map { $0.startSecond % 60 } == [59, 59])
  }

  @Test("numbers keep the order of their list, and parts are written in the order of the standard")
  func lists() {
    var rule = RecurrenceRule(frequency: .yearly)
    rule[.month] = [5, 3]
    rule[.second] = [9]
    var other = RecurrenceRule(frequency: .yearly)
    other[.second] = [9]
    other[.month] = [1]
    #expect(rule != other)
    other[.month] = [5, 3]
    #expect(rule == other)
    #expect(rule[.month] == [5, 3] && rule[.hour].isEmpty)
    rule[.month] = []
    rule[.second] = []
    #expect(rule == RecurrenceRule(frequency: .yearly))
  }

  @Test("numbers out of range have no effect")
  func outOfRange() {
    for part in RecurrenceRule.NumberPart.allCases {
      for frequency in 0...6 {
        var rule = RecurrenceRule(frequency: .init(rawValue: UInt8(frequency)) ?? .daily)
        rule[part] = [.min, -400, 0, 400, .max]
        rule.byDay = part == .setPosition ? [.init(.monday, ordinal: .min), .init(.friday, ordinal: .max)] : []
        let event = Event.test(floating("2026-02-16 09:00"), floating("2026-02-16 10:00"), Recurrence(rules: [rule]))
        #expect(!occurrences(of: event, touching: days("2026-02-16", "2026-02-18"), budget: 100).occurrences.isEmpty)
      }
    }
  }

  @Test("a window agrees with an expansion from the start", arguments: Seeds.first(8))
  func windows(seed: UInt64) {
    var random = RandomRules(seed: seed)
    for _ in 0..<150 {
      let rule = random.rule()
      let first = LocalDateTime(day: DayNumber(20_000 + random.number(0...800)), secondOfDay: random.number(0...86_399))
      let span = rule.frequency.rawValue < 3 ? 40 : 4000
      let low = first.day + random.number(-20...span)
      let window = low..<low + random.number(0...(rule.frequency.rawValue < 3 ? 10 : 900))
      func starts(_ days: Range<DayNumber>) -> [Int64]? {
        var budget = 500_000
        var result: [Int64] = []
        let outcome = rule.appendStarts(
          on: days, from: first, wholeDays: false, until: nil, budget: &budget, to: &result)
        return outcome == .complete ? result : nil
      }
      guard let all = starts(first.day - 30..<max(window.upperBound, first.day)) else { continue }
      let wanted = all.filter { window.contains(LocalDateTime(secondsAsUTC: $0).day) }
      #expect(starts(window) == wanted, "\(rule) from \(first) in \(window)")
      #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 }, "\(rule)")
      #expect(all.allSatisfy { $0 >= first.secondsAsUTC })
      if let count = rule.count { #expect(all.count <= count) }
    }
  }
}

/// Random rules of all parts.
private struct RandomRules {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func rule() -> RecurrenceRule {
    let frequency = RecurrenceRule.Frequency(rawValue: UInt8(number(0...6))) ?? .daily
    let interval = frequency == .secondly ? number(1...4000) : number(1...9)
    var rule = RecurrenceRule(
      frequency: frequency, interval: interval, count: number(0...1) == 0 ? nil : number(1...400),
      byDay: (0..<max(number(-3...3), 0)).map { _ in
        .init(
          Weekday.allCases[number(0...6)], ordinal: number(0...1) == 0 ? nil : [-5, -2, 1, 4, 5, 20][number(0...5)])
      }, weekStart: Weekday.allCases[number(0...6)])
    let ranges: [(RecurrenceRule.NumberPart, ClosedRange<Int>)] = [
      (.second, 0...60), (.minute, 0...59), (.hour, 0...23), (.monthDay, -31...31), (.yearDay, -366...366),
      (.weekNumber, -53...53), (.month, 1...12), (.setPosition, -4...4),
    ]
    for (part, range) in ranges where number(0...4) == 0 {
      rule[part] = (0...number(0...5)).map { _ in number(range) }
    }
    return rule
  }
}
