import Almanac
import TestSupport
import Testing

struct RecyclingTests {
  @Test("P10: an idle calendar commits nothing")
  func idle() throws {
    let harness = try busy()
    harness.settle()
    harness.mutations = []
    for _ in 0..<5 { harness.tick() }
    #expect(harness.mutations.isEmpty)
    #expect(!harness.wantsFrame)
    harness.view.setNeedsLayout()
    harness.tick()
    #expect(harness.mutations.isEmpty)
  }

  @Test("selecting a day changes little", arguments: [false, true])
  func selection(hasDelegate: Bool) throws {
    let harness = try busy()
    let delegate = RecordingDelegate()
    if hasDelegate { (harness.view.delegate, harness.view.decorator) = (delegate, delegate) }
    harness.settle()
    harness.view.send(.select(day("2026-11-10")))
    harness.settle()
    harness.mutations = []
    harness.view.send(.select(day("2026-11-18")))
    harness.settle()
    #expect(!harness.mutations.isEmpty)
    #expect(harness.mutations.count <= 12, "\(harness.mutations)")
  }

  @Test("scrolling by a row touches only rows that come into being", arguments: [1.0, 1.5])
  func oneRow(scale: Double) throws {
    let harness = try busy(scale: scale)
    harness.settle()
    let rowHeight = try #require(harness.cell(day("2026-11-10"))?.frame.height)
    harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: rowHeight / 4)))
    harness.settle()
    harness.mutations = []
    harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: rowHeight / 4)))
    harness.settle()
    #expect(harness.mutations.count == 1)
  }

  @Test("the number of views does not grow while 10,000 months pass", arguments: [1, 2, 9, 101])
  func flatViewCount(rowsAtOnce: Int) throws {
    let harness = try busy()
    harness.settle()
    let rowHeight = try #require(harness.cell(day("2026-11-10"))?.frame.height)
    func scroll(_ rows: Int) {
      harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: rowHeight * Double(rows) + 1)))
      harness.tick()
    }
    var halfway = 0
    // Small steps are taken at several places on the way, large ones all the way: 43,482 weeks.
    let steps = min(43_482 / rowsAtOnce, 450)
    for step in 0..<steps {
      if step % 45 == 0, steps == 450 {
        harness.view.send(.show(day("2026-11-21") + 7 * 43_482 * step / steps, animated: false))
      }
      scroll(rowsAtOnce)
      if step == steps / 2 { halfway = harness.viewCount }
    }
    #expect(harness.view.state.anchor.day - day("2026-11-21") > 7 * 38_000)
    // Rows out of view are filled over several frames, so a few bars more or less are there.
    #expect(harness.viewCount <= halfway + 20, "\(halfway) views became \(harness.viewCount)")
    #expect(harness.viewCount < 800)
  }

  @Test("visible cells tile the canvas, bars and links stay inside their rows", arguments: [1, 1.5, 2])
  func tiling(scale: Double) throws {
    var random = SeededGenerator(seed: 77)
    let harness = try busy(scale: scale)
    for number in 0..<60 {
      let size = Size(
        width: Double.random(in: 200...2560, using: &random), height: Double.random(in: 150...1500, using: &random))
      harness.window.send(.resize(size))
      if number % 3 == 0 { harness.view.update(configuration: .november(number % 2 == 0 ? .arabic : .english)) }
      harness.window.send(
        .wheel(at: Point(x: 60, y: 120), delta: Point(x: 0, y: Double.random(in: -300...300, using: &random))))
      harness.settle()
      let canvas = try #require(harness.canvas?.frameInWindow)
      let cells = harness.shownViews(DayCell.self).map { $0.frameInWindow.intersection(canvas) }.filter { !$0.isEmpty }
      let area = cells.reduce(0) { $0 + $1.width * $1.height }
      let pixels = PixelGrid(scale: scale)
      #expect(abs(area - pixels.snap(canvas.width) * canvas.height) <= canvas.height / scale + 0.01)
      let overlaps = cells.indices.contains { a in
        cells.indices.contains { b in
          let shared = cells[a].intersection(cells[b])
          return a < b && shared.width > 1e-6 && shared.height > 1e-6
        }
      }
      #expect(!overlaps)
      for bar in harness.shownViews(EventBar.self) {
        #expect(bar.frame.minX >= 0 && bar.frame.maxX <= canvas.width + 1)
        #expect(bar.frame.maxY <= (bar.superview?.frame.height ?? 0))
      }
    }
  }

  @Test(
    "there is one tab stop in the grid, also after scrolling far away from it", arguments: [100, 20_000, 900_000_000])
  func oneTabStop(distance: Double) throws {
    let harness = try busy()
    harness.settle()
    for direction in [1.0, -1, -1] {
      for _ in 0..<3 {
        harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: direction * distance)))
        harness.settle()
        let stops = harness.shownViews(DayCell.self).filter { $0.isTabStop }
        #expect(stops.map { $0.context?.day } == [harness.view.state.focusedDay])
      }
    }
    harness.view.send(.show(day("+212026-01-01"), animated: false))
    harness.settle()
    let stops = harness.shownViews(DayCell.self).filter { $0.isTabStop }
    #expect(stops.map { $0.context?.day } == [harness.view.state.focusedDay])
    let row = try #require(stops.first?.superview?.superview)
    #expect(row.frame.minY >= 0 && row.frame.maxY <= (harness.canvas?.contentSize.height ?? 0))
    // Tab leads to a cell out of view, which is shown.
    let stop = try #require(stops.first)
    harness.window.send(.focus(stop.id))
    harness.settle()
    #expect(harness.view.visibleDays.contains(harness.view.state.focusedDay))
    // A key goes on from it, wherever it is.
    harness.view.send(.show(day("1600-01-01"), animated: false))
    harness.key(.arrowRight)
    harness.settle()
    #expect(harness.view.visibleDays.contains(day("1600-01-02")))
    #expect(harness.window.focusedView === harness.cell(day("1600-01-02")))
  }

  private func busy(scale: Double = 1) throws -> CalendarHarness {
    let start = day("1970-01-01")
    let daily = RecurrenceRule(frequency: .daily, interval: 2)
    let weekly = RecurrenceRule(frequency: .weekly)
    let store = try MemoryEventStore.holding([
      .timed("a", start, 30_000, start, 33_000, recurrence: Recurrence(rules: [daily])),
      .timed("b", start, 50_000, start, 53_000, recurrence: Recurrence(rules: [daily])),
      .timed("c", start, 50_000, start + 3, 53_000, recurrence: Recurrence(rules: [weekly])),
      .timed("d", start, 50_000, start + 4, 53_000, recurrence: Recurrence(rules: [weekly])),
      .days("e", day("2026-11-05"), day("2026-12-20")),
    ])
    return CalendarHarness(configuration: .november(), store: store, scale: scale)
  }
}
