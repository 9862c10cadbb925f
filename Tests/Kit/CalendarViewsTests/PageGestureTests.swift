import Almanac
import TestSupport
import Testing

/// Gestures that turn pages, in hosts that scroll by themselves and in others.
struct PageGestureTests {
  /// What turns pages, and which way.
  struct Pages: Sendable, CustomTestStringConvertible {
    var level: CalendarLevel.ID
    var arrangement = MonthArrangement.sidewaysPages
    var isSideways: Bool
    var width = 800.0

    var testDescription: String { "\(level) \(arrangement) \(width)" }

    static let all = [
      Pages(level: .month, isSideways: true), Pages(level: .month, arrangement: .pages, isSideways: false),
      Pages(level: .month, arrangement: .endless, isSideways: false), Pages(level: .week, isSideways: true),
      Pages(level: .day, isSideways: true), Pages(level: .week, isSideways: true, width: 400),
    ]
  }

  private func harness(_ pages: Pages, isNative: Bool, isArabic: Bool = false) -> CalendarHarness {
    var configuration = CalendarConfiguration.november(isArabic ? .arabic : .english)
    configuration.initialLevel = pages.level
    configuration.month.arrangement = pages.arrangement
    configuration.scrollPolicy = .paged
    let harness = CalendarHarness(
      configuration: configuration, size: Size(width: pages.width, height: 700),
      capabilities: isNative ? .scrollsNatively : [])
    harness.settle()
    return harness
  }

  /// The periods that come after the one in view.
  private func following(_ pages: Pages, _ count: Int) -> [DayNumber] {
    let next = harness(pages, isNative: true)
    return (0..<count).map { _ in
      next.view.send(.showNext)
      next.settle()
      return next.view.presented
    }
  }

  private func wheel(_ harness: CalendarHarness, _ pages: Pages, by distances: [Double], isArabic: Bool = false) {
    for distance in distances {
      let way = isArabic && pages.isSideways ? -distance : distance
      harness.window.send(
        .wheel(
          at: Point(x: pages.width / 2, y: pages.width < 480 ? 130 : 400),
          delta: pages.isSideways ? Point(x: way, y: 0) : Point(x: 0, y: way)))
      harness.tick()
    }
  }

  @Test(
    "one turn of a wheel, however long, turns one page; the next turns one more", arguments: Pages.all, [false, true])
  func wheels(pages: Pages, isArabic: Bool) {
    let periods = following(pages, 2)
    for isNative in [true, false] {
      let harness = harness(pages, isNative: isNative, isArabic: isArabic)
      let before = harness.view.presented
      let thrown = (0..<80).map { 150 * Double(80 - $0) / 80 }
      wheel(harness, pages, by: thrown, isArabic: isArabic)
      harness.settle()
      #expect(isArabic || harness.view.presented == periods[0])
      let there = harness.view.presented
      #expect(there > before)
      wheel(harness, pages, by: [100], isArabic: isArabic)
      // The next notch comes while the page still turns.
      harness.pass(seconds: 0.25)
      wheel(harness, pages, by: [100], isArabic: isArabic)
      harness.settle()
      wheel(harness, pages, by: [-100], isArabic: isArabic)
      harness.settle()
      #expect(isArabic || harness.view.presented == periods[1])
      wheel(harness, pages, by: [-100], isArabic: isArabic)
      harness.settle()
      #expect(harness.view.presented == there)
    }
  }

  @Test("a wheel that is turned back takes the page with it, and a slight turn comes to nothing", arguments: Pages.all)
  func turnedBack(pages: Pages) {
    let harness = harness(pages, isNative: true)
    let before = harness.view.presented
    wheel(harness, pages, by: [30, 30, 30, -20, -30, -30, -30, -30])
    harness.settle()
    #expect(harness.view.presented == before)
    wheel(harness, pages, by: [12, 12])
    harness.settle()
    #expect(harness.view.presented == before)
    #expect(harness.view.state.anchor.fraction == 0)
  }

  @Test("a fling, however fast, turns one page", arguments: Pages.all, [0.02, 0.1, 0.3])
  func flings(pages: Pages, seconds: Double) {
    let periods = following(pages, 2)
    for isNative in [true, false] {
      let harness = harness(pages, isNative: isNative)
      for period in periods {
        let steps = max(1, Int(seconds * 60))
        let start = Point(x: pages.width * 0.9, y: pages.width < 480 ? 130 : 650)
        let way = pages.isSideways ? Point(x: -pages.width * 0.8, y: 0) : Point(x: 0, y: -500)
        harness.pointer(.down, start, kind: .touch)
        for step in 1...steps {
          harness.tick()
          let part = Double(step) / Double(steps)
          harness.pointer(.move, start + Point(x: way.x * part, y: way.y * part), kind: .touch)
        }
        harness.tick()
        harness.pointer(.up, start + way, kind: .touch)
        harness.settle()
        #expect(harness.view.presented == period)
      }
    }
  }

  @Test("a hard fling does not show the page after the next one, not even for a moment", arguments: Pages.all)
  func overshoot(pages: Pages) {
    let period = following(pages, 1)[0]
    let harness = harness(pages, isNative: true)
    let delegate = RecordingDelegate()
    let first = harness.view.presented
    harness.view.delegate = delegate
    let start = Point(x: pages.width * 0.9, y: pages.width < 480 ? 130 : 650)
    let way = pages.isSideways ? Point(x: -pages.width * 0.8, y: 0) : Point(x: 0, y: -500)
    harness.pointer(.down, start, kind: .touch)
    harness.tick()
    harness.pointer(.move, start + way, kind: .touch)
    harness.pointer(.up, start + way, kind: .touch)
    for _ in 0..<90 {
      harness.tick()
      #expect([first, period].contains(harness.view.presented))
    }
    #expect(harness.view.presented == period)
  }

  @Test("a button pressed while a swiped page comes to rest goes on from where it will rest", arguments: Pages.all)
  func nextMeanwhile(pages: Pages) {
    let periods = following(pages, 4)
    let harness = harness(pages, isNative: true)
    // A goal from before, which must not count.
    harness.view.send(.showNext)
    harness.settle()
    harness.view.send(.showNext)
    harness.settle()
    wheel(harness, pages, by: [100])
    harness.tick()
    harness.view.send(.showNext)
    harness.settle()
    #expect(harness.view.presented == periods[3])
  }
}
