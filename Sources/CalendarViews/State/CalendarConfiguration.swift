public import CalendarSystems
public import CalendarText

/// What a calendar is told from outside: which calendar system, which language, which day is today, which looks.
public struct CalendarConfiguration: Sendable {
  /// The calendar system that months and day numbers belong to.
  public var calendar: any CalendarSystem
  /// Language, region and direction.
  public var locale: LocaleInfo
  /// Handed in; nothing here reads a clock.
  public var today: DayNumber
  /// Colours, type and sizes.
  public var style: CalendarStyle
  /// The month shown at first.
  public var initialDay: DayNumber

  /// `initialDay` is today unless given.
  public init(
    calendar: any CalendarSystem = GregorianCalendar.shared, locale: LocaleInfo = .english, today: DayNumber,
    style: CalendarStyle = .standard, initialDay: DayNumber? = nil
  ) {
    self.calendar = calendar
    self.locale = locale
    self.today = today
    self.style = style
    self.initialDay = initialDay ?? today
  }
}
