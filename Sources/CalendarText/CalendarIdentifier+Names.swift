import CalendarSystems

extension CalendarIdentifier {
  /// How many names `LocaleInfo.months` holds for the calendar.
  var monthNameCount: Int {
    switch self {
    case .hebrew: 14
    case .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem: 13
    default: 12
    }
  }

  /// Whether the months of both calendars have the same names.
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
