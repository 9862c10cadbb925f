import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Week and day where there is little room, as a person sees them.
struct StripLevelTests {
  @Test(
    "CV-3: at most three pages of weeks and the one with the focus exist, wherever paging leads",
    arguments: [ZoomLevel.week, .day], [false, true])
  func pages(level: ZoomLevel, isArabic: Bool) throws {
    let harness = try strip(level, isArabic ? .arabic : .english)
    var most = 0
    for step in 0..<50 {
      harness.view.send(step < 25 ? .showNext : .showPrevious)
      for _ in 0..<5 { harness.tick() }
      most = max(most, weeks(harness).count)
    }
    harness.settle()
    #expect(weeks(harness).count <= 4)
    #expect(most <= 4)
    for step in 0..<50 {
      harness.window.send(.wheel(at: Point(x: 100, y: 90), delta: Point(x: step % 7 == 0 ? 900 : -333, y: 0)))
      harness.tick()
      #expect(weeks(harness).count <= 4)
      #expect(visibleWeeks(harness).count <= 2)
    }
    harness.settle()
    #expect(visibleWeeks(harness).count == 1)
    #expect(visibleWeeks(harness).first?.frameInWindow.minX == 0)
    #expect(harness.view.state.anchor.fraction == 0)
    #expect(harness.mirror.displayList() == harness.window.displayList())
  }

  @Test("with the focus in view, no more than three weeks exist after fifty pages")
  func threePages() throws {
    let harness = try strip(.week, .english)
    for _ in 0..<50 {
      harness.view.send(.showNext)
      harness.settle()
      harness.view.send(.focus(harness.view.visibleDays.lowerBound))
      harness.settle()
      #expect(weeks(harness).count == 3)
    }
    #expect(harness.view.visibleDays.lowerBound == november(15) + 350)
  }

  @Test("where days end, no week beyond the last lies over another")
  func ends() throws {
    let harness = try strip(.week, .english) { $0.reachable = DayBounds(november(15)...november(28)) }
    let frames = weeks(harness).map(\.frameInWindow)
    #expect(frames.count == 2)
    #expect(Set(frames.map(\.minX)).count == 2)
  }

  @Test("the title names the day whose events are listed, from wherever it is chosen")
  func title() throws {
    let harness = try strip(.day, .english)
    #expect(harness.view.title == "November 18")
    harness.view.send(.focus(november(20)))
    harness.settle()
    #expect(harness.view.title == "November 20")
    harness.view.send(.showNext)
    harness.settle()
    #expect(harness.view.title == "November 21")
    harness.view.send(.showNext)
    harness.settle()
    #expect(harness.view.title == "November 22")
    #expect(harness.view.visibleDays == november(22)..<november(29))
  }

  @Test("the list begins at its first event for every other day, and is as wide as the view at every size")
  func list() throws {
    let harness = try strip(.day, .english)
    let list = try #require(harness.shownViews(DayListCanvas.self).first)
    harness.window.send(.wheel(at: Point(x: 100, y: 300), delta: Point(x: 0, y: 120)))
    harness.tick()
    #expect(list.contentOffset.y == 120)
    harness.view.send(.select(november(18)))
    harness.settle()
    #expect(list.contentOffset.y == 120)
    harness.view.send(.focus(november(19)))
    harness.settle()
    #expect(list.contentOffset == .zero)
    for width in [300.0, 470, 360] {
      harness.window.send(.resize(Size(width: width, height: 500)))
      harness.settle()
      let rows = harness.view.elements().filter { $0.role == .button && $0.name.contains("daily") }
      #expect(rows.count > 3)
      #expect(rows.allSatisfy { $0.frame.width == width && $0.frame.minX == 0 })
    }
  }

  @Test("a row of days begins with the number of its week, where that is wished", arguments: [false, true])
  func weekNumbers(isArabic: Bool) throws {
    for level in [ZoomLevel.week, .day] {
      let harness = try strip(level, isArabic ? .arabic : .british) { $0.month.showsWeekNumbers = true }
      let header = try #require(harness.view.elements().first { $0.role == .rowHeader })
      #expect(header.name == (isArabic ? "أسبوع ٤٧" : "Week 47"))
      #expect(isArabic ? header.frame.maxX == 360 : header.frame.minX == 0)
      let days = harness.view.elements().filter { $0.role == .gridCell }
      #expect(days.count == 7 && days.allSatisfy { !$0.frame.intersects(header.frame) })
      for element in days {
        let middle = Point(x: element.frame.midX, y: element.frame.midY)
        #expect(harness.view.day(at: middle) == element.day)
      }
      harness.view.send(.show(november(25), animated: false))
      harness.settle()
      #expect(
        harness.view.elements().first { $0.role == .rowHeader }?.name.hasSuffix(isArabic ? "٤٨" : "48") == true)
      let plain = try strip(level, .british)
      #expect(!plain.view.elements().contains { $0.role == .rowHeader })
      plain.view.update(configuration: harness.view.configuration)
      plain.settle()
      #expect(plain.view.elements().contains { $0.role == .rowHeader })
    }
  }

  @Test("a step to another week goes on when the view is resized meanwhile")
  func resizedOnTheWay() throws {
    let harness = try strip(.week, .english)
    harness.view.send(.showNext)
    for _ in 0..<3 { harness.tick() }
    harness.window.send(.resize(Size(width: 300, height: 500)))
    harness.settle()
    #expect(harness.view.visibleDays == november(22)..<november(29))
    #expect(harness.view.state.anchor.fraction == 0)
  }

  @Test("a rule for the first day of months applies in the strip, too", arguments: [ZoomLevel.week, .day])
  func firstOfMonth(level: ZoomLevel) throws {
    let paint = StyleSamples.paint(3)
    let harness = try strip(level, .english) { $0.style.day.add(.fill(paint), all: .firstOfMonth, at: .strip) }
    harness.view.send(.select(november(31)))
    harness.settle()
    let painted = visibleWeeks(harness).flatMap { $0.subviews }.filter { !$0.isHidden && $0.layer.fill == paint }
    #expect(painted.count == 1)
  }

  private func weeks(_ harness: CalendarHarness) -> [View] {
    harness.shownViews(View.self).filter { $0.accessibility.role == .row }
  }

  private func visibleWeeks(_ harness: CalendarHarness) -> [View] {
    weeks(harness).filter { $0.frameInWindow.maxX > 0.5 && $0.frameInWindow.minX < harness.window.size.width - 0.5 }
  }

  private func strip(
    _ level: ZoomLevel, _ locale: LocaleInfo, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(locale)
    configuration.initialLevel = level
    configuration.initialDay = november(18)
    change(&configuration)
    let events = (0..<14).map { number in
      Event.timed(
        "daily \(number)", november(1), 30_000 + 3000 * number, november(1), 32_000 + 3000 * number,
        recurrence: Recurrence(rules: [RecurrenceRule(frequency: .daily)]))
    }
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(events), size: Size(width: 360, height: 500))
    harness.settle()
    return harness
  }
}
