public import CalendarSystems

/// An RRULE as data (RFC 5545, 3.3.10).
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
    /// BYMONTH, 1...12.
    case month
    /// BYSETPOS, 1...366: which instances of each period are kept; negative counts from the end of the period.
    case setPosition
  }

  /// FREQ.
  public var frequency: Frequency
  /// 1 or more.
  public var interval: Int
  /// How many instances, the first included; `nil` for no such limit.
  public var count: Int?
  /// The last possible start, inclusive.
  public var until: EventTime?
  /// BYDAY; ordinals count in months and years only.
  public var byDay: [NthWeekday]
  /// WKST: decides which weeks an interval skips, and where the weeks of BYWEEKNO begin.
  public var weekStart: Weekday
  /// Parts this version keeps but does not expand, as written (`RSCALE=HEBREW`). A rule with such parts gives only its
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
    weekStart: Weekday = .monday, otherParts: [String] = []
  ) {
    self.frequency = frequency
    self.interval = interval
    self.count = count
    self.until = until
    self.byDay = byDay
    self.weekStart = weekStart
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
      && String.haveSameBytes(a.otherParts, b.otherParts)
  }
}
