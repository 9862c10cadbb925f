import Basics
public import CalendarSystems

/// A recurrence rule (RRULE; RFC 5545, 3.3.10), with the calendars of RFC 7529.
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

    /// Creates a weekday; an ordinal of 0 has no meaning and is ignored.
    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// A rule part whose value is a list of numbers.
  public enum NumberPart: UInt8, CaseIterable, Hashable, Sendable {
    /// The seconds (BYSECOND), 0...60; second 60 is read as 59.
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
    /// The months (BYMONTH), 1...12, or 1...13 in calendars with 13 months. Leap months are not counted: the Hebrew
    /// Nisan is always 7.
    case month
    /// The leap months (BYMONTH with the suffix L; RFC 7529), 1...12: each follows the month of its number. The Hebrew
    /// Adar I is 5.
    case leapMonth
    /// The positions of the instances to keep in each period (BYSETPOS), 1...366; negative numbers count from its end.
    case setPosition
  }

  /// The treatment of a date that a month or year does not have (SKIP; RFC 7529, 4.1).
  public enum Skip: UInt8, Hashable, Sendable {
    /// The date yields no instance.
    case omit
    /// The last day, or month, before the date is taken.
    case backward
    /// The first day, or month, after the date is taken.
    case forward
  }

  /// The unit of the period (FREQ).
  public var frequency: Frequency
  /// The number of units from one period to the next (INTERVAL), 1 or more.
  public var interval: Int
  /// The number of instances (COUNT), the first included; `nil` for no limit.
  public var count: Int?
  /// The last possible start (UNTIL), inclusive; `nil` for no limit.
  public var until: EventTime?
  /// The weekdays (BYDAY); ordinals have a meaning in monthly and yearly rules only.
  public var byDay: [NthWeekday]
  /// The first day of the week (WKST): it determines the weeks that an interval skips, and the weeks of BYWEEKNO.
  public var weekStart: Weekday
  /// The calendar whose months and years are counted (RSCALE); the rule names days in it, whatever the event is written
  /// in. Buddhist, Japanese and Taiwanese years, which differ in their numbers only, count as Gregorian.
  public var calendar: CalendarIdentifier
  /// The treatment of dates that do not exist (SKIP); without effect in daily and more frequent rules.
  public var skip: Skip
  /// The parts that this version keeps but does not expand, as written (`RSCALE=RUSSIAN`). A rule with such parts
  /// yields only its first instance, and the reader of the file warns.
  public var otherParts: [String]
  /// The numbers of all lists, sorted by part.
  package private(set) var numbers: [PartNumber] = []

  /// A number of one of the lists.
  package struct PartNumber: Equatable, Sendable {
    package var part: NumberPart
    package var number: Int16
  }

  /// Creates a rule; only the frequency is required, as in RFC 5545. Lists of numbers are set by part afterwards.
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

  /// The numbers of a part in the order they were given; empty if the rule lacks the part. Numbers out of the range of
  /// the part are ignored; those beyond 16 bits are clamped.
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
  /// Returns whether all parts are equal as written; different parts may yield the same instances. Other parts are
  /// compared byte by byte.
  public static func == (a: RecurrenceRule, b: RecurrenceRule) -> Bool {
    a.frequency == b.frequency && a.interval == b.interval && a.count == b.count && a.until == b.until
      && a.byDay == b.byDay && a.numbers == b.numbers && a.weekStart == b.weekStart
      && a.calendar == b.calendar && a.skip == b.skip && a.otherParts.hasSameBytes(as: b.otherParts)
  }
}
