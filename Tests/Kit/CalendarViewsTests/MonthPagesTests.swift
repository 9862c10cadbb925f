import Almanac
import AlmanacFormerNames
import TestSupport
import Testing

/// Months as pages: which days they have, how they are turned, how high they are.
struct MonthPagesTests {
  @Test("CV-3: wherever paging leads, three pages of months exist at most, beside the one with the focus")
  func threePages() {
    for arrangement in [MonthArrangement.pages, .sidewaysPages] {
      let harness = pages { $0.month.arrangement = arrangement }
      var most = 0
      for step in 0..<50 {
        harness.view.send(step < 30 ? .showNext : .showPrevious)
        for _ in 0..<7 { harness.tick() }
        most = max(most, months(harness).count)
      }
      harness.settle()
      #expect(most <= 4)
      harness.view.send(.focus(harness.view.presented))
      harness.settle()
      #expect(months(harness).count == 3)
      #expect(visible(harness).count == 1)
    }
  }

  @Test(
    "CV-12: a month is a page as wide as the view; the next lies beside it, in the direction of reading",
    arguments: [false, true])
  func sideways(isArabic: Bool) throws {
    let harness = pages(isArabic ? .arabic : .english)
    let canvas = try #require(harness.canvas)
    let page = try #require(visible(harness).first)
    #expect(page.frameInWindow.width == 1050)
    let before = canvas.contentOffset
    harness.window.send(.wheel(at: Point(x: 300, y: 300), delta: Point(x: 0, y: 200)))
    harness.settle()
    #expect(canvas.contentOffset == before, "up and down nothing is scrolled")
    harness.view.send(.showNext)
    harness.tick()
    harness.tick()
    #expect((canvas.contentOffset.x > before.x) == !isArabic)
    harness.settle()
    #expect(harness.view.presented == day("2026-12-01"))
    #expect(visible(harness).map(\.frameInWindow.minX) == [0])
    #expect(harness.view.visibleDays.contains(day("2026-12-31")))
  }

  @Test(
    "CV-20: a page that is dragged past its half turns, one that is dragged less comes back", arguments: [0.6, 0.4])
  func swipe(part: Double) {
    for isArabic in [false, true] {
      let harness = pages(isArabic ? .arabic : .english)
      drag(harness, by: (isArabic ? 1050 : -1050) * part, rests: true)
      harness.settle()
      #expect(harness.view.presented == (part > 0.5 ? day("2026-12-01") : november(1)))
      #expect(harness.view.state.anchor.fraction == 0)
      drag(harness, by: isArabic ? 150 : -150, rests: false)
      harness.settle()
      #expect(harness.view.presented == (part > 0.5 ? day("2027-01-01") : day("2026-12-01")), "a fling turns one page")
    }
  }

  @Test("CV-15, CV-18: pages go on and back by code; fast calls turn as many pages as were asked for")
  func byCode() {
    let harness = pages { $0.initialDay = day("2027-01-15") }
    harness.view.send(.showPrevious)
    harness.settle()
    #expect(harness.view.presented == day("2026-12-01"))
    for _ in 0..<3 {
      harness.view.send(.showNext)
      harness.tick()
    }
    harness.settle()
    #expect(harness.view.presented == day("2027-03-01"))
    let months = ["2028-01-01", "2025-09-01", "2026-10-01", "1582-10-01", "2426-02-01"]
    for (index, month) in (months + months.reversed()).enumerated() {
      harness.view.send(.show(day(month) + index, animated: index % 3 > 0))
      harness.settle()
      #expect(harness.view.presented == day(month) && harness.view.visibleDays.contains(day(month) + index))
    }
  }

  @Test("CV-21: each page that is shown is reported once, by swipe and by code")
  func told() {
    let harness = pages()
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.view.send(.showNext)
    harness.settle()
    drag(harness, by: 150, rests: false)
    harness.settle()
    drag(harness, by: 800, rests: true)
    harness.settle()
    #expect(delegate.presented == [day("2026-12-01"), november(1), day("2026-10-01")])
  }

  @Test("CV-21: each week that is shown is told once, with its first and last day, by swipe and by code")
  func toldWeeks() {
    var configuration = CalendarConfiguration.november()
    configuration.adopt(.paged)
    configuration.initialLevel = .week
    let harness = CalendarHarness(configuration: configuration, size: Size(width: 375, height: 500))
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.settle()
    delegate.presented = []
    var days: [Range<DayNumber>] = []
    for step in [1, 1, -1] {
      if step == 1, !days.isEmpty {
        harness.swipe(from: Point(x: 300, y: 130), by: Point(x: -200, y: 0), rests: false)
      } else {
        harness.view.send(step > 0 ? .showNext : .showPrevious)
      }
      harness.settle()
      days.append(harness.view.visibleDays)
    }
    // The week of 21 November 2026, a Saturday, began on the 15th.
    #expect(delegate.presented == [november(22), november(29), november(22)])
    #expect(days == [november(22)..<november(29), november(29)..<november(36), november(22)..<november(29)])
  }

