import Almanac

/// A calendar on a host without a screen that counts what reaches it.
final class MonthScene {
  let view: CalendarView
  let window: Window
  private let host: CountingHost
  private var now = 0.0

  /// June 2025 at 1200 by 900 points.
  init(store: MemoryEventStore, locale: LocaleInfo = .english, calendar: (any CalendarSystem)? = nil) {
    let today = DayNumber(20_089 + 160)
    host = CountingHost()
    var configuration = CalendarConfiguration(locale: locale, today: today)
    if let calendar { configuration.calendar = calendar }
    view = CalendarView(configuration: configuration)
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

  func scroll(by points: Double, sideways: Double = 0) {
    window.send(.wheel(at: Point(x: 600, y: 500), delta: Point(x: sideways, y: points)))
    tick()
  }

  /// Shows another level, and waits until nothing moves.
  func zoom(to level: CalendarLevel.ID) {
    view.send(.setLevel(level, around: nil, animated: false))
    for _ in 0..<60 { tick() }
  }

  /// Scrolls the canvas as a browser does: it has scrolled already and reports where to. No frame is made.
  func hostScroll(by points: Double, sideways: Double = 0) {
    guard let canvas else { return }
    let offset = canvas.contentOffset + Point(x: sideways, y: points)
    window.send(.scrolled(canvas.id, to: offset))
  }

  /// The first surface that scrolls.
  private(set) lazy var canvas: ScrollView? = findCanvas(view)

  /// To be asked for anew after a change of level.
  func forgetCanvas() { canvas = findCanvas(view) }

  private func findCanvas(_ view: View) -> ScrollView? {
    if view.isHidden { return nil }
    if let found = view as? ScrollView { return found }
    for child in view.subviews { if let found = findCanvas(child) { return found } }
    return nil
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
