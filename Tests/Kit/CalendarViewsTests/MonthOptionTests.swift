import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Weekdays, numbers of weeks, and the ways from month to week and day.
struct MonthOptionTests {
  @Test("Monday to Friday: five columns in month, year and strip, and the keyboard passes over the others")
  func weekdays() throws {
    for level in [CalendarLevel.ID.month, .year, .week] {
      let harness = all(level) { $0.visibleWeekdays = WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday]) }
      let cells = harness.view.elements().filter { $0.role == .gridCell }
      let days = cells.compactMap(\.day)
      #expect(days.allSatisfy { ![.saturday, .sunday].contains(Weekday($0)) } && !days.isEmpty)
      #expect(Set(cells.map(\.frame.minX)).count == (level == .year ? 10 : 5))
    }
    let harness = all(.month) { $0.visibleWeekdays = WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday]) }
    // Today is a Saturday.
    #expect(stops(harness) == [november(20)])
    harness.view.send(.select(november(20)))
    harness.key(.arrowRight)
    #expect(harness.view.state.selectedDay == november(23))
    harness.key(.arrowLeft)
    #expect(harness.view.state.selectedDay == november(20))
    harness.key(.home)
    #expect(harness.view.state.selectedDay == november(16))
    harness.key(.end)
    #expect(harness.view.state.selectedDay == november(20))
    harness.settle()
    #expect(stops(harness) == [november(20)])
    let days = all(.day) { $0.visibleWeekdays = WeekdaySet([.monday, .friday]) }
    days.view.send(.focus(november(20)))
    days.settle()
    days.view.send(.showNext)
    days.settle()
    #expect(days.view.presented == november(23))
  }

  @Test("rows begin with the number of their week, as headers of rows", arguments: [false, true])
  func weekNumbers(isArabic: Bool) throws {
    for arrangement in [MonthArrangement.endless, .pages, .sidewaysPages] {
      let harness = pages(isArabic ? .arabic : .british) {
        $0.month.showsWeekNumbers = true
        $0.month.arrangement = arrangement
      }
      let headers = harness.view.elements().filter { $0.role == .rowHeader }
      #expect(
        headers.prefix(5).map(\.name)
          == (isArabic ? ["٤٥", "٤٦", "٤٧", "٤٨", "٤٩"] : ["44", "45", "46", "47", "48"]).map {
            (isArabic ? "الأسبوع " : "Week ") + $0
          })
      #expect(headers.allSatisfy { isArabic ? $0.frame.maxX == 1050 : $0.frame.minX == 0 })
      let cells = harness.view.elements().filter { $0.role == .gridCell }
      #expect(cells.allSatisfy { isArabic ? $0.frame.maxX <= 1010 : $0.frame.minX >= 40 })
    }
    let hebrew = pages {
      $0.month.showsWeekNumbers = true
      $0.calendar = HebrewCalendar.shared
      $0.initialDay = HebrewCalendar.shared.validDays.upperBound
    }
    #expect(
      hebrew.view.elements().allSatisfy { $0.role != .rowHeader }, "weeks near the end of a calendar have no number")
  }

  @Test("WK-201: weeks are numbered by the rule that is set, whatever their first weekday")
  func weekNumberRules() throws {
    func number(_ day: DayNumber, _ rule: WeekNumberRule, _ first: Weekday) -> Int? {
      var configuration = CalendarConfiguration.november()
      (configuration.weekNumberRule, configuration.firstWeekday) = (rule, first)
      return configuration.weekNumber(of: day)
    }
    // The first of January 2027 is a Friday; the one of 2028 is a Saturday.
    let (monday, sunday) = (november(1) + 57, november(1) + 56)
    #expect(monday == (try DayNumber(year: 2026, month: 12, day: 28)) && Weekday(monday) == .monday)
    #expect(number(monday, .iso, .monday) == 53 && number(sunday, .iso, .sunday) == 53)
    #expect(number(monday + 7, .iso, .monday) == 1 && number(sunday + 7, .iso, .sunday) == 1)
    #expect(number(monday, .firstDay, .monday) == 1 && number(monday, .fullWeek, .monday) == 52)
    #expect(number(monday + 7, .firstDay, .monday) == 2 && number(monday + 7, .fullWeek, .monday) == 1)
    #expect(number(sunday, .locale, .sunday) == number(sunday, .firstDay, .sunday))
    #expect(number(monday + 3, .iso, .monday) == 53, "any day of a week has its number")
  }

  @Test("CV-24, CV-25, MB-24: the first weekday is the locale's or that which is set, in menu and grid")
  func firstWeekday() {
    for first in [nil, Weekday.monday, .saturday] {
      let harness = pages { $0.firstWeekday = first }
      let names = harness.view.elements().filter { $0.role == .columnHeader }.map(\.name)
      #expect(names.first == (first == nil ? "Sunday" : first == .monday ? "Monday" : "Saturday"))
      #expect(cells(harness).first?.context?.weekday == first ?? .sunday)
    }
  }

  @Test("CV-26: numbers are written in the digits of the locale, dates go by the calendar")
  func digits() {
    let arabic = pages(.arabic)
    #expect(cells(arabic).contains { $0.numberView.text == "١٢" })
    let hebrew = pages { $0.calendar = HebrewCalendar.shared }
    #expect(hebrew.view.presented == HebrewCalendar.shared.startOfMonth(containing: november(21)))
  }

  @Test("CV-27: a day before the first of a year belongs to the last month of the year before")
  func outDay() {
    let harness = pages { $0.initialDay = day("2015-01-10") }
    let fields = cells(harness).first { $0.context?.day == day("2014-12-31") }?.context?.fields
    #expect(fields?.year == 2014 && fields?.month == 12 && fields?.day == 31)
  }

  @Test("CV-28: rows, first and last days of the months of ten years are those of another computation")
  func analysis() {
    for first in [Weekday.sunday, .monday] {
      let grid = WeekGrid(firstWeekday: first)
      for month in 0..<120 {
        let (year, number) = (2010 + month / 12, month % 12 + 1)
        let length = [31, year % 4 == 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][number - 1]
        // Sakamoto's method: 0 is Sunday.
        let shifted = number < 3 ? year - 1 : year
        let offset = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][number - 1]
        let weekday = (shifted + shifted / 4 - shifted / 100 + shifted / 400 + offset + 1) % 7
        let lead = (weekday - (first.rawValue - 1) + 7) % 7
        let text = "\(year)-\(number < 10 ? "0" : "")\(number)"
        let page = MonthPage(containing: day("\(text)-15"), calendar: GregorianCalendar.shared, grid: grid)
        #expect(page.days == day("\(text)-01")..<day("\(text)-01") + length)
        #expect(page.rowCount == (lead + length + 6) / 7)
        #expect(page.firstVisibleDay == day("\(text)-01") - lead)
      }
    }
  }

  @Test(
    "MB-1, MB-5, CV-13: a calendar made for weeks shows one, from its first weekday on",
    arguments: [Weekday.sunday, .monday])
  func week(first: Weekday) {
    let harness = all(.week) { $0.firstWeekday = first }
    #expect(harness.view.state.level == .week)
    let elements = harness.view.elements()
    // The names of weekdays, and the week.
    #expect(elements.filter { $0.role == .row }.count == 2)
    let start = first == .sunday ? november(15) : november(16)
    #expect(elements.filter { $0.role == .gridCell }.compactMap(\.day) == (0..<7).map { start + $0 })
  }

  @Test(
    "MB-3, CV-14: from month to week and back the selected day stays, and one week has one row; each is reported once")
  func modes() {
    let harness = all(.month) { $0.month.arrangement = .pages }
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.view.send(.select(november(11)))
    func rowCount() -> Int { harness.view.elements().filter { $0.role == .row }.count - 1 }
    #expect(rowCount() == 5)
    for animated in [true, false] {
      harness.view.send(.setLevel(.week, around: nil, animated: animated))
      harness.settle()
      #expect(rowCount() == 1 && harness.view.visibleDays.contains(november(11)))
      harness.view.send(.setLevel(.week, around: nil, animated: animated))
      harness.view.send(.setLevel(.month, around: nil, animated: animated))
      harness.settle()
      #expect(rowCount() == 5 && harness.view.presented == november(1))
      #expect(harness.view.state.selectedDay == november(11))
    }
    #expect(delegate.zooms == [.week, .month, .week, .month])
  }

  @Test("MB-6: a day without its row has no cells, only title, arrows and the list of its events")
  func dayList() {
    let harness = all(.day) { $0.dayPresentation = .list }
    let elements = harness.view.elements()
    #expect(elements.allSatisfy { $0.role != .gridCell })
    #expect(harness.shownViews(DayListCanvas.self).count == 1)
    #expect(
      harness.view.preferredHeight
        == CalendarView.measure(
          width: 400, level: .day, day: november(1), configuration: harness.view.configuration, scale: 1)?
        .height)
    #expect(harness.view.preferredHeight == 56)
    harness.view.send(.showNext)
    harness.settle()
    #expect(harness.view.presented == november(22))
  }

  @Test("CV-23: sixty weeks on, each begins seven days after the one before")
  func weeks() {
    let harness = all(.week)
    var last = harness.view.presented
    for _ in 0..<60 {
      harness.view.send(.showNext)
      harness.settle()
      #expect(harness.view.presented == last + 7)
      last = harness.view.presented
    }
  }

  @Test("MB-88: weeks slide from one to the next only if that is wished", arguments: [true, false])
  func weekSteps(slides: Bool) throws {
    let harness = all(.week) { $0.animatesWeekSteps = slides }
    let canvas = try #require(harness.shownViews(ScrollView.self).first { $0.accessibility.role == .rowGroup })
    let before = canvas.contentOffset.x
    harness.view.send(.showNext)
    harness.tick()
    harness.tick()
    let way = abs(canvas.contentOffset.x - before).truncatingRemainder(dividingBy: 400)
    #expect((way > 0) == slides)
    harness.settle()
    #expect(harness.view.presented == november(22))
  }

  @Test("CV-1: a calendar has pages of months, these have weeks, and these have days, which know their date")
  func tree() throws {
    let harness = pages()
    let cell = try #require(cells(harness).first { $0.context?.day == november(10) })
    var roles: [AccessibilityNode.Role] = []
    var view: View? = cell
    while let part = view {
      if part.accessibility.role != .none { roles.append(part.accessibility.role) }
      view = part.superview
    }
    #expect(roles == [.gridCell, .row, .rowGroup, .grid, .group])
    #expect(cell.context?.fields == GregorianCalendar.shared.fields(of: november(10)))
  }

  @Test("CV-2: layout, months, selection and animation can be used without a window")
  func helpers() {
    let page = MonthPage(
      containing: november(10), calendar: GregorianCalendar.shared, grid: WeekGrid(firstWeekday: .sunday))
    #expect(page.rowCount == 5)
    let pixels = PixelGrid(scale: 1)
    let grid = WeekGrid(firstWeekday: .sunday)
    #expect(WeekColumns(width: 375, grid: grid, direction: .leftToRight, pixels: pixels).cellSide(pixels) == 53)
    var state = CalendarState(configuration: .november())
    _ = state.reduce(.select(november(10)), configuration: .november(), presented: november(1))
    #expect(state.selectedDay == november(10))
    let look = CalendarStyle.circles().day.resolve(.saturday, .selected, type: TypeScale())
    #expect(look.shape == .circle && look.shapeFill != nil)
    let cell = DayCell()
    cell.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    cell.layoutSubviews()
    let animator = MotionAnimator(selection: .bounce)
    animator.select(cell, at: 0)
    #expect(cell.numberView.effect == cell.numberView.centered(scale: 0.5, opacity: 1))
    animator.select(cell, at: animator.selectionDuration)
    #expect(cell.numberView.effect == cell.numberView.centered(scale: 1, opacity: 1))
    #expect(cell.window == nil)
  }

  @Test("CV-5, CV-6: a calendar without delegates works, and shows the same however it was set up")
  func setUp() {
    let made = pages { $0.selectionMode = .required }
    var configuration = made.view.configuration
    configuration.month = MonthOptions()
    let later = CalendarHarness(configuration: configuration)
    later.settle()
    later.view.update(configuration: made.view.configuration)
    later.settle()
    #expect(later.scene == made.scene)
    #expect(made.view.state.selectedDay == november(21))
    made.tap(day: november(10))
    made.view.send(.showNext)
    made.settle()
    #expect(made.view.state.selectedDay == november(10) && made.view.presented == day("2026-12-01"))
  }

  @Test("SH-12: indicators of events are drawn at the month level alone")
  func indicators() throws {
    for level in CalendarLevel.ID.standard {
      let store = try MemoryEventStore.holding(RecordedMonthTests.events)
      var configuration = CalendarConfiguration.november()
      configuration.initialLevel = level
      configuration.monthEvents = .indicator
      let harness = CalendarHarness(configuration: configuration, store: store)
      harness.settle()
      let marks = harness.shownViews(View.self).filter {
        $0.frame.size == Size(width: 5, height: 5) && $0.layer.fill != nil
      }
      #expect(marks.isEmpty == (level != .month), "\(level)")
    }
  }

  @Test("SH-16, SH-17: a pinch leads one level deeper or out, and keeps its date where it is")
  func pinch() throws {
    for arrangement in [MonthArrangement.endless, .pages, .sidewaysPages] {
      let harness = CalendarHarness(configuration: .november())
      var configuration = harness.view.configuration
      configuration.month.arrangement = arrangement
      harness.view.update(configuration: configuration)
      harness.settle()
      let cell = try #require(harness.cell(november(18))).frameInWindow
      let point = Point(x: cell.midX, y: cell.midY)
      pinch(harness, at: point, factor: 1.2)
      #expect(harness.view.state.level == .week)
      #expect(harness.view.day(at: point) == november(18))
      pinch(harness, at: point, factor: 1 / 1.2)
      #expect(harness.view.state.level == .month)
      #expect(harness.view.visibleDays.contains(november(18)))
      #expect(harness.view.day(at: point) == november(18), "\(arrangement)")
      pinch(harness, at: point, factor: 1 / 1.2)
      #expect(harness.view.state.level == .year)
      let frame = try #require(harness.view.frame(of: .day(november(18))))
      #expect(harness.view.title == "2026" && frame.minY >= harness.view.header.frame.maxY && frame.maxY <= 700)
    }
  }

  @Test("presets move as the kits they are named after", arguments: CalendarPreset.allCases)
  func presets(preset: CalendarPreset) throws {
    var configuration = CalendarConfiguration.november()
    configuration.adopt(preset)
    let harness = CalendarHarness(configuration: configuration, size: Size(width: 375, height: 500))
    harness.settle()
    #expect(harness.view.state.level == .month)
    #expect(harness.view.state.selectedDay == (preset == .endless ? nil : november(21)))
    harness.swipe(from: Point(x: 250, y: 400), by: Point(x: -150, y: 0), rests: false)
    harness.settle()
    #expect(harness.view.presented == (preset == .paged ? day("2026-12-01") : november(1)))
    harness.swipe(from: Point(x: 250, y: 450), by: Point(x: 0, y: -150), rests: false)
    harness.settle()
    #expect((harness.view.state.anchor.day == november(1)) == (preset == .classic))
    // Where nothing scrolls, a finger chooses the day it is lifted from.
    #expect(harness.view.state.selectedDay == [november(26), day("2026-12-01"), nil][Int(preset.rawValue)])
    #expect((harness.view.preferredHeight != nil) == (preset == .classic))
  }

  private func pinch(_ harness: CalendarHarness, at point: Point, factor: Double) {
    for phase in [MagnifyEvent.Phase.began, .changed, .changed, .changed, .ended] {
      harness.window.send(
        .magnify(MagnifyEvent(phase: phase, location: point, factor: phase == .ended ? 1 : factor, time: harness.now)))
      harness.tick()
    }
    harness.settle()
  }

  private func stops(_ harness: CalendarHarness) -> [DayNumber?] {
    harness.shownViews(DayCell.self).filter { $0.isTabStop }.map { $0.context?.day }
  }

  /// A calendar at a level, weeks as a strip.
  private func all(
    _ level: CalendarLevel.ID, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    configuration.levels = level == .day ? [.day] : [.year, .month, .week, .day]
    configuration.dayPresentation = .strip
    change(&configuration)
    let harness = CalendarHarness(
      configuration: configuration,
      size: level == .month ? Size(width: 700, height: 600) : Size(width: 400, height: 600))
    harness.settle()
    return harness
  }
}
