import Almanac
import Foundation
import Testing

@Suite("almanac render")
struct RenderTests {
  private struct Document: Decodable {
    struct Element: Decodable {
      var role: String
      var name: String
      var day: String?
    }
    var level: String
    var title: String
    var elements: [Element]

    func names(_ role: String) -> [String] { elements.filter { $0.role == role }.map(\.name) }
    var cells: [Element] { elements.filter { $0.role == "gridcell" && $0.day != nil } }
  }

  private func render(_ arguments: [String]) throws -> Document {
    try Folder.with { folder in
      let outcome = try Program.run(
        ["render", "--date", "2026-11-21", "--today", "2026-11-21", "-o", folder.path("a.json")] + arguments)
      #expect(outcome.status == 0)
      #expect(outcome.error.isEmpty)
      return try JSONDecoder().decode(Document.self, from: Data(folder.text("a.json").utf8))
    }
  }

  @Test("MB-20: another calendar system changes title and days, not the first weekday, the language or the ISO days")
  func hebrew() throws {
    let gregorian = try render(["--locale", "en-GB", "--time-zone", "UTC"])
    let hebrew = try render(["--locale", "en-GB", "--time-zone", "UTC", "--calendar", "hebrew"])
    #expect(gregorian.title == "November 2026")
    #expect(hebrew.title == "Kislev 5787")
    #expect(!hebrew.names("columnheader").isEmpty)
    #expect(hebrew.names("columnheader") == gregorian.names("columnheader"))
    let today = try #require(hebrew.cells.first { $0.day == "2026-11-21" })
    #expect(today.name == "Saturday, 11 Kislev 5787, Today")
    #expect(gregorian.cells.first { $0.day == "2026-11-21" }?.name == "Saturday, 21 November 2026, Today")
  }

  @Test("a month can have numbered weeks, fewer weekdays, six rows and no days of other months")
  func monthOptions() throws {
    let numbered = try render([
      "--locale", "en-GB", "--time-zone", "UTC", "--week-numbers", "--weekdays", "mon-wed,fri",
    ])
    #expect(numbered.names("rowheader").contains("Week 47"))
    #expect(numbered.names("columnheader") == ["Monday", "Tuesday", "Wednesday", "Friday"])
    let six = try render(["--locale", "en-GB", "--time-zone", "UTC", "--weeks", "six", "--out-days", "hidden"])
    #expect(six.names("row").count == 7)
    #expect(six.cells.count == 30)
    let wrong = try Program.run(["render", "--weekdays", "mon-", "-o", "a.json"])
    #expect(wrong.status == 2)
  }

  @Test("H4: a night shift is drawn on its first day only, except among hours and with a threshold of 0:00")
  func nightShift() throws {
    try Folder.with { folder in
      let file = try folder.writeCalendar([
        ["UID:n", "SUMMARY:Night", "DTSTART:20261118T220000Z", "DTEND:20261119T060000Z"]
      ])
      func busy(_ more: [String]) throws -> [String?] {
        let document = try render([file, "--locale", "en-GB", "--time-zone", "UTC"] + more)
        return document.cells.filter { $0.name.contains("1 event") }.map(\.day)
      }
      #expect(try busy([]) == ["2026-11-18"])
      #expect(try busy(["--next-day-threshold", "5:59"]) == ["2026-11-18", "2026-11-19"])
      #expect(try busy(["--next-day-threshold", "0:00"]) == ["2026-11-18", "2026-11-19"])
      let week = try render([file, "--locale", "en-GB", "--time-zone", "UTC", "--level", "week", "--size", "1200x2000"])
      #expect(week.elements.filter { $0.name.hasPrefix("Night") }.count == 2)
      for text in ["morning", "+9:00", "9:+5", "24:01"] {
        let wrong = try Program.run(["render", "--next-day-threshold", text, "-o", "a.json"])
        #expect(wrong.status == 2 && wrong.error.contains("expected a time such as 9:00"), "\(text)")
      }
    }
  }

