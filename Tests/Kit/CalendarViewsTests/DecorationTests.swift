import Almanac
import TestSupport
import Testing

/// The willDisplay hooks: called for what they are meant for, and never seen elsewhere.
struct DecorationTests {
  /// Decorates titles, today's number and events, and counts.
  private final class Decorator: CalendarDecorator {
    var months: [DayNumber] = []
    var years: [DayNumber] = []
    var todays: [DayNumber] = []
    var eventTitles: [String] = []
    var eventView: ReuseIdentifier?
    var marks: [DayNumber: [DayIndicator]] = [:]

    func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber) {
      months.append(month)
      guard month == november(1) else { return }
      title.layer.textColor = .role(ColorRole(6))
      title.layer.textStyle?.alignment = .trailing
      title.addSubview(View())
    }

    func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber) { years.append(year) }

    func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber) {
      todays.append(day)
      number.layer.opacity = 0.5
      number.addSubview(View())
    }

    func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext) {
      eventTitles.append(context.title)
      if context.title == "Red" { eventView.layer.fill = .role(ColorRole(6)) }
    }

    func calendarView(_ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier)
      -> ReuseIdentifier
    { context.title == "Special" ? eventView ?? standard : standard }

    func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
      -> [DayIndicator]
    { marks[context.day] ?? standard }
  }

  private final class SpecialBar: EventBar {}
  private final class Star: ReusableView {}

  private let decorator = Decorator()

  private func harness(
    _ events: [Event] = [], _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
    harness.view.decorator = decorator
    harness.settle()
    return harness
  }

  @Test("SH-47, SH-50: the title of a month is decorated, and no other title with it")
  func monthTitle() throws {
    let harness = try harness()
    func title() throws -> DisplayItem {
      try #require(harness.window.displayList().items.first { $0.accessibility.role == .heading })
    }
    #expect(decorator.months.last == november(1) && decorator.years.isEmpty)
    #expect(try title().layer.textColor == .role(ColorRole(6)))
    #expect(try title().layer.textStyle?.alignment == .trailing)
    harness.view.send(.showNext)
    harness.settle()
    #expect(decorator.months.last == day("2026-12-01"))
    #expect(try title().layer.textColor != .role(ColorRole(6)))
    for _ in 0..<3 {
      harness.view.send(.showPrevious)
      harness.settle()
      harness.view.send(.showNext)
      harness.settle()
    }
    harness.view.send(.showPrevious)
    harness.settle()
    #expect(try title().layer.textColor == .role(ColorRole(6)))
    let view = try #require(harness.shownViews(View.self).first { $0.accessibility.role == .heading })
    #expect(view.subviews.count == 1, "what a hook adds does not pile up")
  }

  @Test("SH-48, SH-50: today's number alone is decorated, and nothing of it stays when the cell shows another day")
  func today() throws {
    let harness = try harness()
    #expect(decorator.todays == [november(21)])
    var random = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let distance = Double.random(in: -900...900, using: &random)
      harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: distance)))
      harness.tick()
      for cell in harness.shownViews(DayCell.self) {
        let isToday = cell.context?.day == november(21)
        #expect((cell.numberView.layer.opacity == 0.5) == isToday)
        #expect(cell.numberView.subviews.count == (isToday ? 1 : 0))
      }
    }
    #expect(Set(decorator.todays) == [november(21)])
    var configuration = harness.view.configuration
    configuration.today = november(22)
    harness.view.send(.show(november(1), animated: false))
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(decorator.todays.last == november(22))
    #expect(harness.cell(november(21))?.numberView.subviews.isEmpty == true)
  }

  @Test("an event's view is decorated for its event alone")
  func events() throws {
    let events = (1...28).map { day -> Event in
      .days("\(day)", november(day), november(day), title: day % 5 == 0 ? "Red" : "Plain")
    }
    let harness = try harness(events)
    for distance in [0.0, 210, -420, 800, -800] {
      harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: distance)))
      harness.settle()
      for bar in harness.shownViews(EventBar.self) {
        #expect((bar.layer.fill == .role(ColorRole(6))) == (bar.context?.title == "Red"))
      }
    }
    #expect(Set(decorator.eventTitles) == ["Red", "Plain"])
  }

  @Test("SH-37, SH-40: classes of event views are registered under identifiers and chosen event by event")
  func eventViews() throws {
    let harness = try harness([
      .days("a", november(10), november(10), title: "Special"), .days("b", november(11), november(11), title: "Plain"),
    ])
    decorator.eventView = ReuseIdentifier(7)
    harness.view.reusePool.register(ReuseIdentifier(7)) { SpecialBar() }
    harness.view.reload()
    harness.settle()
    #expect(harness.bars("a").map { $0 is SpecialBar } == [true])
    #expect(harness.bars("b").map { $0 is SpecialBar } == [false])
  }

  @Test("SH-38: an identifier that nobody registered is named in a clear error, and the calendar goes on")
  func unknownIdentifier() throws {
    let pool = ReusePool()
    #expect(throws: ReuseError.notRegistered(ReuseIdentifier(8))) { try pool.dequeue(ReuseIdentifier(8)) }
    let harness = try harness([.days("a", november(10), november(10), title: "Special")])
    var anomalies: [String] = []
    harness.window.anomalyHandler = { anomalies.append($0) }
    decorator.eventView = ReuseIdentifier(8)
    harness.view.reload()
    harness.settle()
    #expect(anomalies.contains(ReuseError.notRegistered(ReuseIdentifier(8)).message))
    #expect(ReuseError.notRegistered(ReuseIdentifier(8)).message.contains("8"))
    #expect(harness.bars("a").count == 1)
  }

  @Test("SH-41: at the month level each day with events has one indicator")
  func indicators() throws {
    let harness = try harness([
      .days("a", november(10), november(12)), .days("b", november(11), november(11)),
      .days("c", november(20), november(20)),
    ]) { $0.monthEvents = .indicator }
    #expect(harness.shownViews(EventBar.self).isEmpty)
    for cell in harness.shownViews(DayCell.self) {
      let marks = cell.subviews.filter { $0 !== cell.numberView && !$0.isHidden }
      let hasEvents = [10, 11, 12, 20].contains { cell.context?.day == november($0) }
      #expect(marks.count == (hasEvents ? 1 : 0))
      #expect(cell.context?.flags.contains(.hasEvents) == hasEvents)
    }
  }

  @Test("SH-49: dates have indicators of their own: shapes, colors, views; without an answer the standard ones")
  func customIndicators() throws {
    let color = Color.role(ColorRole(6))
    decorator.marks = [
      november(10): [DayIndicator(.ring, color: color, size: 8)],
      november(11): [DayIndicator(.view(ReuseIdentifier(9)), color: color)], november(13): [],
    ]
    let harness = try harness((10...13).map { .days("\($0)", november($0), november($0)) }) {
      $0.monthEvents = .indicator
    }
    harness.view.reusePool.register(ReuseIdentifier(9)) { Star() }
    harness.view.reload()
    harness.settle()
    func marks(_ date: Int) throws -> [View] {
      let cell = try #require(harness.cell(november(date)))
      return cell.subviews.filter { $0 !== cell.numberView && !$0.isHidden }
    }
    #expect(try marks(10).map { $0.layer.ring?.color } == [color])
    #expect(try marks(10).map { $0.frame.height } == [8])
    #expect(try marks(11).map { $0 is Star } == [true])
    #expect(try marks(12).map { $0.layer.fill } == [harness.firstDotFill])
    #expect(try marks(13).isEmpty)
    // None of it shows on other days after scrolling.
    for distance in [900.0, -1800, 900] {
      harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: distance)))
      harness.settle()
      for star in harness.shownViews(Star.self) {
        #expect((star.superview as? DayCell)?.context?.day == november(11))
      }
    }
  }
}

extension CalendarHarness {
  /// The color of the standard indicator of an event without a color.
  fileprivate var firstDotFill: Color? { .role(ColorRole(10 + EventHue.blue.rawValue * 3)) }
}
