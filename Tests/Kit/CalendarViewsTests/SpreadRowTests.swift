import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Views out of view that are built over several frames while content scrolls.
struct SpreadRowTests {
  @Test("a budget allows its limit in each frame, and everything outside of frames")
  func budget() {
    var budget = OffscreenBudget(limit: 3)
    var taken = [budget.take(100)]
    var hasLeftOut = [budget.endFrame()]
    for counts in [[2, 0, 1], [2, 2, 2]] {
      budget.beginFrame()
      for count in counts { taken.append(budget.take(count)) }
      hasLeftOut.append(budget.endFrame())
    }
    taken.append(budget.take(100))
    hasLeftOut.append(budget.endFrame())
    #expect(taken == [100, 2, 0, 1, 2, 1, 0, 100])
    #expect(hasLeftOut == [false, false, true, false])
  }

  @Test(
    "at most 16 bars and links a frame are added to rows out of view, and visible rows are complete",
    arguments: Seeds.first(4))
  func rows(seed: UInt64) throws {
    var spread = 0
    try scroll(.month, seed: seed) { pair, before in
      let rows = pair.spread.shownViews(WeekRowView.self)
      let visible = rows.filter { pair.isVisible($0, atLeast: 0.5) }
      #expect(!visible.isEmpty && visible.allSatisfy { $0.isComplete })
      let added = rows.filter { !pair.isVisible($0) }.map { row in
        pieces(in: row).subtracting(before[ObjectIdentifier(row)] ?? []).count
      }
      #expect(added.reduce(0, +) <= 16)
      if rows.contains(where: { !$0.isComplete }) {
        spread += 1
        #expect(pair.spread.wantsFrame)
      }
    }
    #expect(spread > 5)
  }

  @Test("at most one month a frame is built out of view, and visible months are there", arguments: Seeds.first(4))
  func months(seed: UInt64) throws {
    var spread = 0
    try scroll(.year, seed: seed) { pair, before in
      let months = pair.spread.shownViews(MonthBlockView.self)
      let added = months.filter { !pair.isVisible($0) && before[ObjectIdentifier($0)] != Set(pieces(in: $0)) }
      #expect(added.count <= 1)
      if months.count < pair.complete.shownViews(MonthBlockView.self).count {
        spread += 1
        #expect(pair.spread.wantsFrame)
      }
    }
    #expect(spread > 5)
  }

  @Test("rows that were left out are there after a change of the look", arguments: [CalendarLevel.ID.month, .year])
  func look(level: CalendarLevel.ID) throws {
    let pair = try Pair(level, seed: 1)
    pair.wheel(1300)
    #expect(pair.spread.wantsFrame)
    #expect(pair.trees[0] != pair.trees[1])
    for harness in pair.both {
      harness.window.send(.resize(Size(width: 900, height: 640)))
      harness.tick()
    }
    #expect(pair.trees[0] == pair.trees[1])
  }

