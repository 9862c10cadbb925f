public import CalendarSystems
public import Foundation

extension CalendarIdentifier {
  /// Creates the calendar system for a Foundation identifier; `nil` if Almanac does not support it.
  ///
  /// Foundation's Gregorian calendar is Julian before 15 October 1582; Almanac's is Gregorian throughout.
  public init?(_ identifier: Calendar.Identifier) {
    guard let match = Self.allCases.first(where: { $0.foundationIdentifier == identifier }) else { return nil }
    self = match
  }

  /// Foundation's identifier for the calendar system; `nil` for the Julian calendar, which Foundation does not support.
  package var foundationIdentifier: Calendar.Identifier? {
    switch self {
    case .gregorian: .gregorian
    case .iso8601: .iso8601
    case .julian: nil
    case .buddhist: .buddhist
    case .japanese: .japanese
    case .republicOfChina: .republicOfChina
    case .persian: .persian
    case .hebrew: .hebrew
    case .islamic: .islamic
    case .islamicCivil: .islamicCivil
    case .islamicTabular: .islamicTabular
    case .islamicUmmAlQura: .islamicUmmAlQura
    case .coptic: .coptic
    case .ethiopicAmeteMihret: .ethiopicAmeteMihret
    case .ethiopicAmeteAlem: .ethiopicAmeteAlem
    case .indian: .indian
    case .chinese: .chinese
    case .dangi: .dangi
    }
  }
}

extension WeekRule {
  /// Creates a week rule from a Foundation calendar's first weekday and minimum number of days in the first week.
  public init(_ calendar: Calendar) {
    self.init(
      firstWeekday: Weekday(rawValue: calendar.firstWeekday) ?? .sunday, minimalDays: calendar.minimumDaysInFirstWeek)
  }
}

extension Calendar {
  /// Creates a Foundation calendar from a calendar system and a week rule; `nil` for the Julian calendar.
  ///
  /// Use it for formatters and other interfaces that require a Foundation calendar. Some of its dates are wrong (Hebrew
  /// 5806, Amete Alem), so compute with a `CalendarSystem`, and convert days with `Date(_:in:)`.
  public init?(_ calendar: CalendarIdentifier, weeks: WeekRule, timeZone: TimeZone, locale: Locale? = nil) {
    guard let identifier = calendar.foundationIdentifier else { return nil }
    self.init(identifier: identifier)
    self.timeZone = timeZone
    if let locale { self.locale = locale }
    firstWeekday = weeks.firstWeekday.rawValue
    minimumDaysInFirstWeek = weeks.minimalDays
  }
}
