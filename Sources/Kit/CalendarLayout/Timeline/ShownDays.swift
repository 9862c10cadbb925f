public import CalendarSystems

/// The days that are side by side if some weekdays are hidden, numbered without gaps.
public struct ShownDays: Equatable, Sendable {
  private let grid: WeekGrid
  /// The offsets of the shown days from the first day of the week, in ascending order.
  private let offsets: [Int]

  /// Creates the days of some weekdays.
  ///
  /// - Parameter weekdays: the weekdays to show; if empty, all.
  public init(grid: WeekGrid, weekdays: WeekdaySet) {
    self.grid = grid
    let start = grid.firstDay(of: 0)
    let shown = (0..<7).filter { weekdays.contains(start + $0) }
    offsets = shown.isEmpty ? Array(0..<7) : shown
  }

  /// The number of shown days in a week.
  public var count: Int { offsets.count }

  /// Returns whether a day is shown.
  public func contains(_ day: DayNumber) -> Bool { count == 7 || offsets.contains(offset(of: day)) }

  /// Returns the number of a day; for a hidden day, the number of the next shown day.
  public func unit(of day: DayNumber) -> Int {
    if count == 7 { return day.rawValue }
    let offset = offset(of: day)
    var before = 0
    while before < offsets.count, offsets[before] < offset { before += 1 }
    return grid.week(of: day) * count + before
  }

  /// Returns the shown day with a number; the inverse of `unit(of:)`.
  public func day(of unit: Int) -> DayNumber {
    if count == 7 { return DayNumber(unit) }
    let index = (unit % count + count) % count
    return grid.firstDay(of: (unit - index) / count) + offsets[index]
  }

  /// Returns the day itself, or the nearest shown day of its week.
  public func nearest(_ day: DayNumber) -> DayNumber {
    if contains(day) { return day }
    let offset = offset(of: day)
    let nearest = offsets.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    return day + (nearest - offset)
  }

  private func offset(of day: DayNumber) -> Int { day - grid.firstDay(of: grid.week(of: day)) }
}
