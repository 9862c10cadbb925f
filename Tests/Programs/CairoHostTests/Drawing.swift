import Almanac
import CairoHost
import EventStores

/// The sample calendar, laid out on a fixed day.
struct Drawing {
  static let today = DayNumber(20_778)
  /// The date of documents: the midnight of today.
  static let created = Instant(seconds: LocalDateTime(day: today, secondOfDay: 0).secondsAsUTC)
  let size: Size
  let configuration: CalendarConfiguration
  let timeline: EventTimeline
  let list: DisplayList

  init(size: Size = Size(width: 600, height: 450), _ change: (inout CalendarConfiguration) -> Void = { _ in }) throws {
    var configuration = CalendarConfiguration(today: Self.today)
    change(&configuration)
    let store = MemoryEventStore(calendars: [])
    try store.apply(SampleCalendar.make(around: Self.today).insertion)
    timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    let view = CalendarView(configuration: configuration)
    view.timeline = timeline
    let window = Window(root: view, host: PictureHost(), size: size)
    window.tick(now: 0)
    list = window.displayList()
    self.size = size
    self.configuration = configuration
  }

  var painting: Painting {
    Painting(palette: configuration.style.palette, appearance: .light, direction: configuration.direction)
  }

  func request(_ period: PrintRequest.Period, days: Int = 60, perSheet: Int = 1) -> PrintRequest {
    let paper = PaperSize.a4.size
    var request = PrintRequest(
      period: period, days: Self.today...Self.today + (days - 1), firstWeekday: .monday,
      paper: Size(width: paper.height, height: paper.width))
    request.perSheet = perSheet
    return request
  }
}
