import Almanac
import Foundation

/// The column of a `Recurrence`: JSON text that follows the terms of RFC 5545 but not its limits, so that any value is
/// preserved exactly.
enum RecurrenceColumn {
  static func text(_ recurrence: Recurrence) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Stored(recurrence)), as: UTF8.self)
  }

  static func recurrence(_ text: String) throws -> Recurrence {
    do {
      return try JSONDecoder().decode(Stored.self, from: Data(text.utf8)).recurrence()
    } catch is DecodingError {
      throw DamagedRow(reason: "an unreadable recurrence")
    }
  }
}

private struct Stored: Codable {
  var rules: [StoredRule]?
  var dates: [StoredTime]?
  var periods: [StoredPeriod]?
  var exceptions: [StoredTime]?
  var excluded: [StoredRule]?

  init(_ recurrence: Recurrence) {
    rules = recurrence.rules.isEmpty ? nil : recurrence.rules.map(StoredRule.init)
    dates = recurrence.dates.isEmpty ? nil : recurrence.dates.map(StoredTime.init)
    periods = recurrence.periods.isEmpty ? nil : recurrence.periods.map(StoredPeriod.init)
    exceptions = recurrence.exceptions.isEmpty ? nil : recurrence.exceptions.map(StoredTime.init)
    excluded = recurrence.excludedRules.isEmpty ? nil : recurrence.excludedRules.map(StoredRule.init)
  }

  func recurrence() throws -> Recurrence {
    Recurrence(
      rules: try (rules ?? []).map { try $0.rule() }, dates: try (dates ?? []).map { try $0.time() },
      periods: try (periods ?? []).map { try $0.period() },
      exceptions: try (exceptions ?? []).map { try $0.time() },
      excludedRules: try (excluded ?? []).map { try $0.rule() })
  }
}

private struct StoredPeriod: Codable {
  var start: StoredTime
  var end: StoredTime
  var days: Int?

  init(_ period: RecurrencePeriod) {
    start = StoredTime(period.start)
    end = StoredTime(period.end)
    days = period.nominalDays
  }

  func period() throws -> RecurrencePeriod {
    RecurrencePeriod(start: try start.time(), end: try end.time(), nominalDays: days)
  }
}

private struct StoredRule: Codable {
  var freq: String
  var interval: Int?
  var count: Int?
  var until: StoredTime?
  var byday: [StoredWeekday]?
  /// The lists of numbers by their names in RFC 5545, in lower case.
  var by: [String: [Int]]?
  var wkst: String?
  /// The raw value of a `CalendarIdentifier`, which is stable; absent for the Gregorian calendar.
  var calendar: UInt8?
  /// The value of SKIP: `BACKWARD` or `FORWARD`.
  var skip: String?
  var other: [String]?

  private static let frequencies = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]

  private static let parts: [(name: String, part: RecurrenceRule.NumberPart)] = [
    ("bysecond", .second), ("byminute", .minute), ("byhour", .hour), ("bymonthday", .monthDay),
    ("byyearday", .yearDay), ("byweekno", .weekNumber), ("bymonth", .month), ("bysetpos", .setPosition),
    ("byleapmonth", .leapMonth),
  ]

  init(_ rule: RecurrenceRule) {
    freq = Self.frequencies[Int(rule.frequency.rawValue)]
    interval = rule.interval == 1 ? nil : rule.interval
    count = rule.count
    until = rule.until.map(StoredTime.init)
    byday = rule.byDay.isEmpty ? nil : rule.byDay.map(StoredWeekday.init)
    let lists = Self.parts.map { ($0.name, rule[$0.part]) }.filter { !$0.1.isEmpty }
    by = lists.isEmpty ? nil : Dictionary(uniqueKeysWithValues: lists)
    wkst = rule.weekStart == .monday ? nil : StoredWeekday.name(rule.weekStart)
    calendar = rule.calendar == .gregorian ? nil : rule.calendar.rawValue
    skip = rule.skip == .omit ? nil : rule.skip == .backward ? "BACKWARD" : "FORWARD"
    other = rule.otherParts.isEmpty ? nil : rule.otherParts
  }

  func rule() throws -> RecurrenceRule {
    guard let index = Self.frequencies.firstIndex(of: freq),
      let frequency = RecurrenceRule.Frequency(rawValue: UInt8(index))
    else { throw DamagedRow(reason: "an unknown frequency") }
    guard let calendar = CalendarIdentifier(rawValue: calendar ?? CalendarIdentifier.gregorian.rawValue) else {
      throw DamagedRow(reason: "an unknown calendar in a rule")
    }
    guard let skip = [nil: RecurrenceRule.Skip.omit, "BACKWARD": .backward, "FORWARD": .forward][skip] else {
      throw DamagedRow(reason: "an unknown way to skip in a rule")
    }
    var rule = RecurrenceRule(
      frequency: frequency, interval: interval ?? 1, count: count, until: try until?.time(),
      byDay: try (byday ?? []).map { try $0.weekday() },
      weekStart: try wkst.map(StoredWeekday.weekday(named:)) ?? .monday, calendar: calendar, skip: skip,
      otherParts: other ?? [])
    for (name, list) in by ?? [:] {
      guard let part = Self.parts.first(where: { $0.name == name })?.part else {
        throw DamagedRow(reason: "an unknown part of a rule")
      }
      rule[part] = list
    }
    return rule
  }
}

private struct StoredWeekday: Codable {
  var day: String
  var nth: Int?

  private static let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  init(_ weekday: RecurrenceRule.NthWeekday) {
    day = Self.name(weekday.weekday)
    nth = weekday.ordinal
  }

  func weekday() throws -> RecurrenceRule.NthWeekday {
    RecurrenceRule.NthWeekday(try Self.weekday(named: day), ordinal: nth)
  }

  static func name(_ weekday: Weekday) -> String { names[weekday.rawValue - 1] }

  static func weekday(named name: String) throws -> Weekday {
    guard let index = names.firstIndex(of: name), let weekday = Weekday(rawValue: index + 1) else {
      throw DamagedRow(reason: "an unknown weekday")
    }
    return weekday
  }
}

private struct StoredTime: Codable {
  var day: Int?
  var second: Int?
  var zone: String?
  var utc: Int64?

  init(_ time: EventTime) {
    switch time {
    case .day(let day): self.day = day.rawValue
    case .floating(let local):
      day = local.day.rawValue
      second = local.secondOfDay
    case .utc(let instant): utc = instant.seconds
    case .zoned(let local, let zone):
      day = local.day.rawValue
      second = local.secondOfDay
      self.zone = zone
    }
  }

  func time() throws -> EventTime {
    if let utc { return .utc(Instant(seconds: utc)) }
    guard let day else { throw DamagedRow(reason: "a time without day") }
    guard let second else { return .day(DayNumber(day)) }
    guard 0..<86_400 ~= second else { throw DamagedRow(reason: "a time out of range") }
    let local = LocalDateTime(day: DayNumber(day), secondOfDay: second)
    return zone.map { .zoned(local, zone: $0) } ?? .floating(local)
  }
}
