import Geometry

/// The two parts of a calendar's area: the title bar at the top and the level below it.
struct ChromeGeometry {
  /// The frame of the title bar; its height is 0 if there is none.
  let header: Rect
  /// The frame of the level.
  let stage: Rect

  /// - Parameter inset: the height between both that belongs to the owner of the calendar, in points.
  init(
    size: Size, level: CalendarLevel, inset: Double = 0, _ configuration: CalendarConfiguration, _ pixels: PixelGrid
  ) {
    let least = HeaderView.height(width: size.width, configuration, level)
    let room = size.height - least
    let spare = configuration.showsHeader ? level.factory.spareHeight(room, configuration, pixels) : 0
    let height = min(size.height, least + spare)
    let top = min(size.height, height + inset)
    header = Rect(x: 0, y: 0, width: size.width, height: height)
    stage = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }
}
