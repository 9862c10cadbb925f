import Almanac

/// The hours of printed weeks and days.
extension PrintedCalendar {
  /// The minimum height of an hour as long as type can get smaller, in points before zooming.
  static let leastHour = 14.0

  /// The minimum height of an hour once type cannot get any smaller, in points before zooming.
  private static let lowestHour = 4.0

  /// Returns days whose hours all fit into a frame.
  func hours(_ frame: PrintSheet.Frame, _ period: PrintRequest.Period, in place: Rect) -> Body {
    var frame = frame
    if period.unit == .day, period.count > 1 { frame.days = shownDays(of: frame.days) }
    let (zoom, shown) = fit(frame, period, in: place)
    let (list, elements) = (shown.window.displayList(), shown.view.elements())
    let body = PrintedSheet.Piece(list: list, frame: place, zoom: zoom, links: linkFrames(elements))
    // If even the lowest hours do not fit, some events are outside the frame, and the list contains all of them.
    let isWhole = overflow(of: shown) <= 1
    return Body(
      title: title(frame, period), pieces: [body],
      shown: isWhole ? WholeTitles(list, configuration).occurrences(elements) : [])
  }

  /// Returns the days from the first to the last one that is not a hidden weekday.
  private func shownDays(of days: ClosedRange<DayNumber>) -> ClosedRange<DayNumber> {
    var (first, last) = (days.lowerBound, days.upperBound)
    while first < last, !configuration.showsWeekday(of: first) { first = first + 1 }
    while first < last, !configuration.showsWeekday(of: last) { last = last - 1 }
    return first...last
  }

  /// Returns the title of a period, without the year if there is no room for it.
  func title(_ frame: PrintSheet.Frame, _ period: PrintRequest.Period) -> String {
    if period.unit == .day, period.count == 1 { return dates.fullDate(frame.days.lowerBound) }
    let title = title(of: frame.days)
    let width = TextWidthEstimate.width(of: title, style: configuration.style.type.title) * WholeTitles.wider
    return width < frame.frame.width / zoom - 4 ? title : dates.interval(frame.days.lowerBound, frame.days.upperBound)
  }

  private func kind(_ frame: PrintSheet.Frame, _ period: PrintRequest.Period, _ place: Rect, _ zoom: Double) -> Kind {
    Kind(
      period: period, size: Size(width: place.width / zoom, height: place.height / zoom), hours: hours(of: frame.days),
      resources: resourceColumns)
  }

  /// Returns the hours of some days: the requested hours, extended to whole hours with events.
  private func hours(of days: ClosedRange<DayNumber>) -> VisibleHours {
    let wanted = configuration.visibleHours.ranges
    var (first, last) = (wanted.first?.lowerBound ?? 0, wanted.last?.upperBound ?? 1_440)
    for occurrence in timeline.occurrences(touching: days.lowerBound..<days.upperBound + 1)
    where !occurrence.isAllDay && occurrence.end - occurrence.start < 86_400 {
      if days.contains(occurrence.firstDay) { first = min(first, occurrence.startSecond / 3600 * 60) }
      if days.contains(occurrence.lastDay) { last = max(last, (occurrence.endSecond + 3599) / 3600 * 60) }
      // Past midnight, one day ends and the next one begins.
      if occurrence.firstDay < occurrence.lastDay { (first, last) = (0, 1_440) }
    }
    return first == wanted.first?.lowerBound && last == wanted.last?.upperBound
      ? configuration.visibleHours : VisibleHours([first..<last])
  }

  /// Returns the greatest zoom at which all hours fit into a frame, below any number of all-day events, and the view
  /// that shows them. First the height of hours is reduced, then the type size, and then the height of hours further.
  private func fit(
    _ frame: PrintSheet.Frame, _ period: PrintRequest.Period, in place: Rect
  ) -> (zoom: Double, shown: ShownPeriod) {
    let zooms = zooms
    for zoom in zooms.dropLast() {
      if let shown = fit(frame, period, in: place, zoom, least: PrintedCalendar.leastHour) { return (zoom, shown) }
    }
    let zoom = zooms.last ?? zoom
    let shown = fit(frame, period, in: place, zoom, least: PrintedCalendar.lowestHour)
    return (zoom, shown ?? self.shown(frame.days, kind(frame, period, place, zoom)))
  }

  /// Returns the view in which all hours fit into a frame at a zoom; `nil` if they would be lower than `least`.
  private func fit(
    _ frame: PrintSheet.Frame, _ period: PrintRequest.Period, in place: Rect, _ zoom: Double, least: Double
  ) -> ShownPeriod? {
    var kind = kind(frame, period, place, zoom)
    let shown = shown(frame.days, kind)
    let overflow = overflow(of: shown)
    if overflow <= 0.5 { return shown }
    let hour = shown.view.hourHeight ?? 0
    let height = hour * Double(kind.hours.minuteCount) / 60
    // Days end on whole pixels.
    kind.hourZoom = (height - overflow - 0.5) / max(height, 1)
    guard hour * kind.hourZoom >= least else { return nil }
    let lower = self.shown(frame.days, kind)
    return self.overflow(of: lower) <= 1 ? lower : nil
  }

  /// Returns the height of hours that do not fit into a view.
  private func overflow(of shown: ShownPeriod) -> Double {
    guard let scroll = shown.view.edges?.scrollView else { return 0 }
    return scroll.contentSize.height - scroll.frame.height
  }

  /// Returns the width of the longest line of the all-day label, in at most two lines. In a narrower gutter, its type
  /// would be smaller than the type of the hours.
  static func gutter(_ configuration: CalendarConfiguration) -> Double {
    let name = (configuration.phrases ?? configuration.locale.phrases).allDay
    let words = name.split(separator: " ").map(String.init)
    let widths = (1...max(1, words.count)).map { count in
      [words.prefix(count), words.dropFirst(count)].map { line in
        TextWidthEstimate.width(of: line.joined(separator: " "), style: configuration.style.type.hour)
      }.max() ?? 0
    }
    // The distance from the edges, plus half a point.
    return (widths.min() ?? 0) + 8.5
  }
}