  @Test("CV-22: neither swipe nor code leads past the months of the first and the last day", arguments: [false, true])
  func limits(isSideways: Bool) {
    let harness = pages {
      $0.month.arrangement = isSideways ? .sidewaysPages : .pages
      $0.reachable = DayBounds(day("2026-10-20")...day("2026-12-05"))
      $0.initialDay = day("2029-01-01")
    }
    #expect(harness.view.presented == day("2026-12-01"), "started outside")
    for _ in 0..<5 {
      harness.view.send(.showNext)
      harness.settle()
      drag(harness, by: -300, rests: false, isSideways: isSideways)
      harness.settle()
    }
    #expect(harness.view.presented == day("2026-12-01"))
    for _ in 0..<5 {
      harness.view.send(.showPrevious)
      harness.settle()
      drag(harness, by: 300, rests: false, isSideways: isSideways)
      harness.settle()
    }
    #expect(harness.view.visibleDays.contains(day("2026-10-20")))
    #expect(harness.view.state.anchor == ScrollAnchor(day: day("2026-10-01")))
    let buttons = harness.view.elements().filter { $0.role == .button }
    #expect(buttons.filter { $0.states.contains(.disabled) }.map(\.name) == ["Previous month"])
  }

  @Test("MB-4: a page has the rows of its month, or six", arguments: [WeeksPerMonth.natural, .alwaysSix])
  func rows(weeks: WeeksPerMonth) {
    for (date, first, count) in [
      ("2009-02-10", Weekday.sunday, 4), ("2013-03-01", .sunday, 6), ("2017-08-18", .monday, 5),
    ] {
      let harness = pages {
        $0.initialDay = day(date)
        $0.firstWeekday = first
        $0.month.weeks = weeks
      }
      #expect(shownRows(harness).count == (weeks == .natural ? count : 6))
    }
    let august = pages { $0.initialDay = day("2017-08-18") }
    #expect(cells(august).first?.context?.day == day("2017-07-30"))
  }

  @Test("every month of every first weekday holds each of its days once, in the column of its weekday")
  func everyDayOnce() throws {
    for first in Weekday.allCases {
      let harness = pages { $0.firstWeekday = first }
      for _ in 0..<14 {
        harness.view.send(.showNext)
        harness.settle()
        let month = harness.view.presented
        let own = cells(harness).filter { $0.context?.flags.contains(.outOfScope) == false }
        let next = try GregorianCalendar.shared.day(month, offsetByMonths: 1, overflow: .clamp)
        #expect(own.compactMap { $0.context?.day } == Array(month.rawValue..<next.rawValue).map { DayNumber($0) })
        for cell in cells(harness) {
          guard let shown = cell.context else { continue }
          #expect(cell.accessibility.columnIndex == shown.weekday.index(from: first) + 1)
        }
      }
    }
  }

  @Test("CV-30: hidden days of other months have no cell, take no tap and cut the bars that reach into them")
  func hiddenDays() throws {
    let harness = pages(events: RecordedMonthTests.events) {
      $0.month.outDays = .hidden
      $0.month.weeks = .alwaysSix
    }
    #expect(cells(harness).compactMap { $0.context?.day } == (1...30).map { november($0) })
    let page = try #require(visible(harness).first).frameInWindow
    #expect(harness.view.day(at: Point(x: page.maxX - 5, y: page.maxY - 5)) == nil)
    let fair = try #require(harness.bars("fair").first { $0.frameInWindow.intersects(page) }?.context)
    #expect(!fair.hasStart && fair.hasEnd)
    #expect(harness.mirror.displayList() == harness.window.displayList())
  }

  @Test("CV-31: days of other months fade out and in again, both ways, and later pages are like them")
  func fading() throws {
    let harness = pages()
    func out() -> DayCell? { cells(harness).first { $0.context?.day == day("2026-12-01") } }
    for days in [OutDays.hidden, .dimmed] {
      var configuration = harness.view.configuration
      configuration.month.outDays = days
      harness.view.update(configuration: configuration)
      var seen: [Double] = []
      for _ in 0..<14 {
        harness.tick()
        seen.append(out()?.effect.opacity ?? 0)
      }
      #expect(seen == seen.sorted { days == .hidden ? $0 > $1 : $0 < $1 })
      #expect(seen.contains { $0 > 0.1 && $0 < 0.9 })
      #expect(seen.last == (days == .hidden ? 0 : 1))
      harness.view.send(.showNext)
      harness.settle()
      #expect(cells(harness).contains { $0.context?.day == day("2027-01-02") } == (days != .hidden))
      harness.view.send(.showPrevious)
      harness.settle()
    }
  }

