import Almanac
import CairoHost
import EventStores
import SystemServices
import Testing

/// Everything that is printed is whole: on every paper, held both ways, at every level, in several languages.
@Suite("What fits onto paper")
struct PaperFitTests {
  /// A paper, the way it is held, and a language.
  struct Sheet: CustomTestStringConvertible, Sendable {
    var paper: PaperSize
    var isSideways: Bool
    var language: String
    var testDescription: String { "\(paper) \(isSideways ? "landscape" : "portrait") \(language)" }
    var size: Size { isSideways ? Size(width: paper.size.height, height: paper.size.width) : paper.size }
  }

  /// Each paper is held both ways, and has all periods; the languages take turns.
  static let sheets: [Sheet] = {
    let languages = ["en", "de", "ar", "he", "hi", "ja", "th"]
    let papers: [PaperSize] = [.a5, .letter, .a4, .a3]
    return papers.indices.flatMap { index in
      [false, true].map { isSideways in
        let number = 2 * index + (isSideways ? 1 : 0)
        return Sheet(paper: papers[index], isSideways: isSideways, language: languages[number % languages.count])
      }
    }
  }()

  /// A month with up to 14 events on some days, several of them at once, with long titles and some of many days.
  private func timeline(days: Int = 30, perDay: Int = 14) throws -> EventTimeline {
    let mine = CalendarInfo(id: CalendarID(1), name: "Mine", color: .named(.teal))
    let store = MemoryEventStore(calendars: [mine])
    let kinds = ["Lunch", "Review of the new building plans", "Board", "Call with the whole regional sales team"]
    var events: [Event] = []
    for day in 0..<days {
      for index in 0..<(day % 10 == 5 ? perDay : day % 3) {
        let (on, hour, minute) = (Drawing.today - 20 + day, 7 + index % 12, index % 2 * 30)
        let start = LocalDateTime(day: on, hour: hour, minute: minute)
        let end = LocalDateTime(day: on, hour: hour, minute: minute + 29)
        events.append(
          Event(
            uid: "\(events.count)", calendar: mine.id, summary: "\(kinds[events.count % 4]) no\(events.count)x",
            start: .floating(start), end: .floating(end)))
      }
    }
    for start in stride(from: 0, to: days, by: 4) {
      events.append(
        Event(
          uid: "\(events.count)", calendar: mine.id, summary: "Long no\(events.count)x",
          start: .day(Drawing.today - 20 + start), end: .day(Drawing.today - 20 + start + 6)))
    }
    try store.load(events)
    return EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
  }

  private func configuration(_ sheet: Sheet) -> CalendarConfiguration {
    var configuration = CalendarConfiguration(
      locale: SystemLocale.info(for: sheet.language, calendar: .gregorian), today: Drawing.today)
    configuration.visibleHours = VisibleHours([7 * 60..<20 * 60])
    return configuration
  }

  private func request(_ period: PrintRequest.Period, _ sheet: Sheet, _ configuration: CalendarConfiguration) throws
    -> PrintRequest
  {
    let days: ClosedRange<DayNumber> =
      switch period {
      case .year: try ISODate.parse("2026-01-01")...ISODate.parse("2026-12-31")
      case .month, .agenda: try ISODate.parse("2026-11-01")...ISODate.parse("2026-11-30")
      case .week: try ISODate.parse("2026-11-02")...ISODate.parse("2026-11-08")
      case .day: try ISODate.parse("2026-11-06")...ISODate.parse("2026-11-06")
      }
    var request = PrintRequest(
      period: period, days: days, firstWeekday: .monday, paper: sheet.size, direction: configuration.direction)
    request.perSheet = period == .agenda ? 2 : 1
    return request
  }

  private static let periods: [PrintRequest.Period] = [.year, .month, .week, .day, .agenda]

  /// Prints once which combinations the test runs.
  private static let announcement: Void =
    print("matrix of paper: \(periods) on \(sheets.map(\.testDescription).joined(separator: ", "))")

  init() { Self.announcement }

