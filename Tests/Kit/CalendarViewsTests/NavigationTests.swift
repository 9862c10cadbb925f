import Almanac
import TestSupport
import Testing

struct NavigationTests {
  @Test("what is sent before the first frame counts")
  func beforeTheFirstFrame() {
    let shown = CalendarHarness(configuration: .november())
    shown.view.send(.show(day("2031-05-20"), animated: true))
    shown.view.send(.showNext)
    shown.settle()
    #expect(shown.view.title == "June 2031")
    let selected = CalendarHarness(configuration: .november())
    selected.view.send(.select(day("1999-12-31")))
    selected.settle()
    #expect(selected.view.title == "December 1999")
    #expect(selected.cell(day("1999-12-31"))?.context?.flags.contains(.selected) == true)
    let near = CalendarHarness(configuration: .november())
    near.view.send(.select(day("2026-11-30")))
    near.settle()
    #expect(near.view.state.anchor == ScrollAnchor(day: day("2026-11-01")))
  }

  @Test("a finger that taps six points beside a button presses it once, and farther away none")
  func fingers() throws {
    let harness = CalendarHarness(configuration: .november())
    harness.settle()
    let next = try #require(harness.view.elements().first { $0.name == "Next month" })
    harness.tap(Point(x: next.frame.midX, y: next.frame.minY - 5))
    harness.settle()
    #expect(harness.view.title == "December 2026")
    harness.tap(Point(x: next.frame.midX, y: next.frame.midY))
    harness.settle()
    #expect(harness.view.title == "January 2027")
    harness.tap(Point(x: next.frame.midX, y: next.frame.maxY + 8))
    harness.settle()
    #expect(harness.view.title == "January 2027")
  }

  @Test("months follow each other forwards and backwards, in any size of view", arguments: [120.0, 180, 250, 400, 900])
  func steps(height: Double) {
    let harness = CalendarHarness(configuration: .november(), size: Size(width: 500, height: height))
    harness.settle()
    for month in ["December 2026", "January 2027", "February 2027"] {
      harness.view.send(.showNext)
      #expect(harness.settle())
      #expect(harness.view.title == month)
    }
    for month in ["January 2027", "December 2026", "November 2026", "October 2026"] {
      harness.view.send(.showPrevious)
      #expect(harness.settle())
      #expect(harness.view.title == month)
    }
  }

  @Test("steps that follow each other faster than the motion all count")
  func fastSteps() {
    let harness = CalendarHarness(configuration: .november())
    harness.settle()
    for _ in 0..<14 {
      harness.view.send(.showNext)
      harness.tick()
      harness.tick()
    }
    harness.settle()
    #expect(harness.view.title == "January 2028")
  }

  @Test("a resize in the middle of a motion ends where the motion would have led")
  func resizeInMotion() {
    let harness = CalendarHarness(configuration: .november())
    harness.settle()
    harness.view.send(.showNext)
    for _ in 0..<4 { harness.tick() }
    harness.window.send(.resize(Size(width: 400, height: 500)))
    harness.settle()
    #expect(harness.view.title == "December 2026")
    #expect(harness.view.state.anchor == ScrollAnchor(day: day("2026-11-29")))
  }

  @Test("a resize keeps the topmost day")
  func resize() {
    let harness = CalendarHarness(configuration: .november())
    harness.settle()
    harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: 333)))
    harness.tick()
    let anchor = harness.view.state.anchor
    for size in [Size(width: 300, height: 300), Size(width: 2000, height: 1300), .zero] {
      harness.window.send(.resize(size))
      harness.settle()
      #expect(harness.view.state.anchor == anchor)
    }
  }

  @Test("where motion is reduced, the place is reached at once")
  func reducedMotion() {
    let harness = CalendarHarness(configuration: .november())
    harness.settle()
    harness.window.reducesMotion = true
    harness.view.send(.showNext)
    harness.tick()
    #expect(harness.view.title == "December 2026")
    #expect(harness.view.state.anchor == ScrollAnchor(day: day("2026-11-29")))
  }

  @Test(
    "a far month is reached like a near one", arguments: ["0001-01-01", "2300-06-15", "+999999-12-31", "-999999-01-01"])
  func farMonths(date: String) {
    let harness = CalendarHarness(configuration: .november())
    harness.settle()
    harness.view.send(.show(day(date), animated: true))
    #expect(harness.settle())
    #expect(harness.view.visibleDays.contains(day(date)))
    harness.view.send(.showToday)
    #expect(harness.settle())
    #expect(harness.view.title == "November 2026")
  }

  @Test("days that the calendar cannot name are blank and cannot be selected")
  func beyondTheCalendar() throws {
    let last = GregorianCalendar.shared.validDays.upperBound
    var configuration = CalendarConfiguration.november()
    configuration.initialDay = last
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: 300)))
    harness.settle()
    #expect(harness.view.title == "December 999999")
    let blank = try #require(harness.cell(last + 20))
    #expect(blank.context?.flags.contains(.outOfRange) == true)
    #expect(blank.numberView.text.isEmpty)
    #expect(blank.accessibility.states == [.disabled, .outOfRange])
    harness.tap(day: last + 20)
    #expect(!harness.window.send(.activate(blank.id)))
    #expect(harness.view.state.selectedDay == nil)
  }

  @Test("the day at a point is that of the cell there", arguments: [LocaleInfo.english, .arabic])
  func hitTest(locale: LocaleInfo) {
    let harness = CalendarHarness(configuration: .november(locale), scale: 1.5)
    harness.settle()
    harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: 77)))
    harness.tick()
    var random = SeededGenerator(seed: 5)
    let canvas = harness.canvas?.frameInWindow ?? .zero
    let cells = harness.shownViews(DayCell.self)
    for _ in 0..<500 {
      let point = Point(
        x: Double.random(in: 0..<1050, using: &random), y: Double.random(in: 0..<700, using: &random))
      let cell = cells.first { $0.frameInWindow.contains(point) }
      #expect(harness.view.day(at: point) == (canvas.contains(point) ? cell?.context?.day : nil))
    }
    #expect(harness.view.day(at: Point(x: .nan, y: .infinity)) == nil)
  }

  @Test("the buttons of the title bar lead back, to today and on")
  func buttons() {
    let harness = CalendarHarness(configuration: .november())
    harness.settle()
    func press(_ name: String) {
      let button = harness.view.elements().first { $0.role == .button && $0.name == name }
      guard let frame = button?.frame else { return }
      harness.tap(Point(x: frame.midX, y: frame.midY))
      harness.settle()
    }
    press("Next month")
    press("Next month")
    #expect(harness.view.title == "January 2027")
    press("Previous month")
    #expect(harness.view.title == "December 2026")
    press("Today")
    #expect(harness.view.title == "November 2026")
  }
}
