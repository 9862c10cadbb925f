public import CalendarSystems

extension LocaleInfo {
  /// The locale for English in the United States, with weeks that start on Sunday. It is the default if the host
  /// supplies none.
  public static let english = LocaleInfo(identifier: "en-US")

  /// The region's rule for numbering weeks.
  public var weekRule: WeekRule { WeekRule(firstWeekday: firstWeekday, minimalDays: minimalDaysInFirstWeek) }

  static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let englishShortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
