import Geometry

/// Knows which view shows a level at which size.
enum LevelFactory {
  /// A new view for a level, without a frame.
  static func make(_ level: ZoomLevel, _ configuration: CalendarConfiguration, _ size: Size) -> LevelView {
    switch level {
    case .year: YearLevelView(scrollsByCode: configuration.scrollsByCode)
    case .month: MonthLevelView(scrollsByCode: configuration.scrollsByCode)
    case .week, .day:
      showsHours(size)
        ? TimelineLevelView(level: level, scrollsByCode: configuration.scrollsByCode)
        : StripLevelView(level: level, scrollsByCode: configuration.scrollsByCode)
    case .agenda: AgendaLevelView(scrollsByCode: configuration.scrollsByCode)
    }
  }

  /// Whether a view can go on showing a level at another size or with another configuration.
  static func fits(
    _ view: LevelView, _ level: ZoomLevel, _ configuration: CalendarConfiguration, _ size: Size
  ) -> Bool {
    guard view.level == level else { return false }
    if (view.scrollsByCode ?? configuration.scrollsByCode) != configuration.scrollsByCode { return false }
    return level != .week && level != .day || showsHours(size) == (view is TimelineLevelView)
  }

  /// Whether there is room for hours; narrower, week and day are a row of days with a list of events.
  private static func showsHours(_ size: Size) -> Bool { size.width >= narrowWidth }

  private static let narrowWidth = 480.0
}
