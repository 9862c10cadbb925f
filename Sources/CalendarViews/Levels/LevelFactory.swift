import Geometry

/// Knows which view shows a level at which size.
enum LevelFactory {
  /// A new view for a level, without a frame.
  static func make(_ level: ZoomLevel, _ configuration: CalendarConfiguration, _ size: Size) -> LevelView {
    MonthLevelView()
  }

  /// Whether a view can go on showing a level at another size or with another configuration.
  static func fits(
    _ view: LevelView, _ level: ZoomLevel, _ configuration: CalendarConfiguration, _ size: Size
  ) -> Bool {
    view.level == level
  }
}
