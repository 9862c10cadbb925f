import Almanac

/// Which stretches of days have been asked of a server: events come in windows of a quarter of a year, around what is
/// visible. They are numbered from 1 January 1970, so that the page can ask for the first one before the engine is there.
///
/// A window is small enough to be read quickly even with hundreds of events a day, and large enough that nobody scrolls
/// past it while it comes.
struct EventWindows {
  /// Those that are here or on their way.
  private var asked: [Int] = []

  /// Days in a window.
  static let length = 91
  /// Days around the visible ones that should be there before anyone scrolls to them.
  static let margin = 60

  /// The windows still to be fetched for `days`, those in view first; they count as being on their way from now on.
  mutating func request(around days: Range<DayNumber>) -> [Int] {
    let last = max(days.lowerBound, days.upperBound - 1)
    let visible = Self.number(of: days.lowerBound)...Self.number(of: last)
    let wanted = Self.number(of: days.lowerBound - Self.margin)...Self.number(of: last + Self.margin)
    let missing = (Array(visible) + wanted.filter { !visible.contains($0) }).filter { !asked.contains($0) }
    asked += missing
    return missing
  }

  /// The answer did not come; the window will be asked for again.
  mutating func fail(_ number: Int) { asked.removeAll { $0 == number } }

  /// The days of a window.
  static func days(of number: Int) -> Range<DayNumber> {
    DayNumber(number * length)..<DayNumber((number + 1) * length)
  }

  /// The window of a day.
  private static func number(of day: DayNumber) -> Int {
    let valid = GregorianCalendar.shared.validDays
    let day = min(max(day, valid.lowerBound), valid.upperBound).rawValue
    return (day - (day < 0 ? length - 1 : 0)) / length
  }
}
