public import CalendarSystems

/// Everything the kit needs to know of a language and region, as a plain value.
///
/// Hosts fill it from well-kept data: Foundation (ICU) natively, `Intl` in the browser. The engine ships only
/// `LocaleInfo.english`, so that tests and tools work without a host.
public struct LocaleInfo: Equatable, Sendable {
  /// BCP 47, as `en-GB` or `ar`.
  public var identifier: String
  /// Whether text and columns of days run from right to left.
  public var isRightToLeft: Bool
  /// The ten digits in order.
  public var digits: [String]
  /// The first column of a week.
  public var firstWeekday: Weekday
  /// How many days of the first week of a year must lie in that year, 1...7.
  public var minimalDaysInFirstWeek: Int
  /// The days that are shaded, in the order of `Weekday`.
  public var weekend: [Weekday]
  /// Month names used together with a day number (in some languages genitive), wide and abbreviated, 12 each.
  public var months: [String]
  /// As `months`, abbreviated.
  public var shortMonths: [String]
  /// Month names that stand alone, wide and abbreviated, 12 each.
  public var standaloneMonths: [String]
  /// As `standaloneMonths`, abbreviated.
  public var shortStandaloneMonths: [String]
  /// Weekday names beginning with Sunday, 7 each: "Sunday", "Sun", "S".
  public var weekdays: [String]
  /// As `weekdays`, abbreviated.
  public var shortWeekdays: [String]
  /// As `weekdays`, in the fewest letters; not always different from each other.
  public var narrowWeekdays: [String]
  /// Before noon, in 12-hour times.
  public var amSymbol: String
  /// After noon, in 12-hour times.
  public var pmSymbol: String
  /// How dates and times are put together.
  public var patterns: Patterns

  /// CLDR date patterns: quoted literals and runs of the fields `E`/`c` (weekday), `d`, `M`/`L`, `y`, `G`, `H`, `h`,
  /// `K`, `k`, `m`, `a`. Four letters or more mean the wide name, three the abbreviated one, five the narrow one.
  public struct Patterns: Equatable, Sendable {
    /// "Monday, 16 February 2026".
    public var fullDate: String
    /// "February 2026".
    public var monthYear: String
    /// "16 February".
    public var monthDay: String
    /// "16 Feb".
    public var shortMonthDay: String
    /// "14:05" or "2:05 PM".
    public var time: String

    /// - Parameter fullDate: each is a CLDR pattern, as described above.
    public init(fullDate: String, monthYear: String, monthDay: String, shortMonthDay: String, time: String) {
      self.fullDate = fullDate
      self.monthYear = monthYear
      self.monthDay = monthDay
      self.shortMonthDay = shortMonthDay
      self.time = time
    }
  }

  /// Lists must have the lengths named at the properties; shorter ones leave gaps in texts.
  public init(
    identifier: String, isRightToLeft: Bool, digits: [String], firstWeekday: Weekday, minimalDaysInFirstWeek: Int,
    weekend: [Weekday], months: [String], shortMonths: [String], standaloneMonths: [String],
    shortStandaloneMonths: [String], weekdays: [String], shortWeekdays: [String], narrowWeekdays: [String],
    amSymbol: String, pmSymbol: String, patterns: Patterns
  ) {
    self.identifier = identifier
    self.isRightToLeft = isRightToLeft
    self.digits = digits
    self.firstWeekday = firstWeekday
    self.minimalDaysInFirstWeek = minimalDaysInFirstWeek
    self.weekend = weekend
    self.months = months
    self.shortMonths = shortMonths
    self.standaloneMonths = standaloneMonths
    self.shortStandaloneMonths = shortStandaloneMonths
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.narrowWeekdays = narrowWeekdays
    self.amSymbol = amSymbol
    self.pmSymbol = pmSymbol
    self.patterns = patterns
  }
}
