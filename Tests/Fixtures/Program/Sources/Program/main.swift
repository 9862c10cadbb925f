import Almanac

final class Source: CalendarDataSource {
  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
    Weekday(day) == .friday ? [Event(title: "Market", day: day)] : []
  }
}

let source = Source()
let today = try DayNumber(year: 2026, month: 11, day: 21)
let view = CalendarView(configuration: CalendarConfiguration(today: today))
view.dataSource = source
let window = Window(root: view, host: PictureHost(), size: Size(width: 800, height: 600))
window.tick(now: 0)
print(view.title, window.displayList().items.filter { $0.text == "Market" }.count)
