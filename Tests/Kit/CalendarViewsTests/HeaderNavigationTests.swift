import Almanac
import AlmanacFormerNames
import SystemServices
import TestSupport
import Testing

@testable import CalendarViews

/// What the title bar of a calendar says, and where its arrows lead, as MBCalendarKit does.
struct HeaderNavigationTests {
  @Test(
    "MB-27, MB-40: titles name the month, for a week that of the selected day, and the day",
    arguments: [
      (CalendarLevel.ID.month, "2017-08-30", "August 2017"), (.week, "2017-08-16", "August 2017"),
      (.week, "2017-08-30", "August 2017"), (.week, "2017-09-01", "September 2017"),
      (.week, "2017-12-31", "December 2017"),
      (.day, "2017-08-30", "Aug 30, 2017"),
    ])
  func titles(level: CalendarLevel.ID, start: String, title: String) {
    let harness = HeaderSamples.harness(level, start: start)
    #expect(HeaderSamples.title(harness)?.text == title)
    #expect(harness.view.title == title)
  }

  @Test(
    "in a narrow title bar titles are short rather than cut, and say the whole to assistive technology",
    arguments: [
      (240.0, CalendarLevel.ID.month, "Nov 2026", "November 2026"), (320, .month, "Nov 2026", "November 2026"),
      (390, .month, "November 2026", ""), (240, .week, "Nov 2026", "November 2026"),
      (240, .day, "Sat, Nov 21", ""), (240, .year, "2026", ""), (240, .agenda, "Nov 2026", "November 2026"),
    ])
  func narrowTitles(width: Double, level: CalendarLevel.ID, text: String, label: String) throws {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    let harness = CalendarHarness(configuration: configuration, size: Size(width: width, height: 600))
    harness.view.accessory = View()
    harness.settle()
    let title = try #require(HeaderSamples.title(harness))
    #expect(title.text == text && title.accessibility.label == label)
    #expect(title.frame.width >= Double(text.count) * 9.5, "\(title.frame.width)")
    let buttons = harness.view.elements().filter { $0.role == .button }.map(\.frame)
    for (index, frame) in buttons.enumerated() {
      #expect(frame.minX >= 0 && frame.maxX <= width && !frame.intersects(title.frame))
      #expect(!buttons[(index + 1)...].contains { $0.intersects(frame) })
    }
    #expect(buttons.count == 8)
  }

  @Test("MB-40: a week whose days of another month are not shown names one month")
  func hiddenDays() {
    let harness = HeaderSamples.harness(.week, start: "2017-08-30") {
      $0.visibleWeekdays = WeekdaySet([.sunday, .monday, .tuesday, .wednesday])
    }
    #expect(harness.view.title == "August 2017")
  }

