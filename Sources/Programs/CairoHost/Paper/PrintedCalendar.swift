public import Almanac

/// A calendar laid out for paper: the engine's own views, in the frames of a `PrintPlan`.
public final class PrintedCalendar {
  /// The words above or below the frames.
  public struct Texts: Sendable {
    /// The line above, with `{title}`, `{from}`, `{to}`, `{page}`, `{pages}` and `{today}`.
    public var head = ""
    /// The line below, with the same fields.
    public var foot = "{page} / {pages}"

    /// The page number below, and nothing above.
    public init() {}
  }

  private let timeline: EventTimeline
  private let links: [(uid: String, address: String)]
  private var configuration: CalendarConfiguration
  private let zoom: Double
  private let dates: DateText
  private var views: [ShownPeriod] = []

  /// A view that shows a period, which is used again for periods of the same kind, size and hours.
  private struct ShownPeriod {
    var period: PrintRequest.Period
    var size: Size
    var hours: VisibleHours
    var view: CalendarView
    var window: Window
  }

  /// Creates a calendar.
  /// - Parameters:
  ///   - configuration: the days, the language and the style. Hours in view are those of `visibleHours`, and those in which
  ///     events take place.
  ///   - timeline: the events.
  ///   - links: the addresses of events by their UIDs; only those that `LinkView.isOpenable` allows are used.
  ///   - zoom: the points of paper for each point of the style.
  public init(
    configuration: CalendarConfiguration, timeline: EventTimeline, links: [(uid: String, address: String)] = [],
    zoom: Double = 1
  ) {
    self.configuration = configuration
    self.timeline = timeline
    self.links = links.filter { PrintedCalendar.isLink($0.address) }
    self.zoom = zoom
    dates = DateText(locale: configuration.locale, calendar: configuration.calendar)
    self.configuration.showsHeader = false
    self.configuration.headerControls = []
    self.configuration.month.arrangement = .pages
    self.configuration.dayPresentation = .hours
    // Hours are as low as they have to be; they grow to the height of their frame.
    self.configuration.style.timeline.hourHeight = PrintedCalendar.leastHour
  }

  /// Returns the sheets of a request.
  public func sheets(_ request: PrintRequest, texts: Texts = Texts()) throws(PrintError) -> [PrintedSheet] {
    var request = request
    request.direction = configuration.direction
    request.hasHead = !texts.head.isEmpty
    request.hasFoot = !texts.foot.isEmpty
    let plan = try PrintPlan(request, calendar: configuration.calendar)
    let columns = request.period == .agenda ? PrintedList(try pages(request, plan)).columns(height: height(plan)) : []
    let sheets = request.period == .agenda ? try plan.sheets(columns: columns.map(\.days)) : plan.sheets
    var printed: [PrintedSheet] = []
    var next = 0
    for sheet in sheets {
      var result = PrintedSheet()
      var title = ""
      for frame in sheet.frames {
        if request.period == .agenda {
          result.pieces += columns[next].pieces(in: frame.frame, zoom: zoom, links: linkFrames)
          next += 1
        } else {
          let (heading, body) = pieces(frame, request.period)
          if title.isEmpty, case .some(let item) = heading.list.items.first { title = item.text }
          result.pieces += [heading, body]
        }
      }
      let days = sheet.frames.first.map { $0.days.lowerBound...(sheet.frames.last ?? $0).days.upperBound }
      // The other periods have it in their own heading.
      if request.period == .agenda, let days { title = self.title(of: days) }
      for (line, text) in [(sheet.head, texts.head), (sheet.foot, texts.foot)] where !line.isEmpty {
        let filled = fill(text, title: title, days: days, sheet.number, sheets.count)
        result.pieces.append(self.line(filled, in: line))
      }
      printed.append(result)
    }
    return printed
  }

  /// Returns the title of a document with these days.
  public func title(of days: ClosedRange<DayNumber>) -> String {
    let ends = [dates.date(days.lowerBound), dates.date(days.upperBound)]
    return days.lowerBound == days.upperBound ? ends[0] : ends.joined(separator: " – ")
  }