  @Test("CV-4, CV-31: the original's calls still compile: one does nothing, one hides at true, one shows at true")
  func formerCalls() {
    let harness = pages()
    func isSeen(_ wanted: Bool, _ call: (any FormerCalls) -> Void) {
      call(harness.view)
      for _ in 0..<33 { harness.tick() }
      let out = cells(harness).filter { $0.context?.day == day("2026-12-01") }
      #expect(out.contains { !$0.isHidden && $0.effect.opacity > 0.99 } == wanted)
    }
    let scene = harness.scene
    (harness.view as any FormerCalls).commitCalendarViewUpdate()
    harness.settle()
    #expect(harness.scene == scene)
    isSeen(false) { $0.changeDaysOutShowingState(true) }
    isSeen(true) { $0.changeDaysOutShowingState(false) }
    #expect(harness.view.configuration.month.outDays == .dimmed, "paler than the days of the month, as there")
    isSeen(false) { $0.changeDaysOutShowingState(shouldShow: false) }
    isSeen(true) { $0.changeDaysOutShowingState(shouldShow: true) }
  }

  @Test("CV-32: a tap on a day of another month leads there and selects it, unless such taps are switched off")
  func tapOut() throws {
    for answers in [true, false] {
      let harness = pages {
        $0.month.selectsOutDays = answers
        $0.initialDay = day("2027-01-15")
      }
      let out = try #require(cells(harness).first { $0.context?.day == day("2026-12-31") })
      let frame = out.frameInWindow
      harness.tap(Point(x: frame.midX, y: frame.maxY - 5))
      harness.settle()
      #expect(harness.view.state.selectedDay == (answers ? day("2026-12-31") : nil))
      #expect(harness.view.presented == (answers ? day("2026-12-01") : day("2027-01-01")))
    }
  }

  @Test("CV-33: days of other months are paler, with one quiet indicator for their events")
  func outLook() throws {
    let harness = pages(events: RecordedMonthTests.events) { $0.monthEvents = .dots }
    let out = try #require(cells(harness).first { $0.context?.day == day("2026-12-02") })
    #expect(out.context?.flags.contains(.outOfScope) == true)
    #expect(out.numberView.layer.textColor == .role(CalendarRole.tertiaryInk))
    let marks = out.subviews.filter { !$0.isHidden && $0 !== out.numberView }
    #expect(marks.map(\.layer.fill) == [.role(CalendarRole.tertiaryInk)])
  }

  @Test("CV-29: today moves on when the clock has passed midnight")
  func midnight() {
    let harness = pages()
    func today() -> [DayNumber] {
      cells(harness).compactMap { $0.context }.filter { $0.flags.contains(.today) }.map(\.day)
    }
    #expect(today() == [november(21)])
    var configuration = harness.view.configuration
    configuration.today = november(22)
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(today() == [november(22)])
  }

  @Test("CV-16, CV-17: a cross-fade leads to any month and selects the day, once, and to today")
  func crossFade() throws {
    let harness = pages()
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.view.send(.crossFade(to: day("2015-03-10")))
    var seen: [Double] = []
    for _ in 0..<8 {
      harness.tick()
      seen.append(harness.shownViews(View.self).map(\.effect.opacity).min() ?? 1)
    }
    #expect(seen == seen.sorted() && seen.contains { $0 > 0.1 && $0 < 0.9 })
    harness.settle()
    #expect(harness.view.presented == day("2015-03-01") && harness.view.state.selectedDay == day("2015-03-10"))
    #expect(delegate.presented == [day("2015-03-01")])
    #expect(harness.shownViews(View.self).filter { $0.accessibility.role == .grid }.count == 1)
    #expect(harness.mirror.displayList() == harness.window.displayList())
    harness.view.send(.crossFade(to: day("2015-03-12")))
    #expect(!harness.view.isZooming, "within the month nothing fades")
    #expect(harness.view.state.selectedDay == day("2015-03-12"))
    harness.view.send(.crossFade(to: november(21)))
    harness.settle()
    #expect(harness.view.state.selectedDay == november(21))
    #expect(harness.cell(november(21))?.context?.flags.contains([.today, .selected]) == true)
  }

  @Test("CV-19: a cross-fade lasts as long as it is set", arguments: [0.1, 0.5])
  func duration(seconds: Double) {
    let harness = pages { $0.crossFadeTime = seconds }
    harness.view.send(.crossFade(to: day("2020-01-01")))
    harness.tick()
    var frames = 0
    while harness.view.isZooming {
      harness.tick()
      frames += 1
    }
    #expect(abs(Double(frames) / 60 - seconds) < 0.04)
  }

