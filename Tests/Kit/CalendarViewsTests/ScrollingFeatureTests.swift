import Almanac
import TestSupport
import Testing

/// The numbered features of the feature inventory that the month level fulfils alone.
@Suite("Numbered features of scrolling")
struct ScrollingFeatureTests {
  private let today = DayNumber(20_778)  // 2026-11-21

  @Test("SH-1: a calendar made with nothing but a frame shows its title and its days")
  func needsNoSetUp() {
    let view = CalendarView(configuration: CalendarConfiguration(today: today))
    let window = Window(root: view, host: PictureHost(), size: Size(width: 700, height: 500))
    window.tick(now: 0)
    let elements = view.elements()
    #expect(elements.contains { $0.role == .heading && $0.name == "November 2026" })
    #expect(elements.filter { $0.role == .gridCell }.count == 42)
  }

  @Test("SH-3: a drag passes from one month into the next without a stop, week under week")
  func monthsAreContinuous() throws {
    let harness = CalendarHarness(configuration: CalendarConfiguration(today: today))
    harness.tick()
    var days: Set<DayNumber> = []
    var titles: [String] = []
    for _ in 0..<200 {
      for element in harness.view.elements() where element.role == .gridCell {
        days.insert(try #require(element.day))
      }
      if titles.last != harness.view.title { titles.append(harness.view.title) }
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: 7)))
      harness.tick()
    }
    let first = try #require(days.min())
    let last = try #require(days.max())
    #expect(days.count == last - first + 1)
    #expect(
      titles == ["November 2026", "December 2026", "January 2027", "February 2027"].prefix(titles.count).map { $0 })
    #expect(titles.count >= 3)
  }

  @Test("SH-4: 200 years back and on, by code and by wheel, meet no end and need no more views", arguments: [-1, 1])
  func hasNoEnd(direction: Int) throws {
    let harness = CalendarHarness(configuration: CalendarConfiguration(today: today))
    harness.tick()
    let before = viewCount(harness.view)
    harness.view.send(.show(today + direction * 73_000, animated: false))
    harness.tick()
    #expect(harness.view.visibleDays.contains(today + direction * 73_000))
    for _ in 0..<560 {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: Double(direction) * 2000)))
      harness.tick()
      harness.window.send(.scrollEnded(ViewID.none))
    }
    let traveled = abs(harness.view.visibleDays.lowerBound - today)
    #expect(traveled > 2 * 73_000)
    #expect(viewCount(harness.view) <= before + before / 20 + 40)
  }

  @Test("SH-42: everything works without a delegate, and a delegate is not kept alive")
  func delegateIsWeak() {
    let harness = CalendarHarness(configuration: CalendarConfiguration(today: today))
    harness.tick()
    harness.view.send(.select(today + 1))
    harness.key(.pageDown)
    harness.settle()
    #expect(harness.view.state.selectedDay != nil)
    var delegate: SilentDelegate? = SilentDelegate()
    weak let watched = delegate
    harness.view.delegate = delegate
    delegate = nil
    #expect(watched == nil)
    #expect(harness.view.delegate == nil)
  }

  private func viewCount(_ view: View) -> Int { 1 + view.subviews.reduce(0) { $0 + viewCount($1) } }
}

private final class SilentDelegate: CalendarViewDelegate {}
