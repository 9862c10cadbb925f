public import Almanac

/// A calendar laid out for paper: the engine's own views, in the frames of a `PrintPlan`.
///
/// Paper is not interactive, so it shows every event of a period with its complete title. Titles wrap, type shrinks to
/// as little as 6 points, and the weeks of a month are as high as their events need. Events that still do not fit are
/// listed after their sheet.
public final class PrintedCalendar {
  /// The header and footer of the sheets.
  public struct Texts: Sendable {
    /// The header, with `{title}`, `{from}`, `{to}`, `{page}`, `{pages}`, and `{today}`.
    public var head = ""
    /// The footer, with the same fields.
    public var foot = "{page} / {pages}"

    /// Creates texts with the page number in the footer and no header.
    public init() {}
  }

  /// A sheet before the number of sheets is known.
  private struct Draft {
    var pieces: [PrintedSheet.Piece]
    var title: String
    var days: ClosedRange<DayNumber>?
  }

  let timeline: EventTimeline
  private let links: [(uid: String, address: String)]
  var configuration: CalendarConfiguration
  /// The points on paper per point of the style.
  let zoom: Double
  let dates: DateText
  /// Whether sheets show a legend of calendars with their colors if there are several. Without colors, there is no
  /// legend.
  public var showsLegend = true
  /// The columns of resources on the sheet that is made; `nil` for all.
  var resourceColumns: Range<Int>?
  /// The views in use for periods.
  var views: [ShownPeriod] = []

