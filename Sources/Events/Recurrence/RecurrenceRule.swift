import Basics
public import CalendarSystems

/// An RRULE as data (RFC 5545, 3.3.10), with the calendars of RFC 7529.
public struct RecurrenceRule: Sendable {
  /// The period that is repeated.
  public enum Frequency: UInt8, Hashable, Sendable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly
  }

  /// A weekday, or the nth one of a month or year; negative counts from the end.
  public struct NthWeekday: Hashable, Sendable {
    /// The same in every week.
    public var weekday: Weekday
    /// `nil`: every one.
    public var ordinal: Int?

    /// An ordinal of 0 has no meaning and is ignored.
    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// A part whose value is a list of numbers.
  public enum NumberPart: UInt8, CaseIterable, Hashable, Sendable {
    /// BYSECOND, 0...60; second 60 is read as 59.
    case second
    /// BYMINUTE, 0...59.
    case minute
    /// BYHOUR, 0...23.
    case hour
    /// BYMONTHDAY, 1...31; negative counts from the end of the month.
    case monthDay
    /// BYYEARDAY, 1...366; negative counts from the end of the year.
    case yearDay
    /// BYWEEKNO, 1...53; negative counts from the end of the year. Week 1 is the first that has four days of the year.
    case weekNumber
    /// BYMONTH, 1...12, or 13 in calendars that have so many. Leap months do not count: the Hebrew Nisan is always 7.
    case month
    /// BYMONTH with the suffix L, 1...12: the leap month that follows the month of that number (RFC 7529). The Hebrew
    /// Adar I is 5.
    case leapMonth
    /// BYSETPOS, 1...366: which instances of each period are kept; negative counts from the end of the period.
    case setPosition
  }

  /// What becomes of a date that a month or year does not have (SKIP of RFC 7529).
  public enum Skip: UInt8, Hashable, Sendable {
    /// There is no instance.
    case omit
    /// The last day, or month, before it.
    case backward
    /// The first day, or month, after it.
    case forward
  }

  /// FREQ: the unit that is repeated.
  public var frequency: Frequency
  /// INTERVAL: how many units lie between two instances, 1 or more.
  public var interval: Int
  /// How many instances, the first included; `nil` for no such limit.
  public var count: Int?
  /// The last possible start, inclusive.
  public var until: EventTime?
  /// BYDAY; ordinals count in months and years only.
  public var byDay: [NthWeekday]
  /// WKST: decides which weeks an interval skips, and where the weeks of BYWEEKNO begin.
  public var weekStart: Weekday
  /// RSCALE: whose months and years are counted; the days of the event are named in it, however they are written.
  /// Buddhist, Japanese and Taiwanese years, which differ in their numbers only, count as Gregorian.
  public var calendar: CalendarIdentifier
  /// SKIP; of no effect for rules of days, hours, minutes and seconds.
  public var skip: Skip
  /// Parts this version keeps but does not expand, as written (`RSCALE=RUSSIAN`). A rule with such parts gives only its
  /// first instance, and the reader of the file warns.
  public var otherParts: [String]
  /// The lists of numbers one after the other, by part.
  package private(set) var numbers: [PartNumber] = []

  /// One number of a list.
  package struct PartNumber: Equatable, Sendable {
    package var part: NumberPart
    package var number: Int16
  }

  /// All parts but the frequency may be left out, as in RFC 5545; lists of numbers are given by part afterwards.
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

  /// The numbers of a part in the order they were given; empty: the part is left out. Numbers out of range have no
  /// meaning and are ignored; those beyond 16 bits become the nearest of them.
  public subscript(part: NumberPart) -> [Int] {
    get { numbers.filter { $0.part == part }.map { Int($0.number) } }
    set {
      numbers.removeAll { $0.part == part }
      let place = numbers.firstIndex { $0.part.rawValue > part.rawValue } ?? numbers.count
      numbers.insert(contentsOf: newValue.map { PartNumber(part: part, number: Int16(clamping: $0)) }, at: place)
    }
  }
}

extension RecurrenceRule: Equatable {
  /// The same parts as written, not the same instances; other parts are compared byte by byte.
  public static func == (a: RecurrenceRule, b: RecurrenceRule) -> Bool {
    a.frequency == b.frequency && a.interval == b.interval && a.count == b.count && a.until == b.until
      && a.byDay == b.byDay && a.numbers == b.numbers && a.weekStart == b.weekStart
      && a.calendar == b.calendar && a.skip == b.skip && a.otherParts.hasSameBytes(as: b.otherParts)
  }
}
