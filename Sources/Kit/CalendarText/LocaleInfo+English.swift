public import CalendarSystems

extension LocaleInfo {
  /// The locale for English in the United States, with weeks that start on Sunday. It is the default if the host
  /// supplies none.
  public static let english = LocaleInfo(
    identifier: "en-US", isRightToLeft: false,
    digits: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
    firstWeekday: .sunday, minimalDaysInFirstWeek: 1, weekend: [.sunday, .saturday],
    months: englishMonths, shortMonths: englishShortMonths,
    standaloneMonths: englishMonths, shortStandaloneMonths: englishShortMonths,
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    narrowWeekdays: ["S", "M", "T", "W", "T", "F", "S"],
    amSymbol: "AM", pmSymbol: "PM",
    patterns: Patterns(
      fullDate: "EEEE, MMMM d, y", monthYear: "MMMM y", monthDay: "MMMM d", shortMonthDay: "MMM d",
      time: "h:mm\u{202F}a"))

  /// The region's rule for numbering weeks.
  public var weekRule: WeekRule { WeekRule(firstWeekday: firstWeekday, minimalDays: minimalDaysInFirstWeek) }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let englishShortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
