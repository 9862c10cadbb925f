import Almanac
import CairoHost
import EventStores
import Testing

@Suite("Calendars on paper")
struct PrintedCalendarTests {
  private func texts(_ sheet: PrintedSheet) -> [String] {
    sheet.pieces.flatMap { $0.list.items.map(\.text) }.filter { !$0.isEmpty }
  }

  @Test("PI-13: each month has a sheet with its title, its days and its events, and the page number below")
  func months() throws {
    let drawing = try Drawing()
    let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline)
    let sheets = try calendar.sheets(drawing.request(.month))
    #expect(sheets.map { texts($0).first } == ["November 2026", "December 2026", "January 2027"])
    #expect(sheets.map { texts($0).last } == ["1 / 3", "2 / 3", "3 / 3"])
    #expect(texts(sheets[0]).count > 60)
  }

  @Test("PI-16: a head and a foot have their fields filled, in the digits of the language")
  func lines() throws {
    let drawing = try Drawing { $0.locale.digits = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] }
    var words = PrintedCalendar.Texts()
    (words.head, words.foot) = ("{title}: {title}", "{page}/{pages} {page")
    let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline)
    let sheet = try #require(try calendar.sheets(drawing.request(.month), texts: words).first)
    #expect(texts(sheet).suffix(2) == ["November cacg: November cacg", "b/d {page"])
  }

  @Test("PI-13: hours of weeks and days fill their frames: the first and the last hour are on the sheet")
  func hours() throws {
    let drawing = try Drawing { $0.visibleHours = VisibleHours([7 * 60..<20 * 60]) }
    let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline, zoom: 0.8)
    for period in [PrintRequest.Period.week, .day] {
      let sheet = try #require(try calendar.sheets(drawing.request(period, days: 7)).first)
      let body = sheet.pieces[1]
      let labels = body.list.items.filter { $0.text.hasSuffix("AM") || $0.text.hasSuffix("PM") }
      // The space before AM is a narrow one.
      #expect(labels.contains { $0.text.hasPrefix("8") } && labels.contains { $0.text.hasPrefix("7") })
      for label in labels { #expect(body.frame.height / body.zoom > label.frame.minY) }
    }
  }

  @Test("H4, H8: a month and a list on paper have a night shift once, a week has it on both days")
  func nightShift() throws {
    let mine = CalendarInfo(id: CalendarID(1), name: "Mine", color: .named(.teal))
    let store = MemoryEventStore(calendars: [mine])
    let start = LocalDateTime(day: Drawing.today - 3, hour: 22, minute: 0)
    try store.load([
      Event(title: "Night", start: start, end: LocalDateTime(day: Drawing.today - 2, hour: 6, minute: 0), uid: "n")
    ])
    let drawing = try Drawing()
    for (threshold, counts) in [(9 * 60, [1, 1, 2]), (0, [1, 1, 2])] {
      var configuration = drawing.configuration
      configuration.nextDayThreshold = threshold
      let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
      for (period, count) in zip([PrintRequest.Period.month, .agenda, .week], counts) {
        var request = drawing.request(period, days: 1)
        request.days = Drawing.today - 5...Drawing.today + 1
        let sheets = try PrintedCalendar(configuration: configuration, timeline: timeline).sheets(request)
        let found: [String] = sheets.flatMap { texts($0) }
        #expect(found.count { $0.contains("Night") } == count, "\(period), \(threshold)")
      }
      let body = timeline.occurrences(listedOn: Drawing.today - 2..<Drawing.today - 1)
      #expect(body.isEmpty == (threshold > 0))
    }
  }

  @Test("PI-12: below many events of whole days all hours are on the sheet, in smaller type", arguments: [3, 15, 40])
  func lane(count: Int) throws {
    let drawing = try Drawing { $0.visibleHours = VisibleHours([7 * 60..<20 * 60]) }
    let mine = CalendarInfo(id: CalendarID(1), name: "Mine", color: .named(.teal))
    let store = MemoryEventStore(calendars: [mine])
    try store.load(
      (0..<count).map {
        Event(
          uid: "\($0)", calendar: mine.id, summary: "Event \($0).", start: .day(Drawing.today - 2),
          end: .day(Drawing.today + 5))
      })
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: timeline, zoom: 0.8)
    let sheet = try #require(try calendar.sheets(drawing.request(.week, days: 7)).first)
    let body = sheet.pieces[1]
    let labels = body.list.items.filter { $0.text.hasSuffix("AM") || $0.text.hasSuffix("PM") }
    #expect(labels.contains { $0.text.hasPrefix("7") && $0.text.hasSuffix("PM") })
    for label in labels { #expect(label.frame.maxY <= body.frame.height / body.zoom) }
    #expect(body.zoom == 0.8, "lower hours are enough")
  }

  @Test(
    "PI-10: type is as large on paper as in the style times the zoom, and where it has to be smaller, no less than 6 points",
    arguments: [PrintRequest.Period.year, .week, .day])
  func type(period: PrintRequest.Period) throws {
    let drawing = try Drawing()
    // On less than A5, the rows of days of a year have less than 6 points each.
    let small = period == .year ? PaperSize.a5.size : Size(width: 260, height: 260)
    for (paper, zoom) in [(PaperSize.a4.size, 1.0), (PaperSize.a3.size, 1), (small, 1)] {
      var request = drawing.request(period, days: 7)
      request.paper = paper
      let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline, zoom: zoom)
      let body = try #require(try calendar.sheets(request).first).pieces[1]
      let sizes = body.list.items.filter { !$0.text.isEmpty }.compactMap { $0.layer.textStyle?.size }
      #expect(body.zoom <= zoom)
      #expect(try #require(sizes.min()) * body.zoom >= 5.99, "\(paper)")
      if paper == PaperSize.a3.size { #expect(body.zoom == 1) }
    }
  }

  @Test("PI-12: hours in which an event takes place are on its sheet, whatever hours are wanted, and on no other")
  func outsideHours() throws {
    let drawing = try Drawing { $0.visibleHours = VisibleHours([9 * 60..<17 * 60]) }
    let mine = CalendarInfo(id: CalendarID(1), name: "Mine", color: .named(.teal))
    let store = MemoryEventStore(calendars: [mine])
    let reading = { (hour: Int, minute: Int) in
      EventTime.floating(LocalDateTime(day: Drawing.today + 4, hour: hour, minute: minute))
    }
    try store.load([
      Event(uid: "a", calendar: mine.id, summary: "Early", start: reading(5, 30), end: reading(7, 0)),
      Event(uid: "b", calendar: mine.id, summary: "Late", start: reading(20, 40), end: reading(22, 20)),
    ])
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: timeline, zoom: 0.8)
    let sheets = try calendar.sheets(drawing.request(.week, days: 9))
    let found = sheets.map { sheet in texts(sheet).filter { $0 == "Early" || $0 == "Late" } }
    #expect(found == [[], ["Early", "Late"]])
    let hours = sheets.map { sheet in texts(sheet).count { $0.hasSuffix("AM") || $0.hasSuffix("PM") } }
    #expect(hours[1] > hours[0])
  }

  @Test(
    "PI-13: an agenda has every event of its days once, no row is cut, and the heading of a divided day is repeated")
  func agenda() throws {
    let drawing = try Drawing()
    let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline, zoom: 1.5)
    var words = PrintedCalendar.Texts()
    words.head = "{title}"
    let sheets = try calendar.sheets(drawing.request(.agenda, perSheet: 3), texts: words)
    #expect(sheets.count > 1)
    let heads = sheets.map { texts($0).suffix(2).first ?? "" }
    #expect(heads[0].hasPrefix("November 21, 2026 – ") && Set(heads).count == sheets.count, "\(heads)")
    let pieces = sheets.flatMap(\.pieces)
    #expect(pieces.allSatisfy { $0.frame.maxY <= PaperSize.a4.size.width - 27.9 })
    let headings = pieces.flatMap { piece in piece.list.items.filter { $0.accessibility.role == .heading } }
    #expect(headings.count >= Set(headings.map(\.text)).count)
  }

  @Test("PI-13: an agenda has all events where they are more than a list can be high, unless they are all on one day")
  func longAgenda() throws {
    let drawing = try Drawing()
    let mine = CalendarInfo(id: CalendarID(1), name: "Mine", color: .named(.teal))
    func sheets(of days: Int) throws -> [PrintedSheet] {
      let store = MemoryEventStore(calendars: [mine])
      for index in 0..<1_000 {
        let day = Drawing.today + index % days
        try store.apply(
          .insert(
            Event(
              uid: "\(index)", calendar: mine.id, summary: "Event \(index).", start: .day(day), end: .day(day + 1))))
      }
      let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
      return try PrintedCalendar(configuration: drawing.configuration, timeline: timeline, zoom: 0.8)
        .sheets(drawing.request(.agenda, days: days, perSheet: 2))
    }
    let titles = try sheets(of: 20).flatMap { texts($0) }.filter { $0.hasPrefix("Event ") }
    #expect(titles.count == 1_000 && Set(titles).count == 1_000)
    #expect(throws: PrintError.self) { try sheets(of: 1) }
  }

  @Test("PI-17: a year lies on one sheet with all its months, and from right to left the first is at the right")
  func year() throws {
    let drawing = try Drawing { $0.locale.isRightToLeft = true }
    let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline, zoom: 0.8)
    var request = drawing.request(.year, days: 1)
    request.days = try ISODate.parse("2026-01-01")...ISODate.parse("2026-12-31")
    let sheets = try calendar.sheets(request)
    #expect(sheets.count == 1)
    let body = sheets[0].pieces[1]
    let january = try #require(body.list.items.first { $0.text == "January" })
    let december = try #require(body.list.items.first { $0.text == "December" })
    #expect(january.frame.minX > december.frame.minX)
    #expect(december.frame.maxY * body.zoom < body.frame.height)
  }

  @Test("PI-17, H8: a year from August has its twelve months on one sheet, August first, and no other")
  func schoolYear() throws {
    let drawing = try Drawing()
    let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline, zoom: 0.8)
    var request = drawing.request(.year, days: 1)
    request.days = try ISODate.parse("2026-08-01")...ISODate.parse("2027-07-31")
    let sheets = try calendar.sheets(request)
    #expect(sheets.count == 1)
    #expect(texts(sheets[0]).first == "Aug 2026 – Jul 2027")
    let items = sheets[0].pieces[1].list.items
    let names = [
      "August", "September", "October", "November", "December", "January", "February", "March", "April", "May",
    ]
    let places = (names + ["June", "July"]).map { name in items.filter { $0.text == name }.map(\.frame) }
    #expect(places.allSatisfy { $0.count == 1 })
    let order = places.compactMap(\.first).map { ($0.minY, $0.minX) }
    #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 }, "\(order)")
    #expect(items.count { $0.accessibility.role == .gridCell } == 365)

    request.days = try ISODate.parse("2026-08-15")...ISODate.parse("2026-12-31")
    let months = try calendar.sheets(request)[0].pieces[1].list.items.filter { $0.accessibility.role == .grid }
    #expect(months.map(\.accessibility.label) == names.prefix(5).map { "\($0) 2026" })
  }

  /// Events of two calendars: whole days over the end of a month, and times over three days.
  private func families() throws -> EventTimeline {
    let calendars = [
      CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.teal)),
      CalendarInfo(id: CalendarID(2), name: "Family", color: .named(.red)),
    ]
    let store = MemoryEventStore(calendars: calendars)
    let first = Drawing.today
    try store.load([
      Event(
        uid: "a", calendar: CalendarID(1), summary: "Conference", start: .day(first - 3), end: .day(first + 20),
        location: "Lisbon"),
      Event(
        uid: "b", calendar: CalendarID(2), summary: "Move",
        start: .floating(LocalDateTime(day: first - 1, hour: 9, minute: 0)),
        end: .floating(LocalDateTime(day: first + 2, hour: 17, minute: 30))),
      Event(uid: "c", calendar: CalendarID(2), summary: "Birthday", start: .day(first + 5), end: .day(first + 6)),
    ])
    return EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
  }

  @Test("PI-13, H8: an agenda lists an event of several days once, with the time from its first day to its last")
  func longEvents() throws {
    let drawing = try Drawing()
    let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: try families())
    let sheets = try calendar.sheets(drawing.request(.agenda, days: 40))
    let found = sheets.flatMap { texts($0) }
    for title in ["Conference", "Move", "Birthday"] { #expect(found.count { $0 == title } == 1, "\(found)") }
    let dates = DateText(locale: drawing.configuration.locale)
    #expect(found.contains(dates.interval(Drawing.today - 3, Drawing.today + 19) + " · Lisbon"), "\(found)")
    let times = [dates.time(secondOfDay: 9 * 3600), dates.time(secondOfDay: 17 * 3600 + 1800)]
    #expect(found.contains("Nov 20, \(times[0]) – Nov 23, \(times[1])"), "\(found)")
    // Days on which they only go on, and months without other events, are left out.
    #expect(!found.contains { $0.hasPrefix("Nearest event") || $0 == "No events" })
    #expect(sheets.flatMap(\.pieces).count { $0.role == .subheading } == 2)
  }

  @Test(
    "PI-11, H8: sheets with events of several calendars name each beside its color, and sheets of one calendar do not")
  func legend() throws {
    let drawing = try Drawing()
    for period in [PrintRequest.Period.month, .week, .agenda] {
      let request = drawing.request(period, days: 7)
      let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: try families())
      for sheet in try calendar.sheets(request) {
        let legend = try #require(sheet.pieces.first { $0.list.items.contains { $0.text == "Family" } })
        #expect(legend.list.items.map(\.text) == ["", "Family", "", "Work"])
        let colors = [EventHue.red, .teal].map { EventLook(.named($0)).strong }
        #expect(legend.list.items.compactMap(\.layer.fill) == colors)
        for piece in sheet.pieces where piece.role != .line { #expect(piece.frame.maxY <= legend.frame.minY + 0.5) }
      }
      calendar.showsLegend = false
      #expect(try calendar.sheets(request).allSatisfy { !texts($0).contains("Family") })
    }
    var request = drawing.request(.day, days: 1)
    // 153 points without margins, of which the calendar needs 142.
    request.paper = Size(width: 298, height: 210)
    let small = PrintedCalendar(configuration: drawing.configuration, timeline: try families())
    #expect(try small.sheets(request).allSatisfy { !texts($0).contains("Family") }, "no room, and no error")
    request = drawing.request(.month, days: 1)
    request.days = Drawing.today + 10...Drawing.today + 10
    let single = PrintedCalendar(configuration: drawing.configuration, timeline: try families())
    #expect(try single.sheets(request).allSatisfy { !texts($0).contains("Work") })
  }

  @Test("PI-13, H8: the months of a sheet look alike: all have bars or all have dots, in type of one size")
  func alike() throws {
    let drawing = try Drawing()
    for perSheet in [2, 3, 4, 6, 12] {
      let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline, zoom: 0.7)
      for sheet in try calendar.sheets(drawing.request(.month, days: 340, perSheet: perSheet)) {
        let months = sheet.pieces.filter { $0.role == .table || $0.role == .content }
        #expect(Set(months.map(\.role)).count <= 1 && Set(months.map(\.zoom)).count <= 1, "\(perSheet) on a sheet")
      }
    }
  }

  @Test("PI-13, H8: a week is titled by its days")
  func weekTitle() throws {
    let drawing = try Drawing()
    var request = drawing.request(.week)
    request.days = try ISODate.parse("2026-11-30")...ISODate.parse("2026-12-06")
    let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline, zoom: 0.8)
    let sheet = try #require(try calendar.sheets(request).first)
    #expect(texts(sheet).first == "November 30, 2026 – December 6, 2026")
  }

  @Test("PI-19: only addresses of pages and mail become links")
  func links() throws {
    let drawing = try Drawing()
    let uids = SampleCalendar.make(around: Drawing.today).events.map(\.uid)
    let addresses = [
      "https://example.com/'a\\", "javascript:alert(1)", "tel:123", "file:///etc/passwd", "mailto:a@b.c",
    ]
    let links = zip(uids, addresses + Array(repeating: "https://x.y/", count: uids.count)).map {
      (uid: $0, address: $1)
    }
    let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline, links: links)
    let sheets = try calendar.sheets(drawing.request(.month))
    let found = Set(sheets.flatMap(\.pieces).flatMap { $0.links.map(\.address) })
    #expect(found.contains("https://x.y/"))
    #expect(found.isSubset(of: ["https://x.y/", addresses[0], addresses[4]]))
  }
}
