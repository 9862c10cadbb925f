import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// The year level as a person sees it.
struct YearLevelTests {
  @Test("SH-10: year, month, week and day lie one below the other, and each looks different")
  func levels() {
    let days = [CalendarLevel].standard.map(\.period.typicalDays)
    #expect(zip(days, days.dropFirst()).allSatisfy { $0 > $1 })
    var scenes: Set<String> = []
    for level in [CalendarLevel.ID.year, .month, .week, .day] {
      let harness = harness(level)
      #expect(harness.view.state.level == level)
      scenes.insert(SceneDump.text(harness.window.displayList(), palette: .standard))
    }
    #expect(scenes.count == 4)
    let harness = harness(.year)
    for level in [CalendarLevel.ID.month, .week, .day] {
      harness.view.send(.zoomIn(around: nil))
      harness.settle()
      #expect(harness.view.state.level == level)
    }
  }

  @Test("SH-11: a year has twelve months with titles, each with all its days, and days with events stand out")
  func year() throws {
    let events: [Event] = [
      .timed("one", november(11), 36_000, november(11), 39_600), .days("trip", november(13), november(15)),
    ]
    let harness = harness(.year, size: Size(width: 900, height: 2000), events: events)
    harness.view.send(.show(november(1), animated: false))
    harness.settle()
    let months = harness.view.elements().filter { $0.role == .grid }
    for month in LocaleInfo.english.months {
      let grids = months.filter { $0.name == "\(month) 2026" }
      #expect(grids.count == 1, "\(month)")
      guard let grid = grids.first else { continue }
      #expect(harness.window.displayList().items.contains { $0.text == month && grid.frame.contains($0.frame.origin) })
    }
    let days = harness.view.elements().filter { $0.role == .gridCell }.compactMap(\.day)
    #expect(days.filter { (day("2026-01-01")...day("2026-12-31")).contains($0) }.count == 365)
    #expect(Set(days).count == days.count)
    let plain = try number(november(10), harness)
    for date in [11, 13, 14, 15] {
      let marked = try number(november(date), harness)
      #expect(marked.text == "\(date)")
      #expect(marked.layer.fill != nil && marked.layer.fill != plain.layer.fill)
    }
    #expect(try number(november(12), harness).layer == plain.layer)
  }

  @Test("SH-11: each month has the letters of its weekdays above its days, in the order of the week")
  func letters() throws {
    for (first, letters) in [(nil, "SMTWTFS"), (Weekday.monday, "MTWTFSS")] {
      let harness = harness(.year) { $0.firstWeekday = first }
      let blocks = harness.shownViews(MonthBlockView.self)
      #expect(blocks.count >= 3)
      for block in blocks {
        let days = block.elementViews().compactMap { $0 as? YearDayView }
        let top = try #require(days.map(\.frameInWindow.minY).min())
        let above = block.subviews.filter { !$0.isHidden && $0.text.count == 1 && $0.frameInWindow.maxY <= top }
        #expect(above.map(\.text).joined() == letters)
        let columns = Set(days.map(\.frameInWindow.minX)).sorted()
        #expect(above.map(\.frameInWindow.minX) == columns)
      }
    }
  }

