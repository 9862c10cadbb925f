import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Pages whose rows are as high as their content: months, and day grids.
struct ContentRowTests {
  @Test("each event of a page is shown in the row of its week, none is behind a link, and days and points agree")
  func complete() throws {
    for seed in Seeds.first(12) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...90, using: &random)
      let events = (0..<count).map { number in
        let first = november(Int.random(in: -8...35, using: &random))
        let last = first + (Int.random(in: 0...3, using: &random) == 0 ? Int.random(in: 1...12, using: &random) : 0)
        return Event.days("\(number)", first, last)
      }
      let size = Size(
        width: Double(Int.random(in: 620...1100, using: &random)),
        height: Double(Int.random(in: 300...1200, using: &random)))
      let locale: LocaleInfo = Bool.random(using: &random) ? .arabic : .english
      let isSideways = Bool.random(using: &random)
      let outDays = [OutDays.shown, .dimmed, .hidden][Int.random(in: 0...2, using: &random)]
      let weeks = seed % 3 == 0 ? Int.random(in: 1...3, using: &random) : nil
      let harness = pages(locale, events: events, size: size) {
        $0.month.arrangement = isSideways ? .sidewaysPages : .pages
        $0.month.rowHeight = .content
        $0.month.outDays = outDays
        guard let weeks else { return }
        $0.levels = [.dayGrid(weeks: weeks)]
        $0.initialLevel = $0.levels[0].id
      }
      try expectAll(harness, "seed \(seed)")
      #expect(harness.mirror.displayList() == harness.window.displayList(), "seed \(seed)")
    }
  }

  /// Expects that the page in view shows all its events, at several scroll positions.
  private func expectAll(_ harness: CalendarHarness, _ name: String) throws {
    let canvas = try #require(harness.canvas)
    let page = try #require(visible(harness).first)
    #expect(harness.shownViews(MoreLink.self).isEmpty, "\(name)")
    let rows = shownRows(harness).map(\.frame)
    #expect(rows.first?.minY == 0 && zip(rows, rows.dropFirst()).allSatisfy { $0.maxY == $1.minY }, "\(name)")
    #expect((rows.last?.maxY ?? 0) > canvas.frame.height - 8, "\(name)")
    #expect(canvas.contentSize.height == max(canvas.frame.height, rows.last?.maxY ?? 0), "\(name)")
    let bars = harness.shownViews(EventBar.self).filter { $0.isDescendant(of: page) }.map(\.frameInWindow)
    for (index, bar) in bars.enumerated() {
      #expect(!bars[(index + 1)...].contains { $0.intersects(bar) }, "\(name)")
    }
    for cell in cells(harness) {
      guard let context = cell.context else { continue }
      let own = bars.filter { $0.intersects(cell.frameInWindow) }
      #expect(context.hiddenCount == 0 && own.count == context.eventCount, "\(name), \(context.day)")
      #expect(own.allSatisfy { cell.frameInWindow.maxY >= $0.maxY }, "\(name), \(context.day)")
    }
    let area = harness.view.levelArea
    for y in [0, 150, .infinity] {
      canvas.scroll(to: Point(x: canvas.contentOffset.x, y: y))
      harness.tick()
      for cell in cells(harness) where cell.context?.flags.contains(.outOfScope) == false {
        let frame = cell.frameInWindow
        // Days of other months have their frames on their own pages.
        guard let day = cell.context?.day, isPresented(day, harness), let slot = harness.view.frame(of: .day(day))
        else { continue }
        #expect(abs(slot.minY - frame.minY) < 1.5 && abs(slot.maxY - frame.maxY) < 1.5, "\(name), \(day)")
        let point = Point(x: frame.midX, y: frame.midY)
        guard point.y > area.minY + 40, point.y < area.maxY else { continue }
        #expect(harness.view.day(at: point) == day, "\(name), \(day)")
      }
    }
  }

  private func isPresented(_ day: DayNumber, _ harness: CalendarHarness) -> Bool {
    harness.view.configuration.days(ofPeriod: harness.view.presented, of: harness.view.level).contains(day)
  }

  /// Thirty events on 25 November, in the fourth row of five.
  private static let events = (0..<30).map { Event.days("\($0)", november(25), november(25)) }

  private func tall(_ change: (inout CalendarConfiguration) -> Void = { _ in }) -> CalendarHarness {
    pages(events: Self.events) {
      $0.month.arrangement = .pages
      $0.month.rowHeight = .content
      change(&$0)
    }
  }

  @Test("a page that is higher than the view scrolls up and down; the next month begins at its top")
  func scrolling() throws {
    let harness = tall()
    let canvas = try #require(harness.canvas)
    #expect(canvas.contentSize.height > canvas.frame.height + 50)
    let anchor = harness.view.state.anchor
    harness.window.send(.wheel(at: Point(x: 300, y: 300), delta: Point(x: 0, y: 50)))
    harness.settle()
    #expect(canvas.contentOffset.y == 50 && harness.view.state.anchor == anchor)
    harness.swipe(from: Point(x: 525, y: 500), by: Point(x: 0, y: 30), rests: true)
    harness.settle()
    #expect(canvas.contentOffset.y < 50 && harness.view.presented == november(1))
    harness.swipe(from: Point(x: 700, y: 400), by: Point(x: -600, y: 0), rests: true)
    harness.settle()
    #expect(harness.view.presented == day("2026-12-01") && canvas.contentSize.height == canvas.frame.height)
    #expect(canvas.contentOffset.y == 0)
    harness.view.send(.showPrevious)
    harness.settle()
    #expect(canvas.contentOffset.y == 0 && canvas.contentSize.height > canvas.frame.height + 50)
  }

  @Test("a day that people or programs go to is scrolled into view, on the same page and on another")
  func revealed() throws {
    for start in [november(1), day("2026-12-01")] {
      let harness = tall { $0.initialDay = start }
      harness.view.send(.show(november(30), animated: true))
      harness.settle()
      let row = try #require(harness.cell(november(30))?.frameInWindow)
      let area = harness.view.levelArea
      #expect(row.maxY <= area.maxY + 0.5 && row.minY >= area.minY)
      harness.view.send(.show(november(2), animated: true))
      harness.settle()
      #expect(try #require(harness.canvas).contentOffset.y == 0)
    }
  }

  @Test("rows grow and shrink with their events, and the others give way")
  func changes() throws {
    let harness = tall()
    let before = shownRows(harness).map(\.frame.height)
    for occurrence in harness.timeline.occurrences(touching: november(25)..<november(26)) {
      try harness.store.apply(.delete(occurrence.id.event))
    }
    harness.settle()
    let after = shownRows(harness).map(\.frame.height)
    #expect(Set(after).count == 1 && after[3] < before[3] && after[0] > before[0])
    let canvas = try #require(harness.canvas)
    #expect(canvas.contentSize.height == canvas.frame.height)
    for cell in cells(harness) { #expect(cell.frame.height == after[0]) }
  }

  @Test("the preferred height is the height of the content, and a view of that height scrolls no more")
  func preferredHeight() throws {
    let harness = tall()
    let height = try #require(harness.view.preferredHeight)
    harness.window.send(.resize(Size(width: 1050, height: height)))
    harness.settle()
    let canvas = try #require(harness.canvas)
    #expect(harness.view.preferredHeight == height && canvas.contentSize.height == canvas.frame.height)
    #expect(shownRows(harness).last?.frame.maxY == canvas.frame.height)
  }

  @Test("in an endless column, and where days show dots, rows stay equal")
  func equal() {
    let endless = tall { $0.month.arrangement = .endless }
    let shared = tall { ($0.month.arrangement, $0.month.rowHeight) = (.endless, .share) }
    #expect(endless.scene == shared.scene)
    let dots = tall { $0.monthEvents = .dots }
    #expect(Set(shownRows(dots).map(\.frame.height)).count == 1)
  }

  @Test("a day grid has pages of some weeks, the first with the initial day in its first week", arguments: 1...3)
  func dayGrid(count: Int) throws {
    let harness = pages(.british, events: Self.events) {
      $0.levels = [.dayGrid(weeks: count), .month]
      $0.initialLevel = $0.levels[0].id
      $0.initialDay = november(25)
    }
    func days() -> [Int] { cells(harness).compactMap { $0.context.map { $0.day - november(0) } } }
    #expect(days() == Array(23..<23 + 7 * count) && harness.view.presented == november(23))
    #expect(shownRows(harness).count == count && cells(harness).allSatisfy { $0.context?.hiddenCount == 0 })
    harness.view.send(.showNext)
    harness.settle()
    #expect(days().first == 23 + 7 * count && harness.view.presented == november(23 + 7 * count))
    harness.view.send(.showPrevious)
    harness.view.send(.showPrevious)
    harness.settle()
    #expect(days() == Array(23 - 7 * count..<23))
    #expect(harness.view.title == "November 2026")
  }
}
