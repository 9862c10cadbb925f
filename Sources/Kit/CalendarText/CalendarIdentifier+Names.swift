import CalendarSystems

extension CalendarIdentifier {
  /// The number of names that `LocaleInfo.months` holds for the calendar.
  var monthNameCount: Int {
    switch self {
    case .hebrew: 14
    case .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem: 13
    default: 12
    }
  }

  /// Returns whether the months of both calendars have the same names.
  func sharesMonthNames(with other: CalendarIdentifier) -> Bool { monthNames == other.monthNames }

  /// The calendar from which month names are taken.
  private var monthNames: CalendarIdentifier {
    switch self {
    case .iso8601, .julian, .buddhist, .japanese, .republicOfChina: .gregorian
    case .islamicCivil, .islamicTabular, .islamicUmmAlQura: .islamic
    case .ethiopicAmeteAlem: .ethiopicAmeteMihret
    case .dangi: .chinese
    default: self
    }
  }
}
