import Almanac

extension PrintedCalendar {
  /// A view that shows a period, reused for periods of the same kind.
  struct ShownPeriod {
    var kind: Kind
    var view: CalendarView
    var window: Window
  }

  /// The inputs of a view's layout other than its days.
  struct Kind: Equatable {
    var period: PrintRequest.Period
    var size: Size
    var hours = VisibleHours.all
    /// The height of an hour, relative to the height at which the hours alone fill the view.
    var hourZoom = 1.0
    /// The height of the weeks of a month; `nil` if they share the height of the view.
    var rowHeight: Double?
    /// The number of lines per bar in a month.
    var lines = 1
    /// The columns of resources; `nil` for all.
    var resources: Range<Int>?
    /// The columns of months in a year, and the height of its day rows.
    var year: YearFit?
  }

  /// Returns a view that shows a period; rows of weeks and hours of the same kind share one.
  func shown(_ days: ClosedRange<DayNumber>, _ kind: Kind) -> ShownPeriod {
    let isBounded = kind.period.form == .blocks || kind.period.form == .list
    if !isBounded, let known = views.first(where: { $0.kind == kind }) {
      known.view.send(.show(days.lowerBound, animated: false))
      known.window.tick(now: 0)
      return known
    }
    var configuration = configuration
    configuration.initialDay = days.lowerBound
    let level = PrintedCalendar.level(of: kind.period)
    configuration.levels.add(level)
    configuration.initialLevel = level.id
    configuration.visibleHours = kind.hours
    configuration.resources.columns = kind.resources
    // A single zoom, because a day would otherwise be at least as high as the view.
    configuration.style.timeline.zoomRange = kind.hourZoom...kind.hourZoom
    if let height = kind.rowHeight {
      configuration.month.rowHeight = .fixed(height)
      configuration.style.month = PrintedCalendar.metrics(configuration.style, lines: kind.lines)
    } else if kind.period.form == .rows {
      configuration.monthEvents = .dots
    }
    if let year = kind.year {
      configuration.monthColumns = year.columns
      configuration.style.year = year.metrics(configuration.style.year)
    }
    if isBounded, let bounds = try? DayBounds(first: days.lowerBound, last: days.upperBound) {
      configuration.reachable = bounds
    }
    let view = CalendarView(configuration: configuration)
    view.timeline = timeline
    let window = Window(root: view, host: PictureHost(scale: 2), size: kind.size)
    window.tick(now: 0)
    let shown = ShownPeriod(kind: kind, view: view, window: window)
    if !isBounded { views.append(shown) }
    if views.count > PrintedCalendar.mostViews { views.removeFirst() }
    return shown
  }

  /// The maximum number of views to keep.
  private static let mostViews = 64

  /// The number of visible weekdays.
  var shownWeekdays: Int {
    configuration.visibleWeekdays.count == 0 ? 7 : configuration.visibleWeekdays.count
  }

  /// The pieces of a sheet of periods.
  struct Content {
    var pieces: [PrintedSheet.Piece] = []
    var title = ""
    /// The occurrences whose complete title is not on the sheet.
    var missing: Set<OccurrenceID> = []
  }

  /// Returns the content of a sheet of periods.
  func content(of frames: [PrintSheet.Frame], _ period: PrintRequest.Period) -> Content {
    let places = frames.map { frame in
      let (height, place) = (30 * zoom, frame.frame)
      return Rect(x: place.minX, y: place.minY + height, width: place.width, height: max(0, place.height - height))
    }
    var content = Content()
    let rows = period.form == .rows ? rows(frames, period, in: places) : []
    for (index, frame) in frames.enumerated() {
      let body: Body
      switch period.form {
      case .rows: body = rows[index]
      case .blocks: body = blocks(frame, period, in: places[index])
      case .hours, .resources, .list: body = hours(frame, period, in: places[index])
      }
      if content.title.isEmpty { content.title = body.title }
      content.pieces += [heading(body.title, in: frame.frame)] + body.pieces
      // Blocks show days with events rather than events.
      if period.form != .blocks { content.missing.formUnion(wanted(frame.days, period).subtracting(body.shown)) }
    }
    return content
  }

  /// A period below its title.
  struct Body {
    var title: String
    var pieces: [PrintedSheet.Piece]
    /// The occurrences whose complete title is shown.
    var shown: Set<OccurrenceID> = []
  }

  private func wanted(_ days: ClosedRange<DayNumber>, _ period: PrintRequest.Period) -> Set<OccurrenceID> {
    let range = days.lowerBound..<days.upperBound + 1
    let isRows = period.form == .rows
    let all = isRows ? timeline.occurrences(listedOn: range) : timeline.occurrences(touching: range)
    return Set(
      all.filter { each in
        let first = max(each.firstDay, days.lowerBound)
        let count = min(isRows ? each.lastListedDay : each.lastDay, days.upperBound) - first
        return !each.isBackground && (0...max(0, min(6, count))).contains { configuration.showsWeekday(of: first + $0) }
      }.map(\.id))
  }

  /// The minimum zoom of a sheet: the calendar's own or, if type can be smaller, one at which all type is at least 6
  /// points.
  var leastZoom: Double {
    let type = configuration.style.type
    let sizes = [type.event, type.time, type.hour, type.weekdayMenu, type.yearDay].map(\.size)
    return min(zoom, 6 / (sizes.min() ?? 6))
  }

  /// The zooms to try, from the calendar's own down to the minimum.
  var zooms: [Double] {
    var zooms = [zoom]
    while let last = zooms.last, last > leastZoom { zooms.append(max(leastZoom, last * 0.92)) }
    return zooms
  }

  private static func level(of period: PrintRequest.Period) -> CalendarLevel {
    switch (period.form, period.unit) {
    case (.list, _): .agenda
    case (.blocks, _): .year
    case (.rows, .week): .weeks(period.count)
    case (.rows, _): .month
    case (.hours, .week): .hours(days: 7 * period.count, aligned: .week)
    case (.hours, _): .hours(days: period.count)
    case (.resources, .week): .resources(days: 7 * period.count, aligned: .week)
    case (.resources, _): .resources(days: period.count)
    }
  }
}
