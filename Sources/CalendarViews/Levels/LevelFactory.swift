import Geometry

/// Knows which view shows a level at which size.
enum LevelFactory {
  /// A new view for a level, without a frame.
  static func make(_ level: ZoomLevel, _ configuration: CalendarConfiguration, _ size: Size) -> LevelView {
    switch level {
    case .year: YearLevelView(scrollsByCode: configuration.scrollsByCode)
    case .month: MonthLevelView(scrollsByCode: configuration.scrollsByCode)
    case .week, .day: StripLevelView(level: level, scrollsByCode: configuration.scrollsByCode)
    case .agenda: AgendaLevelView()
    }
  }

  /// Whether a view can go on showing a level at another size or with another configuration.
  static func fits(
    _ view: LevelView, _ level: ZoomLevel, _ configuration: CalendarConfiguration, _ size: Size
  ) -> Bool {
    view.level == level && (view.scrollsByCode ?? configuration.scrollsByCode) == configuration.scrollsByCode
  }
}
