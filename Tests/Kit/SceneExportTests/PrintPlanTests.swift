import CalendarSystems
import Geometry
import SceneExport
import TestSupport
import Testing

@Suite("Plans of sheets")
struct PrintPlanTests {
  private func request(
    _ period: PrintRequest.Period, _ first: String, _ last: String, perSheet: Int = 1, landscape: Bool = false
  ) throws -> PrintRequest {
    let size = PaperSize.a4.size
    let paper = landscape ? Size(width: size.height, height: size.width) : size
    var request = PrintRequest(
      period: period, days: try ISODate.parse(first)...ISODate.parse(last), firstWeekday: .monday, paper: paper)
    request.perSheet = perSheet
    return request
  }

  private func plan(_ request: PrintRequest) throws -> PrintPlan {
    try PrintPlan(request, calendar: GregorianCalendar.shared)
  }

  @Test("PI-12, PI-13: a month is a sheet; the days of the range that lie in it are its days")
  func months() throws {
    let text = try plan(request(.month, "2026-11-21", "2027-01-03", landscape: true)).sheets.map(\.text).joined()
    #expect(
      text == """
        sheet 1
          2026-11-21 to 2026-11-30 28,28 785.9x519.3
          foot 28,547.3 785.9x20
        sheet 2
          2026-12-01 to 2026-12-31 28,28 785.9x519.3
          foot 28,547.3 785.9x20
        sheet 3
          2027-01-01 to 2027-01-03 28,28 785.9x519.3
          foot 28,547.3 785.9x20

        """)
  }

  @Test(
    "PI-13, PI-17: weeks begin with the first weekday, and several stand on a sheet in reading order, from the right if so written"
  )
  func weeks() throws {
    var request = try request(.week, "2026-11-21", "2026-12-06", perSheet: 2, landscape: true)
    request.direction = .rightToLeft
    request.hasHead = true
    request.hasFoot = false
    let sheets = try plan(request).sheets
    #expect(
      sheets.map(\.text).joined() == """
        sheet 1
          head 28,28 785.9x20
          2026-11-21 to 2026-11-22 429.9,48 383.9x519.3
          2026-11-23 to 2026-11-29 28,48 383.9x519.3
        sheet 2
          head 28,28 785.9x20
          2026-11-30 to 2026-12-06 429.9,48 383.9x519.3

        """)
  }

  @Test(
    "PI-12: each day of a range is in exactly one frame, in every calendar system",
    arguments: CalendarIdentifier.allCases)
  func partition(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    for period in [PrintRequest.Period.day, .week, .month, .year, .days(3), .weeks(2), .months(3)] {
      for (perSheet, first, last) in [(1, "2026-02-10", "2028-03-05"), (12, "2026-11-21", "2026-11-21")] {
        let request = try request(period, first, last, perSheet: perSheet)
        let frames = try PrintPlan(request, calendar: calendar).sheets.flatMap(\.frames)
        var next = request.days.lowerBound
        for frame in frames {
          #expect(frame.days.lowerBound == next)
          next = frame.days.upperBound + 1
        }
        #expect(next == request.days.upperBound + 1, "\(period)")
        if period == .month, perSheet == 1 { #expect(frames.count >= 25 && frames.count <= 28) }
        if period == .year, perSheet == 1 { #expect(frames.count == 3 || frames.count == 4) }
      }
    }
  }

  @Test("PI-12, H8: a year begins with the month of its first day and has as many months as the calendar's")
  func years() throws {
    let gregorian = try plan(request(.year, "2026-08-01", "2027-12-31")).sheets.flatMap(\.frames).map(\.days)
    #expect(
      try gregorian == [
        ISODate.parse("2026-08-01")...ISODate.parse("2027-07-31"),
        ISODate.parse("2027-08-01")...ISODate.parse("2027-12-31"),
      ])
    let whole = try plan(request(.year, "2026-01-01", "2027-12-31")).sheets.flatMap(\.frames).map(\.days)
    #expect(try whole.map(\.upperBound) == [ISODate.parse("2026-12-31"), ISODate.parse("2027-12-31")])
    for identifier in CalendarIdentifier.allCases {
      let calendar = try #require(CalendarCatalog.system(for: identifier))
      for day in stride(from: 20_000, to: 22_000, by: 37).map({ DayNumber($0) }) {
        let last = PrintPlan.lastDay(ofYearFrom: day, in: calendar)
        let length = last - calendar.startOfMonth(containing: day) + 1
        #expect(340...400 ~= length, "\(identifier) \(day): \(length)")
        #expect(calendar.startOfMonth(containing: last + 1) == last + 1)
      }
    }
  }

  @Test("PI-12: several days are as many days that are shown, and hidden weekdays after them are on the same sheet")
  func shownDays() throws {
    var request = try request(.days(3), "2026-11-18", "2026-12-01")
    request.weekdays = WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday])
    let frames = try plan(request).sheets.flatMap(\.frames)
    #expect(
      frames.map { "\(ISODate.format($0.days.lowerBound)) \(ISODate.format($0.days.upperBound))" } == [
        "2026-11-18 2026-11-22", "2026-11-23 2026-11-25", "2026-11-26 2026-11-30", "2026-12-01 2026-12-01",
      ])
  }

  @Test("PI-12: several weeks begin with a week, and several months with a month")
  func several() throws {
    let weeks = try plan(request(.weeks(2), "2026-11-21", "2026-12-10")).sheets.flatMap(\.frames).map(\.days.upperBound)
    #expect(try weeks == [ISODate.parse("2026-11-29"), ISODate.parse("2026-12-10")])
    let months = try plan(request(.months(3), "2026-11-21", "2027-03-10")).sheets.flatMap(\.frames)
      .map(\.days.upperBound)
    #expect(try months == [ISODate.parse("2027-01-31"), ISODate.parse("2027-03-10")])
  }

  @Test("PI-13: a long period is divided into the fewest parts of a sheet, of equal length", arguments: 1...99)
  func divided(count: Int) {
    let part = PrintRequest.Period.weeks(count).divided(most: 6)
    let sheets = (count + 5) / 6
    #expect(part.count <= 6 && part.count * sheets >= count && (part.count - 1) * sheets < count)
    #expect(part.unit == .week && part.form == .rows)
  }

  @Test("PI-9: frames of a sheet lie inside its margins and do not overlap", arguments: 1...12)
  func frames(count: Int) throws {
    let slots = try plan(request(.month, "2026-01-01", "2026-12-31", perSheet: count)).slots
    #expect(slots.count == count)
    for (index, slot) in slots.enumerated() {
      #expect(slot.minX >= 28 && slot.maxX <= PaperSize.a4.size.width - 27.9 && slot.minY >= 28 && slot.width > 0)
      for other in slots[..<index] { #expect(!slot.intersects(other)) }
    }
  }

  @Test(
    "PI-9, PI-25: margins without room, too many sheets and too many periods on a sheet are errors with the numbers")
  func errors() throws {
    var narrow = try request(.month, "2026-01-01", "2026-12-31")
    narrow.margins.leading = 450
    #expect(throws: PrintError.room(width: 41, height: 277)) { try plan(narrow) }
    let days = try request(.day, "2026-01-01", "2036-01-01")
    #expect(throws: PrintError.sheets(3653)) { try plan(days) }
    let many = try request(.month, "2026-01-01", "2026-12-31", perSheet: 13)
    #expect(throws: PrintError.perSheet(13)) { try plan(many) }
  }

  @Test("PI-13: rows of a list are never cut, and a heading stays with the row below it")
  func columns() {
    let rows = (0..<7).map {
      PrintColumns.Row(top: Double($0) * 10, bottom: Double($0) * 10 + 10, isHeading: $0 % 3 == 0)
    }
    func text(_ height: Double) -> String {
      PrintColumns.divide(rows, height: height).map { "\($0.heading.map { "\($0):" } ?? "")\($0.rows)" }.joined(
        separator: " ")
    }
    #expect(text(40) == "0..<3 3..<7")
    #expect(text(25) == "0..<2 0:2..<3 3..<5 3:5..<6 6..<7")
    #expect(text(5) == "0..<1 0:1..<2 0:2..<3 3..<4 3:4..<5 3:5..<6 6..<7")
    #expect(PrintColumns.divide([], height: 40).isEmpty)
  }
}
