#if Pictures
  import Almanac
  import CairoHost
  import EventStores
  import Foundation
  import Testing

  @Suite("Pictures")
  struct PictureWriterTests {
    private func png(_ drawing: Drawing, scale: Double = 1, size: Size? = nil) throws -> [UInt8] {
      try PictureWriter(fonts: FontSet()).png(
        drawing.list, size: size ?? drawing.size, scale: scale, painting: drawing.painting, title: "November 2026")
    }

    private func number(_ bytes: [UInt8], at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    @Test("PI-1, PI-3: a PNG has the pixels of its scale, its title, its color space, its physical size, and no date")
    func chunks() throws {
      let bytes = try png(Drawing(), scale: 2)
      #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      #expect(number(bytes, at: 16) == 1200 && number(bytes, at: 20) == 900)
      var (names, offset): ([String], Int) = ([], 8)
      while offset < bytes.count {
        names.append(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
        offset += 12 + number(bytes, at: offset)
      }
      #expect(names == ["IHDR", "sRGB", "pHYs", "iTXt", "IDAT", "IEND"])
    }

    @Test("PI-5: the same list gives the same bytes, with new fonts and on several threads")
    func deterministic() async throws {
      let first = try png(Drawing())
      let others = await withTaskGroup(of: [UInt8]?.self) { group in
        for _ in 0..<8 { group.addTask { try? png(Drawing()) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(others.allSatisfy { $0 == first })
      let other = try png(Drawing { $0.style = .highContrast })
      #expect(other != first)
    }

    @Test("PI-29: texts of any size and letters are painted")
    func sizes() throws {
      let painting = try Drawing().painting
      for (size, text) in [(125_000, "Title"), (.infinity, "日本"), (0.01, "Title"), (12, "Z\u{0}\u{202E}\u{FFFF}")] {
        let layer = Layer(
          textColor: .dynamic(light: RGBA(0), dark: RGBA(0)), textStyle: TextStyle(size: size, lineHeight: 14))
        let item = DisplayItem(
          id: .none, depth: 0, frame: Rect(x: 0, y: 0, width: 100, height: 40), layer: layer, text: text)
        let list = DisplayList(items: [item])
        let bytes = try PictureWriter(fonts: FontSet()).png(
          list, size: Size(width: 100, height: 40), painting: painting)
        #expect(number(bytes, at: 16) == 100)
      }
    }

    @Test("PI-3: pictures that are too large are errors with the limit")
    func limits() throws {
      let drawing = try Drawing()
      #expect(throws: PictureError.side(pixels: 40_000, limit: 32_767)) {
        try png(drawing, scale: 2, size: Size(width: 20_000, height: 10))
      }
      #expect(throws: PictureError.area(pixels: 160_000_000, limit: 100_000_000)) {
        try png(drawing, size: Size(width: 16_000, height: 10_000))
      }
      #expect(throws: PictureError.side(pixels: 1_000_000_000_000_000, limit: 32_767)) {
        try png(drawing, size: Size(width: .infinity, height: 1))
      }
      let least = try png(drawing, size: Size(width: 0, height: .nan))
      #expect(number(least, at: 16) == 1 && number(least, at: 20) == 1)
    }
  }

  @Suite("Documents")
  struct PDFWriterTests {
    private func pdf(_ drawing: Drawing, ink: PDFWriter.Ink = .color, links: [(uid: String, address: String)] = [])
      throws
      -> [UInt8]
    {
      let request = drawing.request(.month)
      let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline, links: links)
      return try PDFWriter(fonts: FontSet(), paper: request.paper).pdf(
        calendar.sheets(request), painting: drawing.painting, ink: ink,
        information: PDFInformation(title: "Months", created: Drawing.created))
    }

    @Test("PI-5, PI-26: the same sheets give the same document, in which independent readers find no fault")
    func document() throws {
      let first = try pdf(Drawing())
      #expect(try pdf(Drawing()) == first)
      for ink in PDFWriter.Ink.allCases {
        let document = try pdf(Drawing(), ink: ink)
        #expect(document.count < 90_000 * 3)
        if let said = try run("qpdf", ["--check", "FILE"], document) { #expect(said.contains("No syntax")) }
      }
      if let information = try run("pdfinfo", ["-isodates", "FILE"], first) {
        #expect(information.contains("2026-11-21T00:00:00Z"))
        #expect(information.contains("Pages:           3"))
      }
    }

    @Test("PI-18: titles of events can be found, sheet after sheet")
    func text() throws {
      guard let text = try run("pdftotext", ["-raw", "FILE", "-"], pdf(Drawing())) else { return }
      #expect(text.hasPrefix("November 2026"))
      let words = ["November 2026", "Stand-up", "Long weekend in Lisbon", "December 2026", "January 2027"]
      let places = words.map { word in
        text.range(of: word).map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1
      }
      #expect(places == places.sorted() && places[0] == 0, "\(places) in \(text)")
    }

    @Test("PI-18: texts follow each other as they are read: each day with its events, and what is hidden is not found")
    func reading() throws {
      let drawing = try Drawing { $0.visibleHours = VisibleHours([7 * 60..<20 * 60]) }
      let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline)
      for (period, names) in [(PrintRequest.Period.month, ["17", "18", "19"]), (.week, ["Tue", "Wed", "Thu"])] {
        for ink in PDFWriter.Ink.allCases {
          let request = drawing.request(period, days: 7)
          let document = try PDFWriter(fonts: FontSet(), paper: request.paper).pdf(
            calendar.sheets(request), painting: drawing.painting, ink: ink,
            information: PDFInformation(title: "", created: Drawing.created))
          guard let text = try run("pdftotext", ["-raw", "-l", "1", "FILE", "-"], document) else { return }
          let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
          let places = names.map { words.firstIndex(of: $0) ?? -1 }
          #expect(places[0] > 0 && places == places.sorted(), "\(text)")
          // The team meets on Tuesdays.
          let meeting = words.firstIndex(of: "Team") ?? -1
          let tuesdays = words[..<max(0, meeting)].lastIndex(of: names[0]) ?? -1
          let wednesdays = words[..<max(0, meeting)].lastIndex(of: names[1]) ?? -1
          if period == .week {
            #expect(tuesdays > wednesdays, "\(text)")
            // The day before the week lies behind the column of hours.
            #expect(words.count { $0 == "Sat" } <= 1 && !words.contains("14"), "\(text)")
          } else {
            #expect(words.firstIndex(of: "2") ?? -1 > 0)
          }
        }
      }
    }

    @Test("PI-18: titles of all scripts are found as they were written", arguments: [false, true])
    func scripts(isRightToLeft: Bool) throws {
      let titles = ["Łódź, Ærø", "Встреча", "Σύσκεψη", "עיר הלבנה", "مهرجان الزيتون", "मेला", "祝日の会議"]
      let mine = CalendarInfo(id: CalendarID(1), name: "Mine", color: .named(.teal))
      let store = MemoryEventStore(calendars: [mine])
      try store.load(
        titles.enumerated().map { index, title in
          let day = Drawing.today + index
          return Event(uid: "\(index)", calendar: mine.id, summary: title, start: .day(day), end: .day(day + 1))
        })
      let drawing = try Drawing { $0.locale.isRightToLeft = isRightToLeft }
      let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
      let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: timeline)
      let request = drawing.request(.agenda, days: 10)
      let fonts = try FontSet()
      let document = try PDFWriter(fonts: fonts, paper: request.paper).pdf(
        calendar.sheets(request), painting: drawing.painting,
        information: PDFInformation(title: "", created: Drawing.created))
      guard let text = try run("pdftotext", ["FILE", "-"], document) else { return }
      // Marks of direction around a line are no part of what was written.
      let marks = "\u{202A}\u{202B}\u{202C}\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars
      var scalars = String.UnicodeScalarView()
      for scalar in text.unicodeScalars where !marks.contains(scalar) { scalars.append(scalar) }
      let found = String(scalars)
      for title in titles {
        let isMissing = fonts.missing.contains { title.unicodeScalars.contains($0) }
        if isMissing {
          print("PI-18: \(title) is left out: no font has its letters")
        } else {
          #expect(found.contains(title), "\(title) in \(found)")
        }
      }
    }

    @Test("PI-23: a sheet has no bitmap, a month is no larger than 90 KB, and a year of months than 450 KB")
    func vectors() throws {
      for ink in PDFWriter.Ink.allCases {
        let drawing = try Drawing()
        var request = drawing.request(.month, days: 1)
        // Faces have colored emoji as bitmaps.
        let sample = SampleCalendar.make(around: Drawing.today)
        let store = MemoryEventStore(calendars: sample.calendars)
        try store.load(
          sample.events.filter { !$0.summary.unicodeScalars.contains { $0.properties.isEmojiPresentation } })
        let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
        let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: timeline)
        for (days, limit) in [(1, 90_000), (340, 450_000)] {
          request.days = Drawing.today...Drawing.today + (days - 1)
          let document = try PDFWriter(fonts: FontSet(), paper: request.paper).pdf(
            calendar.sheets(request), painting: drawing.painting, ink: ink,
            information: PDFInformation(title: "", created: Drawing.created))
          #expect(document.count <= limit)
          // The first two lines are the heads of an empty table.
          guard let images = try run("pdfimages", ["-list", "FILE"], document) else { continue }
          #expect(images.split(separator: "\n").count == 2, "\(images)")
        }
      }
    }

    @Test(
      "PI-11: in ink, texts are black on white or white on black", arguments: [PrintRequest.Period.month, .week, .year])
    func ink(period: PrintRequest.Period) throws {
      let drawing = try Drawing()
      let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline)
      let sheet = try #require(try calendar.sheets(drawing.request(period, days: period == .year ? 340 : 7)).first)
      let (black, white) = (RGBA(0), RGBA(0xFFFFFF))
      var count = 0
      for piece in sheet.pieces {
        var grounds: [(frame: Rect, color: RGBA)] = []
        for item in piece.list.items {
          for operation in drawing.painting.operations(for: item).flatMap(InkStyle.apply) {
            switch operation {
            case .fill(.rect(let frame, _), let color): grounds.append((frame, color))
            // The strong edges of events and marks beside texts.
            case .fill(.path, _): break
            case .text(let text):
              let ground = grounds.last { $0.frame.contains(Point(x: text.box.midX, y: text.box.midY)) }?.color ?? white
              #expect([black, white].contains(text.color) && [black, white].contains(ground))
              #expect(text.color != ground, "\(text.whole)")
              count += 1
            case .stroke, .image: break
            }
          }
        }
      }
      #expect(count > 50)
    }

    @Test("PI-19: addresses of events are links, with encoded quotes, parentheses and backslashes, in a sound document")
    func links() throws {
      let uids = SampleCalendar.make(around: Drawing.today).events.map(\.uid)
      let address = "https://example.com/it's?a=\\b)c"
      let document = try pdf(Drawing(), links: uids.map { ($0, address) })
      guard let text = try run("qpdf", ["--qdf", "--object-streams=disable", "FILE", "-"], document) else { return }
      #expect(text.contains("/URI (https://example.com/it%27s?a=%5Cb%29c)"))
    }
  }
#endif
