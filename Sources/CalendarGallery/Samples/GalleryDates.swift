import CalendarSystems

/// The days that the gallery shows: November 2026, whose 18th, a Wednesday, is today.
enum GalleryDates {
  static let today = DayNumber(20_775)
  /// The 1st, a Sunday.
  static let first = today - 17
  /// The 1st to the 30th.
  static let month = first...first + 29
  /// The 15th, with which the two weeks begin that small examples show.
  static let firstOfWeeks = first + 14

  /// A day of the month.
  static func day(_ number: Int) -> DayNumber { first + (number - 1) }
}
