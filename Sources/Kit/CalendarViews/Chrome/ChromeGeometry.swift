import CalendarLayout
import Geometry

/// The two parts of a calendar's area: the title bar at the top and the level below it.
struct ChromeGeometry {
  /// The frame of the title bar; its height is 0 if there is none.
  let header: Rect
  /// The frame of the level.
  let stage: Rect

  init(size: Size, level: ZoomLevel, _ configuration: CalendarConfiguration, _ pixels: PixelGrid) {
    let least = HeaderView.height(width: size.width, configuration, level)
    let height = min(size.height, least + ChromeGeometry.rest(below: least, size, level, configuration, pixels))
    header = Rect(x: 0, y: 0, width: size.width, height: height)
    stage = Rect(x: 0, y: height, width: size.width, height: max(0, size.height - height))
  }

  /// Returns the height that remains when rows are rounded down, in points. The title bar takes it, so that no sliver
  /// of a row is visible at the bottom.
  private static func rest(
    below header: Double, _ size: Size, _ level: ZoomLevel, _ configuration: CalendarConfiguration, _ pixels: PixelGrid
  ) -> Double {
    let options = configuration.month
    guard level == .month, options.arrangement == .endless, options.rowHeight == .share, configuration.showsHeader
    else { return 0 }
    let month = configuration.style.month
    let room = max(0, size.height - header - configuration.weekdayMenuHeight)
    let rowHeight = MonthGeometry.rowHeight(viewportHeight: room, month, pixels)
    return min(max(0, room - rowHeight * Double(month.visibleRows)), 8)
  }
}
