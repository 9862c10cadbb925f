package import Almanac

/// The columns of months in a printed year, and the heights at which all its months fit.
package struct YearFit: Equatable {
  package var columns: Int
  var rowHeight: Double
  /// The height of a month's title, letters, and gap, relative to the standard heights.
  var share: Double

  /// Returns the style's metrics with these heights.
  package func metrics(_ usual: YearMetrics) -> YearMetrics {
    var metrics = usual
    metrics.maximumRowHeight = rowHeight
    metrics.monthTitleHeight *= share
    metrics.weekdayHeight *= share
    metrics.gap *= share
    return metrics
  }

  /// Returns the fit with the highest day rows in the available points; `nil` if rows would be lower than `least`.
  package static func best(
    in size: Size, months: Int, columns: ClosedRange<Int>, metrics: YearMetrics, weekdays: Int, share: Double,
    least: Double
  ) -> YearFit? {
    let gap = metrics.gap * share
    let fits = columns.map { count in
      let rows = Double((months + count - 1) / count)
      let month = size.height / rows - (metrics.monthTitleHeight + metrics.weekdayHeight) * share - gap
      let width = (size.width - gap * Double(count + 1)) / Double(count * max(1, weekdays))
      // One pixel less for each edge that is aligned to pixels.
      return YearFit(
        columns: count, rowHeight: min(width, ((month - 1.5) / 6 * 2).rounded(.down) / 2, metrics.maximumRowHeight),
        share: share)
    }
    return fits.max { $0.rowHeight < $1.rowHeight }.flatMap { $0.rowHeight >= least ? $0 : nil }
  }
}

extension PrintedCalendar {
  /// Returns the months of a period, at the greatest zoom at which all of them fit into a frame: in a suitable number of
  /// columns, then in smaller type, then closer together. Type is below 6 points only on paper smaller than A5. The
  /// first month is the month of the first day.
  func blocks(_ frame: PrintSheet.Frame, _ period: PrintRequest.Period, in place: Rect) -> Body {
    let calendar = configuration.calendar
    func year(of day: DayNumber) -> ClosedRange<DayNumber> {
      let first = calendar.startOfYear(containing: day)
      return first...max(first, PrintPlan.lastDay(of: .year, containing: day, .monday, in: calendar))
    }
    let (first, last) = (year(of: frame.days.lowerBound), year(of: frame.days.upperBound))
    let isWhole = frame.days.lowerBound <= first.lowerBound && frame.days.upperBound >= last.upperBound
    let height = 4_000 * (first == last ? 1.0 : 2)
    var (zoom, fit) = yearFit(period, in: place)
    // Whatever the estimate ignores must not cut off a month.
    while true {
      let size = Size(width: place.width / zoom, height: height)
      let days = first.lowerBound...last.upperBound
      let shown = shown(days, Kind(period: .year, size: size, year: fit))
      let blocks = YearBlocks(shown.window.displayList())
      let places = months(first).compactMap { blocks.frame(of: $0)?.origin }
      let list = blocks.moving(months(frame.days), to: places)
      let top = list.items.reduce(size.height) { min($0, $1.frame.minY) }
      let bottom = list.items.reduce(0) { max($0, $1.frame.maxY) }
      guard (bottom - top) * zoom <= place.height + 0.5 else {
        zoom *= 0.95
        fit.rowHeight = max(1, fit.rowHeight - 0.5)
        continue
      }
      return Body(
        title: isWhole && first == last
          ? dates.year(frame.days.lowerBound) : dates.monthYears(frame.days.lowerBound, frame.days.upperBound),
        pieces: [PrintedSheet.Piece(list: list, frame: place, zoom: zoom, top: list.items.isEmpty ? 0 : top)])
    }
  }

  /// Returns the names of the months of some days, as shown by month views.
  private func months(_ days: ClosedRange<DayNumber>) -> [String] {
    let calendar = configuration.calendar
    var names: [String] = []
    var day = calendar.startOfMonth(containing: days.lowerBound)
    while day <= days.upperBound {
      names.append(dates.monthYear(day))
      day = PrintPlan.lastDay(of: .month, containing: day, .monday, in: calendar) + 1
    }
    return names
  }

  private func yearFit(_ period: PrintRequest.Period, in place: Rect) -> (zoom: Double, fit: YearFit) {
    let isYear = period.unit == .year
    let months = isYear ? YearGrid(calendar: configuration.calendar).maximumMonthCount : period.count
    // Up to three months are side by side on wide paper.
    let least = months > 3 ? 2 : place.width > place.height ? months : 1
    let columns = configuration.monthColumns.map { $0...$0 } ?? least...min(4, max(least, months))
    let weekdays = shownWeekdays
    let digits = configuration.style.type.yearDay.size
    func fit(_ zoom: Double, share: Double, least: Double) -> YearFit? {
      YearFit.best(
        in: Size(width: place.width / zoom, height: place.height / zoom), months: months, columns: columns,
        metrics: configuration.style.year, weekdays: weekdays, share: share, least: least)
    }
    for zoom in zooms { if let fit = fit(zoom, share: 1, least: digits * 1.25) { return (zoom, fit) } }
    if let fit = fit(leastZoom, share: 0.75, least: digits * 0.75) { return (leastZoom, fit) }
    var zoom = leastZoom
    while zoom > 0.05 {
      zoom *= 0.92
      if let fit = fit(zoom, share: 0.75, least: digits * 0.75) { return (zoom, fit) }
    }
    return (zoom, YearFit(columns: columns.upperBound, rowHeight: digits, share: 0.75))
  }
}