  /// Returns the title of a period and the period below it.
  private func pieces(
    _ frame: PrintSheet.Frame, _ period: PrintRequest.Period
  ) -> (heading: PrintedSheet.Piece, body: PrintedSheet.Piece) {
    let headingHeight = 30 * zoom
    let place = frame.frame
    let below = Rect(
      x: place.minX, y: place.minY + headingHeight, width: place.width, height: place.height - headingHeight)
    var zoom = zoom
    if period == .year { zoom = yearZoom(frame, in: below) }
    if period == .week || period == .day { zoom = hoursZoom(frame, period, in: below) }
    let (view, window) = shown(frame.days, period, Size(width: below.width / zoom, height: below.height / zoom))
    let style = configuration.style.type.title
    let title = DisplayItem(
      id: .none, depth: 0, frame: Rect(x: 0, y: 0, width: place.width / self.zoom, height: 26),
      layer: Layer(textColor: .role(CalendarRole.ink), textStyle: style, textInsets: Insets(leading: 4)),
      text: period == .day ? dates.fullDate(frame.days.lowerBound) : view.title)
    let heading = PrintedSheet.Piece(
      list: DisplayList(items: [title]),
      frame: Rect(x: place.minX, y: place.minY, width: place.width, height: headingHeight), zoom: self.zoom)
    var body = PrintedSheet.Piece(
      list: window.displayList(), frame: below, zoom: zoom, links: linkFrames(view.elements()))
    if period == .year, let year = body.list.items.first(where: { $0.text == view.title }) {
      // The heading says it in larger type.
      body.top = year.frame.maxY
    }
    return (heading, body)
  }

