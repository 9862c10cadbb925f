public import CalendarSystems
public import CalendarText
public import Foundation

extension LocaleInfo {
  /// Names, digits, patterns, and week rules of a Foundation locale.
  ///
  /// What the locale itself says of its first weekday and hour cycle, as the user's settings do, wins over the region's
  /// customs.
  /// - Parameter calendar: whose names and patterns are wanted; `nil` means the locale's own calendar, or the Gregorian
  ///   one where Almanac does not have it.
  public init(_ locale: Locale, calendar: CalendarIdentifier? = nil) {
    let calendar = calendar ?? CalendarIdentifier(locale.calendar.identifier) ?? .gregorian
    self = SystemLocale.info(for: locale, calendar: calendar)
    firstWeekday = WeekRule(locale.calendar).firstWeekday
  }
}

extension Locale {
  /// The Foundation locale of the same language and region, with the calendar system and first weekday of the value.
  public init(_ info: LocaleInfo) {
    var components = Locale.Components(identifier: info.identifier)
    components.calendar = info.calendar.foundationIdentifier
    components.firstDayOfWeek = Locale.Weekday(info.firstWeekday)
    self.init(components: components)
  }
}

extension Locale.Weekday {
  /// Foundation's weekday of the same name.
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
