import Almanac

/// Weeks and days on paper.
extension PrintedCalendar {
  /// The least height of an hour, in points of the style.
  static let leastHour = 14.0

  /// Returns a week or a day in which all hours fit into a frame.
  func hours(_ frame: PrintSheet.Frame, _ period: PrintRequest.Period, in place: Rect) -> Body {
    let zoom = hoursZoom(frame, period, in: place)
    let shown = shown(frame.days, kind(frame, period, place, zoom))
    let (list, elements) = (shown.window.displayList(), shown.view.elements())
    let body = PrintedSheet.Piece(list: list, frame: place, zoom: zoom, links: linkFrames(elements))
    return Body(
      title: title(frame, period), pieces: [body],
      shown: WholeTitles(list, configuration).occurrences(elements))
  }

  /// Returns the days of a period, without their year where it has no room.
  private func title(_ frame: PrintSheet.Frame, _ period: PrintRequest.Period) -> String {
    if period == .day { return dates.fullDate(frame.days.lowerBound) }
    let title = title(of: frame.days)
    let width = TextWidthEstimate.width(of: title, style: configuration.style.type.title) * WholeTitles.wider
    return width < frame.frame.width / zoom - 4 ? title : dates.interval(frame.days.lowerBound, frame.days.upperBound)
  }

  private func kind(_ frame: PrintSheet.Frame, _ period: PrintRequest.Period, _ place: Rect, _ zoom: Double) -> Kind {
    Kind(
      period: period, size: Size(width: place.width / zoom, height: place.height / zoom), hours: hours(of: frame.days))
  }

  /// Returns the hours of some days: those that are wanted, and whole ones around them in which events take place.
  private func hours(of days: ClosedRange<DayNumber>) -> VisibleHours {
    let wanted = configuration.visibleHours.ranges
    var (first, last) = (wanted.first?.lowerBound ?? 0, wanted.last?.upperBound ?? 1_440)
    for occurrence in timeline.occurrences(touching: days.lowerBound..<days.upperBound + 1)
    where !occurrence.isAllDay && occurrence.end - occurrence.start < 86_400 {
      if days.contains(occurrence.firstDay) { first = min(first, occurrence.startSecond / 3600 * 60) }
      if days.contains(occurrence.lastDay) { last = max(last, (occurrence.endSecond + 3599) / 3600 * 60) }
      // Over midnight, the day ends and the next one begins.
      if occurrence.firstDay < occurrence.lastDay { (first, last) = (0, 1_440) }
    }
    return first == wanted.first?.lowerBound && last == wanted.last?.upperBound
      ? configuration.visibleHours : VisibleHours([first..<last])
  }

  /// Returns the zoom at which all hours fit into a frame, below however many events of whole days. Hours become lower first,
  /// and type no smaller than can be read.
  private func hoursZoom(_ frame: PrintSheet.Frame, _ period: PrintRequest.Period, in place: Rect) -> Double {
    for zoom in zooms {
      let shown = shown(frame.days, kind(frame, period, place, zoom))
      let view = shown.view
      guard let scroll = view.edges?.scrollView else { return zoom }
      func set(_ factor: Double) {
        var position = view.position
        position.hours.zoom = factor
        view.restore(position)
        shown.window.tick(now: 0)
      }
      var overflow: Double { scroll.contentSize.height - scroll.frame.height }
      set(1)
      if overflow <= 0.5 { return zoom }
      let hours = hours(of: frame.days).minuteCount
      let height = (view.hourHeight ?? 0) * Double(hours) / 60
      let factor = (height - overflow) / max(height, 1)
      if (view.hourHeight ?? 0) * factor >= PrintedCalendar.leastHour {
        set(factor)
        // Hours are as high as whole pixels.
        if overflow <= 1 { return zoom }
      }
    }
    return leastZoom
  }
}
