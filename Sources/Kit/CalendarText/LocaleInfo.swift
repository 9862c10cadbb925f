public import CalendarSystems

/// The data of a language and region for writing the dates of one calendar system, and the kit's own words in that
/// language, as a plain value.
///
/// ```swift
/// var locale = LocaleInfo.english
/// locale.firstWeekday = .monday
/// ```
///
/// Hosts fill it from maintained data: Foundation (ICU) in native programs, `Intl` in the browser. The engine includes
/// only `LocaleInfo.english`, so that tests and tools work without a host. Names and phrases come together, so a
/// calendar never mixes two languages.
public struct LocaleInfo: Equatable, Sendable {
  /// The BCP 47 identifier, such as `en-GB` or `ar`.
  public var identifier: String
  /// The calendar system of the names and patterns. `DateText` writes dates of other systems with numbers.
  public var calendar: CalendarIdentifier
  /// Whether text and day columns run from right to left.
  public var isRightToLeft: Bool
  /// The ten digits, from 0 to 9.
  public var digits: [String]
  /// The weekday on which weeks begin.
  public var firstWeekday: Weekday
  /// The minimum number of days of a year's first week that must lie in that year, 1...7.
  public var minimalDaysInFirstWeek: Int
  /// The weekend days, which views shade, in the order of `Weekday`.
  public var weekend: [Weekday]
  /// The wide month names used with a day number (genitive in some languages), in the order of `DateFields.month`.
  /// There are 12, or 13 in the Coptic and Ethiopic calendars. The Hebrew calendar has 14: the thirteen from Tishri to
  /// Elul, of which Adar I is the sixth and Adar the seventh, followed by Adar II, which is the name of the seventh
  /// month in leap years.
  public var months: [String]
  /// The abbreviated month names used with a day number, in the order of `months`.
  public var shortMonths: [String]
  /// The wide standalone month names, in the order of `months`.
  public var standaloneMonths: [String]
  /// The abbreviated standalone month names, in the order of `months`.
  public var shortStandaloneMonths: [String]
  /// The seven wide weekday names, starting with "Sunday".
  public var weekdays: [String]
  /// The seven abbreviated weekday names, starting with "Sun".
  public var shortWeekdays: [String]
  /// The seven weekday names in the fewest letters, starting with "S" for Sunday. They need not be distinct.
  public var narrowWeekdays: [String]
  /// The AM mark of 12-hour times.
  public var amSymbol: String
  /// The PM mark of 12-hour times.
  public var pmSymbol: String
  /// The patterns of dates and times.
  public var patterns: Patterns
  /// The pattern for the name or number of a leap month in the Chinese and Korean calendars, which replaces `{0}`:
  /// "{0}bis", "闰{0}".
  public var leapMonth: String
  /// The value of `DateFields.era` for the first item of `eras`.
  public var firstEra: Int
  /// The abbreviated era names, for patterns with `G`. In calendars with one era, a single name applies to all years.
  /// An era without a name is written as its number.
  public var eras: [String]
  /// The 60 names of the years in a cycle of the Chinese and Korean calendars, for patterns with `U`; otherwise empty.
  public var cyclicYears: [String]
  /// The text between the ends of a range of dates or times, including spaces: " – ", "～", " تا ".
  public var rangeSeparator: String
  /// The kit's words in the language.
  public var phrases: Phrases

  /// The CLDR date patterns of a locale: quoted literals and runs of field letters.
  ///
  /// The fields are `E`/`c` (weekday), `d`, `M`/`L`, `y`, `G`, `r` (the Gregorian year in which the calendar's year
  /// begins), `U` (the name of the year in its cycle), `H`, `h`, `K`, `k`, `m`, and `a`. Four or more letters mean the
  /// wide name, three the abbreviated name, and five the narrow name.
  public struct Patterns: Equatable, Sendable {
    /// The pattern of a full date: "Monday, 16 February 2026".
    public var fullDate: String
    /// The pattern of a month and year: "February 2026".
    public var monthYear: String
    /// The pattern of a day and month: "16 February".
    public var monthDay: String
    /// The pattern of a day and abbreviated month: "16 Feb".
    public var shortMonthDay: String
    /// The pattern of a time of day: "14:05" or "2:05 PM".
    public var time: String
    /// The pattern of a year: "2026", "2026年", "1447 AH".
    public var year: String

    /// Creates patterns. Each is a CLDR pattern with the fields listed in `Patterns`.
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

  /// Creates a locale. Lists must have the lengths documented at the properties; shorter ones leave gaps in texts.
  public init(
    identifier: String, isRightToLeft: Bool, digits: [String], firstWeekday: Weekday, minimalDaysInFirstWeek: Int,
    weekend: [Weekday], months: [String], shortMonths: [String], standaloneMonths: [String],
    shortStandaloneMonths: [String], weekdays: [String], shortWeekdays: [String], narrowWeekdays: [String],
    amSymbol: String, pmSymbol: String, patterns: Patterns, calendar: CalendarIdentifier = .gregorian,
    leapMonth: String = "{0}bis", firstEra: Int = 0, eras: [String] = [], cyclicYears: [String] = [],
    rangeSeparator: String = " – ", phrases: Phrases = .english
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
    self.rangeSeparator = rangeSeparator
    self.phrases = phrases
  }
}
