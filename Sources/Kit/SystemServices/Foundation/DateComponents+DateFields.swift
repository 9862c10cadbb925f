public import CalendarSystems
public import Foundation
public import TimeZones

extension DateFields {
  /// Creates fields from the year, month and day of date components; `nil` if one of the three is missing.
  ///
  /// No other component but the era and the leap month is read, and nothing is checked: `CalendarSystem.dayNumber(of:)`
  /// does that. Without an era the fields are in era 1. Years before 1 of the Gregorian and ISO 8601 calendars, which
  /// Foundation counts backwards in era 0, become 0, −1 and so on.
  ///
  /// - Parameter calendar: the calendar system of the components, whatever their own `calendar` is.
  public init?(_ components: DateComponents, in calendar: CalendarIdentifier) {
    guard let year = components.year, let month = components.month, let day = components.day else { return nil }
    let countsBack = calendar.countsYearsBackwardsInEraZero && components.era == 0
    self.init(
      era: countsBack ? 1 : components.era ?? 1, year: countsBack ? 1 - year : year, month: month,
      isLeapMonth: components.isLeapMonth ?? false, day: day)
  }
}

extension LocalDateTime {
  /// Creates the date and time of components of the Gregorian calendar; missing times are 0, and the value is `nil` if
  /// the year, month or day is missing.
  ///
  /// - Throws: `DateError` if there is no such date.
  public init?(gregorian components: DateComponents) throws(DateError) {
    guard let fields = DateFields(components, in: .gregorian) else { return nil }
    self.init(
      day: try GregorianCalendar.shared.dayNumber(of: fields), hour: components.hour ?? 0,
      minute: components.minute ?? 0, second: components.second ?? 0)
  }
}

extension DateComponents {
  /// Creates components with the era, year, month and day of a date, as Foundation counts them in that calendar system.
  public init(_ fields: DateFields, in calendar: CalendarIdentifier) {
    let isBefore = calendar.countsYearsBackwardsInEraZero && fields.year < 1
    self.init(
      era: isBefore ? 0 : fields.era, year: isBefore ? 1 - fields.year : fields.year, month: fields.month,
      day: fields.day)
    isLeapMonth = fields.isLeapMonth
  }

  /// Creates components of the Gregorian calendar from a local date and time, without a time zone.
  public init(gregorian local: LocalDateTime) {
    self.init(GregorianCalendar.shared.fields(of: local.day), in: .gregorian)
    hour = local.hour
    minute = local.minute
    second = local.second
  }
}

extension CalendarIdentifier {
  /// Whether Foundation counts years before 1 backwards in an era of their own, where Almanac continues with 0 and −1.
  fileprivate var countsYearsBackwardsInEraZero: Bool { self == .gregorian || self == .iso8601 }
}
