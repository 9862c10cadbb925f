public import CalendarSystems
public import CalendarText
public import Foundation

extension LocaleInfo {
  /// Creates locale data from the names, digits, patterns, and week rules of a Foundation locale.
  ///
  /// If the locale itself has a first weekday or hour cycle, for example from the user's settings, it takes precedence
  /// over its region's.
  ///
  /// - Parameters:
  ///   - locale: the locale.
  ///   - calendar: the calendar system of the names and patterns. With `nil`, the default, this is the locale's own
  ///     calendar, or the Gregorian one if Almanac does not support that.
  public init(_ locale: Locale, calendar: CalendarIdentifier? = nil) {
    let calendar = calendar ?? CalendarIdentifier(locale.calendar.identifier) ?? .gregorian
    self = SystemLocale.info(for: locale, calendar: calendar)
    firstWeekday = WeekRule(locale.calendar).firstWeekday
  }
}

extension Locale {
  /// Creates a Foundation locale with the language, region, calendar system, and first weekday of `info`.
  public init(_ info: LocaleInfo) {
    var components = Locale.Components(identifier: info.identifier)
    components.calendar = info.calendar.foundationIdentifier
    components.firstDayOfWeek = Locale.Weekday(info.firstWeekday)
    self.init(components: components)
  }
}

extension Locale.Weekday {
  /// Creates the Foundation weekday with the same name.
  public init(_ weekday: Weekday) {
    self =
      switch weekday {
      case .sunday: .sunday
      case .monday: .monday
      case .tuesday: .tuesday
      case .wednesday: .wednesday
      case .thursday: .thursday
      case .friday: .friday
      case .saturday: .saturday
      }
  }
}