  /// Creates a calendar.
  /// - Parameters:
  ///   - configuration: The days, the language, and the style. The visible hours are `visibleHours`, plus hours with
  ///     events.
  ///   - timeline: The events.
  ///   - links: The URLs of events by UID; only those that `LinkView.isOpenable` allows are used.
  ///   - zoom: The points on paper per point of the style.
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
    // Printed weeks have the height of their content by themselves; those with dots share the sheet.
    if configuration.month.rowHeight == .content { self.configuration.month.rowHeight = .share }
    self.configuration.dayPresentation = .hours
    // A sheet does not scroll: more resources than fit are on further sheets.
    self.configuration.resources.minimumWidth = 0
    // A sheet may be read later.
    self.configuration.style.event.pastOpacity = 1
    // Hours are as low as necessary; they grow to the height of their frame.
    self.configuration.style.timeline.hourHeight = PrintedCalendar.leastHour
    let gutter = min(PrintedCalendar.gutter(configuration), PrintedCalendar.widestGutter)
    self.configuration.style.timeline.gutterWidth = max(self.configuration.style.timeline.gutterWidth, gutter)
  }

  /// The maximum width of the hour gutter that the all-day label may require.
  private static let widestGutter = 90.0

  /// Returns the sheets of a request.
  public func sheets(_ request: PrintRequest, texts: Texts = Texts()) throws(PrintError) -> [PrintedSheet] {
    var request = request
    request.direction = configuration.direction
    request.weekdays = configuration.visibleWeekdays
    request.hasHead = !texts.head.isEmpty
    request.hasFoot = !texts.foot.isEmpty
    var plan = try PrintPlan(request, calendar: configuration.calendar)
    var legend = legend(request)
    if let height = legend?.height {
      var lower = request
      lower.legendHeight = height
      // A small sheet has no room for a legend.
      if let small = try? PrintPlan(lower, calendar: configuration.calendar) {
        (request, plan) = (lower, small)
      } else {
        legend = nil
      }
    }
    let drafts = request.period.form == .list ? try list(request, plan) : try periods(request, plan)
    let frames = (head: plan.head, foot: plan.foot)
    return drafts.enumerated().map { index, draft in
      var sheet = PrintedSheet(pieces: draft.pieces, title: draft.title)
      if let legend { sheet.pieces.append(legend.piece(in: plan.legend)) }
      for (line, text) in [(frames.head, texts.head), (frames.foot, texts.foot)] where !line.isEmpty {
        let filled = fill(text, title: draft.title, days: draft.days, index + 1, drafts.count)
        sheet.pieces.append(self.line(filled, in: line))
      }
      return sheet
    }
  }

  /// Returns the title of a document that shows these days.
  public func title(of days: ClosedRange<DayNumber>) -> String {
    let ends = [dates.date(days.lowerBound), dates.date(days.upperBound)]
    return days.lowerBound == days.upperBound ? ends[0] : dates.range(ends[0], ends[1])
  }

  /// Returns the sheets of periods, each followed by a list of the events that did not fit.
  private func periods(_ request: PrintRequest, _ plan: PrintPlan) throws(PrintError) -> [Draft] {
    var drafts: [Draft] = []
    for sheet in plan.sheets {
      guard let first = sheet.frames.first, let last = sheet.frames.last else { continue }
      let days = first.days.lowerBound...last.days.upperBound
      var missing: Set<OccurrenceID>?
      for columns in parts(sheet.frames, request.period) {
        resourceColumns = columns
        let content = self.content(of: sheet.frames, request.period)
        drafts.append(Draft(pieces: content.pieces, title: content.title, days: days))
        missing = missing.map { $0.intersection(content.missing) } ?? content.missing
      }
      resourceColumns = nil
      guard let missing, !missing.isEmpty, let title = drafts.last?.title else { continue }
      var rest = request
      (rest.period, rest.perSheet) = (.agenda, min(4, max(1, Int(request.paper.width / PrintedCalendar.columnWidth))))
      // Hours also show the ends of events that lists show on the day before.
      let isEarlier = timeline.occurrences(touching: days.lowerBound..<days.lowerBound + 1).contains {
        $0.lastListedDay < days.lowerBound && missing.contains($0.id)
      }
      rest.days = (isEarlier ? days.lowerBound - 1 : days.lowerBound)...days.upperBound
      let plan = try PrintPlan(rest, calendar: configuration.calendar)
      drafts += try list(rest, plan, only: missing, title: title)
    }
    return drafts
  }

  /// The width of a column in the list of remaining events, in points on paper.
  private static let columnWidth = 210.0

  /// Returns the sheets of a list.
  /// - Parameters:
  ///   - only: The occurrences to list, each once; all if `nil`.
  ///   - title: The line above the columns if there is no header.
  private func list(
    _ request: PrintRequest, _ plan: PrintPlan, only: Set<OccurrenceID>? = nil, title: String? = nil
  ) throws(PrintError) -> [Draft] {
    let zoom = only == nil ? zoom : min(zoom, PrintedCalendar.listZoom)
    let heading = only == nil ? 0 : 30 * self.zoom
    let height = ((plan.slots.first?.height ?? 0) - heading) / zoom
    let list = PrintedList(
      try pages(request, plan, zoom: zoom), only: only, title: configuration.style.type.row,
      direction: configuration.direction, time: span)
    let columns = list.columns(height: height)
    var next = 0
    return try plan.sheets(columns: columns.map(\.days)).map { sheet in
      var pieces: [PrintedSheet.Piece] = []
      for frame in sheet.frames {
        var place = frame.frame
        if let title, pieces.isEmpty, next == 0 || frame == sheet.frames.first {
          // As wide as the sheet: a column may be too narrow for the title of a week.
          let sheet = Rect(origin: .zero, size: request.paper).inset(by: request.margins, direction: .leftToRight)
          let whole = Rect(x: sheet.minX, y: place.minY, width: sheet.width, height: place.height)
          pieces.append(self.heading(title, in: whole))
        }
        place = Rect(x: place.minX, y: place.minY + heading, width: place.width, height: place.height - heading)
        pieces += columns[next].pieces(in: place, zoom: zoom, links: linkFrames)
        next += 1
      }
      let days = sheet.frames.first.map { $0.days.lowerBound...(sheet.frames.last ?? $0).days.upperBound }
      return Draft(pieces: pieces, title: title ?? days.map { self.title(of: $0) } ?? "", days: days)
    }
  }

  /// The points on paper per point of the list of remaining events.
  private static let listZoom = 0.7

  /// Returns a title above a period.
  func heading(_ text: String, in place: Rect) -> PrintedSheet.Piece {
    let title = DisplayItem(
      id: .none, depth: 0, frame: Rect(x: 0, y: 0, width: place.width / zoom, height: 26),
      layer: Layer(
        textColor: .role(CalendarRole.ink), textStyle: configuration.style.type.title, textInsets: Insets(leading: 4)),
      text: text)
    return PrintedSheet.Piece(
      list: DisplayList(items: [title]),
      frame: Rect(x: place.minX, y: place.minY, width: place.width, height: 30 * zoom), zoom: zoom, role: .heading)
  }

  func linkFrames(_ elements: [CalendarElement]) -> [(frame: Rect, address: String)] {
    guard !links.isEmpty else { return [] }
    return elements.compactMap { element in
      guard let uid = element.event, let link = links.first(where: { $0.uid == uid }) else { return nil }
      return (element.frame, link.address)
    }
  }

  private static func isLink(_ address: String) -> Bool {
    LinkView.isOpenable(address) && !address.lowercased().hasPrefix("tel:")
  }

  private func line(_ text: String, in frame: Rect) -> PrintedSheet.Piece {
    let item = DisplayItem(
      id: .none, depth: 0, frame: Rect(origin: .zero, size: frame.size),
      layer: Layer(
        textColor: .role(CalendarRole.secondaryInk), textStyle: TextStyle(size: 9, lineHeight: 12, alignment: .center)),
      text: text)
    return PrintedSheet.Piece(list: DisplayList(items: [item]), frame: frame, role: .line)
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