  @Test(
    "PI-10, PI-13: all of a period is on its sheets, whole, no smaller than 6 points, with the whole title of each event",
    arguments: sheets)
  func whole(sheet: Sheet) throws {
    let timeline = try timeline()
    let configuration = configuration(sheet)
    var printed: [(request: PrintRequest, sheets: [PrintedSheet])] = []
    for period in Self.periods {
      let request = try request(period, sheet, configuration)
      let sheets = try PrintedCalendar(configuration: configuration, timeline: timeline, zoom: 0.8).sheets(request)
      printed.append((request, sheets))
      checkFrames(sheets, request)
      if period == .year { try checkYear(sheets, configuration) }
    }
    #expect(printed.allSatisfy { !$0.sheets.isEmpty })
    #if Pictures
      try checkTitles(printed.filter { $0.request.period != .year }, configuration, timeline)
    #endif
  }

  /// No text lies outside of its frame or is smaller than 6 points.
  private func checkFrames(_ sheets: [PrintedSheet], _ request: PrintRequest) {
    let period = request.period
    let paper = Rect(origin: .zero, size: request.paper).inset(by: request.margins, direction: .leftToRight)
    for piece in sheets.flatMap(\.pieces) {
      #expect(piece.frame.minX >= paper.minX - 0.5 && piece.frame.maxX <= paper.maxX + 0.5, "\(period)")
      #expect(piece.frame.minY >= paper.minY - 0.5 && piece.frame.maxY <= paper.maxY + 0.5, "\(period)")
      for item in piece.list.items where !item.text.utf8.isEmpty {
        guard let style = item.layer.textStyle, item.clip?.intersects(item.frame) != false else { continue }
        let top = piece.frame.minY + (item.frame.minY - piece.top) * piece.zoom
        // One expectation for each text would take most of the time.
        let isLegible = style.size * piece.zoom >= 5.99
        let isInside = top >= piece.frame.minY - 0.5 && top < piece.frame.maxY
        if !(isLegible && isInside) { Issue.record("\(period): \(item.text) of \(style.size * piece.zoom) at \(top)") }
      }
    }
  }

  /// A year has twelve whole months with all their days.
  private func checkYear(_ sheets: [PrintedSheet], _ configuration: CalendarConfiguration) throws {
    #expect(sheets.count == 1)
    let body = try #require(sheets.first?.pieces.dropFirst().first)
    let dates = DateText(locale: configuration.locale, calendar: configuration.calendar)
    let texts = body.list.items.filter { item in
      let bottom = body.frame.minY + (item.frame.maxY - body.top) * body.zoom
      return bottom <= body.frame.maxY + 0.5 && item.frame.maxX * body.zoom <= body.frame.width + 0.5
    }.map(\.text)
    for month in 1...12 { #expect(texts.contains(dates.monthName(month)), "\(dates.monthName(month))") }
    #expect(texts.count { $0 == dates.number(31) } == 7)
    #expect(texts.count { $0 == dates.number(28) } == 12)
  }

  #if Pictures
    /// The pages of a period have the whole title of each of its events. One document has the pages of all periods.
    private func checkTitles(
      _ printed: [(request: PrintRequest, sheets: [PrintedSheet])], _ configuration: CalendarConfiguration,
      _ timeline: EventTimeline
    ) throws {
      guard let paper = printed.first?.request.paper else { return }
      let painting = Painting(
        palette: configuration.style.palette, appearance: .light, direction: configuration.direction)
      let document = try PDFWriter(fonts: FontSet(), paper: paper).pdf(
        printed.flatMap { $0.sheets }, painting: painting,
        information: PDFInformation(title: "", created: Drawing.created))
      guard let text = try run("pdftotext", ["-raw", "FILE", "-"], document) else { return }
      // A form feed ends each page.
      var pages = text.unicodeScalars.split(separator: "\u{C}", omittingEmptySubsequences: false)[...]
      #expect(pages.count == printed.reduce(1) { $0 + $1.sheets.count })
      for (request, sheets) in printed {
        let own = pages.prefix(sheets.count).joined().filter { !$0.properties.isWhitespace }
        pages = pages.dropFirst(sheets.count)
        let found = String(String.UnicodeScalarView(own))
        let days = request.days
        for occurrence in timeline.occurrences(touching: days.lowerBound..<days.upperBound + 1) {
          let title = timeline.event(occurrence.id.event)?.event.summary ?? ""
          #expect(found.contains(title.filter { $0 != " " }), "\(request.period): \(title)")
        }
      }
    }
  #endif

  @Test("heights of weeks add up to the room: low ones are raised to one height, high ones lowered to one")
  func level() {
    #expect(PrintedCalendar.level([10, 50, 20], to: 120) == [35, 50, 35])
    #expect(PrintedCalendar.level([10, 50, 80], to: 90) == [10, 40, 40])
  }
}
