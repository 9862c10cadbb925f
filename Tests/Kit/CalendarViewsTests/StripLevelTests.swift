import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Week and day where there is little room, as a person sees them.
struct StripLevelTests {
  @Test(
    "CV-3: at most three pages of weeks and the one with the focus exist, wherever paging leads",
    arguments: [CalendarLevel.ID.week, .day], [false, true])
  func pages(level: CalendarLevel.ID, isArabic: Bool) throws {
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

  @Test("the title names the day whose events are listed with its weekday, from wherever it is chosen (B28)")
  func title() throws {
    let harness = try strip(.day, .english)
    #expect(harness.view.title == "Wed, Nov 18")
    harness.view.send(.focus(november(20)))
    harness.settle()
    #expect(harness.view.title == "Fri, Nov 20")
    harness.view.send(.showNext)
    harness.settle()
    #expect(harness.view.title == "Sat, Nov 21")
    harness.view.send(.showNext)
    harness.settle()
    #expect(harness.view.title == "Sun, Nov 22")
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

  @Test("the week level lists all days of the week below headings, the day level one day")
  func weekList() throws {
    let events: [Event] = [
      .days("first", november(16), november(16)), .timed("late", november(20), 36_000, november(20), 39_600),
    ]
    for level in [CalendarLevel.ID.week, .day] {
      let harness = try harness(level, .english, events, size: Size(width: 360, height: 900))
      let headings = harness.view.elements().filter { $0.role == .heading }.dropFirst().map(\.name)
      let rows = harness.view.elements().filter { $0.event != nil || $0.role == .note }.map(\.name)
      guard level == .week else {
        #expect(headings.isEmpty && rows == ["No events"])
        continue
      }
      #expect(
        headings == [
          "Sunday, November 15, 2026", "Monday, November 16, 2026", "Tuesday, November 17, 2026",
          "Wednesday, November 18, 2026", "Thursday, November 19, 2026", "Friday, November 20, 2026",
          "Saturday, November 21, 2026",
        ])
      #expect(rows.count == 7 && rows[1] == "first, all day, November 16" && rows[5].hasPrefix("late, 10:00"))
      #expect(harness.view.elements().contains { $0.role == .group && $0.name == "November 15–21" })
      let list = try #require(harness.view.elements().last { $0.role == .heading })
      #expect(harness.view.day(at: Point(x: 100, y: list.frame.midY)) == november(21))
      harness.tap(Point(x: 100, y: list.frame.midY))
      harness.settle()
      #expect(harness.view.state.selectedDay == november(21))
    }
  }

  @Test(
    "a day that is chosen in the strip is brought to the top of the week's list; another week begins with its first")
  func chosenDay() throws {
    let harness = try strip(.week, .english)
    func top() -> String? {
      let strip = harness.view.elements().first { $0.role == .grid }?.frame.maxY ?? 0
      return harness.view.elements().first { $0.role == .heading && $0.frame.minY == strip }?.name
    }
    #expect(top() == "Wednesday, November 18, 2026")
    harness.view.send(.select(november(16)))
    harness.settle()
    #expect(top() == "Monday, November 16, 2026")
    harness.view.send(.showNext)
    harness.settle()
    #expect(top() == "Sunday, November 22, 2026" && harness.view.state.focusedDay == november(23))
    harness.view.send(.showToday)
    harness.settle()
    #expect(harness.view.state.focusedDay == november(21) && top() == "Saturday, November 21, 2026")
    // A row of another day that gets the focus stays where it is.
    harness.view.send(.select(november(17)))
    harness.settle()
    harness.window.send(.wheel(at: Point(x: 100, y: 300), delta: Point(x: 0, y: 500)))
    harness.settle()
    let row = try #require(
      harness.shownViews(AgendaRowView.self).first { $0.row?.day == november(18) && $0.frameInWindow.maxY < 500 })
    let frame = row.frameInWindow
    harness.window.send(.focus(row.id))
    harness.settle()
    #expect(harness.window.focusedView === row && row.frameInWindow == frame)
    #expect(harness.view.state.focusedDay == november(18))
  }

