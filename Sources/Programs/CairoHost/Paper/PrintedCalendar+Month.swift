import Almanac

/// Printed rows of weeks: months, and periods of some weeks. Each week is as high as its events need; it is cut out of a
/// view whose weeks have that height.
extension PrintedCalendar {
  /// The maximum number of lines of a title.
  private static let mostLines = 5
  /// The maximum height of a week, in points of the style.
  private static let mostRowHeight = 2_000.0

  /// The space that a period needs at a zoom.
  private struct Needs {
    /// The number of rows of bars in each week.
    var lanes: [Int]
    /// The minimum number of lines with which no title in a week is truncated.
    var lines: [Int]
  }

  /// Returns the metrics of months whose bars have a number of lines.
  static func metrics(_ style: CalendarStyle, lines: Int) -> MonthMetrics {
    var metrics = style.month
    (metrics.minimumRowHeight, metrics.minimumBarColumnWidth) = (0, 0)
    metrics.barHeight += Double(lines - 1) * style.type.event.lineHeight
    if lines > 1 { (metrics.compactBarHeight, metrics.compactBarGap) = (metrics.barHeight, metrics.barGap) }
    return metrics
  }

  /// Returns the periods of a sheet, all at one zoom. It chooses the greatest zoom at which titles wrap without
  /// truncation; otherwise, the greatest at which each event has a line; otherwise, the minimum, at which links state
  /// how many events the remaining list contains.
  func rows(_ frames: [PrintSheet.Frame], _ period: PrintRequest.Period, in places: [Rect]) -> [Body] {
    guard let first = places.first else { return [] }
    let least = leastZoom
    // If there is no room for two bars in each week, or for a word in a day, all days show dots.
    let metrics = PrintedCalendar.metrics(configuration.style, lines: 1)
    let row = (first.height / least - menuHeight) / Double(PrintedCalendar.weekCount(period))
    let columns = Double(shownWeekdays)
    if row < metrics.dayNumberHeight + metrics.barInset + 2 * (metrics.compactBarHeight + metrics.compactBarGap)
      || first.width / least / columns < configuration.style.month.minimumBarColumnWidth
    {
      return zip(frames, places).map { dots($0, period, in: $1) }
    }
    var best: (zoom: Double, needs: [Needs])?
    for zoom in zooms {
      let needs = zip(frames, places).map { self.needs($0, period, in: $1, zoom: zoom) }
      func fits(_ heights: (Needs) -> [Double]) -> Bool {
        zip(needs, places).allSatisfy { heights($0).reduce(0, +) <= room($1, zoom) }
      }
      if fits({ self.heights($0, $0.lines) }) {
        best = (zoom, needs)
        break
      }
      let isBetter = best == nil && fits { self.heights($0, $0.lines.map { _ in 1 }) }
      if isBetter || best == nil && zoom == least { best = (zoom, needs) }
    }
    guard let best else { return [] }
    return frames.indices.map { rows(frames[$0], period, in: places[$0], best.zoom, best.needs[$0]) }
  }

  /// Returns the height available for the weeks of a period, in points of the style.
  private func room(_ place: Rect, _ zoom: Double) -> Double { place.height / zoom - menuHeight - 1 }

  private var menuHeight: Double {
    configuration.showsWeekdayMenu ? max(0, configuration.style.header.weekdayMenuHeight) : 0
  }

  /// Returns the maximum number of weeks of a period.
  private static func weekCount(_ period: PrintRequest.Period) -> Int { period.unit == .week ? period.count : 6 }

  /// Returns the week rows of a period, without the row of weekday names.
  private func weeks(_ elements: [CalendarElement], _ period: PrintRequest.Period) -> ArraySlice<CalendarElement> {
    elements.filter { $0.role == .row && $0.frame.minY >= menuHeight - 0.5 }.prefix(PrintedCalendar.weekCount(period))
  }

  /// Returns the heights of weeks with room for all their bars, given the lines per bar.
  private func heights(_ needs: Needs, _ lines: [Int]) -> [Double] {
    zip(needs.lanes, lines).map { lanes, lines in
      let metrics = PrintedCalendar.metrics(configuration.style, lines: lines)
      let bars = Double(max(2, lanes)) * (metrics.barHeight + metrics.barGap) - metrics.barGap
      // One additional point, because heights are rounded down.
      return metrics.dayNumberHeight + metrics.barInset + bars + 1
    }
  }

  /// Returns a period whose weeks have a height.
  private func shownRows(
    _ frame: PrintSheet.Frame, _ period: PrintRequest.Period, _ width: Double, height: Double, lines: Int
  ) -> ShownPeriod {
    // The weeks of a month have this height. Others share the view, with a little more because they are rounded down.
    let all = menuHeight + Double(PrintedCalendar.weekCount(period)) * height + (period.unit == .week ? 0.2 : 2)
    return shown(
      frame.days,
      Kind(period: period, size: Size(width: width, height: all), rowHeight: height, lines: lines))
  }

