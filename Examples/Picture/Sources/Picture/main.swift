import Almanac
import AlmanacUI
import EventStores
import Foundation

let today = try ISODate.parse("2026-11-21")
let mine = CalendarInfo(id: CalendarID(1), name: "Mine", color: .named(.teal))
let store = MemoryEventStore(calendars: [mine])
try store.apply(
  .insert(Event(uid: "1", calendar: mine.id, summary: "Trip", start: .day(today), end: .day(today + 3))))

let view = CalendarView(configuration: CalendarConfiguration(today: today))
view.timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
let window = Window(root: view, host: PictureHost(), size: Size(width: 1200, height: 900))
window.tick(now: 0)
let picture = SVGWriter.write(
  window.displayList(), size: window.size, palette: view.style.palette, appearance: .light,
  direction: .leftToRight, title: view.title, fontFamily: "sans-serif")

try picture.write(toFile: "month.svg", atomically: true, encoding: .utf8)
print("month.svg shows \(view.title)")
