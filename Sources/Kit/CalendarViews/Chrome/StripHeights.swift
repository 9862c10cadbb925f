import CalendarLayout
import Geometry

/// The heights of a strip's two rows, in points: weekday names, and days below them.
struct StripHeights {
  /// The height of the weekday names; 0 if they are hidden.
  let names: Double
  /// The height of the row of days; 0 if the day level shows only a list.
  let days: Double

  init(_ level: CalendarLevel, _ columns: WeekColumns, _ configuration: CalendarConfiguration, _ pixels: PixelGrid) {
    names = StripHeights.names(level, configuration)
    let options = configuration.month
    if level.showsOneDay && configuration.dayPresentation == .list {
      days = 0
    } else if !configuration.listsEvents(at: level) {
      // Without a list, it is a row of a month.
      days = pixels.snap(max(0, options.ownRowHeight(columns, pixels) ?? configuration.style.header.stripHeight))
    } else if options.rowHeight == .cellSide {
      days = columns.cellSide(pixels)
    } else {
      days = pixels.snap(max(0, configuration.style.header.stripHeight - names))
    }
  }

  /// Returns the height of the weekday names: above a list, the minimum for their text.
  static func names(_ level: CalendarLevel, _ configuration: CalendarConfiguration) -> Double {
    let height = configuration.weekdayMenuHeight
    guard configuration.listsEvents(at: level) else { return height }
    if level.showsOneDay && configuration.dayPresentation == .list { return 0 }
    return min(height, (leastNames * configuration.style.type.factor).rounded())
  }

  private static let leastNames = 16.0
}

extension CalendarConfiguration {
  /// Returns whether a strip has a list of events. A week has none if the day level shows only a list.
  func listsEvents(at level: CalendarLevel) -> Bool { level.showsOneDay || dayPresentation != .list }
}
