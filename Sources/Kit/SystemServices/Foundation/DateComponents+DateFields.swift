public import CalendarSystems
public import Foundation
public import TimeZones

extension DateFields {
  /// Creates fields from the year, month, and day of date components; `nil` if one of the three is missing.
  ///
  /// Apart from these, only the era and the leap month are read. Nothing is validated; `CalendarSystem.dayNumber(of:)`
  /// does that. Without an era, the fields are in era 1. In the Gregorian and ISO 8601 calendars, Foundation counts
  /// years before 1 backward in era 0; they become 0, −1, and so on.
  ///
  /// - Parameter calendar: the calendar system of the components, regardless of their own `calendar`.
  public init?(_ components: DateComponents, in calendar: CalendarIdentifier) {
    guard let year = components.year, let month = components.month, let day = components.day else { return nil }
    let countsBack = calendar.countsYearsBackwardsInEraZero && components.era == 0
    self.init(
      era: countsBack ? 1 : components.era ?? 1, year: countsBack ? 1 - year : year, month: month,
      isLeapMonth: components.isLeapMonth ?? false, day: day)
  }
}

extension LocalDateTime {
  /// Creates a date and time from components in the Gregorian calendar. Missing times are 0; the result is `nil` if the
  /// year, month, or day is missing.
  ///
  /// - Throws: `DateError` if the date does not exist.
  public init?(gregorian components: DateComponents) throws(DateError) {
    guard let fields = DateFields(components, in: .gregorian) else { return nil }
    self.init(
      day: try GregorianCalendar.shared.dayNumber(of: fields), hour: components.hour ?? 0,
      minute: components.minute ?? 0, second: components.second ?? 0)
  }
}

extension DateComponents {
  /// Creates components with the era, year, month, and day of a date, numbered as in Foundation's version of the
  /// calendar.
  public init(_ fields: DateFields, in calendar: CalendarIdentifier) {
    let isBefore = calendar.countsYearsBackwardsInEraZero && fields.year < 1
    self.init(
      era: isBefore ? 0 : fields.era, year: isBefore ? 1 - fields.year : fields.year, month: fields.month,
      day: fields.day)
    isLeapMonth = fields.isLeapMonth
  }

  /// Creates components in the Gregorian calendar from a local date and time, without a time zone.
  public init(gregorian local: LocalDateTime) {
    self.init(GregorianCalendar.shared.fields(of: local.day), in: .gregorian)
    hour = local.hour
    minute = local.minute
    second = local.second
  }
}

extension CalendarIdentifier {
  /// Whether Foundation counts years before 1 backward in an era of their own, where Almanac continues with 0 and −1.
  fileprivate var countsYearsBackwardsInEraZero: Bool { self == .gregorian || self == .iso8601 }
}
