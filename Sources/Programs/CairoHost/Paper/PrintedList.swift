import Almanac

/// The events of several months as one list, divided into columns.
struct PrintedList {
  /// A month of the list.
  struct Page {
    var days: ClosedRange<DayNumber>
    var list: DisplayList
    var elements: [CalendarElement]
  }

  /// Rows of a list in one column.
  struct Column {
    var days: ClosedRange<DayNumber>
    fileprivate var rows: [Row]

    /// Returns the pieces of a sheet that show the column.
    func pieces(
      in frame: Rect, zoom: Double, links: ([CalendarElement]) -> [(frame: Rect, address: String)]
    ) -> [PrintedSheet.Piece] {
      var y = frame.minY
      return rows.map { row in
        let height = min(row.height * zoom, max(0, frame.maxY - y))
        let place = Rect(x: frame.minX, y: y, width: frame.width, height: height)
        y += height
        return PrintedSheet.Piece(
          list: DisplayList(items: row.items), frame: place, zoom: zoom, top: row.top, links: links(row.elements),
          role: row.isHeading ? .subheading : .item)
      }
    }
  }

  fileprivate struct Row {
    var days: ClosedRange<DayNumber>
    var items: [DisplayItem]
    var elements: [CalendarElement]
    var top: Double
    var height: Double
    var isHeading: Bool
    var day: DayNumber?
  }

  private var rows: [Row] = []

  /// Creates a list of occurrences, each once: on the first listed day of each.
  /// - Parameters:
  ///   - only: The occurrences to list; all if `nil`.
  ///   - title: The style of titles; titles that are too long continue on further lines.
  ///   - time: Returns the text below the title of an occurrence on a day; `nil` for the text of its view.
  init(
    _ pages: [Page], only: Set<OccurrenceID>? = nil, title: TextStyle, direction: LayoutDirection,
    time: (OccurrenceID, DayNumber) -> String? = { _, _ in nil }
  ) {
    var listed: Set<OccurrenceID> = []
    /// The texts for months without events.
    var notes: [Row] = []
    for page in pages {
      var bottom = -Double.infinity
      for element in page.elements where element.role != .group && element.frame.height > 0 {
        // Parts of a row do not count as rows.
        if element.frame.minY < bottom { continue }
        bottom = element.frame.maxY
        let isHeading = element.role == .heading
        if let id = element.occurrence {
          guard only?.contains(id) != false, listed.insert(id).inserted else { continue }
        } else if !isHeading, only != nil || element.role == .button {
          // The button that leads to the nearest event is useless on paper.
          continue
        }
        var row = Row(
          days: page.days, items: [], elements: [], top: element.frame.minY, height: element.frame.height,
          isHeading: isHeading, day: element.day)
        row.elements = page.elements.filter { $0.frame.minY >= row.top && $0.frame.maxY <= bottom }
        row.items = page.list.items.filter { $0.frame.maxY > row.top && $0.frame.minY < bottom }
        if let id = element.occurrence, let day = element.day, let text = time(id, day) { row.replaceTime(text) }
        row.wrap(title, direction)
        if element.role == .status { notes.append(row) } else { rows.append(row) }
      }
    }
    rows = PrintedList.used(rows)
    if rows.isEmpty { rows = Array(notes.prefix(1)) }
  }

  /// Returns the rows without headings of empty days.
  private static func used(_ rows: [Row]) -> [Row] {
    rows.indices.filter { index in
      !rows[index].isHeading || index + 1 < rows.count && !rows[index + 1].isHeading
    }.map { rows[$0] }
  }

  /// Returns columns of at most this height, in points of the list. If a day continues in the next column, its heading
  /// is repeated.
  func columns(height: Double) -> [Column] {
    var flow: [PrintColumns.Row] = []
    var y = 0.0
    for row in rows {
      flow.append(PrintColumns.Row(top: y, bottom: y + row.height, isHeading: row.isHeading))
      y += row.height
    }
    return PrintColumns.divide(flow, height: height).map { column in
      let own = column.heading.map { [rows[$0]] } ?? []
      let found = rows[column.rows].compactMap(\.day)
      let first = found.first ?? rows[column.rows.lowerBound].days.lowerBound
      return Column(days: first...max(first, found.last ?? first), rows: own + rows[column.rows])
    }
  }
}

extension PrintedList.Row {
  /// Replaces the text below the title, which is the last text of the row.
  mutating func replaceTime(_ text: String) {
    let index = items.lastIndex { !$0.text.isEmpty && $0.frame.minY >= top && $0.frame.maxY <= top + height }
    if let index { items[index].text = text }
  }

  /// Wraps titles that are too long onto further lines, making the row higher.
  mutating func wrap(_ title: TextStyle, _ direction: LayoutDirection) {
    let (top, bottom) = (top, top + height)
    var more = 0.0
    var end = 0.0
    for index in items.indices {
      let item = items[index]
      guard item.frame.minY >= top, item.frame.maxY <= bottom, let style = item.layer.textStyle,
        style.size == title.size, !style.wraps, WholeTitles.isCut(item, style, direction)
      else { continue }
      let room = item.frame.inset(by: item.layer.textInsets, direction: direction).width
      let lines = TextWidthEstimate.lines(of: item.text, width: room / (WholeTitles.wider + 0.01), style: style)
      items[index].text = lines.joined(separator: "\n")
      items[index].layer.textStyle?.keepsLineBreaks = true
      // A single line is centered in its view; several lines begin at the top.
      let y = item.frame.minY + max(0, (item.frame.height - style.lineHeight) / 2)
      items[index].frame = Rect(
        x: item.frame.minX, y: y, width: item.frame.width, height: Double(lines.count) * style.lineHeight)
      more = max(more, Double(lines.count - 1) * style.lineHeight)
      end = item.frame.maxY
    }
    guard more > 0 else { return }
    height += more
    for index in items.indices {
      // Items below move down, and enclosing ones grow.
      if items[index].frame.minY >= end, items[index].frame.maxY <= bottom {
        items[index].frame.origin.y += more
      } else if items[index].frame.maxY >= end, items[index].layer.textStyle?.keepsLineBreaks != true {
        items[index].frame.size.height += more
      }
      if items[index].clip.map({ $0.maxY >= end }) == true { items[index].clip?.size.height += more }
    }
    for index in elements.indices where elements[index].frame.maxY >= end { elements[index].frame.size.height += more }
  }
}
