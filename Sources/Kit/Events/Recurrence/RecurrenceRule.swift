import Basics
public import CalendarSystems

/// A recurrence rule (RRULE; RFC 5545, 3.3.10) that supports the calendars of RFC 7529.
///
///     var rule = RecurrenceRule(frequency: .monthly, byDay: [.init(.friday, ordinal: -1)])
///     rule[.month] = [3, 6, 9, 12]  // the last Friday of each quarter
public struct RecurrenceRule: Sendable {
  /// The unit of a rule's period (FREQ), from short to long.
  public enum Frequency: UInt8, Hashable, Sendable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly
  }

  /// A weekday, or the nth one of a month or year; negative ordinals count from the end.
  public struct NthWeekday: Hashable, Sendable {
    /// The weekday.
    public var weekday: Weekday
    /// The position in the month or year; `nil` for every such weekday.
    public var ordinal: Int?

    /// Creates a weekday. An ordinal of 0 is ignored.
    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// A rule part whose value is a list of numbers.
  public enum NumberPart: UInt8, CaseIterable, Hashable, Sendable {
    /// The seconds (BYSECOND), 0...60; second 60 is treated as 59.
    case second
    /// The minutes (BYMINUTE), 0...59.
    case minute
    /// The hours (BYHOUR), 0...23.
    case hour
    /// The days of the month (BYMONTHDAY), 1...31; negative numbers count from its end.
    case monthDay
    /// The days of the year (BYYEARDAY), 1...366; negative numbers count from its end.
    case yearDay
    /// The weeks of the year (BYWEEKNO), 1...53; negative numbers count from its end. Week 1 is the first with four
    /// days in the year.
    case weekNumber
    /// The months (BYMONTH), 1...12, or 1...13 in calendars with 13 months. Leap months have no number of their own:
    /// the Hebrew Nisan is always 7.
    case month
    /// The leap months (BYMONTH with the suffix L; RFC 7529), 1...12. Each follows the month with the same number: the
    /// Hebrew Adar I is 5.
    case leapMonth
    /// The positions of the occurrences to keep in each period (BYSETPOS), 1...366; negative numbers count from its
    /// end.
    case setPosition
  }

  /// How to treat a date that a month or year does not have (SKIP; RFC 7529, 4.1).
  public enum Skip: UInt8, Hashable, Sendable {
    /// The date yields no occurrence.
    case omit
    /// The last day or month before the date is used.
    case backward
    /// The first day or month after the date is used.
    case forward
  }

  /// The unit of the period (FREQ).
  public var frequency: Frequency
  /// The number of units from one period to the next (INTERVAL), 1 or more.
  public var interval: Int
  /// The number of occurrences (COUNT), including the first; `nil` for no limit.
  public var count: Int?
  /// The last possible start (UNTIL), inclusive; `nil` for no limit.
  public var until: EventTime?
  /// The weekdays (BYDAY). Ordinals only have a meaning in monthly and yearly rules.
  public var byDay: [NthWeekday]
  /// The first day of the week (WKST): it determines the weeks that an interval skips, and the weeks of BYWEEKNO.
  public var weekStart: Weekday
  /// The calendar that defines the months and years (RSCALE), independent of the calendar in which the event is
  /// written. Buddhist, Japanese, and Taiwanese years differ only in their numbers, so they count as Gregorian.
  public var calendar: CalendarIdentifier
  /// How to treat dates that do not exist (SKIP). Has no effect in daily and more frequent rules.
  public var skip: Skip
  /// The rule parts that are preserved but not expanded, as written (`RSCALE=RUSSIAN`). A rule with such parts yields
  /// only its first occurrence, and the file reader reports a warning.
  public var otherParts: [String]
  /// The numbers of all lists, sorted by part.
  package private(set) var numbers: [PartNumber] = []

  /// A number of one of the lists.
  package struct PartNumber: Equatable, Sendable {
    package var part: NumberPart
    package var number: Int16
  }

  /// Creates a rule; only the frequency is required, as in RFC 5545. Set the number parts afterwards, by subscript.
  public init(
    frequency: Frequency, interval: Int = 1, count: Int? = nil, until: EventTime? = nil, byDay: [NthWeekday] = [],
    weekStart: Weekday = .monday, calendar: CalendarIdentifier = .gregorian, skip: Skip = .omit,
    otherParts: [String] = []
  ) {
    self.frequency = frequency
    self.interval = interval
    self.count = count
    self.until = until
    self.byDay = byDay
    self.weekStart = weekStart
    self.calendar = calendar
    self.skip = skip
    self.otherParts = otherParts
  }

  /// The numbers of a part in their given order; empty if the rule lacks the part. Numbers out of the part's range are
  /// ignored, and numbers beyond 16 bits are clamped.
  public subscript(part: NumberPart) -> [Int] {
    get { numbers.filter { $0.part == part }.map { Int($0.number) } }
    set {
      numbers.removeAll { $0.part == part }
      let index = numbers.firstIndex { $0.part.rawValue > part.rawValue } ?? numbers.count
      numbers.insert(contentsOf: newValue.map { PartNumber(part: part, number: Int16(clamping: $0)) }, at: index)
    }
  }
}

extension RecurrenceRule: Equatable {
  /// Returns whether all parts are equal as written; different parts may yield the same occurrences. Other parts are
  /// compared byte by byte.
  public static func == (a: RecurrenceRule, b: RecurrenceRule) -> Bool {
    a.frequency == b.frequency && a.interval == b.interval && a.count == b.count && a.until == b.until
      && a.byDay == b.byDay && a.numbers == b.numbers && a.weekStart == b.weekStart
      && a.calendar == b.calendar && a.skip == b.skip && a.otherParts.hasSameBytes(as: b.otherParts)
  }
}
