#if Pictures
  import Almanac
  import CairoHost
  import EventStores

  /// Pictures and paper: a month as PNG, twelve months and a year as PDF.
  ///
  /// The limits are times of a first trial that painted the same with nothing but calls of Cairo.
  enum PictureBench {
    static func run(_ report: inout Report) throws {
      let store = MemoryEventStore(calendars: [CalendarInfo(id: calendar, name: "Bench", color: .named(.blue))])
      try store.load(EventSet.make(1_000, calendar: calendar))
      let fonts = try FontSet()
      try measurePNG(&report, store, fonts)
      try measurePaper(&report, store, fonts)
    }

    private static let calendar = CalendarID(1)

    private static func measurePNG(_ report: inout Report, _ store: MemoryEventStore, _ fonts: FontSet) throws {
      let scene = MonthScene(store: store)
      let list = scene.window.displayList()
      let configuration = scene.view.configuration
      let painting = Painting(palette: configuration.style.palette, appearance: .light, direction: .leftToRight)
      let writer = PictureWriter(fonts: fonts)
      var size = 0
      let time = Stopwatch.median(runs: 15, prepare: {}) {
        size = (try? writer.png(list, size: Size(width: 1200, height: 900), painting: painting))?.count ?? 0
      }
      guard size > 0 else { return assertionFailure("no picture was written") }
      report.add(count: "a month of 1200 x 900 points as PNG", time / 1000, "ms", limit: 43)
    }

    private static func measurePaper(_ report: inout Report, _ store: MemoryEventStore, _ fonts: FontSet) throws {
      let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
      let first = DayNumber(20_089)
      let configuration = CalendarConfiguration(today: first + 160)
      let painting = Painting(palette: configuration.style.palette, appearance: .light, direction: .leftToRight)
      let paper = PaperSize.a4.size
      for (period, name, limit) in [
        (PrintRequest.Period.month, "twelve months on twelve sheets as PDF", 95.0),
        (.year, "a year on a sheet as PDF", 30),
      ] {
        let request = PrintRequest(
          period: period, days: first...first + 364, firstWeekday: .monday,
          paper: Size(width: paper.height, height: paper.width))
        let printed = PrintedCalendar(configuration: configuration, timeline: timeline)
        let sheets = try printed.sheets(request)
        let writer = PDFWriter(fonts: fonts, paper: request.paper)
        var size = 0
        let information = PDFInformation(title: name, language: "en", created: Instant(seconds: 0))
        let time = Stopwatch.median(runs: 9, prepare: {}) {
          size = (try? writer.pdf(sheets, painting: painting, information: information))?.count ?? 0
        }
        guard size > 0 else { return assertionFailure("no document was written") }
        report.add(count: name, time / 1000, "ms", limit: limit)
        report.add(count: name + ", size", Double(size) / 1000, "KB", limit: period == .month ? 450 : 140)
        let laidOut = Stopwatch.median(runs: 5, prepare: {}) {
          _ = try? PrintedCalendar(configuration: configuration, timeline: timeline).sheets(request)
        }
        report.add(note: name + ", layout", laidOut / 1000, "ms")
      }
    }
  }
#endif
