import CalendarSystems
import CalendarText
public import CalendarViews
public import Foundation
import SystemServices
import TimeZones

extension CalendarConfiguration {
  /// Returns the configuration of the system's settings: calendar system, first weekday, words, digits, direction, zone, today and
  /// the instant of the now line.
  ///
  /// ```swift
  /// let calendar = AlmanacCalendarUIView(configuration: .system(locale: Locale(identifier: "he-IL")))
  /// ```
  ///
  /// - Parameters:
  ///   - calendar: the calendar system and the first weekday. A system that Almanac does not have becomes the Gregorian one.
  ///   - locale: the language and region.
  ///   - timeZone: the zone that says which day is today. That of the system, the default, is followed when it changes.
  ///   - date: the present instant.
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
