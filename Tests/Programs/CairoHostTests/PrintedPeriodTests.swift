import Almanac
import CairoHost
import Testing

@Suite("Several days, weeks, and months on paper")
struct PrintedPeriodTests {
  /// The sheets of days of 2026, each with an event whose title is the letter D and the number of the day.
  private func sheets(
    _ period: PrintRequest.Period, _ first: String, _ last: String, _ events: [Event]? = nil,
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> [PrintedSheet] {
    let mine = CalendarInfo(id: CalendarID(1), name: "Mine", color: .named(.teal))
    let store = MemoryEventStore(calendars: [mine])
    try store.load(
      events
        ?? (-60..<60).map { offset in
          let start = LocalDateTime(day: Drawing.today + offset, hour: 9, minute: 0)
          let end = LocalDateTime(day: Drawing.today + offset, hour: 10, minute: 0)
          return Event(title: "D\((Drawing.today + offset).rawValue)", start: start, end: end, uid: "\(offset)")
        })
    let drawing = try Drawing(change)
    var request = drawing.request(period)
    request.days = try ISODate.parse(first)...ISODate.parse(last)
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    return try PrintedCalendar(configuration: drawing.configuration, timeline: timeline, zoom: 0.8).sheets(request)
  }

  /// Returns the views of a sheet that are completely in their frames.
  private func items(_ sheet: PrintedSheet) -> [DisplayItem] {
    sheet.pieces.flatMap { piece in
      piece.list.items.filter { item in
        let place = Rect(
          x: item.frame.minX, y: item.frame.minY - piece.top, width: item.frame.width, height: item.frame.height)
        return place.minX >= -0.5 && place.maxX <= piece.frame.width / piece.zoom + 0.5 && place.minY >= -0.5
          && place.maxY <= piece.frame.height / piece.zoom + 0.5 && item.clip?.intersects(item.frame) != false
      }
    }
  }

  private func events(_ sheet: PrintedSheet) -> [Int] {
    let words = items(sheet).flatMap { $0.text.split { $0 == " " || $0 == "\n" } }
    // A comma may follow, before the time.
    return words.compactMap { $0.hasPrefix("D") ? Int($0.dropFirst().prefix(while: \.isNumber)) : nil }.sorted()
  }

  private func numbers(_ first: String, _ last: String) throws -> [Int] {
    try (ISODate.parse(first).rawValue...ISODate.parse(last).rawValue).map { Int($0) }
  }

  @Test("PI-13: three days are the hours of three days side by side, titled by them")
  func days() throws {
    let sheets = try sheets(.days(3), "2026-11-21", "2026-11-26")
    #expect(sheets.map(\.title) == ["November 21, 2026 – November 23, 2026", "November 24, 2026 – November 26, 2026"])
    #expect(
      try sheets.map { events($0) } == [numbers("2026-11-21", "2026-11-23"), numbers("2026-11-24", "2026-11-26")])
    let headings = items(sheets[0]).filter { $0.accessibility.role == .gridCell }
    #expect(headings.count == 3 && Set(headings.map(\.frame.width)).count == 1)
  }

  @Test("PI-13: three days of a Monday-to-Friday week are three days that are shown")
  func shownDays() throws {
    let sheets = try sheets(.days(3), "2026-11-20", "2026-11-24") {
      $0.visibleWeekdays = WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday])
    }
    #expect(sheets.map(\.title) == ["November 20, 2026 – November 24, 2026"])
    #expect(try sheets.map { events($0) } == [[20, 23, 24].flatMap { try numbers("2026-11-\($0)", "2026-11-\($0)") }])
  }

  @Test(
    "PI-13: resources are side by side, as many on each sheet as have room, each exactly once",
    arguments: [(1, 3), (1, 40), (3, 3), (3, 9), (7, 30)])
  func resources(days: Int, count: Int) throws {
    let rooms = (1...count).map { "Room \(100 + $0)" }
    let events = rooms.enumerated().map { index, room in
      let day = Drawing.today + index % days
      var event = Event(
        title: "D\(index)", start: LocalDateTime(day: day, hour: 9, minute: 0),
        end: LocalDateTime(day: day, hour: 11, minute: 0), uid: room)
      event.resourceIDs = [room]
      return event
    }
    let last = Drawing.today + days - 1
    let sheets = try sheets(.days(days, as: .resources), ISODate.format(Drawing.today), ISODate.format(last), events)
    let headings = sheets.map { sheet in
      Set(
        items(sheet).filter { $0.accessibility.role == .columnHeader }.map(\.accessibility.label).filter {
          $0.hasPrefix("Room")
        })
    }
    // A neighbor may lie below the corner.
    #expect(headings.flatMap { $0 }.sorted() == rooms)
    #expect((headings.map(\.count).max() ?? 0) - (headings.map(\.count).min() ?? 0) <= 1)
    #expect(sheets.count == 1 || (headings[0].count + 1) * days * 64 > 800)
    #expect(sheets.flatMap { self.events($0) }.sorted() == Array(0..<count))
  }

  @Test("PI-13: some weeks are rows that share their sheet, each day and each event once", arguments: 1...6)
  func weeks(count: Int) throws {
    let (first, last) = (try ISODate.parse("2026-11-09"), try ISODate.parse("2026-11-08") + 7 * count)
    let sheets = try sheets(.weeks(count), "2026-11-09", ISODate.format(last)) { $0.firstWeekday = .monday }
    #expect(sheets.count == 1 && sheets[0].title.hasPrefix("November 9, 2026 – "))
    #expect(events(sheets[0]) == (first.rawValue...last.rawValue).map { Int($0) })
    #expect(items(sheets[0]).count { $0.accessibility.role == .gridCell } == 7 * count)
    // The weekdays, and a piece for each week, one below the other.
    let rows = sheets[0].pieces.filter { $0.role == .table }
    #expect(rows.count == count + 1)
    for (row, next) in zip(rows, rows.dropFirst()) { #expect(abs(row.frame.maxY - next.frame.minY) <= 1) }
  }

  @Test("PI-13: months are blocks with all their days, as in a year", arguments: [2, 3, 4, 6])
  func months(count: Int) throws {
    let names = ["July", "August", "September", "October", "November", "December"].prefix(count)
    let first = try ISODate.parse("2026-07-01")
    let last = PrintPlan.lastDay(of: .months(count), containing: first, .monday, in: GregorianCalendar.shared)
    let sheets = try sheets(.months(count), "2026-07-01", ISODate.format(last))
    #expect(sheets.count == 1 && sheets[0].title.hasPrefix("Jul 2026 – "))
    let items = items(sheets[0])
    #expect(items.filter { $0.accessibility.role == .grid }.map(\.accessibility.label) == names.map { "\($0) 2026" })
    #expect(items.count { $0.accessibility.role == .gridCell } == last - first + 1)
  }
}
