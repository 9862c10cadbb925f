import Geometry

/// The two parts of a calendar's area: the title bar at the top and the level below it.
struct ChromeGeometry {
  /// The frame of the title bar; its height is 0 if there is none.
  let header: Rect
  /// The frame of the level.
  let stage: Rect

  init(size: Size, level: CalendarLevel, _ configuration: CalendarConfiguration, _ pixels: PixelGrid) {
    let least = HeaderView.height(width: size.width, configuration, level)
    let room = size.height - least
    let spare = configuration.showsHeader ? level.factory.spareHeight(room, configuration, pixels) : 0
    let height = min(size.height, least + spare)
    header = Rect(x: 0, y: 0, width: size.width, height: height)
    stage = Rect(x: 0, y: height, width: size.width, height: max(0, size.height - height))
  }
}
