extension [CalendarLevel] {
  /// Year, month, week, day, and agenda.
  public static var standard: [CalendarLevel] { [.year, .month, .week, .day, .agenda] }

  /// Returns the level with an id; `nil` if it is not in the list.
  public subscript(id: CalendarLevel.ID) -> CalendarLevel? { first { $0.id == id } }

  /// Returns the next level when zooming in (`isInner`) or out from a level: of those with shorter or longer periods the
  /// nearest, and of several the first in the list. `nil` if there is none, and for levels without periods, which
  /// zooming does not reach.
  package func neighbor(of level: CalendarLevel, isInner: Bool) -> CalendarLevel? {
    let days = level.period.typicalDays
    var found: CalendarLevel?
    for other in self where days > 0 {
      let length = other.period.typicalDays
      guard length > 0, isInner ? length < days : length > days else { continue }
      if let best = found?.period.typicalDays, isInner ? length <= best : length >= best { continue }
      found = other
    }
    return found
  }

  /// Returns the level with an id, otherwise the one whose period is most like the one of the standard level with that
  /// id. Instead of an agenda it returns the level with the shortest period. `nil` only if the list is empty.
  func nearest(to id: CalendarLevel.ID) -> CalendarLevel? {
    if let level = self[id] { return level }
    let days = Swift.max(id.typicalDays, 1)
    var found: (level: CalendarLevel, ratio: Double)?
    for level in self {
      let length = level.period.typicalDays
      let ratio = length == 0 ? .infinity : Double(Swift.max(length, days)) / Double(Swift.min(length, days))
      if found.map({ ratio < $0.ratio }) ?? true { found = (level, ratio) }
    }
    return found?.level
  }
}
