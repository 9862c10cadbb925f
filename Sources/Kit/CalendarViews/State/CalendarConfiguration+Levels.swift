import CalendarLayout
public import CalendarSystems

/// The levels of a calendar and their periods.
extension CalendarConfiguration {
  /// Returns the level with an id or, if the calendar has none, the one that is most like it.
  @inline(never)
  public func level(_ id: CalendarLevel.ID) -> CalendarLevel { levels.nearest(to: id) ?? levels[0] }

  /// Returns the id itself, or the one of the level that is most like it.
  public func allowed(_ id: CalendarLevel.ID) -> CalendarLevel.ID { level(id).id }

  /// Returns the next level when zooming in (`isInner`) or out; the level itself if there is none.
  @inline(never)
  func neighbor(of id: CalendarLevel.ID, isInner: Bool) -> CalendarLevel.ID {
    (levels.neighbor(of: level(id), isInner: isInner) ?? level(id)).id
  }

  /// Returns whether a double tap at a level zooms in.
  public func zoomsByDoubleTap(at id: CalendarLevel.ID) -> Bool {
    enabledGestures.contains(.doubleTap) && levels.neighbor(of: level(id), isInner: true) != nil
  }

  /// Returns the first day of the period `count` periods after the one that begins on `start`. Hidden weekdays are
  /// skipped.
  @inline(never)
  func period(after start: DayNumber, by count: Int, of level: CalendarLevel) -> DayNumber {
    if case .days(let days) = level.period, days > 1 { return shownDay(start, offsetBy: days * count) }
    var period = level.period.start(after: start, by: count, calendar, grid)
    for _ in 0..<6 where level.showsOneDay && !showsWeekday(of: period) {
      period = level.period.start(after: period, by: count, calendar, grid)
    }
    return period
  }

  /// Returns the days of the period that begins on `start`, from the first to the last one that is shown.
  @inline(never)
  public func days(ofPeriod start: DayNumber, of level: CalendarLevel) -> Range<DayNumber> {
    var end = level.period.start(after: start, by: 1, calendar, grid)
    if case .days(let days) = level.period { end = shownDay(start, offsetBy: days - 1) + 1 }
    return start..<max(start + 1, end)
  }

  /// Returns whether a day is in the period that begins on `start`.
  @inline(never)
  func contains(_ day: DayNumber, inPeriod start: DayNumber, of level: CalendarLevel) -> Bool {
    switch level.period {
    case .days(1), .weeks(1), .months, .year, .none: level.period.start(containing: day, calendar, grid) == start
    case .days, .weeks: start <= day && day < period(after: start, by: 1, of: level)
    }
  }

  /// Returns the day a number of shown days after or before a day.
  @inline(never)
  func shownDay(_ day: DayNumber, offsetBy count: Int) -> DayNumber {
    let shown = ShownDays(grid: grid, weekdays: visibleWeekdays)
    let valid = calendar.validDays
    return min(max(shown.day(of: shown.unit(of: day) + count), valid.lowerBound), valid.upperBound)
  }
}
