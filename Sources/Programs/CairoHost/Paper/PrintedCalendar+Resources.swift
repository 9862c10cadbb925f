import Almanac

/// The columns of resources on sheets.
extension PrintedCalendar {
  /// The minimum width of a column on paper, in points of the style.
  private static let leastColumn = 64.0

  /// Returns the columns of resources for each of the sheets that a sheet is divided into, so that columns are wide enough
  /// to be read: as few parts as possible, of about equal numbers. `nil` stands for all columns.
  func parts(_ frames: [PrintSheet.Frame], _ period: PrintRequest.Period) -> [Range<Int>?] {
    guard period.form == .resources, let width = frames.first?.frame.width else { return [nil] }
    let columns = frames.map { frame in
      let size = Size(width: frame.frame.width / zoom, height: frame.frame.height / zoom)
      return shown(frame.days, Kind(period: period, size: size)).view.columnResources.count
    }
    let (first, last) = (frames[0].days.lowerBound, frames[0].days.upperBound)
    let days = (0...last - first).count { configuration.showsWeekday(of: first + $0) }
    let most = max(1, Int(width / zoom / PrintedCalendar.leastColumn) / max(1, days))
    let count = columns.max() ?? 1, parts = max(1, (count + most - 1) / most)
    guard parts > 1 else { return [nil] }
    return (0..<parts).map { part in part * count / parts..<(part + 1) * count / parts }
  }
}
