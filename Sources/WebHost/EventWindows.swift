import Almanac

/// Which years have been asked of a server: events come in windows of a year, around what is visible.
struct EventWindows {
  /// Years that are here or on their way.
  private var years: [Int] = []

  /// Days around the visible ones that should be there before anyone scrolls to them.
  static let margin = 60

  /// The years still to be fetched for `days`; they count as being on their way from now on.
  mutating func request(around days: Range<DayNumber>) -> [Int] {
    let first = Self.year(of: days.lowerBound - Self.margin)
    let last = Self.year(of: days.upperBound + Self.margin)
    let missing = (first...max(first, last)).filter { !years.contains($0) }
    years += missing
    return missing
  }

  /// The answer did not come; the year will be asked for again.
  mutating func fail(_ year: Int) { years.removeAll { $0 == year } }

  /// The days of a year.
  static func days(of year: Int) -> Range<DayNumber> { firstDay(of: year)..<firstDay(of: year + 1) }

  private static func year(of day: DayNumber) -> Int { GregorianCalendar.shared.fields(of: day).year }

  private static func firstDay(of year: Int) -> DayNumber {
    let fields = DateFields(year: year, month: 1, day: 1)
    return (try? GregorianCalendar.shared.dayNumber(of: fields)) ?? GregorianCalendar.shared.validDays.upperBound
  }
}
