import CalendarLayout
import Geometry

/// The heights of the two rows of a strip, in points: the names of weekdays, and the days below them.
struct StripHeights {
  /// The height of the names of weekdays; 0 without them.
  let names: Double
  /// The height of the row of days; 0 where the day level shows a list alone.
  let days: Double

  init(_ level: ZoomLevel, _ columns: WeekColumns, _ configuration: CalendarConfiguration, _ pixels: PixelGrid) {
    names = StripHeights.names(level, configuration)
    let options = configuration.month
    if level == .day && configuration.dayPresentation == .list {
      days = 0
    } else if !configuration.listsEvents(at: level) {
      // Alone, it is a row of a month.
      days = pixels.snap(max(0, options.ownRowHeight(columns, pixels) ?? configuration.style.header.stripHeight))
    } else if options.rowHeight == .cellSide {
      days = columns.cellSide(pixels)
    } else {
      days = pixels.snap(max(0, configuration.style.header.stripHeight - names))
    }
  }

  /// The height of the names of weekdays: above a list, as low as their text allows.
  static func names(_ level: ZoomLevel, _ configuration: CalendarConfiguration) -> Double {
    let height = configuration.weekdayMenuHeight
    guard configuration.listsEvents(at: level) else { return height }
    if level == .day && configuration.dayPresentation == .list { return 0 }
    return min(height, (leastNames * configuration.style.type.factor).rounded())
  }

  private static let leastNames = 16.0
}

extension CalendarConfiguration {
  /// Whether a strip has a list of events: a week does not where the day level is the list.
  func listsEvents(at level: ZoomLevel) -> Bool { level == .day || dayPresentation != .list }
}
