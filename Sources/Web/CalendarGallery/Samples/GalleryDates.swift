import CalendarSystems

/// The days of the gallery: November 2026. Today is Wednesday the 18th.
enum GalleryDates {
  /// The 18th.
  static let today = DayNumber(20_775)
  /// The 1st, a Sunday.
  static let first = today - 17
  /// The 1st to the 30th.
  static let month = first...first + 29
  /// The 15th, the first day of the two weeks in small exhibits.
  static let firstOfWeeks = first + 14

  /// Returns a day of the month by its number.
  static func day(_ number: Int) -> DayNumber { first + (number - 1) }
}