  @Test("the title bar names the year whether the year's own title is in view or not")
  func title() throws {
    let harness = harness(.year)
    for distance in [0.0, 300, 300] {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: distance)))
      harness.settle()
      let bar = harness.window.displayList().items.first { $0.accessibility.role == .heading }
      #expect(bar?.text == harness.view.title && bar?.opacity == 1)
    }
  }

  @Test("a day shows in three steps how many events it has, and today and the selection are seen all the same")
  func density() throws {
    let counts = [0, 1, 2, 3, 5, 6, 40]
    let events = counts.enumerated().flatMap { index, count in
      (0..<count).map { Event.days("\(index)-\($0)", november(2 + index), november(2 + index)) }
    }
    let harness = harness(.year, events: events) { $0.selectionMode = .optional }
    let layers = try counts.indices.map { try number(november(2 + $0), harness).layer }
    #expect(layers[1] == layers[2] && layers[3] == layers[4] && layers[5] == layers[6])
    #expect(Set([layers[0], layers[1], layers[3], layers[5]]).count == 4)
    #expect(layers.allSatisfy { $0.ring == nil }, "a ring is that of the selection")
    let busy = harness.shownViews(YearDayView.self).first { $0.day == november(8) }
    #expect(busy?.accessibility.states.contains(.hasEvents) == true)
    harness.view.send(.select(november(8)))
    harness.view.configure { $0.today = november(7) }
    harness.settle()
    let selected = try number(november(8), harness).layer
    #expect(selected.fill == .role(CalendarRole.selection))
    #expect(selected.ring == Ring(color: .role(CalendarRole.ink), width: 1.5))
    #expect(try number(november(7), harness).layer.fill == .role(CalendarRole.accent))
  }

  @Test("in the narrowest view the numbers of a month have room")
  func narrow() throws {
    let harness = harness(.year, size: Size(width: 240, height: 480))
    let widths = harness.shownViews(YearDayView.self).map(\.frame.width)
    #expect(!widths.isEmpty && widths.allSatisfy { $0 >= 20 })
  }

  @Test("SH-26: one to four months are side by side; without a wish three from 600 points on, two or one below")
  func columns() {
    for (wish, expected) in [(Int.min, 1), (0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (Int.max, 4)] {
      #expect(columns(harness(.year) { $0.monthColumns = wish }) == expected, "\(wish)")
    }
    for (width, expected) in [(240.0, 1), (320, 2), (599, 2), (600, 3), (1400, 3)] {
      #expect(columns(harness(.year, size: Size(width: width, height: 700))) == expected, "\(width)")
    }
    let harness = harness(.year)
    var configuration = harness.view.configuration
    configuration.monthColumns = 2
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(columns(harness) == 2)
  }

  @Test("right to left the first month is at the right")
  func mirrored() throws {
    let harness = harness(.year) { $0.locale = .arabic }
    let months = harness.view.elements().filter { $0.role == .grid }
    let (first, second) = (try #require(months.first), try #require(months.dropFirst().first))
    #expect(first.frame.minX > second.frame.minX)
    #expect(first.frame.minY == second.frame.minY)
  }

  @Test("the number of views does not grow while a thousand years pass, forwards and back", arguments: [1.0, -1])
  func flat(way: Double) {
    let harness = harness(.year)
    let first = harness.view.state.anchor.day
    var halfway = 0
    for step in 0..<150 {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: way * 9000)))
      harness.tick()
      if step == 75 { halfway = harness.viewCount }
    }
    #expect(abs(harness.view.state.anchor.day - first) > 365 * 1000)
    #expect(harness.viewCount <= halfway, "\(halfway) views became \(harness.viewCount)")
    #expect(harness.mirror.violations.isEmpty)
    harness.view.send(.showToday)
    harness.settle()
    #expect(harness.view.title == "2026")
  }

  @Test("SH-5, SH-6: rows of months beyond a bound cannot be scrolled to", arguments: [1, 2, 3])
  func bounds(columns: Int) throws {
    let (first, last) = (day("2026-05-10"), day("2027-08-20"))
    let harness = harness(.year, size: Size(width: 390, height: 500)) { configuration in
      configuration.reachable = DayBounds(first...last)
      configuration.monthColumns = columns
    }
    for way in [-1.0, 1] {
      for _ in 0..<40 {
        harness.window.send(.wheel(at: Point(x: 200, y: 300), delta: Point(x: 0, y: way * 300)))
        harness.tick()
      }
      harness.settle()
      let shown = harness.view.visibleDays
      #expect(way > 0 ? shown.contains(last) : shown.contains(first))
      #expect(shown.lowerBound > first - 31 * columns && shown.upperBound < last + 31 * columns)
      let canvas = try #require(harness.canvas)
      #expect(canvas.subviews.filter { !$0.isHidden }.allSatisfy { $0.frame.maxY <= canvas.contentSize.height })
      #expect(harness.isFilled)
    }
  }

  @Test(
    "the year opens with a whole row of months on top, and with January if the year fits (B26)",
    arguments: [
      Size(width: 1050, height: 700), Size(width: 390, height: 700), Size(width: 1280, height: 860),
      Size(width: 800, height: 500), Size(width: 900, height: 2000), Size(width: 1280, height: 1100),
      Size(width: 390, height: 1500),
    ])
  func opensWithWholeRows(size: Size) throws {
    for month in 0..<12 {
      for way in 0..<3 {
        let date = GregorianCalendar.shared.startOfMonth(containing: day("2026-01-15") + 30 * month) + 20
        let harness = opened(at: date, way, size)
        let top = try #require(harness.canvas).frameInWindow.minY
        let blocks = harness.shownViews(MonthBlockView.self).map(\.frameInWindow).filter { $0.maxY > top + 0.5 }
        #expect(blocks.allSatisfy { $0.minY >= top - 0.5 }, "\(ISODate.format(date)) \(way)")
        #expect(harness.view.visibleDays.contains(date) && harness.view.title == "2026", "\(ISODate.format(date))")
        let fits = try heightOf2026(harness) <= harness.view.levelArea.height
        #expect(fits == (size.height > 1000))
        if fits { expectJanuaryFirst(harness) }
      }
    }
  }

  @Test(
    "the year opens with January as soon as its title and months fit, without space below them (B26)",
    arguments: [390.0, 700, 1050, 1280])
  func opensWithJanuary(width: Double) throws {
    let probe = harness(.year, size: Size(width: width, height: 900))
    let height = try 900 - probe.view.levelArea.height + heightOf2026(probe)
    for month in [0, 5, 11] {
      for way in 0..<3 {
        let date = GregorianCalendar.shared.startOfMonth(containing: day("2026-01-15") + 30 * month) + 20
        expectJanuaryFirst(opened(at: date, way, Size(width: width, height: height)))
      }
    }
  }

  /// A calendar that shows the year of a date: from the beginning, or after a zoom with or without animation.
  private func opened(at date: DayNumber, _ way: Int, _ size: Size) -> CalendarHarness {
    let harness = harness(way == 0 ? .year : .month, size: size) { $0.initialDay = date }
    if way > 0 { harness.view.send(.setLevel(.year, around: way == 1 ? date : nil, animated: way == 1)) }
    harness.settle()
    return harness
  }

  /// The height of the title and the months of 2026, in points.
  private func heightOf2026(_ harness: CalendarHarness) throws -> Double {
    let level = try #require(harness.view.current)
    let (first, last) = (level.tile(of: day("2026-01-01")), level.tile(of: day("2026-12-01")))
    return last.maxY - first.minY + harness.view.configuration.style.year.yearTitleHeight
  }

  private func expectJanuaryFirst(_ harness: CalendarHarness) {
    let (state, days) = (harness.view.state, harness.view.visibleDays)
    #expect(state.anchor == ScrollAnchor(day: day("2026-01-01")), "\(ISODate.format(state.focusedDay))")
    #expect(days.lowerBound == day("2026-01-01") && days.contains(day("2026-12-31")))
  }

  @Test("a calendar whose years have thirteen months shows them all")
  func thirteenMonths() {
    let harness = harness(.year, size: Size(width: 900, height: 2400)) { $0.calendar = HebrewCalendar.shared }
    // 5787 is a leap year from September 12, 2026.
    harness.view.send(.show(november(18), animated: false))
    harness.settle()
    let days = harness.view.elements().filter { $0.role == .gridCell }.compactMap(\.day)
    let first = day("2026-09-12")
    #expect(Set(days).isSuperset(of: (0...(day("2027-10-01") - first)).map { first + $0 }))
    #expect(Set(days).count == days.count)
  }

  private func columns(_ harness: CalendarHarness) -> Int {
    Set(harness.view.elements().filter { $0.role == .grid }.map { $0.frame.minX }).count
  }

  /// What is painted as the number of a day.
  private func number(_ date: DayNumber, _ harness: CalendarHarness) throws -> DisplayItem {
    let cell = try #require(harness.view.elements().first { $0.role == .gridCell && $0.day == date })
    return try #require(
      harness.window.displayList().items.first { !$0.text.isEmpty && cell.frame.contains($0.frame.origin) })
  }

  private func harness(
    _ level: CalendarLevel.ID, size: Size = Size(width: 1050, height: 700), events: [Event] = [],
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    change(&configuration)
    let store = (try? MemoryEventStore.holding(events)) ?? CalendarHarness.emptyStore()
    let harness = CalendarHarness(configuration: configuration, store: store, size: size)
    harness.settle()
    return harness
  }
}
