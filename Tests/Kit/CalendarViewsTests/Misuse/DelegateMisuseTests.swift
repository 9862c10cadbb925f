import Almanac
import TestSupport
import Testing

/// Delegates that act on the calendar whenever they are asked or told anything.
struct DelegateMisuseTests {
  private final class Meddler: CalendarViewDelegate, CalendarDecorator {
    private let meddle: (CalendarView) -> Void
    private var depth = 0
    private(set) var count = 0

    init(_ meddle: @escaping (CalendarView) -> Void) { self.meddle = meddle }

    private func act(_ view: CalendarView) {
      guard count < 400, depth < 5 else { return }
      (count, depth) = (count + 1, depth + 1)
      meddle(view)
      depth -= 1
    }

    private func agree(_ view: CalendarView) -> Bool {
      act(view)
      return true
    }

    func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool { agree(view) }
    func calendarView(_ view: CalendarView, shouldHighlight day: DayNumber) -> Bool { agree(view) }
    func calendarView(_ view: CalendarView, didHighlight day: DayNumber) { act(view) }
    func calendarView(_ view: CalendarView, didUnhighlight day: DayNumber) { act(view) }
    func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool { agree(view) }
    func calendarView(_ view: CalendarView, shouldDeselect day: DayNumber) -> Bool { agree(view) }
    func calendarView(_ view: CalendarView, willSelect day: DayNumber) { act(view) }
    func calendarView(_ view: CalendarView, didSelect day: DayNumber) { act(view) }
    func calendarView(_ view: CalendarView, didDeselect day: DayNumber) { act(view) }
    func calendarView(_ view: CalendarView, didChange selection: DaySelection) { act(view) }
    func calendarView(_ view: CalendarView, didTap day: DayNumber) { act(view) }
    func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber) { act(view) }
    func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) { act(view) }
    func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber) { act(view) }
    func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber) { act(view) }
    func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber) { act(view) }
    func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext) { act(view) }
    func calendarView(
      _ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier
    ) -> ReuseIdentifier { agree(view) ? standard : standard }
    func calendarView(
      _ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator]
    ) -> [DayIndicator] { agree(view) ? standard : standard }
    func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook {
      agree(view) ? standard : standard
    }
    func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext) {
      act(view)
      view.configure(cell, in: context)
    }
    func calendarView(_ view: CalendarView, didZoomTo level: CalendarLevel.ID) { act(view) }
    func calendarView(_ view: CalendarView, didPresent period: DayNumber) { act(view) }
    func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) { act(view) }
    func calendarView(_ view: CalendarView, didPreferHeight height: Double) { act(view) }
  }

  private static let ways: [(String, @Sendable (CalendarView, Int) -> Void)] = [
    ("reload", { view, _ in view.reload() }),
    ("reload days", { view, _ in view.reload(days: november(1)..<november(30)) }),
    ("select", { view, number in view.send(.select(november(1) + number % 40)) }),
    ("zoom", { view, number in view.send(.setLevel(level(number), around: nil, animated: number % 2 == 0)) }),
    ("scroll", { view, number in view.send(.show(november(1) + number * 31, animated: number % 2 == 0)) }),
    ("fade", { view, number in view.send(.crossFade(to: november(1) + number * 10)) }),
    ("leave", { view, _ in (view.delegate, view.decorator) = (nil, nil) }),
    ("empty", { view, _ in view.timeline = nil }),
    ("list", { view, _ in view.send(.showEvents(of: november(18))) }),
    (
      "arrange",
      { view, number in view.configure { $0.month.arrangement = number % 2 == 0 ? .endless : .sidewaysPages } }
    ),
  ]

  private static func level(_ number: Int) -> CalendarLevel.ID {
    CalendarLevel.ID.standard[number % CalendarLevel.ID.standard.count]
  }

  @Test(
    "a delegate that acts inside its own calls does no harm, and a calendar that is rid of it looks like a new one",
    arguments: [CalendarLevel.ID.year, .month, .week, .day, .agenda], 0..<10)
  func meddles(level: CalendarLevel.ID, way: Int) throws {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    configuration.selectionMode = way % 2 == 0 ? .optional : .multiple
    if way % 3 == 1 {
      configuration.month.arrangement = .pages
      configuration.month.rowHeight = .cellSide
    }
    if way % 3 == 2 { configuration.monthEvents = .dots }
    let store = try MemoryEventStore.holding([
      .days("trip", november(18), november(24)), .timed("talk", november(21), 3600, november(21), 7200),
    ])
    let harness = CalendarHarness(configuration: configuration, store: store)
    var number = 0
    let delegate = Meddler { view in
      number += 1
      Self.ways[way].1(view, number)
    }
    harness.view.delegate = delegate
    harness.view.decorator = delegate
    harness.settle()
    for point in [Point(x: 300, y: 300), Point(x: 500, y: 400), Point(x: 30, y: 600)] {
      harness.tap(point)
      harness.settle()
      harness.doubleTap(point)
      harness.settle()
    }
    harness.key(.arrowRight)
    harness.key(.enter)
    harness.settle()
    harness.window.send(.wheel(at: Point(x: 300, y: 300), delta: Point(x: 90, y: 300)))
    harness.settle()
    harness.window.send(
      .magnify(MagnifyEvent(phase: .step, location: Point(x: 300, y: 300), factor: 1.4, time: harness.now)))
    harness.settle()
    #expect(delegate.count > 0)
    harness.view.delegate = nil
    harness.view.decorator = nil
    harness.view.reload()
    #expect(harness.settle())
    harness.view.timeline = harness.timeline
    harness.view.send(.hideEvents)
    harness.settle()
    let fresh = CalendarHarness(
      configuration: harness.view.configuration, state: harness.view.state, store: store, size: harness.window.size)
    fresh.settle()
    #expect(harness.scene == fresh.scene, "\(Self.ways[way].0)")
  }

  @Test("SH-44: taps on two days in quick succession are both reported, each once, in their order")
  func quickTaps() {
    let harness = CalendarHarness(configuration: .november())
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.settle()
    harness.tap(day: november(10))
    harness.pass(seconds: 0.1)
    harness.tap(day: november(20))
    harness.pass(seconds: 0.1)
    #expect(delegate.tapped == [november(10)])
    harness.pass(seconds: 1)
    #expect(delegate.tapped == [november(10), november(20)])
    harness.tap(day: november(10))
    harness.pass(seconds: 0.1)
    harness.doubleTap(harness.place(of: november(25)))
    harness.pass(seconds: 1)
    #expect(delegate.tapped == [november(10), november(20), november(10)])
    #expect(delegate.doubleTapped == [november(25)])
  }
}