  private func needs(_ frame: PrintSheet.Frame, _ period: PrintRequest.Period, in place: Rect, zoom: Double) -> Needs {
    var needs = Needs(lanes: [], lines: [])
    for lines in 1...PrintedCalendar.mostLines {
      let shown = shownRows(
        frame, period, place.width / zoom, height: PrintedCalendar.mostRowHeight, lines: lines)
      let elements = shown.view.elements()
      let whole = WholeTitles(shown.window.displayList(), configuration).occurrences(elements)
      for (week, row) in weeks(elements, period).enumerated() {
        let bars = elements.filter { $0.occurrence != nil && row.frame.contains($0.frame.origin) }
        if lines == 1 {
          needs.lanes.append(bars.reduce(0) { max($0, ($1.lane ?? 0) + 1) })
          needs.lines.append(1)
        }
        let isCut = bars.contains { $0.occurrence.map { !whole.contains($0) } ?? false }
        if isCut, needs.lines[week] == lines, lines < PrintedCalendar.mostLines { needs.lines[week] += 1 }
      }
      if needs.lines.allSatisfy({ $0 <= lines }) { break }
    }
    return needs
  }

  /// Returns a period whose weeks have the heights they need and share the remaining space. If there is not enough
  /// space, the highest weeks are reduced.
  private func rows(
    _ frame: PrintSheet.Frame, _ period: PrintRequest.Period, in place: Rect, _ zoom: Double, _ needs: Needs
  ) -> Body {
    let room = room(place, zoom)
    var lines = needs.lines
    if heights(needs, lines).reduce(0, +) > room { lines = lines.map { _ in 1 } }
    let heights = PrintedCalendar.level(heights(needs, lines), to: room)
    for week in lines.indices {
      // Titles wrap in the remaining space.
      while lines[week] < needs.lines[week] {
        var more = lines
        more[week] += 1
        guard self.heights(needs, more)[week] <= heights[week] else { break }
        lines = more
      }
    }
    var body = Body(title: "", pieces: [])
    var y = place.minY
    for (week, height) in heights.enumerated() {
      let shown = shownRows(frame, period, place.width / zoom, height: height, lines: lines[week])
      let (list, elements) = (shown.window.displayList(), shown.view.elements())
      if week == 0 {
        body.title = period == .month ? shown.view.title : title(frame, period)
        body.pieces.append(slice(list, elements, 0, menuHeight, place, y, zoom))
        y += menuHeight * zoom
      }
      let rows = weeks(elements, period)
      guard week < rows.count else { break }
      let row = rows[week].frame
      // The line below the last week belongs to the period.
      let bottom = row.maxY + (week == heights.count - 1 ? 1 : 0)
      body.pieces.append(slice(list, elements, row.minY, bottom, place, y, zoom))
      y += row.height * zoom
      let own = elements.filter { row.contains($0.frame.origin) }
      body.shown.formUnion(WholeTitles(list, configuration).occurrences(own))
    }
    return body
  }

  private func slice(
    _ list: DisplayList, _ elements: [CalendarElement], _ top: Double, _ bottom: Double, _ place: Rect, _ y: Double,
    _ zoom: Double
  ) -> PrintedSheet.Piece {
    let items = list.items.filter { $0.frame.maxY > top && $0.frame.minY < bottom }
    return PrintedSheet.Piece(
      list: DisplayList(items: items),
      frame: Rect(x: place.minX, y: y, width: place.width, height: (bottom - top) * zoom), zoom: zoom, top: top,
      links: linkFrames(elements.filter { $0.frame.minY >= top && $0.frame.maxY <= bottom }), role: .table)
  }

  private func dots(_ frame: PrintSheet.Frame, _ period: PrintRequest.Period, in place: Rect) -> Body {
    let size = Size(width: place.width / zoom, height: place.height / zoom)
    let shown = shown(frame.days, Kind(period: period, size: size))
    return Body(
      title: period == .month ? shown.view.title : title(frame, period),
      pieces: [PrintedSheet.Piece(list: shown.window.displayList(), frame: place, zoom: zoom)])
  }

  /// Returns heights with this sum, in half points: the lowest are raised to a common height, or the highest reduced to
  /// one.
  package static func level(_ heights: [Double], to sum: Double) -> [Double] {
    let hasRest = heights.reduce(0, +) < sum
    var (low, high) = (0.0, max(sum, heights.max() ?? 0))
    func leveled(_ edge: Double) -> [Double] { heights.map { hasRest ? max($0, edge) : min($0, edge) } }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if leveled(middle).reduce(0, +) <= sum { low = middle } else { high = middle }
    }
    return leveled(low).map { ($0 * 2 + 1e-6).rounded(.down) / 2 }
  }
}
