import Geometry

/// Knows which view shows a level at which size.
enum LevelFactory {
  /// A new view for a level, without a frame.
  static func make(_ level: ZoomLevel, _ configuration: CalendarConfiguration, _ size: Size) -> LevelView {
    switch level {
    case .year: YearLevelView(scrollsByCode: configuration.scrollsByCode, turnsPages: turnsPages(configuration))
    case .month:
      configuration.month.arrangement == .endless
        ? MonthLevelView(scrollsByCode: configuration.scrollsByCode, turnsPages: turnsPages(configuration))
        : MonthPagesLevelView(
          isSideways: configuration.month.arrangement == .sidewaysPages, scrollsByCode: configuration.scrollsByCode,
          turnsPages: turnsPages(configuration))
    case .week, .day:
      showsHours(size, configuration)
        ? TimelineLevelView(
          level: level, scrollsByCode: configuration.scrollsByCode, turnsPages: turnsPages(configuration))
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
    if (view.turnsPages ?? turnsPages(configuration)) != turnsPages(configuration) { return false }
    switch level {
    case .month:
      let isSideways = (view as? MonthPagesLevelView)?.isSideways
      return isSideways
        == (configuration.month.arrangement == .endless ? nil : configuration.month.arrangement == .sidewaysPages)
    case .week, .day: return showsHours(size, configuration) == (view is TimelineLevelView)
    case .year, .agenda: return true
    }
  }

  /// Whether there is room for hours; narrower, week and day are a row of days with a list of events.
  static func showsHours(_ size: Size, _ configuration: CalendarConfiguration) -> Bool {
    switch configuration.dayPresentation {
    case .automatic: size.width >= narrowWidth
    case .hours: true
    case .strip, .list: false
    }
  }

  private static func turnsPages(_ configuration: CalendarConfiguration) -> Bool {
    configuration.scrollPolicy == .paged && !configuration.scrollsByCode
  }

  private static let narrowWidth = 480.0
}
