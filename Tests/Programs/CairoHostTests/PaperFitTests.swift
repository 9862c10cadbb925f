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
    /// Whether there are fewer events, which are printed faster.
    var isQuiet: Bool
    var testDescription: String { "\(paper) \(isSideways ? "landscape" : "portrait") \(language)" }
    var size: Size { isSideways ? Size(width: paper.size.height, height: paper.size.width) : paper.size }
  }

  /// Each paper and each language is held both ways, and has all periods.
  static let sheets: [Sheet] = {
    let languages = ["en", "de", "ar", "he", "hi", "ja", "th"]
    let usual: [PaperSize] = [.a5, .letter, .a4, .a3]
    let papers = usual + PaperSize.allCases.filter { !usual.contains($0) }
    return papers.indices.flatMap { index in
      [false, true].map { isSideways in
        let number = 2 * index + (isSideways ? 1 : 0)
        return Sheet(
          paper: papers[index], isSideways: isSideways, language: languages[number % languages.count],
          isQuiet: index >= usual.count)
      }
    }
  }()

  @Test("the matrix has each paper and each language both ways")
  func pairs() {
    #expect(Set(Self.sheets.map { "\($0.paper) \($0.isSideways)" }).count == 2 * PaperSize.allCases.count)
    #expect(Set(Self.sheets.map { "\($0.language) \($0.isSideways)" }).count == 2 * 7)
  }

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
      case _ where period == .months(3): try ISODate.parse("2026-10-01")...ISODate.parse("2026-12-31")
      case .week: try ISODate.parse("2026-11-02")...ISODate.parse("2026-11-08")
      case _ where period == .weeks(2): try ISODate.parse("2026-11-02")...ISODate.parse("2026-11-15")
      case .day: try ISODate.parse("2026-11-06")...ISODate.parse("2026-11-06")
      case _ where period == .days(3): try ISODate.parse("2026-11-06")...ISODate.parse("2026-11-08")
      default: try ISODate.parse("2026-11-01")...ISODate.parse("2026-11-30")
      }
    var request = PrintRequest(
      period: period, days: days, firstWeekday: .monday, paper: sheet.size, direction: configuration.direction)
    request.perSheet = period == .agenda ? 2 : 1
    return request
  }

  private static let periods: [PrintRequest.Period] = [
    .year, .month, .week, .day, .agenda, .months(3), .weeks(2), .days(3),
  ]

  /// Prints once which combinations the test runs.
  private static let announcement: Void =
    print("matrix of paper: \(periods) on \(sheets.map(\.testDescription).joined(separator: ", "))")

  init() { Self.announcement }

  @Test(
    "PI-10, PI-13: all of a period is on its sheets, whole, no smaller than 6 points, with the whole title of each event",
    arguments: sheets)
  func whole(sheet: Sheet) throws {
    let timeline = try sheet.isQuiet ? timeline(days: 12, perDay: 8) : timeline()
    let configuration = configuration(sheet)
    var printed: [Printed] = []
    for period in Self.periods {
      let request = try request(period, sheet, configuration)
      let sheets = try PrintedCalendar(configuration: configuration, timeline: timeline, zoom: 0.8).sheets(request)
      printed.append(Printed(request: request, sheets: sheets))
      checkFrames(sheets, request)
      if period == .year { try checkYear(sheets, configuration, timeline) }
    }
    #expect(printed.allSatisfy { !$0.sheets.isEmpty })
    #if Pictures
      let painting = Painting(
        palette: configuration.style.palette, appearance: .light, direction: configuration.direction)
      let document = try PDFWriter(fonts: FontSet(), paper: sheet.size).pdf(
        printed.flatMap { $0.sheets }, painting: painting,
        information: PDFInformation(title: "", created: Drawing.created))
      let sizes = try PrintedWord.typeSizes(in: document)
      #expect(sizes.count > 3 && sizes.allSatisfy { $0 > 5.99 }, "\(sizes)")
      try checkBoxes(printed, configuration, document)
      try checkTitles(printed, timeline, document)
    #endif
  }

  /// The sheets of a period.
  private struct Printed {
    var request: PrintRequest
    var sheets: [PrintedSheet]

    /// The frame of a sheet within its margins.
    var room: Rect { Rect(origin: .zero, size: request.paper).inset(by: request.margins, direction: .leftToRight) }
  }

  /// No text lies outside of its frame or is smaller than 6 points.
  private func checkFrames(_ sheets: [PrintedSheet], _ request: PrintRequest) {
    let period = request.period
    let paper = Rect(origin: .zero, size: request.paper).inset(by: request.margins, direction: .leftToRight)
    for piece in sheets.flatMap(\.pieces) {
      #expect(piece.frame.minX >= paper.minX - 0.5 && piece.frame.maxX <= paper.maxX + 0.5, "\(period)")
      #expect(piece.frame.minY >= paper.minY - 0.5 && piece.frame.maxY <= paper.maxY + 0.5, "\(period)")
      if piece.role == .heading, let title = piece.list.items.first, let style = title.layer.textStyle {
        let width = TextWidthEstimate.width(of: title.text, style: style) * piece.zoom
        #expect(width <= piece.frame.width, "\(period): the title is cut: \(title.text)")
      }
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

  /// A year has twelve whole months with all their days, and marks of their events.
  private func checkYear(
    _ sheets: [PrintedSheet], _ configuration: CalendarConfiguration, _ timeline: EventTimeline
  ) throws {
    #expect(sheets.count == 1)
    let body = try #require(sheets.first?.pieces.dropFirst().first)
    let dates = DateText(locale: configuration.locale, calendar: configuration.calendar)
    let items = body.list.items.filter { item in
      let bottom = body.frame.minY + (item.frame.maxY - body.top) * body.zoom
      return bottom <= body.frame.maxY + 0.5 && item.frame.maxX * body.zoom <= body.frame.width + 0.5
    }
    let texts = items.map(\.text)
    for month in 1...12 { #expect(texts.contains(dates.monthName(month)), "\(dates.monthName(month))") }
    #expect(texts.count { $0 == dates.number(31) } == 7)
    #expect(texts.count { $0 == dates.number(28) } == 12)

    // The more events a day has, the deeper its disc. All are in November and December; today has another disc.
    let busy = (-30..<30).map { Drawing.today + $0 }.filter { $0 != Drawing.today }
    let counts = busy.map { timeline.occurrences(listedOn: $0..<$0 + 1).count }
    let discs = [
      (1..<3, CalendarRole.tint(.blue)), (3..<6, CalendarRole.severalEvents), (6..<100, CalendarRole.manyEvents),
    ]
    for (range, role) in discs {
      let days = zip(busy, counts).filter { range.contains($0.1) }.map { configuration.calendar.fields(of: $0.0).day }
      let marked = items.filter { $0.layer.fill == .role(role) }.map(\.text)
      #expect(!days.isEmpty && marked.sorted() == days.map { dates.number($0) }.sorted(), "\(range)")
    }
  }

  #if Pictures
    /// Every word is inside of a frame and of the margins, and a year has all of its days.
    private func checkBoxes(
      _ printed: [Printed], _ configuration: CalendarConfiguration, _ document: [UInt8]
    ) throws {
      guard let words = try PrintedWord.all(in: document) else { return }
      let sheets = printed.flatMap { each in
        each.sheets.map { (period: each.request.period, room: each.room, frames: $0.pieces.map(\.frame)) }
      }
      try #require(Set(words.map(\.page)) == Set(sheets.indices), "each sheet has words")
      for word in words {
        let (sheet, letters) = (sheets[word.page], word.letters)
        let isInside = sheet.frames.contains { frame in
          let frame = frame.intersection(sheet.room)
          return letters.minX >= frame.minX - 0.5 && letters.maxX <= frame.maxX + 0.5
            && letters.minY >= frame.minY - 0.5 && letters.maxY <= frame.maxY + 0.5
        }
        if !isInside { Issue.record("\(sheet.period): \(word.text) at \(word.box) is cut") }
      }
      let dates = DateText(locale: configuration.locale, calendar: configuration.calendar)
      let year = words.filter { sheets[$0.page].period == .year }
      for (number, count) in [(28, 12), (31, 7)] {
        #expect(year.count { $0.text == dates.number(number) } == count, "days \(number) of the year")
      }
    }

    /// The pages of a period have the whole title of each of its events; months show days alone.
    private func checkTitles(_ printed: [Printed], _ timeline: EventTimeline, _ document: [UInt8]) throws {
      guard let text = try run("pdftotext", ["-raw", "FILE", "-"], document) else { return }
      // A form feed ends each page.
      var pages = text.unicodeScalars.split(separator: "\u{C}", omittingEmptySubsequences: false)[...]
      #expect(pages.count == printed.reduce(1) { $0 + $1.sheets.count })
      for each in printed {
        // pdftotext puts marks of direction around the letters of Arabic and Hebrew.
        let own = pages.prefix(each.sheets.count).joined()
          .filter { !$0.properties.isWhitespace && $0.properties.generalCategory != .format }
        pages = pages.dropFirst(each.sheets.count)
        if each.request.period.form == .blocks { continue }
        // Of Arabic, it reads the time between the first and the second line of a title.
        let found = String(String.UnicodeScalarView(own)).replacing(/[صم]?\d{1,2}:\d{2}/, with: "")
        let days = each.request.days
        for occurrence in timeline.occurrences(touching: days.lowerBound..<days.upperBound + 1) {
          let title = timeline.event(occurrence.id.event)?.event.summary ?? ""
          #expect(found.contains(title.filter { $0 != " " }), "\(each.request.period): \(title)")
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
