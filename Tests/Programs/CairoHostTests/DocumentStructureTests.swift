#if Pictures
  import Almanac
  import CairoHost
  import SystemServices
  import Testing

  @Suite("What documents say about themselves")
  struct DocumentStructureTests {
    private func pdf(
      _ period: PrintRequest.Period, days: Int = 60, author: String = "",
      _ change: (inout CalendarConfiguration) -> Void = { _ in }
    ) throws -> [UInt8] {
      let drawing = try Drawing(change)
      let request = drawing.request(period, days: days)
      let calendar = PrintedCalendar(configuration: drawing.configuration, timeline: drawing.timeline, zoom: 0.6)
      return try PDFWriter(fonts: FontSet(), paper: request.paper).pdf(
        calendar.sheets(request), painting: drawing.painting,
        information: PDFInformation(
          title: "Plans", author: author, language: drawing.configuration.locale.identifier,
          created: Drawing.created + 3723))
    }

    /// Returns the structure of a document, one element or text in each line.
    private func structure(_ document: [UInt8]) throws -> [String]? {
      try run("pdfinfo", ["-struct-text", "FILE"], document)?.split(separator: "\n").map { line in
        String(line.drop { $0 == " " })
      }
    }

    @Test(
      "PI-30, H9: a month is a section with a heading and a table of weeks, whose cells have the days and their events")
    func month() throws {
      guard let lines = try structure(pdf(.month)) else { return }
      #expect(lines.first == "Document")
      #expect(lines.count { $0 == "Sect" } == 3)
      #expect(lines.count { $0.hasPrefix("Table") } == 3)
      #expect(lines.count { $0 == "TH" } == 21)
      for title in ["November 2026", "December 2026", "January 2027"] {
        let place = try #require(lines.firstIndex(of: "\"\(title)\""))
        #expect(lines[place - 1].hasPrefix("H1") && lines[place - 2] == "Sect")
      }
      // The row of the weekdays, and five or six weeks.
      #expect(lines.count { $0 == "TR" } >= 18)
      #expect(lines.count { $0 == "TD" } >= 3 * 35)
      let day = try #require(lines.firstIndex(of: "\"17\""))
      #expect(lines[day - 1].hasPrefix("P") && lines[day - 2] == "TD")
      // Cairo would leave out the text of a cell with other elements in it.
      let cells = lines.indices.filter { lines[$0] == "TD" }
      #expect(cells.allSatisfy { lines[$0 + 1].hasPrefix("P") || lines[$0 + 1].hasPrefix("\"") })
    }

    @Test("PI-30, H9: an agenda has headings of days, each followed by a list of its events")
    func agenda() throws {
      guard let lines = try structure(pdf(.agenda)) else { return }
      let heading = try #require(lines.firstIndex { $0.hasPrefix("H2") })
      let list = try #require(lines[heading...].firstIndex { $0.hasPrefix("L ") })
      #expect(list - heading <= 3 && lines[list + 1].hasPrefix("LI") && lines[list + 2].hasPrefix("LBody"))
      #expect(lines.count { $0.hasPrefix("LI") } > 10)
    }

    @Test(
      "PI-30, H9: weeks and years have their days in tables",
      arguments: [PrintRequest.Period.week, .year])
    func others(period: PrintRequest.Period) throws {
      guard let lines = try structure(pdf(period, days: period == .year ? 340 : 7)) else { return }
      #expect(lines.contains { $0.hasPrefix("H1") })
      if period == .year {
        #expect(lines.count { $0.hasPrefix("Table") } >= 12 && lines.count { $0 == "TD" } >= 365)
      } else {
        #expect(lines.count { $0 == "TD" } >= 7)
      }
    }

    @Test(
      "PI-30, H9: a document names its language, title, author, program, and date, and its outline has each period once"
    )
    func description() throws {
      let document = try pdf(.month, author: "Ann (home)")
      #expect(try pdf(.month, author: "Ann (home)") == document)
      if let text = try run("pdfinfo", ["-isodates", "FILE"], document) {
        for wanted in ["Plans", "Ann (home)", "Almanac", "2026-11-21T01:02:03Z"] {
          #expect(text.contains(wanted), "\(text)")
        }
        #expect(text.contains("Tagged:          yes"))
      }
      guard let objects = try run("qpdf", ["--qdf", "--object-streams=disable", "FILE", "-"], document) else { return }
      let language = try Drawing().configuration.locale.identifier
      #expect(objects.contains("/Lang (\(language))") && objects.contains("/DisplayDocTitle true"))
      #expect(!objects.contains("/R2L"))
      for title in ["November 2026", "December 2026", "January 2027"] {
        #expect(objects.split(separator: "/Title (\(title))").count == 2, "\(title)")
      }
      if let said = try run("qpdf", ["--check", "FILE"], document) { #expect(said.contains("No syntax")) }
    }

    @Test("PI-18, H9: small names of weekdays are copied whole", arguments: ["he", "hi", "en"])
    func weekdays(language: String) throws {
      let locale = SystemLocale.info(for: language)
      let document = try pdf(.month) { $0.locale = locale }
      guard let text = try run("pdftotext", ["FILE", "-"], document) else { return }
      let found = String(String.UnicodeScalarView(text.unicodeScalars.filter { !Self.marks.contains($0) }))
      for name in locale.shortWeekdays { #expect(found.contains(name), "\(name) in \(found)") }
    }

    /// Marks of direction, which readers add around lines.
    private static let marks = Set(
      "\u{202A}\u{202B}\u{202C}\u{200E}\u{200F}\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars)
  }
#endif
