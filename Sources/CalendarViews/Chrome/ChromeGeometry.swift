import CalendarLayout
import Geometry

/// How a calendar divides its area: the title bar above, the level below.
struct ChromeGeometry {
  /// Of the title bar; without a height where it is not shown.
  let header: Rect
  /// Of the level.
  let stage: Rect

  init(size: Size, level: ZoomLevel, _ configuration: CalendarConfiguration, _ pixels: PixelGrid) {
    let least = HeaderView.height(width: size.width, configuration, level)
    let height = min(size.height, least + ChromeGeometry.rest(below: least, size, level, configuration, pixels))
    header = Rect(x: 0, y: 0, width: size.width, height: height)
    stage = Rect(x: 0, y: height, width: size.width, height: max(0, size.height - height))
  }

  /// What is left over by rounding rows down goes to the title bar, so that no sliver of a row shows at the bottom.
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
