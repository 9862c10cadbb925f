import Geometry

extension CalendarLevel {
  /// An endless column of years, each with its months side by side in rows.
  public static var year: CalendarLevel { CalendarLevel(id: .year, period: .year, factory: YearFactory()) }
}

/// Makes the views of the year level.
private final class YearFactory: LevelFactory {
  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement { .rows }

  func makeView(_ form: LevelForm) -> LevelView { YearLevelView(form) }
}
