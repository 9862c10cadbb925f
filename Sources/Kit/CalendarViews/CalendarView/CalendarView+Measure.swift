import CalendarLayout
public import CalendarSystems
public import Geometry
public import ViewKit

/// The preferred size of a calendar, and its picture without a window.
extension CalendarView {
  /// The preferred height for the current content, in points: of the title bar, weekday menu, and rows if rows have
  /// their own height; in a strip, of the title bar and the row of days. While a page turns, it lies between the
  /// heights of the two pages. `nil` without a window, and if the calendar fills any height.
  public var preferredHeight: Double? {
    guard window != nil, frame.width > 0, let height = current?.preferredHeight else { return nil }
    return HeaderView.height(width: frame.width, configuration, level) + height
  }

  /// Returns the preferred size of a calendar with a given width for the period of a day, like `preferredHeight` but
  /// without a view.
  ///
  /// - Parameter scale: the number of device pixels per point of the screen. Rows are rounded to pixels.
  /// - Returns: the size in points, or `nil` if the calendar fills any height or has no such level.
  public static func measure(
    width: Double, level: CalendarLevel.ID, day: DayNumber, configuration: CalendarConfiguration, scale: Double
  ) -> Size? {
    guard width > 0, let level = configuration.levels[level] else { return nil }
    let form = LevelForm(level, configuration, Size(width: width, height: 0))
    let height = level.factory.preferredHeight(
      form, width: width, day: day, configuration, PixelGrid(scale: scale))
    return height.map { Size(width: width, height: HeaderView.height(width: width, configuration, level) + $0) }
  }

  /// Returns the preferred height of a calendar with a given width for a six-row month; `nil` if it fills any height.
  package static func greatestMonthHeight(width: Double, configuration: CalendarConfiguration, scale: Double)
    -> Double?
  {
    var configuration = configuration
    configuration.month.weeks = .alwaysSix
    let size = measure(
      width: width, level: .month, day: configuration.today, configuration: configuration, scale: scale)
    return size?.height
  }

  /// Returns a picture of an empty calendar with a given size, for design tools.
  public static func preview(configuration: CalendarConfiguration, size: Size) -> DisplayList {
    let window = Window(root: CalendarView(configuration: configuration), host: PictureHost(), size: size)
    window.tick(now: 0)
    defer { window.close() }
    return window.displayList()
  }
}
