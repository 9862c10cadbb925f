import Almanac

/// The names of calendars, each next to its color, on as many lines as they need.
struct PrintedLegend {
  private static let style = TextStyle(size: 9, lineHeight: 12)
  private static let (lineHeight, swatch, gap) = (14.0, 8.0, 14.0)

  private let items: [DisplayItem]
  /// The height of all lines, in points.
  let height: Double

  /// Creates a legend as wide as a sheet's content.
  init(_ calendars: [CalendarInfo], width: Double, direction: LayoutDirection) {
    var items: [DisplayItem] = []
    var (x, y) = (0.0, 0.0)
    func add(_ frame: Rect, _ layer: Layer, _ text: String = "") {
      let frame = direction == .leftToRight ? frame : frame.mirrored(in: width)
      items.append(DisplayItem(id: .none, depth: 0, frame: frame, layer: layer, text: text))
    }
    for calendar in calendars {
      let start = PrintedLegend.swatch + 4
      let text = TextWidthEstimate.width(of: calendar.name, style: PrintedLegend.style) * WholeTitles.wider + 2
      let entry = min(width, start + text)
      if x > 0, x + entry > width { (x, y) = (0, y + PrintedLegend.lineHeight) }
      add(
        Rect(x: x, y: y + 3, width: PrintedLegend.swatch, height: PrintedLegend.swatch),
        Layer(fill: EventLook(calendar.color).strong, leadingRadius: 2, trailingRadius: 2))
      add(
        Rect(x: x + start, y: y, width: entry - start, height: PrintedLegend.lineHeight),
        Layer(textColor: .role(CalendarRole.ink), textStyle: PrintedLegend.style), calendar.name)
      x += entry + PrintedLegend.gap
    }
    self.items = items
    height = y + PrintedLegend.lineHeight
  }

  /// Returns the legend as a piece of a sheet.
  func piece(in frame: Rect) -> PrintedSheet.Piece {
    PrintedSheet.Piece(list: DisplayList(items: items), frame: frame, role: .line)
  }
}

extension PrintedCalendar {
  /// Returns the legend of a request; `nil` if all events belong to one calendar, if the legend would take more than a
  /// quarter of a sheet, or for years, which show days rather than events.
  func legend(_ request: PrintRequest) -> PrintedLegend? {
    guard showsLegend, request.period != .year else { return nil }
    var calendars: [CalendarInfo] = []
    for occurrence in timeline.occurrences(touching: request.days.lowerBound..<request.days.upperBound + 1)
    where !occurrence.isBackground {
      guard let id = timeline.event(occurrence.id.event)?.event.calendar, !calendars.contains(where: { $0.id == id }),
        let calendar = timeline.calendar(id)
      else { continue }
      calendars.append(calendar)
    }
    guard calendars.count > 1 else { return nil }
    calendars.sort { $0.name < $1.name }
    let width = request.paper.width - request.margins.leading - request.margins.trailing
    let legend = PrintedLegend(calendars, width: width, direction: configuration.direction)
    return legend.height <= request.paper.height / 4 ? legend : nil
  }
}
