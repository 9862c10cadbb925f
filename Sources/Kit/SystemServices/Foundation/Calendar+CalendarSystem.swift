public import CalendarSystems
public import Foundation

extension CalendarIdentifier {
  /// Creates the calendar system of one of Foundation's identifiers; `nil` for those that Almanac does not have.
  ///
  /// Foundation's Gregorian calendar follows the Julian one before 15 October 1582; Almanac's is Gregorian throughout.
  public init?(_ identifier: Calendar.Identifier) {
    guard let match = Self.allCases.first(where: { $0.foundationIdentifier == identifier }) else { return nil }
    self = match
  }

  /// Foundation's identifier of the calendar system; `nil` for the Julian calendar, which Foundation does not have.
  public var foundationIdentifier: Calendar.Identifier? {
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
  /// Creates a week rule from the first weekday and the minimal days in the first week of a Foundation calendar.
  public init(_ calendar: Calendar) {
    self.init(
      firstWeekday: Weekday(rawValue: calendar.firstWeekday) ?? .sunday, minimalDays: calendar.minimumDaysInFirstWeek)
  }
}

extension Calendar {
  /// Creates the Foundation calendar of a calendar system with a week rule; `nil` for the Julian calendar.
  ///
  /// It is for formatters and other interfaces that require one. Its dates are wrong in places (Hebrew 5806, Amete
  /// Alem): compute with a `CalendarSystem`, and convert days with `Date(_:in:)`.
  public init?(_ calendar: CalendarIdentifier, weeks: WeekRule, timeZone: TimeZone, locale: Locale? = nil) {
    guard let identifier = calendar.foundationIdentifier else { return nil }
    self.init(identifier: identifier)
    self.timeZone = timeZone
    if let locale { self.locale = locale }
    firstWeekday = weeks.firstWeekday.rawValue
    minimumDaysInFirstWeek = weeks.minimalDays
  }
}
