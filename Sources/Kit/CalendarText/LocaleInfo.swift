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
  public var calendar: CalendarIdentifier = .gregorian
  /// Whether text and day columns run from right to left.
  public var isRightToLeft = false
  /// The ten digits, from 0 to 9.
  public var digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
  /// The weekday on which weeks begin.
  public var firstWeekday = Weekday.sunday
  /// The minimum number of days of a year's first week that must lie in that year, 1...7.
  public var minimalDaysInFirstWeek = 1
  /// The weekend days, which views shade, in the order of `Weekday`.
  public var weekend: [Weekday] = [.sunday, .saturday]
  /// The wide month names used with a day number (genitive in some languages), in the order of `DateFields.month`.
  /// There are 12, or 13 in the Coptic and Ethiopic calendars. The Hebrew calendar has 14: the thirteen from Tishri to
  /// Elul, of which Adar I is the sixth and Adar the seventh, followed by Adar II, which is the name of the seventh
  /// month in leap years.
  public var months = LocaleInfo.englishMonths
  /// The abbreviated month names used with a day number, in the order of `months`.
  public var shortMonths = LocaleInfo.englishShortMonths
  /// The wide standalone month names, in the order of `months`.
  public var standaloneMonths = LocaleInfo.englishMonths
  /// The abbreviated standalone month names, in the order of `months`.
  public var shortStandaloneMonths = LocaleInfo.englishShortMonths
  /// The seven wide weekday names, starting with "Sunday".
  public var weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  /// The seven abbreviated weekday names, starting with "Sun".
  public var shortWeekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  /// The seven weekday names in the fewest letters, starting with "S" for Sunday. They need not be distinct.
  public var narrowWeekdays = ["S", "M", "T", "W", "T", "F", "S"]
  /// The AM mark of 12-hour times.
  public var amSymbol = "AM"
  /// The PM mark of 12-hour times.
  public var pmSymbol = "PM"
  /// The patterns of dates and times.
  public var patterns = Patterns(
    fullDate: "EEEE, MMMM d, y", monthYear: "MMMM y", monthDay: "MMMM d", shortMonthDay: "MMM d", time: "h:mm\u{202F}a")
  /// The pattern for the name or number of a leap month in the Chinese and Korean calendars, which replaces `{0}`:
  /// "{0}bis", "闰{0}".
  public var leapMonth = "{0}bis"
  /// The value of `DateFields.era` for the first item of `eras`.
  public var firstEra = 0
  /// The abbreviated era names, for patterns with `G`. In calendars with one era, a single name applies to all years.
  /// An era without a name is written as its number.
  public var eras: [String] = []
  /// The 60 names of the years in a cycle of the Chinese and Korean calendars, for patterns with `U`; otherwise empty.
  public var cyclicYears: [String] = []
  /// The text between the ends of a range of dates or times, including spaces: " – ", "～", " تا ".
  public var rangeSeparator = " – "
  /// The kit's words in the language.
  public var phrases = Phrases.english

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

  /// Creates a locale with the data of English in the United States. Set all properties that differ in the language
  /// and region. Lists must have the lengths documented at the properties; shorter ones leave gaps in texts.
  public init(identifier: String) { self.identifier = identifier }
}