  @Test(
    "a finger turns the list to the next or the previous day or week, which follows it; where days end it springs back",
    arguments: [CalendarLevel.ID.week, .day], [false, true])
  func turning(level: CalendarLevel.ID, isArabic: Bool) throws {
    for (capabilities, reducesMotion) in [(HostCapabilities(), false), (.scrollsNatively, false), ([], true)] {
      let harness = try harness(
        level, isArabic ? .arabic : .english, daily, capabilities: capabilities
      ) { $0.reachable = DayBounds(november(8)...november(28)) }
      harness.window.reducesMotion = reducesMotion
      func lists() -> [View] { harness.shownViews(DayListCanvas.self) }
      func listed() -> DayNumber? { harness.shownViews(AgendaRowView.self).compactMap { $0.row?.day }.min() }
      func swipe(by distance: Double, releases: Bool = true) {
        let start = Point(x: distance < 0 ? 300 : 60, y: 400)
        harness.drag(
          [start] + (1...10).map { start + Point(x: distance * Double($0) / 10, y: 0) }, kind: .touch,
          releases: releases)
      }
      let next = isArabic ? 240.0 : -240
      let period = level == .week ? 7 : 1
      swipe(by: next, releases: false)
      #expect(
        lists().count == 2
          && lists().allSatisfy { $0.frameInWindow.intersects(Rect(origin: .zero, size: harness.window.size)) })
      #expect(lists().contains { abs($0.frameInWindow.minX) > 180 && abs($0.frameInWindow.minX) < 250 })
      #expect(harness.view.state.focusedDay == november(18), "nothing is asked for before the finger lifts")
      harness.pointer(.up, Point(x: isArabic ? 300 : 60, y: 400), kind: .touch)
      #expect(harness.view.state.focusedDay == november(18) + period, "then it is at once")
      let before = lists().map(\.frameInWindow.minX).sorted()
      harness.tick()
      harness.tick()
      #expect(
        zip(before, lists().map(\.frameInWindow.minX).sorted()).allSatisfy { abs($0 - $1) < 120 }, "nothing jumps")
      harness.settle()
      #expect(lists().count == 1 && lists().first?.frameInWindow.minX == 0)
      #expect(harness.view.visibleDays.contains(november(18) + period))
      #expect(harness.mirror.displayList() == harness.window.displayList())
      // Two in a hurry both count, and one that goes back.
      swipe(by: -next)
      harness.tick()
      swipe(by: -next)
      harness.settle()
      #expect(harness.view.state.focusedDay == november(18) - period)
      for _ in 0..<12 {
        swipe(by: -next)
        harness.settle()
      }
      #expect(harness.view.visibleDays.contains(november(8)))
      let end = harness.view.state.focusedDay
      swipe(by: -next, releases: false)
      #expect(lists().count == 1, "there is nothing beside it")
      harness.pointer(.up, Point(x: isArabic ? 60 : 300, y: 400), kind: .touch)
      harness.settle()
      #expect(harness.view.state.focusedDay == end && lists().first?.frameInWindow.minX == 0)
      #expect(listed().map { $0 >= november(8) } == true)
      swipe(by: next / 8)
      harness.settle()
      #expect(harness.view.state.focusedDay == end)
    }
  }

  @Test("a wheel turns the list sideways, one page a gesture, and scrolls it up and down")
  func wheel() throws {
    let harness = try strip(.day, .english)
    let list = try #require(harness.shownViews(DayListCanvas.self).first)
    harness.window.send(.wheel(at: Point(x: 100, y: 300), delta: Point(x: 0, y: 60)))
    harness.settle()
    #expect(list.contentOffset.y == 60)
    for _ in 0..<5 {
      harness.window.send(.wheel(at: Point(x: 100, y: 300), delta: Point(x: 50, y: 0)))
      harness.tick()
    }
    harness.settle()
    #expect(harness.view.state.focusedDay == november(19) && harness.view.title == "Thu, Nov 19")
    #expect(harness.shownViews(DayListCanvas.self).first?.contentOffset == .zero)
  }

  @Test("a step over the end of a week lists the new day from the first frame on", arguments: [true, false])
  func stepOverWeek(animates: Bool) throws {
    let harness = try strip(.day, .english) { $0.animatesWeekSteps = animates }
    harness.view.send(.focus(november(21)))
    harness.settle()
    harness.view.send(.showNext)
    for _ in 0..<30 {
      #expect(harness.view.title == "Sun, Nov 22")
      let list = try #require(harness.view.elements().last { $0.role == .group })
      #expect(list.name == "Sunday, November 22, 2026")
      harness.tick()
    }
  }

  @Test("a row of days begins with the number of its week, where that is wished", arguments: [false, true])
  func weekNumbers(isArabic: Bool) throws {
    for level in [CalendarLevel.ID.week, .day] {
      let harness = try strip(level, isArabic ? .arabic : .british) { $0.month.showsWeekNumbers = true }
      let header = try #require(harness.view.elements().first { $0.role == .rowHeader })
      #expect(header.name == (isArabic ? "الأسبوع ٤٧" : "Week 47"))
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

  @Test("a rule for the first day of months applies in the strip, too", arguments: [CalendarLevel.ID.week, .day])
  func firstOfMonth(level: CalendarLevel.ID) throws {
    let paint = StyleSamples.paint(3)
    let harness = try strip(level, .english) { $0.style.day.add(.fill(paint), all: .firstOfMonth, at: .strip) }
    harness.view.send(.select(november(31)))
    harness.settle()
    let painted = harness.shownViews(DayCell.self).filter { $0.layer.fill == paint && $0.frameInWindow.minX >= 0 }
    #expect(painted.compactMap { $0.context?.day } == [november(31)])
  }

  private func weeks(_ harness: CalendarHarness) -> [View] {
    harness.shownViews(WeekRowView.self)
  }

  private func visibleWeeks(_ harness: CalendarHarness) -> [View] {
    weeks(harness).filter { $0.frameInWindow.maxX > 0.5 && $0.frameInWindow.minX < harness.window.size.width - 0.5 }
  }

  private func strip(
    _ level: CalendarLevel.ID, _ locale: LocaleInfo, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    try harness(level, locale, daily, change)
  }

  private let daily = (0..<14).map { number in
    Event.timed(
      "daily \(number)", november(1), 30_000 + 3000 * number, november(1), 32_000 + 3000 * number,
      recurrence: Recurrence(rules: [RecurrenceRule(frequency: .daily)]))
  }

  private func harness(
    _ level: CalendarLevel.ID, _ locale: LocaleInfo, _ events: [Event], size: Size = Size(width: 360, height: 500),
    capabilities: HostCapabilities = [], _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(locale)
    configuration.initialLevel = level
    configuration.initialDay = november(18)
    change(&configuration)
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(events), size: size, capabilities: capabilities)
    harness.settle()
    return harness
  }
}
