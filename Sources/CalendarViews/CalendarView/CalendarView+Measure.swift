import CalendarLayout
public import CalendarSystems
public import Geometry
public import ViewKit

/// How large a calendar wants to be, and how it looks without a window.
extension CalendarView {
  /// The height that suits what is shown: of title bar, weekday menu and rows where rows have a height of their own, of
  /// title bar and row of days of a strip. While one page goes to another, a height between theirs. `nil` without a
  /// window, and where the calendar fills whatever it gets.
  public var preferredHeight: Double? {
    guard window != nil, frame.width > 0, let height = current?.preferredHeight else { return nil }
    return HeaderView.height(width: frame.width, configuration, state.level) + height
  }

  /// The size that a calendar of a width wants for the period of a day: as `preferredHeight`, without a view.
  ///
  /// - Returns: `nil` where the calendar fills whatever it gets.
  public static func measure(
    width: Double, level: ZoomLevel, day: DayNumber, configuration: CalendarConfiguration, scale: Double = 1
  ) -> Size? {
    guard width > 0 else { return nil }
    let header = HeaderView.height(width: width, configuration, level)
    let pixels = PixelGrid(scale: scale)
    let options = configuration.month
    switch level {
    case .month where options.arrangement != .endless:
      let columns = LevelContext.monthColumns(width: width, configuration, pixels)
      guard let row = options.ownRowHeight(columns, pixels) else { return nil }
      let page = MonthPage(
        containing: configuration.clamp(day), calendar: configuration.calendar, grid: configuration.grid,
        weeks: options.weeks)
      let menu = configuration.weekdayMenuHeight
      return Size(width: width, height: header + menu + pixels.snap(row * Double(page.rowCount)))
    case .week, .day:
      guard LevelForm(level, configuration, Size(width: width, height: 0)).arrangement == .strip else { return nil }
      return Size(width: width, height: header + pixels.snap(StripLevelView.stripHeight(level, configuration)))
    case .year, .month, .agenda: return nil
    }
  }

  /// The height that a calendar of a width wants for a month of six rows; `nil` where it fills whatever it gets.
  package static func greatestMonthHeight(width: Double, configuration: CalendarConfiguration, scale: Double)
    -> Double?
  {
    var configuration = configuration
    configuration.month.weeks = .alwaysSix
    let size = measure(
      width: width, level: .month, day: configuration.today, configuration: configuration, scale: scale)
    return size?.height
  }

  /// What a calendar without events looks like at a size, as design tools show it.
  public static func preview(configuration: CalendarConfiguration, size: Size) -> DisplayList {
    let window = Window(root: CalendarView(configuration: configuration), host: PictureHost(), size: size)
    window.tick(now: 0)
    defer { window.close() }
    return window.displayList()
  }
}