  @Test("hours are chosen as in the element, or as whole hours", arguments: ["07:00-12:00,13:00-19:00", "7-19"])
  func visibleHours(text: String) throws {
    try Folder.with { folder in
      let outcome = try Program.run([
        "render", "--date", "2026-11-21", "--today", "2026-11-21", "--locale", "en-GB", "--time-zone", "UTC", "--level",
        "week", "--size", "1200x2000", "--visible-hours", text, "-o", folder.path("a.svg"),
      ])
      #expect(outcome.status == 0)
      let picture = try folder.text("a.svg")
      #expect(picture.contains(">08:00<") && picture.contains(">18:00<"))
      #expect(!picture.contains(">05:00<") && !picture.contains(">21:00<"))
      let wrong = try Program.run(["render", "--visible-hours", "19-7", "-o", folder.path("a.svg")])
      #expect(wrong.status == 2 && wrong.error.contains("expected hours such as 7-20 or 07:00-12:00,13:00-19:00"))
    }
  }

  @Test(
    "every theme and preset draws a different picture", arguments: ["light", "basic-dark", "contrast", "classic"])
  func themes(theme: String) throws {
    try Folder.with { folder in
      var pictures: Set<String> = []
      for preset in ["classic", "paged", "endless"] {
        let outcome = try Program.run([
          "render", "--date", "2026-11-21", "--today", "2026-11-21", "--locale", "en", "--theme", theme, "--preset",
          preset,
          "-o", folder.path("a.svg"),
        ])
        #expect(outcome.status == 0)
        pictures.insert(try folder.text("a.svg"))
      }
      #expect(pictures.count == 3)
    }
  }

  @Test("a picture has a whole month or year and no buttons, unless it is to show a screen", arguments: [false, true])
  func wholePeriods(hasControls: Bool) throws {
    try Folder.with { folder in
      func picture(_ level: String) throws -> String {
        let outcome = try Program.run([
          "render", "--date", "2026-11-21", "--today", "2026-11-21", "--locale", "en", "--level", level,
          hasControls ? "--controls" : "--no-controls", "-o", folder.path("a.svg"),
        ])
        #expect(outcome.status == 0)
        return try folder.text("a.svg")
      }
      let (month, year) = (try picture("month"), try picture("year"))
      for mark in [">Agenda<", "‹", "›"] {
        #expect(month.contains(mark) == hasControls && year.contains(mark) == hasControls, "\(mark)")
      }
      guard !hasControls else { return }
      #expect(month.contains(">30<"))
      let names = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October"]
      for name in names + ["November", "December"] { #expect(year.contains(">\(name)<"), "\(name)") }
      #expect(year.components(separatedBy: ">31<").count == 8)
    }
  }

  @Test(
    "a picture of a week, a day, or a list has its own period, with all hours, and no button or arrow (H5)",
    arguments: ["week", "day", "agenda"])
  func noControls(level: String) throws {
    try Folder.with { folder in
      let file = try folder.writeCalendar([
        ["UID:a", "SUMMARY:Before", "DTSTART;VALUE=DATE:20261031"],
        ["UID:b", "SUMMARY:Swim", "DTSTART:20261121T010000Z"],
        ["UID:c", "SUMMARY:Train", "DTSTART:20261121T230000Z"],
        ["UID:d", "SUMMARY:Last", "DTSTART:20261130T120000Z"],
        ["UID:e", "SUMMARY:Next", "DTSTART;VALUE=DATE:20261201"],
      ])
      let arguments = [file, "--locale", "en-GB", "--time-zone", "UTC", "--level", level]
      let picture = try render(arguments + ["--no-controls"])
      let buttons = picture.names("button").map { String($0.prefix { $0 != "," }) }
      #expect(buttons.sorted() == (level == "agenda" ? ["Last"] : []) + ["Swim", "Train"])
      let days = ["week": (16...22).map { "2026-11-\($0)" }, "day": ["2026-11-21"], "agenda": []]
      #expect(picture.cells.compactMap(\.day) == days[level])
      #expect(level == "day" || picture.title == "November 2026")
      #expect(try render(arguments).names("button").contains("Today"), "a screen has buttons")

      let path = folder.path("a.svg")
      let outcome = try Program.run(
        ["render", "--date", "2026-11-21", "--today", "2026-11-21", "-o", path] + arguments)
      #expect(outcome.status == 0)
      let svg = try folder.text("a.svg")
      for mark in ["‹", "›", ">Today</text>", ">Year</text>", ">Week</text>", ">Agenda</text>"] {
        #expect(!svg.contains(mark), "\(mark)")
      }
    }
  }

  @Test("H5: a year that does not fit into a picture is an error with its size, and no file")
  func smallYear() throws {
    try Folder.with { folder in
      let arguments = [
        "render", "--date", "2026-11-21", "--today", "2026-11-21", "--locale", "en", "--level", "year", "--size",
        "200x150",
        "-o", folder.path("a.svg"),
      ]
      let outcome = try Program.run(arguments)
      #expect(outcome.status == 1)
      #expect(
        outcome.error
          == "a year does not fit into 200x150 points; choose a larger --size, or --controls for a part of the year\n")
      #expect(!FileManager.default.fileExists(atPath: folder.path("a.svg")))
      #expect(try Program.run(arguments + ["--controls"]).status == 0)
    }
  }