  /// Returns a view that shows a period; one for each kind of period and size is used again.
  private func shown(
    _ days: ClosedRange<DayNumber>, _ period: PrintRequest.Period, _ size: Size
  ) -> (view: CalendarView, window: Window) {
    let isBounded = period == .year || period == .agenda
    let hours = period == .week || period == .day ? hours(of: days) : configuration.visibleHours
    let known = views.first { $0.period == period && $0.size == size && $0.hours == hours }
    if !isBounded, let known {
      known.view.send(.show(days.lowerBound, animated: false))
      known.window.tick(now: 0)
      return (known.view, known.window)
    }
    var configuration = configuration
    configuration.initialDay = days.lowerBound
    configuration.initialLevel = PrintedCalendar.level(of: period)
    configuration.visibleHours = hours
    if isBounded, let bounds = try? DayBounds(first: days.lowerBound, last: days.upperBound) {
      configuration.reachable = bounds
    }
    let view = CalendarView(configuration: configuration)
    view.timeline = timeline
    let window = Window(root: view, host: PictureHost(scale: 2), size: size)
    window.tick(now: 0)
    if !isBounded {
      views.append(ShownPeriod(period: period, size: size, hours: hours, view: view, window: window))
    }
    return (view, window)
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
    var zoom = zoom
    while true {
      let size = Size(width: place.width / zoom, height: place.height / zoom)
      let (view, window) = shown(frame.days, period, size)
      guard let scroll = view.edges?.scrollView else { return zoom }
      func set(_ factor: Double) {
        var position = view.position
        position.hours.zoom = factor
        view.restore(position)
        window.tick(now: 0)
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
      guard zoom > leastZoom else { return zoom }
      zoom = max(leastZoom, zoom * 0.92)
    }
  }

  /// The least zoom of a sheet: that of the calendar or, if type can be smaller, one at which no type is below 6 points.
  private var leastZoom: Double {
    let type = configuration.style.type
    let sizes = [type.event, type.time, type.hour, type.weekdayMenu, type.yearDay].map(\.size)
    return min(zoom, 6 / (sizes.min() ?? 6))
  }

  /// The least height of an hour, in points of the style.
  private static let leastHour = 14.0

  /// Returns the zoom at which a year fits into its frame.
  private func yearZoom(_ frame: PrintSheet.Frame, in place: Rect) -> Double {
    var zoom = zoom
    while true {
      let (view, _) = shown(frame.days, .year, Size(width: place.width / zoom, height: 4_000))
      let bottom = view.elements().reduce(0) { max($0, $1.frame.maxY < 3_999 ? $1.frame.maxY : 0) }
      guard bottom * zoom > place.height, zoom > leastZoom else { return zoom }
      zoom = max(leastZoom, zoom * 0.92)
    }
  }

  /// Returns the months of a list, each laid out in the width of a column.
  private func pages(_ request: PrintRequest, _ plan: PrintPlan) throws(PrintError) -> [PrintedList.Page] {
    var months = request
    months.period = .month
    months.perSheet = 1
    guard let slot = plan.slots.first, let sheets = try? PrintPlan(months, calendar: configuration.calendar).sheets
    else { return [] }
    var pages: [PrintedList.Page] = []
    for frame in sheets.flatMap(\.frames) { pages += try list(frame.days, width: slot.width / zoom) }
    return pages
  }

  /// Returns the list of some days; in halves where it is higher than a view can be.
  private func list(_ days: ClosedRange<DayNumber>, width: Double) throws(PrintError) -> [PrintedList.Page] {
    let size = Size(width: width, height: .greatestFiniteMagnitude).fillable
    let (view, window) = shown(days, .agenda, size)
    let elements = view.elements()
    guard elements.contains(where: { $0.event != nil && $0.frame.maxY > size.height - PrintedCalendar.lastRow }) else {
      return [PrintedList.Page(days: days, list: window.displayList(), elements: elements)]
    }
    guard days.lowerBound < days.upperBound else { throw .day(dates.date(days.lowerBound)) }
    let middle = days.lowerBound + (days.upperBound - days.lowerBound + 1) / 2
    return try list(days.lowerBound...middle - 1, width: width) + list(middle...days.upperBound, width: width)
  }

  /// The height in points at the end of a view in which a list that goes on has a row.
  private static let lastRow = 200.0

  private func height(_ plan: PrintPlan) -> Double { (plan.slots.first?.height ?? 0) / zoom }

  private func linkFrames(_ elements: [CalendarElement]) -> [(frame: Rect, address: String)] {
    guard !links.isEmpty else { return [] }
    return elements.compactMap { element in
      guard let uid = element.event, let link = links.first(where: { $0.uid == uid }) else { return nil }
      return (element.frame, link.address)
    }
  }

  private static func isLink(_ address: String) -> Bool {
    LinkView.isOpenable(address) && !address.lowercased().hasPrefix("tel:")
  }

  private static func level(of period: PrintRequest.Period) -> ZoomLevel {
    switch period {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .agenda: .agenda
    }
  }

  private func line(_ text: String, in frame: Rect) -> PrintedSheet.Piece {
    let item = DisplayItem(
      id: .none, depth: 0, frame: Rect(origin: .zero, size: frame.size),
      layer: Layer(
        textColor: .role(CalendarRole.secondaryInk), textStyle: TextStyle(size: 9, lineHeight: 12, alignment: .center)),
      text: text)
    return PrintedSheet.Piece(list: DisplayList(items: [item]), frame: frame)
  }

  private func fill(
    _ text: String, title: String, days: ClosedRange<DayNumber>?, _ page: Int, _ pages: Int
  ) -> String {
    var result = text
    let fields = [
      ("{title}", title), ("{from}", days.map { dates.fullDate($0.lowerBound) } ?? ""),
      ("{to}", days.map { dates.fullDate($0.upperBound) } ?? ""), ("{page}", dates.number(page)),
      ("{pages}", dates.number(pages)), ("{today}", dates.fullDate(configuration.today)),
    ]
    for (name, value) in fields {
      result = result.split(separator: name, omittingEmptySubsequences: false).joined(separator: value)
    }
    return result
  }
}
