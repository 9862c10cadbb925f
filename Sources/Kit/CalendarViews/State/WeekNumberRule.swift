/// Which week of a year is its first one, and so how weeks are numbered.
public enum WeekNumberRule: UInt8, Hashable, Sendable {
  /// The locale decides.
  case locale
  /// The first week with four days of the year, from Monday to Sunday, as in ISO 8601. Weeks that begin on another day
  /// have the number of the one with the same Thursday.
  case iso
  /// The week with the first day of the year.
  case firstDay
  /// The first week with all days in the year.
  case fullWeek

  /// Returns the number of days that a first week has at least; `nil` for ISO 8601.
  ///
  /// - Parameter local: the number in the locale.
  func minimalDays(_ local: Int) -> Int? {
    switch self {
    case .locale: local
    case .iso: nil
    case .firstDay: 1
    case .fullWeek: 7
    }
  }
}
