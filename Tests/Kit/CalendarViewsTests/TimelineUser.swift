import Almanac
import TestSupport

/// Does whatever can be done to a calendar at its week and day levels, repeatably.
struct TimelineUser {
  private var random: SeededGenerator
  private var user: RandomUser

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    user = RandomUser(seed: seed &+ 1)
  }

  /// A calendar of a hundred events around today at the week or day level.
  mutating func harness() throws -> CalendarHarness {
    let template = try user.harness()
    for number in 0..<60 {
      var event = Event.random(1000 + number, using: &random)
      event.recurrence = nil
      let shift = Int.random(in: -12...12, using: &random)
      let start = day("2026-11-21") + shift
      let second = Int.random(in: 0..<80_000, using: &random)
      event.start = .floating(LocalDateTime(day: start, secondOfDay: second))
      event.end = .floating(
        LocalDateTime(day: start, secondOfDay: second + Int.random(in: 0...6400, using: &random)))
      if number % 4 == 0 {
        event.start = .day(start)
        event.end = .day(start + Int.random(in: 1...9, using: &random))
      }
      try template.store.apply(.insert(event))
    }
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = Bool.random(using: &random) ? .week : .day
    return CalendarHarness(
      configuration: configuration, store: template.store, size: template.window.size, scale: template.host.scale,
      capabilities: template.host.capabilities)
  }

  mutating func act(on harness: CalendarHarness) throws {
    let view = harness.view
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 1, 2:
      scroll(harness, Point(x: Double(Int.random(in: -700...700, using: &random)), y: 0))
    case 3, 4:
      scroll(harness, Point(x: 0, y: Double(Int.random(in: -400...400, using: &random))))
    case 5: scroll(harness, Point(x: Double.random(in: -80_000...80_000, using: &random), y: 33.3))
    case 6, 7: magnify(harness)
    case 8: configure(harness)
    case 9:
      let levels: [CalendarLevel.ID] = [.month, .week, .day]
      view.send(
        .setLevel(
          levels[Int.random(in: 0..<3, using: &random)], around: nil, animated: Bool.random(using: &random)))
    case 10: harness.settle()
    default: try user.act(on: harness)
    }
  }

  private mutating func scroll(_ harness: CalendarHarness, _ delta: Point) {
    guard let canvas = harness.canvas else { return }
    guard harness.host.capabilities.contains(.scrollsNatively) else {
      harness.window.send(.wheel(at: Point(x: 100, y: harness.window.size.height - 10), delta: delta))
      return
    }
    let offset = Point(
      x: min(max(0, canvas.contentOffset.x + delta.x), max(0, canvas.contentSize.width - canvas.frame.width)),
      y: min(max(0, canvas.contentOffset.y + delta.y), max(0, canvas.contentSize.height - canvas.frame.height)))
    harness.mirror.scrolledByHost(canvas.id, to: offset)
    harness.window.send(.scrolled(canvas.id, to: offset))
    if Bool.random(using: &random) { harness.window.send(.scrollEnded(canvas.id)) }
  }

  private mutating func magnify(_ harness: CalendarHarness) {
    harness.window.send(
      .magnify(
        MagnifyEvent(
          phase: .step, location: Point(x: 90, y: Double.random(in: 60...800, using: &random)),
          factor: Double.random(in: 0.5...2, using: &random), time: 0, modifiers: .option)))
  }

  private mutating func configure(_ harness: CalendarHarness) {
    var configuration = harness.view.configuration
    switch Int.random(in: 0..<6, using: &random) {
    case 0: configuration.now = Instant(seconds: 1_795_219_200 + Int64.random(in: -300_000...300_000, using: &random))
    case 1: configuration.businessHours = [BusinessHours(VisibleHours([540..<720, 780..<1020]))]
    case 2: configuration.visibleHours = VisibleHours([420..<720, 800..<1200])
    case 3: configuration.visibleHours = .all
    case 4: configuration.secondZone = .fixed(offset: 19_800, identifier: "IST")
    default: configuration.locale = [.english, .british, .arabic][Int.random(in: 0..<3, using: &random)]
    }
    harness.view.update(configuration: configuration)
  }
}

extension CalendarHarness {
  /// Everything of a timeline that `scene` does not say: headings with the tab stop, and what belongs to them.
  var timelineScene: String {
    var lines: [String] = []
    for cell in shownViews(View.self) where cell.accessibility.role == .gridCell {
      if cell.isTabStop { lines.append("tab stop \(cell.accessibility.label)\n") }
      guard cell.frameInWindow.intersects(view.frameInWindow) else { continue }
      // Events beyond the edge may have views or not: a margin that is there sooner or later.
      let owned = cell.accessibility.owned.compactMap { id in
        window.view(id).flatMap { isSeen($0) ? $0.accessibility.label : nil }
      }
      lines.append("\(cell.accessibility.label) owns \(owned)\n")
    }
    return scene + lines.sorted().joined()
  }

  /// Whether any of a part of a timeline is not cut off.
  private func isSeen(_ part: View) -> Bool {
    let edges = Insets(top: 0.02, leading: 0.02, bottom: 0.02, trailing: 0.02)
    let frame = part.frameInWindow.inset(by: edges, direction: .leftToRight)
    guard part is EventBlock, let canvas else { return true }
    return frame.intersects(canvas.frameInWindow)
  }

  /// The blocks of an event among the hours, from the left.
  func blocks(_ uid: String) -> [EventBlock] {
    shownViews(EventBlock.self).filter { $0.context?.uid == uid }
      .sorted { $0.frameInWindow.minX < $1.frameInWindow.minX }
  }

  /// The heading of a day in view.
  func heading(_ day: DayNumber) -> CalendarElement? {
    view.elements().first { $0.role == .gridCell && $0.day == day }
  }
}
