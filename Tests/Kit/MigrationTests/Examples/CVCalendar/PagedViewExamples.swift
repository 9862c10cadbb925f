import Almanac
import Testing

// example
final class Diary: CalendarDataSource, CalendarViewDelegate {
  let calendar: CalendarView
  let menu: WeekdayMenuView
  var month = ""
  var isWeek = false
  var height = 0.0
  private let marked: [DayNumber]

  init(today: DayNumber, marked: [DayNumber] = []) {
    self.marked = marked
    var configuration = CalendarConfiguration(today: today, style: .circles())
    configuration.adopt(.paged)
    calendar = CalendarView(configuration: configuration)
    menu = WeekdayMenuView(configuration: configuration)
    calendar.dataSource = self
    calendar.delegate = self
    calendar.dayAnimator = MotionAnimator()
  }

  // A day with an event has a dot.
  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
    guard marked.contains(day) else { return [] }
    return [Event(uid: "", calendar: CalendarID(1), summary: "Note", start: .day(day), end: .day(day + 1))]
  }

  func calendarView(_ view: CalendarView, didPresent period: DayNumber) { month = view.title }
  func calendarView(_ view: CalendarView, didZoomTo level: CalendarLevel.ID) { isWeek = level == .week }
  func calendarView(_ view: CalendarView, didPreferHeight height: Double) { self.height = height }
}
// end

@Suite("Examples: CVCalendar, the view")
struct PagedViewExamples {
  private let today = DayNumber(16_452)  // 2015-01-17

  @Test("Calendar and menu are shown in a window; they lay themselves out")
  func window() {
    // example
    let diary = Diary(today: today)
    let root = View()
    root.addSubview(diary.menu)
    root.addSubview(diary.calendar)
    diary.menu.frame = Rect(x: 0, y: 0, width: 320, height: 20)
    diary.calendar.frame = Rect(x: 0, y: 20, width: 320, height: 400)
    // end
    let picture = Picture(root, width: 320, height: 420)
    #expect(diary.month == "January 2015" && diary.menu.labels.count == 7)
    #expect(picture.texts.contains("SUN"))
    // example
    diary.calendar.setNeedsLayout()
    // end
    picture.draw()
    #expect(diary.calendar.state.selectedDay == today)
  }

  @Test("Modes, pages, and ways to a date")
  func moving() throws {
    let diary = Diary(today: today)
    defer { withExtendedLifetime(diary) {} }
    let calendar = diary.calendar
    let picture = Picture(calendar)
    let day = try ISODate.parse("2015-03-10")
    // example
    calendar.send(.setLevel(.week, around: nil, animated: true))
    calendar.send(.setLevel(.month, around: nil, animated: false))
    calendar.send(.showNext)
    calendar.send(.showPrevious)
    calendar.send(.crossFade(to: calendar.configuration.today))
    // end
    picture.draw()
    // example
    var configuration = calendar.configuration
    configuration.crossFadeTime = 0.8
    calendar.update(configuration: configuration)
    calendar.send(.crossFade(to: day))
    // Months from today:
    let later = try configuration.calendar.day(configuration.today, offsetByMonths: 14, overflow: .clamp)
    let presented = calendar.presented
    // end
    picture.draw()
    #expect(presented < day && calendar.presented == day - 9 && !diary.isWeek && calendar.state.selectedDay == day)
    #expect(ISODate.format(later) == "2016-03-17" && diary.month == "March 2015")
  }

  @Test("What the delegate was asked is configured")
  func configuration() throws {
    let diary = Diary(today: today)
    defer { withExtendedLifetime(diary) {} }
    let calendar = diary.calendar
    // example
    var configuration = calendar.configuration
    configuration.calendar = GregorianCalendar.shared
    configuration.firstWeekday = .monday
    configuration.initialLevel = .week
    configuration.month.outDays = .dimmed
    configuration.month.selectsOutDays = false
    configuration.month.rowHeight = .fixed(44)
    configuration.selectsPresentedPeriod = false
    configuration.reachable = try DayBounds(first: today - 60, last: today + 60)
    configuration.selectable = try DayBounds(first: today, last: today + 14)
    calendar.update(configuration: configuration)
    // end
    #expect(calendar.configuration.isSelectable(today) && !calendar.configuration.isSelectable(today - 1))
    let picture = Picture(calendar)
    picture.draw()
    #expect(diary.height > 44 * 5)
    // example
    let columns = Weekday.allCases.map { $0.index(from: .monday) }
    configuration.month.outDays = .hidden
    configuration.month.outDaysFadeTime = 0.5
    calendar.update(configuration: configuration)
    // end
    #expect(columns == [6, 0, 1, 2, 3, 4, 5] && calendar.configuration.month.outDays == .hidden)
  }

  @Test("Dates and months")
  func dates() throws {
    // example
    let date = try CalendarDay(year: 2015, month: 1, day: 17)
    let (year, month, week, day) = (date.fields.year, date.fields.month, date.weekOfMonth, date.fields.day)
    let (weekday, converted) = (date.weekday, date.number)
    let text = DateText(locale: .english)
    let (common, global) = (text.date(converted), text.monthYear(converted))
    // end
    #expect((year, month, week, day) == (2015, 1, 3, 17) && weekday == .saturday)
    #expect(common == "January 17, 2015" && global == "January 2015")
    // example
    let rule = WeekRule(firstWeekday: .sunday, minimalDays: 1)
    let grid = MonthGrid(containing: converted, in: GregorianCalendar.shared, weeks: rule)
    let weeks = (0..<grid.rowCount).map { row in
      (0..<grid.columnCount).map { grid.day(row: row, column: $0) }.filter { grid.isInMonth($0) }
    }
    let (start, end) = (grid.days.lowerBound, grid.days.upperBound)
    let names = (LocaleInfo.english.standaloneMonths, LocaleInfo.english.shortWeekdays)
    let after = try date.adding(3, .day)
    // end
    #expect(weeks.map(\.count) == [3, 7, 7, 7, 7] && ISODate.format(start) == "2015-01-01" && end - start == 30)
    #expect(names.0.first == "January" && names.1.first == "Sun" && after.fields.day == 20)
  }
}
