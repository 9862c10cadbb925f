import Almanac

/// A calendar on a host without a screen that counts what reaches it.
final class MonthScene {
  let view: CalendarView
  let window: Window
  private let host: CountingHost
  private var now = 0.0

  /// June 2025 at 1200 by 900 points.
  init(store: MemoryEventStore, locale: LocaleInfo = .english) {
    let today = DayNumber(20_089 + 160)
    host = CountingHost()
    view = CalendarView(configuration: CalendarConfiguration(locale: locale, today: today))
    view.timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    window = Window(root: view, host: host, size: Size(width: 1200, height: 900))
    tick()
  }

  /// Mutations that reached the host.
  var mutations: Int { host.mutations }

  func tick() {
    now += 1.0 / 60
    window.tick(now: now)
  }

  func scroll(by points: Double) {
    window.send(.wheel(at: Point(x: 600, y: 500), delta: Point(x: 0, y: points)))
    tick()
  }

  /// Shows the month of a day and makes the frame.
  func jump(to day: DayNumber) {
    view.send(.show(day, animated: false))
    tick()
  }

  func countViews() -> Int {
    func count(_ view: View) -> Int { 1 + view.subviews.reduce(0) { $0 + count($1) } }
    return count(view)
  }
}

private final class CountingHost: WindowHost {
  var mutations = 0
  var capabilities: HostCapabilities { [] }
  var scale: Double { 1 }
  func requestFrame() {}
  func commit(_ frame: FrameOutput) { mutations += frame.mutations.count }
  func perform(_ request: HostRequest) {}
}