  @Test("CV-19: the preset of pages fades as long as the original, others shortly", arguments: CalendarPreset.allCases)
  func presetDuration(preset: CalendarPreset) {
    var configuration = CalendarConfiguration.november()
    configuration.crossFadeTime = 1.5
    configuration.adopt(preset)
    #expect(configuration.crossFadeTime == (preset == .paged ? 0.8 : 0.2))
  }

  @Test("a cross-fade that a delegate refuses moves nothing; one that is caught by another is over")
  func refusedFade() {
    let harness = pages()
    let delegate = RecordingDelegate()
    delegate.refused = [day("2015-03-10")]
    harness.view.delegate = delegate
    #expect(!harness.view.send(.crossFade(to: day("2015-03-10"))))
    harness.settle()
    #expect(harness.view.presented == november(1))
    for year in 2000..<2010 {
      harness.view.send(.crossFade(to: day("\(year)-05-05")))
      harness.tick()
    }
    harness.settle()
    #expect(harness.view.presented == day("2009-05-01"))
    #expect(months(harness).count == 3)
  }

  @Test("CV-7: a view twice as large has rows and columns twice as large")
  func doubled() throws {
    let small = pages(size: Size(width: 700, height: 472))
    let large = pages(size: Size(width: 1400, height: 860))
    let (a, b) = (try #require(cells(small).first).frame.size, try #require(cells(large).first).frame.size)
    #expect(b.width == 2 * a.width)
    #expect(abs(b.height - 2 * a.height) <= 1)
  }

  private func drag(_ harness: CalendarHarness, by distance: Double, rests: Bool, isSideways: Bool = true) {
    harness.swipe(
      from: Point(x: 525, y: 400), by: isSideways ? Point(x: distance, y: 0) : Point(x: 0, y: distance), rests: rests)
  }
}

func months(_ harness: CalendarHarness) -> [View] {
  harness.shownViews(View.self).filter { $0.accessibility.role == .rowGroup }
}

/// The pages in view.
func visible(_ harness: CalendarHarness) -> [View] {
  months(harness).filter { page in
    let frame = page.frameInWindow
    return frame.maxX > 0.5 && frame.minX < harness.window.size.width - 0.5 && frame.maxY > 85
      && frame.minY < harness.window.size.height - 0.5
  }
}

/// The rows of the page in view.
func shownRows(_ harness: CalendarHarness) -> [View] {
  visible(harness).first?.subviews.filter { !$0.isHidden && $0.accessibility.role == .row } ?? []
}

/// The cells of the page in view, in reading order.
func cells(_ harness: CalendarHarness) -> [DayCell] {
  let pages = visible(harness)
  return harness.shownViews(DayCell.self).filter { cell in pages.contains { cell.isDescendant(of: $0) } }
    .sorted { ($0.context?.day ?? november(1)) < ($1.context?.day ?? november(1)) }
}

/// A calendar of sideways pages, at the month level alone.
func pages(
  _ locale: LocaleInfo = .english, events: [Event] = [], size: Size = Size(width: 1050, height: 700),
  _ change: (inout CalendarConfiguration) -> Void = { _ in }
) -> CalendarHarness {
  var configuration = CalendarConfiguration.november(locale)
  configuration.levels = [.month]
  configuration.month.arrangement = .sidewaysPages
  configuration.scrollPolicy = .paged
  change(&configuration)
  let store = (try? MemoryEventStore.holding(events)) ?? CalendarHarness.emptyStore()
  let harness = CalendarHarness(configuration: configuration, store: store, size: size)
  harness.settle()
  return harness
}

extension CalendarHarness {
  /// Moves a finger; without a rest it is a fling.
  func swipe(from start: Point, by way: Point, rests: Bool) {
    func slip(_ value: Double) -> Double { value == 0 ? 0 : value > 0 ? 11 : -11 }
    let begin = start + Point(x: slip(way.x), y: slip(way.y))
    pointer(.down, start, kind: .touch)
    // The first slip only says that it is a drag.
    pointer(.move, begin, kind: .touch)
    let steps = rests ? 20 : 5
    for step in 1...steps {
      tick()
      let part = Double(step) / Double(steps)
      pointer(.move, begin + Point(x: way.x * part, y: way.y * part), kind: .touch)
    }
    if rests { pass(seconds: 0.3) }
    pointer(.up, begin + way, kind: .touch)
  }
}

/// Calls of CVCalendar, which are deprecated: through a protocol they compile without a warning.
private protocol FormerCalls {
  func commitCalendarViewUpdate()
  func changeDaysOutShowingState(_ hides: Bool)
  func changeDaysOutShowingState(shouldShow: Bool)
}

extension CalendarView: FormerCalls {}
