import Geometry

extension CalendarLevel {
  /// An endless column of years, each with its months side by side in rows.
  public static var year: CalendarLevel { CalendarLevel(id: .year, period: .year, factory: YearFactory()) }

  /// Returns a level with an endless column of parts of years, each with the same number of months, such as `3months` for
  /// quarters. One month is ``month``.
  ///
  /// - Parameter count: the number of months, 1...12. Parts are counted from the start of a year; the last one of a year
  ///   may be shorter, or contain a leap month.
  public static func months(_ count: Int) -> CalendarLevel {
    let count = min(max(count, 1), 12)
    if count == 1 { return .month }
    return CalendarLevel(id: ID(String(count) + "months"), period: .months(count), factory: YearFactory())
  }
}

/// Makes the views of the year level.
private final class YearFactory: LevelFactory {
  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement { .rows }

  func makeView(_ form: LevelForm) -> LevelView { YearLevelView(form) }
}
