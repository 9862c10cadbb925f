import Almanac

/// The form in which the page saves a position and passes it to a new engine: whole numbers for the level, the day and
/// fraction of the anchor, the time and factor of the hours, the focused day, 1 if its events are listed, then the
/// first day of each selected span and the day after its last.
extension CalendarPosition {
  /// The unit of fractions and factors.
  private static let thousand = 1000.0

  /// The numbers as a text, separated by spaces.
  var wireText: String {
    let numbers = [
      Int(level.wireNumber), anchor.day.rawValue, Int((anchor.fraction * Self.thousand).rounded()),
      Int(hours.topSecond.rounded()),
      Int((hours.zoom * Self.thousand).rounded()), focusedDay.rawValue, listsEvents ? 1 : 0,
    ]
    let days = selection.ranges.flatMap { [$0.lowerBound.rawValue, $0.upperBound.rawValue] }
    return (numbers + days).map { String($0) }.joined(separator: " ")
  }

  /// Creates a position from the numbers; `nil` if there are too few or the level is invalid.
  init?(_ numbers: OptionValue) {
    guard numbers.count >= 7, let level = CalendarLevel.ID(wireNumber: Int32(numbers.integer(at: 0))) else {
      return nil
    }
    let day = { DayNumber(numbers.integer(at: $0)) }
    var selection = DaySelection()
    for index in stride(from: 7, to: numbers.count - 1, by: 2) where day(index) < day(index + 1) {
      selection.insert(day(index)..<day(index + 1))
    }
    self.init(
      level: level, anchor: ScrollAnchor(day: day(1), fraction: Double(numbers.integer(at: 2)) / Self.thousand),
      hours: HourAnchor(
        topSecond: Double(numbers.integer(at: 3)), zoom: Double(numbers.integer(at: 4)) / Self.thousand),
      focusedDay: day(5), listsEvents: numbers.integer(at: 6) == 1, selection: selection)
  }
}
