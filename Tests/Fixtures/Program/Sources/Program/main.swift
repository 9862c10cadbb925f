import Almanac
import AlmanacUI
import AlmanacUI
import EventStores
import Foundation
import SystemServices

final class Source: CalendarDataSource {
  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
    Weekday(day) == .friday ? [Event(title: "Market", day: day)] : []
  }
}

let source = Source()
let today = DayNumber(Date(timeIntervalSince1970: 1_795_300_000), in: .gmt)
let view = CalendarView(configuration: CalendarConfiguration(today: today))
view.dataSource = source
let window = Window(root: view, host: PictureHost(), size: Size(width: 800, height: 600))
window.tick(now: 0)
let picture = SVGWriter.write(
  window.displayList(), size: window.size, palette: .standard, appearance: .light, direction: .leftToRight,
  title: view.title, fontFamily: "sans-serif")
print(
  view.title, window.displayList().items.filter { $0.text == "Market" }.count, picture.contains("</svg>"),
  CalendarPlace(rawValue: "nowhere") == nil)
