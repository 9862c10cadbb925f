public import CalendarSystems

/// Everything the kit needs to know of a language and region, as a plain value, for the dates of one calendar system.
///
/// Hosts fill it from well-kept data: Foundation (ICU) natively, `Intl` in the browser. The engine ships only
/// `LocaleInfo.english`, so that tests and tools work without a host.
public struct LocaleInfo: Equatable, Sendable {
  /// BCP 47, as `en-GB` or `ar`.
  public var identifier: String
  /// The calendar system whose names and patterns these are. `DateText` writes the dates of another one with numbers.
  public var calendar: CalendarIdentifier
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
  /// Month names used together with a day number (in some languages genitive), wide and abbreviated, in the order of
  /// `DateFields.month`: 12, or 13 in Coptic and Ethiopic. Hebrew has 14: the thirteen from Tishri to Elul, Adar I the
  /// sixth and Adar the seventh, and last Adar II, which the seventh is called in leap years.
  public var months: [String]
  /// As `months`, abbreviated.
  public var shortMonths: [String]
  /// Month names that stand alone, wide and abbreviated, as many as `months`.
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
  /// What becomes of the name, or number, of a leap month of the Chinese and Korean calendars; `{0}` stands for it:
  /// "{0}bis", "闰{0}".
  public var leapMonth: String
  /// The number in `DateFields.era` of the first item of `eras`.
  public var firstEra: Int
  /// Abbreviated names of eras, for patterns with `G`. A single name is that of all years in calendars of one era. An
  /// era without a name is written as its number.
  public var eras: [String]
  /// The 60 names of the years of a cycle in the Chinese and Korean calendars, for patterns with `U`; otherwise empty.
  public var cyclicYears: [String]

  /// CLDR date patterns: quoted literals and runs of the fields `E`/`c` (weekday), `d`, `M`/`L`, `y`, `G`, `r` (the
  /// Gregorian year in which the calendar's year begins), `U` (name of the year in its cycle), `H`, `h`, `K`, `k`, `m`,
  /// `a`. Four letters or more mean the wide name, three the abbreviated one, five the narrow one.
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
    /// "2026", "2026年", "1447 AH".
    public var year: String

    /// - Parameter fullDate: each is a CLDR pattern, as described above.
    public init(
      fullDate: String, monthYear: String, monthDay: String, shortMonthDay: String, time: String, year: String = "y"
    ) {
      self.fullDate = fullDate
      self.monthYear = monthYear
      self.monthDay = monthDay
      self.shortMonthDay = shortMonthDay
      self.time = time
      self.year = year
    }
  }

  /// Lists must have the lengths named at the properties; shorter ones leave gaps in texts.
  public init(
    identifier: String, isRightToLeft: Bool, digits: [String], firstWeekday: Weekday, minimalDaysInFirstWeek: Int,
    weekend: [Weekday], months: [String], shortMonths: [String], standaloneMonths: [String],
    shortStandaloneMonths: [String], weekdays: [String], shortWeekdays: [String], narrowWeekdays: [String],
    amSymbol: String, pmSymbol: String, patterns: Patterns, calendar: CalendarIdentifier = .gregorian,
    leapMonth: String = "{0}bis", firstEra: Int = 0, eras: [String] = [], cyclicYears: [String] = []
  ) {
    self.identifier = identifier
    self.calendar = calendar
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
    self.leapMonth = leapMonth
    self.firstEra = firstEra
    self.eras = eras
    self.cyclicYears = cyclicYears
  }
}
