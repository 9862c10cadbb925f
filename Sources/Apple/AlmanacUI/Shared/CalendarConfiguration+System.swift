import CalendarSystems
import CalendarText
public import CalendarViews
public import Foundation
import SystemServices
import TimeZones

extension CalendarConfiguration {
  /// Returns the configuration for the system settings: calendar system, first weekday, language, digits, direction,
  /// time zone, today, and the instant of the now line.
  ///
  /// ```swift
  /// let calendar = AlmanacCalendarUIView(configuration: .system(locale: Locale(identifier: "he-IL")))
  /// ```
  ///
  /// - Parameters:
  ///   - calendar: The calendar system and the first weekday. The Gregorian calendar replaces a system that Almanac
  ///     does not support.
  ///   - locale: The language and region.
  ///   - timeZone: The time zone that determines today. The default, the system time zone, is followed when it changes.
  ///   - date: The current instant.
  public static func system(
    calendar: Foundation.Calendar = .current, locale: Foundation.Locale = .current,
    timeZone: Foundation.TimeZone = .autoupdatingCurrent, date: Date = Date()
  ) -> CalendarConfiguration {
    let identifier = CalendarIdentifier(calendar.identifier) ?? .gregorian
    var configuration = CalendarConfiguration(
      calendar: CalendarCatalog.system(for: identifier) ?? GregorianCalendar.shared,
      locale: LocaleInfo(locale, calendar: identifier),
      today: DayNumber(date, in: timeZone))
    configuration.firstWeekday = WeekRule(calendar).firstWeekday
    if timeZone != .autoupdatingCurrent { configuration.zone = ZoneRules(timeZone) }
    configuration.now = Instant(date)
    return configuration
  }
}
