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
  /// WKST: decides which weeks an interval skips.
  public var weekStart: Weekday
  /// Parts this version keeps but does not expand, as written (`BYSETPOS=-1`). A rule with such parts gives only its
  /// first instance, and the reader of the file warns.
  public var otherParts: [String]

  /// All parts but the frequency may be left out, as in RFC 5545.
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
}

extension RecurrenceRule: Equatable {
  /// The same parts as written, not the same instances; other parts are compared byte by byte.
  public static func == (a: RecurrenceRule, b: RecurrenceRule) -> Bool {
    a.frequency == b.frequency && a.interval == b.interval && a.count == b.count && a.until == b.until
      && a.byDay == b.byDay && a.weekStart == b.weekStart && String.haveSameBytes(a.otherParts, b.otherParts)
  }
}