  /// Turns the wheel of two calendars at random, and compares them: what is visible in each frame, and everything after
  /// scrolling.
  ///
  /// - Parameter check: called after each frame, with what the views showed before it.
  private func scroll(
    _ level: CalendarLevel.ID, seed: UInt64, check: (Pair, [ObjectIdentifier: Set<String>]) -> Void
  ) throws {
    var random = SeededGenerator(seed: seed)
    let pair = try Pair(level, seed: seed)
    for _ in 0..<6 {
      let distance = Double(Int.random(in: 10...200, using: &random)) * (Bool.random(using: &random) ? 1 : -1)
      for step in 0..<Int.random(in: 4...12, using: &random) {
        let before = shown(pair.spread)
        pair.wheel(step == 3 ? 4 * distance : distance)
        check(pair, before)
        if step % 2 == 1 { #expect(pair.scenes[0] == pair.scenes[1], "seed \(seed)") }
      }
      for harness in pair.both { #expect(harness.settle()) }
      #expect(pair.trees[0] == pair.trees[1], "seed \(seed)")
      pair.spread.mutations = []
      pair.spread.tick()
      #expect(pair.spread.mutations.isEmpty && !pair.spread.wantsFrame)
      #expect(pair.spread.mirror.violations.isEmpty)
    }
  }

  /// What the rows and months of a calendar show.
  private func shown(_ harness: CalendarHarness) -> [ObjectIdentifier: Set<String>] {
    var pieces: [ObjectIdentifier: Set<String>] = [:]
    for row in harness.shownViews(WeekRowView.self) { pieces[ObjectIdentifier(row)] = self.pieces(in: row) }
    for month in harness.shownViews(MonthBlockView.self) { pieces[ObjectIdentifier(month)] = self.pieces(in: month) }
    return pieces
  }

  /// The bars and links of a row, each with its day and event.
  private func pieces(in row: WeekRowView) -> Set<String> {
    Set((0..<7).flatMap { row.overlays(inColumn: $0) }.map { "\($0.frame) \($0.accessibility.label)" })
  }

  /// The month that a block shows.
  private func pieces(in month: MonthBlockView) -> Set<String> { [month.accessibility.label] }
}

/// A calendar that spreads its work over frames, and one whose frames are all complete, with the same events.
private struct Pair {
  let spread: CalendarHarness
  let complete: CalendarHarness

  init(_ level: CalendarLevel.ID, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let events = (0..<1600).map { number in
      let first = day("2025-11-15") + Int.random(in: 0...730, using: &random)
      return Event.days(
        "event \(number)", first, first + (number % 5 == 0 ? Int.random(in: 0...12, using: &random) : 0))
    }
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    func made(_ capabilities: HostCapabilities) throws -> CalendarHarness {
      let harness = CalendarHarness(
        configuration: configuration, store: try .holding(events), size: Size(width: 1280, height: 860),
        capabilities: capabilities)
      harness.settle()
      return harness
    }
    (spread, complete) = (try made([]), try made(.makesSingleFrames))
  }

  var both: [CalendarHarness] { [spread, complete] }

  /// Turns the wheel over both calendars, with a frame each.
  func wheel(_ distance: Double) {
    for harness in both {
      harness.window.send(.wheel(at: Point(x: 600, y: 400), delta: Point(x: 0, y: distance)))
      harness.tick()
    }
  }

  /// Whether a view of the first calendar reaches into its canvas, by a distance from the top or bottom.
  func isVisible(_ view: View, atLeast distance: Double = 0) -> Bool {
    guard let canvas = spread.canvas?.frameInWindow else { return false }
    let frame = view.frameInWindow
    return frame.maxY > canvas.minY + distance && frame.minY < canvas.maxY - distance
  }

  /// What is visible, without the bars of cells that lie behind the weekday names.
  var scenes: [String] {
    both.map { $0.scene.split(separator: "\n").filter { !$0.contains(" owns [") }.joined(separator: "\n") }
  }

  /// The rows or months of each calendar, in view or not, with everything in them, in the order of their frames.
  var trees: [[String]] {
    both.map { harness in
      let views: [View] = harness.shownViews(WeekRowView.self) + harness.shownViews(MonthBlockView.self)
      return views.map { ($0.frame.minY, $0.frame.minX, text(of: $0, harness)) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        .map { $0.2 }
    }
  }

  /// Everything in a view, without what is hidden and the order of siblings.
  private func text(of view: View, _ harness: CalendarHarness) -> String {
    let node = view.accessibility
    let owned = node.owned.map { harness.window.view($0)?.accessibility.label ?? "?" }
    let inner = view.subviews.filter { !$0.isHidden }.map { text(of: $0, harness) }.sorted()
    // Hashes, because the descriptions of thousands of layers take too long.
    let look = (view.layer.hashValue, view.effect.hashValue, node.states.rawValue)
    return "\(view.frame) \(view.text) \(look) \(view.isTabStop) \(node.label) \(node.role.ariaName) \(owned) \(inner)"
  }
}
