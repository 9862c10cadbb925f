import Almanac

/// The events of many months as one list, divided into columns.
struct PrintedList {
  /// A month of the list.
  struct Page {
    var days: ClosedRange<DayNumber>
    var list: DisplayList
    var elements: [CalendarElement]
  }

  /// Rows of a list that stand in one column.
  struct Column {
    var days: ClosedRange<DayNumber>
    fileprivate var parts: [Part]

    /// Returns the pieces of a sheet that show the column.
    func pieces(
      in frame: Rect, zoom: Double, links: ([CalendarElement]) -> [(frame: Rect, address: String)]
    ) -> [PrintedSheet.Piece] {
      var y = frame.minY
      return parts.map { part in
        let height = min((part.bottom - part.top) * zoom, max(0, frame.maxY - y))
        let place = Rect(x: frame.minX, y: y, width: frame.width, height: height)
        y += height
        let elements = part.page.elements.filter { $0.frame.minY >= part.top && $0.frame.maxY <= part.bottom }
        let items = part.page.list.items.filter { $0.frame.maxY > part.top && $0.frame.minY < part.bottom }
        return PrintedSheet.Piece(
          list: DisplayList(items: items), frame: place, zoom: zoom, top: part.top, links: links(elements))
      }
    }
  }

  fileprivate struct Part {
    var page: Page
    var top: Double
    var bottom: Double
  }

  private struct Row {
    var page: Int
    var top: Double
    var bottom: Double
    var isHeading: Bool
    var day: DayNumber?
  }

  private let pages: [Page]
  private var rows: [Row] = []

  init(_ pages: [Page]) {
    self.pages = pages
    for (index, page) in pages.enumerated() {
      for element in page.elements where element.role != .group && element.frame.height > 0 {
        let isHeading = element.role == .heading
        // Parts of a row are no rows.
        if let last = rows.last, last.page == index, element.frame.minY < last.bottom { continue }
        rows.append(
          Row(
            page: index, top: element.frame.minY, bottom: element.frame.maxY, isHeading: isHeading, day: element.day))
      }
    }
  }

  /// Returns columns of at most this height, in points of the list. Where a day goes on in the next column, its heading
  /// is repeated.
  func columns(height: Double) -> [Column] {
    var flow: [PrintColumns.Row] = []
    var y = 0.0
    for row in rows {
      flow.append(PrintColumns.Row(top: y, bottom: y + row.bottom - row.top, isHeading: row.isHeading))
      y += row.bottom - row.top
    }
    return PrintColumns.divide(flow, height: height).map { column in
      var parts: [Part] = []
      if let heading = column.heading { append(rows[heading], to: &parts) }
      for row in rows[column.rows] { append(row, to: &parts) }
      let found = rows[column.rows].compactMap(\.day)
      let first = found.first ?? pages[rows[column.rows.lowerBound].page].days.lowerBound
      return Column(days: first...max(first, found.last ?? first), parts: parts)
    }
  }

  private func append(_ row: Row, to parts: inout [Part]) {
    if let last = parts.last, last.bottom == row.top, last.page.days == pages[row.page].days {
      parts[parts.count - 1].bottom = row.bottom
    } else {
      parts.append(Part(page: pages[row.page], top: row.top, bottom: row.bottom))
    }
  }
}
