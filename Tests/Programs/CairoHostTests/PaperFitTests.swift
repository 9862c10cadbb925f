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

  /// A month with up to 14 events on a day, several of them at once, with long titles and some of many days.
  private func timeline(days: Int = 30, perDay: Int = 14) throws -> (timeline: EventTimeline, titles: [String]) {
    let mine = CalendarInfo(id: CalendarID(1), name: "Mine", color: .named(.teal))
    let store = MemoryEventStore(calendars: [mine])
    let kinds = ["Lunch", "Review of the new building plans", "Board", "Call with the whole regional sales team"]
    var events: [Event] = []
    for day in 0..<days {
      for index in 0..<(day % 5 == 0 ? perDay : day % 3) {
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
    return (EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([])), events.map(\.summary))
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

  @Test("PI-10: no text lies outside of its frame, and none is smaller than 6 points", arguments: sheets)
  func frames(sheet: Sheet) throws {
    let (timeline, _) = try timeline()
    let configuration = configuration(sheet)
    for period in [PrintRequest.Period.year, .month, .week, .day, .agenda] {
      let request = try request(period, sheet, configuration)
      let printed = try PrintedCalendar(configuration: configuration, timeline: timeline, zoom: 0.8).sheets(request)
      let paper = Rect(origin: .zero, size: sheet.size).inset(by: request.margins, direction: .leftToRight)
      for piece in printed.flatMap(\.pieces) {
        #expect(piece.frame.minX >= paper.minX - 0.5 && piece.frame.maxX <= paper.maxX + 0.5, "\(period)")
        #expect(piece.frame.minY >= paper.minY - 0.5 && piece.frame.maxY <= paper.maxY + 0.5, "\(period)")
        for item in piece.list.items where !item.text.utf8.isEmpty {
          guard let style = item.layer.textStyle, item.clip?.intersects(item.frame) != false else { continue }
          #expect(style.size * piece.zoom >= 5.99, "\(period): \(item.text)")
          let top = piece.frame.minY + (item.frame.minY - piece.top) * piece.zoom
          #expect(top >= piece.frame.minY - 0.5 && top < piece.frame.maxY, "\(period): \(item.text)")
        }
      }
    }
  }

  @Test("PI-13: a year has twelve whole months with all their days and marks", arguments: sheets)
  func year(sheet: Sheet) throws {
    let (timeline, _) = try timeline()
    let configuration = configuration(sheet)
    let request = try request(.year, sheet, configuration)
    let printed = try PrintedCalendar(configuration: configuration, timeline: timeline, zoom: 0.8).sheets(request)
    #expect(printed.count == 1)
    let body = try #require(printed.first?.pieces.dropFirst().first)
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
    @Test("PI-13: every event of a period is in the document, with its whole title", arguments: sheets)
    func titles(sheet: Sheet) throws {
      let (timeline, _) = try timeline()
      let configuration = configuration(sheet)
      let painting = Painting(
        palette: configuration.style.palette, appearance: .light, direction: configuration.direction)
      for period in [PrintRequest.Period.month, .week, .day, .agenda] {
        let request = try request(period, sheet, configuration)
        let printed = try PrintedCalendar(configuration: configuration, timeline: timeline, zoom: 0.8).sheets(request)
        let document = try PDFWriter(fonts: FontSet(), paper: request.paper).pdf(
          printed, painting: painting, title: "", created: Drawing.today)
        guard let text = try run("pdftotext", ["-raw", "FILE", "-"], document) else { return }
        let found = String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
        let days = request.days
        for occurrence in timeline.occurrences(touching: days.lowerBound..<days.upperBound + 1) {
          let title = timeline.event(occurrence.id.event)?.event.summary ?? ""
          #expect(found.contains(title.filter { $0 != " " }), "\(period): \(title)")
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
