public import CalendarSystems
public import CalendarText
public import Foundation

extension LocaleInfo {
  /// Creates the names, digits, patterns and week rules of a Foundation locale.
  ///
  /// A first weekday or hour cycle of the locale itself, such as from the user's settings, takes precedence over those
  /// of its region.
  ///
  /// - Parameters:
  ///   - locale: the locale.
  ///   - calendar: the calendar system of the names and patterns; `nil`, the default, for the locale's own, or the
  ///     Gregorian one if Almanac does not have it.
  public init(_ locale: Locale, calendar: CalendarIdentifier? = nil) {
    let calendar = calendar ?? CalendarIdentifier(locale.calendar.identifier) ?? .gregorian
    self = SystemLocale.info(for: locale, calendar: calendar)
    firstWeekday = WeekRule(locale.calendar).firstWeekday
  }
}

extension Locale {
  /// Creates the Foundation locale of the same language and region, with the calendar system and first weekday of
  /// `info`.
  public init(_ info: LocaleInfo) {
    var components = Locale.Components(identifier: info.identifier)
    components.calendar = info.calendar.foundationIdentifier
    components.firstDayOfWeek = Locale.Weekday(info.firstWeekday)
    self.init(components: components)
  }
}

extension Locale.Weekday {
  /// Creates Foundation's weekday of the same name.
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
