import Almanac
import AlmanacFormerNames
import SystemServices
import Testing

// example
final class Appointments: CalendarDataSource, CalendarViewDelegate {
  let calendar: CalendarView
  var height = 0.0

  init(today: DayNumber) {
    var configuration = CalendarConfiguration(today: today, style: .classic())
    configuration.adopt(.classic)
    configuration.initialLevel = .month
    calendar = CalendarView(configuration: configuration)
    calendar.dataSource = self
    calendar.delegate = self
  }

  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
    guard day == view.configuration.today else { return [] }
    let time = EventTime.floating(LocalDateTime(day: day, hour: 15, minute: 42))
    return [
      Event(
        uid: "1", calendar: CalendarID(1), summary: "Dentist", start: time, end: time, notes: "Bring the card",
        color: .named(.red))
    ]
  }

  // The window that holds the calendar gives it this height.
  func calendarView(_ view: CalendarView, didPreferHeight height: Double) { self.height = height }
}
// end

@Suite("Examples: MBCalendarKit, the view")
struct ClassicViewExamples {
  private let today = DayNumber(17_396)  // 2017-08-18

  @Test("Levels take the place of display modes")
  func levels() {
    let calendar = Appointments(today: today).calendar
    let picture = Picture(calendar)
    // example
    calendar.setDisplayMode(.week, animated: true)
    calendar.displayMode = .month
    calendar.send(.setLevel(.day, around: nil, animated: false))
    // end
    picture.draw()
    // example
    let isDay = calendar.state.level == .day
    let saved = CalendarViewDisplayMode(rawValue: 2)?.level
    // end
    #expect(isDay && saved == .day && calendar.state.selectedDay == today)
  }

  @Test("The height that suits what is shown")
  func height() {
    let appointments = Appointments(today: today)
    let calendar = appointments.calendar
    let picture = Picture(calendar, width: 375, height: 600)
    // example
    let height = calendar.preferredHeight ?? 0
    let size = CalendarView.measure(
      width: 375, level: .month, day: today, configuration: calendar.configuration, scale: 1)
    let pixels = CalendarView.preview(
      configuration: calendar.configuration, size: Size(width: 375, height: height))
    // end
    #expect(height > 5 * 53)
    #expect(size?.height == height)
    #expect(!pixels.items.isEmpty)
    picture.draw()
    #expect(appointments.height == height)
    var fixed = calendar.configuration
    // example
    fixed.month.rowHeight = .cellSide
    fixed.style.header.height = 60
    // end
    #expect(fixed.month.rowHeight == calendar.configuration.month.rowHeight)
  }

  @Test("Rows, columns, and the days in them")
  func grid() {
    let calendar = Appointments(today: today).calendar
    let picture = Picture(calendar)
    picture.draw()
    // example
    let rule = WeekRule(firstWeekday: .sunday, minimalDays: 1)
    let grid = MonthGrid(containing: today, in: GregorianCalendar.shared, weeks: rule)
    let (rows, columns) = (grid.rowCount, grid.columnCount)
    let first = grid.day(row: 0, column: 0)
    let cell = grid.cell(of: today)
    let (firstVisible, lastVisible) = (calendar.visibleDays.lowerBound, calendar.visibleDays.upperBound - 1)
    let touched = calendar.day(at: Point(x: 400, y: 300))
    // end
    #expect(rows == 5 && columns == 7 && first == today - 19 && cell?.row == 2 && cell?.column == 5)
    #expect(firstVisible == first && lastVisible == first + 34 && touched != nil)
  }

  @Test("The selected day, set with and without motion")
  func date() {
    let calendar = Appointments(today: today).calendar
    let picture = Picture(calendar)
    let day = today + 30
    // example
    let date = calendar.state.selectedDay
    calendar.send(.select(day))
    calendar.send(.clearSelection)  // back to today
    calendar.select(day, animated: false)
    // end
    picture.draw()
    #expect(date == today)
    #expect(calendar.state.selectedDay == day)
    #expect(calendar.visibleDays.contains(day))
  }

  @Test("Bounds")
  func bounds() throws {
    let calendar = Appointments(today: today).calendar
    // example
    var configuration = calendar.configuration
    configuration.reachable.setFirst(today - 10)
    let isOrdered = configuration.reachable.setLast(today - 20)
    calendar.update(configuration: configuration)
    let isBetween = calendar.configuration.isReachable(today)
    // end
    #expect(!isOrdered && isBetween && configuration.reachable.last == nil)
  }

  @Test("Calendar system, locale, zone, first weekday, direction")
  func settings() throws {
    let calendar = Appointments(today: today).calendar
    let zone = ZoneRules.fixed(offset: 8 * 3600, identifier: "UTC+8")
    // example
    var configuration = calendar.configuration
    if let hebrew = CalendarCatalog.system(for: .hebrew) { configuration.calendar = hebrew }
    // Names, patterns and words for the dates of this calendar system; of the package's module SystemServices.
    configuration.locale = SystemLocale.info(for: "he", calendar: .hebrew)
    configuration.firstWeekday = Weekday(rawValue: 2)
    calendar.update(configuration: configuration)
    let isRightToLeft = configuration.locale.isRightToLeft
    calendar.setDataSourceZone(zone, zones: FixedZoneProvider([zone]))
    // end
    #expect(calendar.configuration.firstWeekday == .monday && isRightToLeft)
    let picture = Picture(calendar)
    picture.draw()
    #expect(calendar.title.contains("5777"))
    let texts = picture.texts
    #expect(texts.count > 40)
    for text in texts { #expect(!text.contains { $0.isLetter && $0.isASCII }, "\(text) is not Hebrew") }
    #expect(CalendarIdentifier.allCases.allSatisfy { CalendarCatalog.system(for: $0) != nil })
  }

  @Test("Words of the program's own")
  func words() {
    let calendar = Appointments(today: today).calendar
    calendar.configure { $0.headerControls = .all }
    let picture = Picture(calendar)
    // example
    var words = Phrases.english
    words.today = "Oggi"
    words.calendar = "Calendario"
    words.noEventsOfDay = "Nessun evento"
    words.setName("Mese", of: .months(1))
    words.setName("Settimana", of: .weeks(1))
    words.setName("Giorno", of: .days(1))
    calendar.configure { $0.phrases = words }
    // end
    picture.draw()
    let names = Set(calendar.elements().map(\.name))
    #expect(names.isSuperset(of: ["Oggi", "Calendario", "Mese", "Settimana", "Giorno"]))
  }

  @Test("Arrows, reloading, transitions")
  func arrows() {
    let calendar = Appointments(today: today).calendar
    let picture = Picture(calendar)
    // example
    calendar.send(.showNext)
    calendar.send(.showPrevious)
    calendar.reload()
    calendar.reload(days: today..<today + 1)
    var configuration = calendar.configuration
    configuration.animatesWeekSteps = true
    calendar.update(configuration: configuration)
    // end
    picture.draw()
    #expect(calendar.title == "August 2017")
  }
}