  @Test("a picture can show any number of days or weeks")
  func severalDays() throws {
    let days = try render(["--level", "3days", "--date", "2026-11-21", "--locale", "en", "--size", "900x900"])
    #expect(days.cells.compactMap(\.day) == ["2026-11-21", "2026-11-22", "2026-11-23"])
    let weeks = try render(["--level", "2weeks", "--date", "2026-11-21", "--locale", "en-GB", "--size", "900x900"])
    #expect(weeks.cells.count == 14 && weeks.cells.first?.day == "2026-11-16")
    let agenda = try render(["--level", "week:agenda", "--locale", "en-GB", "--no-controls"])
    #expect(agenda.level == "week:agenda" && agenda.title == "16 Nov 2026 – 22 Nov 2026")
    let unknown = try Program.run(["render", "--level", "decade", "-o", "a.svg"])
    #expect(unknown.error.contains("decade") && unknown.error.contains("3days"))
  }

  @Test("a level that a preset does not have is wrong usage, with a list of its levels")
  func presetWithoutLevel() throws {
    let outcome = try Program.run(["render", "--preset", "paged", "--level", "year", "-o", "a.svg"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("expected one of month, week"))
  }

  @Test(
    "MB-21: every calendar system draws a month whose cells are the days of that month",
    arguments: CalendarIdentifier.allCases)
  func months(identifier: CalendarIdentifier) throws {
    let system = try #require(CalendarCatalog.system(for: identifier))
    let document = try render(["--locale", "en-US", "--time-zone", "UTC", "--calendar", identifier.name])
    let today = try ISODate.parse("2026-11-21")
    let first = system.startOfMonth(containing: today)
    let length = try system.dayCount(in: YearMonth(system.fields(of: today)))
    let days = try document.cells.map { try ISODate.parse($0.day ?? "") }
    for offset in 0..<length { #expect(days.contains(first + offset)) }
    for (cell, day) in zip(document.cells, days) {
      #expect(cell.name.contains("\(system.fields(of: day).day)"), "\(cell.name)")
    }
  }

  @Test(
    "MB-27: titles follow language, calendar and level",
    arguments: [
      (["--level", "year", "--calendar", "hebrew", "--locale", "he"], "5787"),
      (["--level", "year", "--calendar", "japanese", "--locale", "ja"], "令和8年"),
      (["--level", "month", "--calendar", "japanese", "--locale", "ja"], "令和8年11月"),
      (["--level", "month", "--calendar", "persian", "--locale", "fa"], "۱۴۰۵ آبان"),
      (["--level", "year", "--calendar", "islamicUmmAlQura", "--locale", "en"], "1448 AH"),
      (["--level", "year", "--calendar", "buddhist", "--locale", "th"], "2569 BE"),
      (["--level", "year", "--locale", "ja"], "2026年"),
    ])
  func titles(arguments: [String], title: String) throws {
    #expect(try render(arguments).title == title)
  }

  @Test("a year of thirteen months shows all of them by name")
  func thirteenMonths() throws {
    let document = try render(["--level", "year", "--calendar", "coptic", "--locale", "en", "--size", "1200x1600"])
    let names = document.elements.map(\.name)
    for month in ["Tout", "Hator", "Mesra", "Nasie"] { #expect(names.contains { $0.contains(month) }, "\(month)") }
  }

  @Test("an unknown calendar system is wrong usage")
  func unknown() throws {
    let outcome = try Program.run(["render", "--calendar", "mayan", "-o", "a.svg"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("islamicUmmAlQura"))
  }
}