  @Test("MB-41: there is a short name above each column, from the first weekday on, and none at the day level")
  func columns() {
    for (first, names) in [
      (Weekday.sunday, ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]),
      (.monday, ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]),
    ] {
      let harness = HeaderSamples.harness { $0.firstWeekday = first }
      let items = harness.window.displayList().items.filter { $0.accessibility.role == .columnHeader }
      #expect(items.map(\.text) == names)
      let bar = HeaderView(configuration: harness.view.configuration)
      #expect((0..<7).map { harness.view.headerView(bar, titleOfColumn: $0) } == names)
      #expect(harness.view.columnCount(of: bar) == 7 && harness.view.columnCount(of: harness.view.header) == 0)
      #expect(harness.view.headerView(bar, titleOfColumn: 7).isEmpty)
      #expect(harness.view.headerView(bar, titleOfColumn: -1).isEmpty)
      harness.view.setDisplayMode(.day, animated: false)
      harness.settle()
      #expect(!harness.view.elements().contains { $0.role == .columnHeader })
      #expect(harness.view.columnCount(of: bar) == 0)
    }
    let workdays = HeaderSamples.harness { $0.visibleWeekdays = WeekdaySet([.tuesday, .thursday]) }
    let bar = HeaderView(configuration: workdays.view.configuration)
    #expect(workdays.view.columnCount(of: bar) == 2)
    #expect((0..<2).map { workdays.view.headerView(bar, titleOfColumn: $0) } == ["Tue", "Thu"])
  }

  @Test("MB-42: only today, shown as one day, has a highlighted title")
  func highlight() throws {
    func ink(_ level: CalendarLevel.ID, _ start: String) throws -> Color? {
      try #require(HeaderSamples.title(HeaderSamples.harness(level, start: start))).layer.textColor
    }
    let header = CalendarStyle.classic().header
    #expect(try ink(.day, "2017-08-18") == header.todayInk)
    #expect(try ink(.day, "2017-08-19") == header.titleInk)
    #expect(try ink(.month, "2017-08-18") == header.titleInk && ink(.week, "2017-08-18") == header.titleInk)
    #expect(header.todayInk != header.titleInk)
  }

  /// From a day, with an arrow, to another.
  struct Step: Sendable {
    var level = CalendarLevel.ID.month
    var first = Weekday.sunday
    var today = "2020-02-02"
    var start: String
    var arrow = 1
    var end: String
  }

  private static let steps = [
    Step(start: "2017-01-31", end: "2017-02-01"), Step(start: "2017-12-15", end: "2018-01-01"),
    Step(today: "2017-02-14", start: "2017-01-31", end: "2017-02-14"),
    Step(start: "2017-03-31", arrow: -1, end: "2017-02-01"),
    Step(today: "2017-02-14", start: "2017-03-31", arrow: -1, end: "2017-02-14"),
    Step(level: .week, start: "2017-08-16", end: "2017-08-20"),
    Step(level: .week, today: "2017-08-24", start: "2017-08-16", end: "2017-08-24"),
    Step(level: .week, start: "2017-08-23", end: "2017-09-01"),
    Step(level: .week, first: .monday, start: "2017-09-24", end: "2017-10-01"),
    Step(level: .week, first: .friday, start: "2017-08-30", end: "2017-09-01"),
    Step(level: .week, today: "2017-08-29", start: "2017-08-23", end: "2017-08-29"),
    Step(level: .week, start: "2017-09-06", arrow: -1, end: "2017-08-27"),
    Step(level: .week, start: "2017-08-16", arrow: -1, end: "2017-08-06"),
    Step(level: .week, first: .monday, start: "2017-08-16", arrow: -1, end: "2017-08-07"),
    Step(level: .week, first: .monday, today: "2017-08-13", start: "2017-08-16", arrow: -1, end: "2017-08-13"),
    Step(level: .day, start: "2017-08-31", end: "2017-09-01"),
    Step(level: .day, start: "2017-09-01", arrow: -1, end: "2017-08-31"),
  ]

  @Test(
    "MB-43, MB-44, MB-45, MB-46, MB-47, MB-48: an arrow leads a period on or back, to today or its first day",
    arguments: steps)
  func arrows(step: Step) {
    let harness = HeaderSamples.harness(today: step.today, step.level, start: step.start) {
      $0.firstWeekday = step.first
    }
    #expect(harness.view.state.selectedDay == day(step.start))
    let name = step.level == .month ? "month" : step.level == .week ? "week" : "day"
    HeaderSamples.press((step.arrow > 0 ? "Next " : "Previous ") + name, in: harness)
    #expect(harness.view.state.selectedDay == day(step.end))
    #expect(harness.view.visibleDays.contains(day(step.end)))
  }

  @Test("MB-38: in the classic style what lies below the title bar begins at 44 points, at every level")
  func sameHeight() {
    for level in [CalendarLevel.ID.month, .week, .day] {
      let harness = HeaderSamples.harness(level)
      let header = harness.view.header.frame
      #expect(header.height == (level == .day ? 44 : 28))
      let cells = harness.view.elements().filter { $0.role == .gridCell }.map(\.frame.minY)
      let lists = harness.shownViews(DayListCanvas.self).map(\.frameInWindow.minY)
      #expect((cells + lists).min() == 44)
    }
    let configuration = HeaderSamples.classic()
    func height(_ level: CalendarLevel.ID) -> Double? {
      CalendarView.measure(width: 375, level: level, day: day("2017-08-18"), configuration: configuration, scale: 1)?
        .height
    }
    #expect(height(.month) == 44 + 5 * 53 && height(.day) == 44)
  }

  @Test("MB-25: from right to left the first weekday is at the right, and the arrow on at the left, pointing there")
  func rightToLeft() throws {
    for isClassic in [true, false] {
      let harness = HeaderSamples.harness {
        $0.locale.identifier = "he"
        $0.locale.phrases = .hebrew
        $0.locale.isRightToLeft = true
        if !isClassic { $0.style = .standard }
      }
      let elements = harness.view.elements()
      let headings = elements.filter { $0.role == .columnHeader }
      #expect(headings.first?.frame.maxX == 375 && headings.first?.name == "Sunday")
      #expect(elements.first { $0.role == .gridCell }?.frame.maxX == 375)
      let next = try #require(HeaderSamples.button("החודש הבא", in: harness)?.frame)
      let previous = try #require(HeaderSamples.button("החודש הקודם", in: harness)?.frame)
      #expect(next.maxX <= previous.minX && next.minX == (isClassic ? 0 : 8))
      let items = harness.window.displayList().items
      #expect(items.first { $0.accessibility.label == "החודש הבא" }?.text == "‹")
      HeaderSamples.press("החודש הבא", in: harness)
      #expect(harness.view.title == "September 2017")
    }
  }

  @Test("A calendar without its own title bar gives the room to what is below, and has no buttons")
  func hidden() {
    let harness = HeaderSamples.harness { $0.showsHeader = false }
    #expect(harness.view.preferredHeight == 281)
    #expect(!harness.view.elements().contains { [.toolbar, .heading, .button].contains($0.role) })
    #expect(harness.view.elements().first { $0.role == .gridCell }?.frame.minY == 16)
    harness.view.configure { $0.showsHeader = true }
    harness.settle()
    #expect(HeaderSamples.button("Next month", in: harness) != nil)
  }

  @Test("A month without weekday names has no texts where they were", arguments: [true, false])
  func noMenu(isByHeight: Bool) {
    for arrangement in [MonthArrangement.pages, .endless] {
      let harness = HeaderSamples.harness {
        $0.style = .standard
        $0.month.arrangement = arrangement
        if isByHeight { $0.style.header.weekdayMenuHeight = 0 } else { $0.showsWeekdayMenu = false }
      }
      let items = harness.window.displayList().items
      #expect(!items.contains { $0.text == "Sun" || $0.text == "S" || $0.accessibility.role == .columnHeader })
      #expect(!harness.view.elements().contains { $0.role == .columnHeader })
      #expect(harness.view.elements().first { $0.role == .gridCell }?.frame.minY == harness.view.header.frame.maxY)
      let height = CalendarView.measure(
        width: 375, level: .month, day: day("2017-08-18"), configuration: harness.view.configuration, scale: 1)?.height
      #expect(height == (arrangement == .pages ? 56 + 5 * 53 : nil) && height == harness.view.preferredHeight)
      harness.view.configure {
        $0.showsWeekdayMenu = true
        $0.style.header.weekdayMenuHeight = 28
      }
      harness.settle()
      #expect(harness.view.elements().filter { $0.role == .columnHeader }.count == 7)
    }
  }
}
