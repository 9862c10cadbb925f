import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Columns make views only for the hours in view; what is seen is what a layout of whole days places there.
struct TimelineBandTests {
  @Test("what is seen of the hours is what a layout of whole days places there", arguments: 0..<6)
  func whole(part: Int) throws {
    for number in 0..<10 {
      let seed = UInt64(31_000 + 100 * part + number)
      var random = SeededGenerator(seed: seed)
      let harness = try dense(&random, native: number % 2 == 0)
      for step in 0..<30 {
        act(on: harness, &random)
        harness.tick()
        let difference = try difference(harness)
        #expect(difference == nil, "seed \(seed), step \(step): \(difference ?? "")")
        if difference != nil { return }
      }
    }
  }

  @Test("a band with a margin serves while the hours go to and fro by less than a step")
  func toAndFro() {
    for start in 0..<100 {
      let band = TimelineBand(from: Double(start), to: Double(start) + 611, margin: 300)
      for way in [-31.0, -10, 0, 10, 31] {
        let top = Double(start) + way
        #expect(band.serves(from: top, to: top + 611, margin: 300), "\(start), \(way)")
      }
      for way in [-200.0, 200, 1e9, .nan] {
        let top = Double(start) + way
        #expect(!band.serves(from: top, to: top + 611, margin: 300), "\(start), \(way)")
      }
    }
  }

  @Test("the hours around those in view are there before anybody scrolls")
  func restingMargin() throws {
    var random = SeededGenerator(seed: 7)
    let harness = try dense(&random, native: false)
    zoom(harness, by: 4)
    let height = harness.view.frameInWindow.maxY
    func countBelow() -> Int { harness.shownViews(EventBlock.self).count { $0.frameInWindow.minY > height } }
    harness.view.send(.show(day("2026-11-22"), animated: false))
    harness.tick()
    let before = countBelow()
    #expect(harness.settle())
    #expect(countBelow() > before + 3)
  }

  @Test("days that are scrolled up and down for long have no more views than before")
  func flat() throws {
    var random = SeededGenerator(seed: 5)
    let harness = try dense(&random, native: false)
    zoom(harness, by: 8)
    func scrollThrough() {
      for step in 0..<120 {
        harness.window.send(.wheel(at: Point(x: 500, y: 500), delta: Point(x: 0, y: step < 60 ? 90 : -90)))
        harness.tick()
      }
    }
    for _ in 0..<2 { scrollThrough() }
    func count(_ view: View) -> Int { view.subviews.reduce(view is EventBlock ? 1 : 0) { $0 + count($1) } }
    let before = count(harness.view)
    for _ in 0..<5 { scrollThrough() }
    #expect(count(harness.view) == before)
    let blocks = harness.shownViews(EventBlock.self)
    let all = harness.timeline.occurrences(touching: harness.view.visibleDays).count
    #expect(blocks.count < all / 2, "\(blocks.count) of \(all)")
  }

  @Test("a frame of scrolling the hours touches only events that come or go")
  func increment() throws {
    var random = SeededGenerator(seed: 6)
    let harness = try dense(&random, native: false)
    zoom(harness, by: 8)
    let down = InputEvent.wheel(at: Point(x: 500, y: 500), delta: Point(x: 0, y: 24))
    for _ in 0..<30 {
      harness.window.send(down)
      harness.tick()
    }
    let staying = harness.shownViews(EventBlock.self).filter { $0.frameInWindow.intersects(harness.view.frameInWindow) }
    let words = staying.map { ($0.id, $0.text) }
    harness.mutations = []
    harness.window.send(down)
    harness.tick()
    for mutation in harness.mutations {
      if case .text(let id, _) = mutation { #expect(!words.contains { $0.0 == id }) }
      if case .frame(let id, _) = mutation { #expect(!words.contains { $0.0 == id }) }
    }
    #expect(words.allSatisfy { word in staying.contains { $0.id == word.0 && $0.text == word.1 } })
  }

  @Test("the event that has the focus keeps its view while the hours are scrolled away from it")
  func focus() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<10 {
      let harness = try dense(&random, native: false)
      zoom(harness, by: 8)
      let blocks = harness.shownViews(EventBlock.self)
      let block = try #require(blocks.randomElement(using: &random))
      let id = try #require(block.context).occurrence.id
      harness.window.send(.focus(block.id))
      for step in 0..<200 {
        harness.window.send(.wheel(at: Point(x: 500, y: 500), delta: Point(x: 0, y: step < 100 ? 110 : -160)))
        harness.tick()
        #expect(harness.window.focusedView === block && block.context?.occurrence.id == id && !block.isHidden)
      }
      let heading = try #require(
        harness.shownViews(View.self).first { $0.accessibility.owned.contains(block.id) })
      #expect(heading.accessibility.role == .gridCell)
    }
  }

  @Test("what belongs to a day is listed in reading order, and names its events even where they have no views")
  func spoken() throws {
    var random = SeededGenerator(seed: 8)
    let harness = try dense(&random, native: true)
    zoom(harness, by: 8)
    for _ in 0..<60 {
      act(on: harness, &random)
      harness.tick()
      for heading in harness.shownViews(DayHeading.self) where heading.frameInWindow.maxX <= harness.window.size.width {
        guard let day = heading.context?.day, harness.view.visibleDays.contains(day) else { continue }
        let owned = heading.accessibility.owned.compactMap { harness.window.view($0) as? EventBlock }
        let starts = owned.compactMap { $0.context?.occurrence.start.seconds }
        #expect(starts == starts.sorted() || day != owned.first?.context?.occurrence.firstDay)
        let shown = harness.shownViews(EventBlock.self).filter { $0.superview === owned.first?.superview }
        #expect(owned.isEmpty || shown.count == owned.count)
        let count = harness.timeline.occurrences(touching: day..<day + 1).count { !$0.isBackground }
        #expect(count == 0 || heading.accessibility.label.contains("\(count) event"))
      }
    }
  }

  @Test("a column without events, and heights that are no numbers, have bands too")
  func odd() {
    for margin in [0, 12.5, Double.infinity, Double.nan] {
      for top in [0, -50, 1e300, -Double.infinity, Double.nan] {
        let band = TimelineBand(from: top, to: top + 600, margin: margin)
        #expect(band.top <= band.bottom)
      }
    }
    let band = TimelineBand(from: 100, to: 700, margin: 40)
    #expect(band.top == 32 && band.bottom == 768)
  }

  // MARK: - Actions

  private func act(on harness: CalendarHarness, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: scroll(harness, Point(x: 0, y: Double(Int.random(in: -500...500, using: &random))))
    case 5, 6: scroll(harness, Point(x: Double(Int.random(in: -400...400, using: &random)), y: 7))
    case 7: zoom(harness, by: Double.random(in: 0.4...2.5, using: &random))
    case 8: harness.view.send(.show(day("2026-11-14") + Int.random(in: 0...14, using: &random), animated: false))
    default:
      let level: CalendarLevel.ID = Bool.random(using: &random) ? .week : .day
      harness.view.send(.setLevel(level, around: nil, animated: false))
    }
  }

  private func scroll(_ harness: CalendarHarness, _ delta: Point) {
    guard let canvas = harness.canvas else { return }
    guard harness.host.capabilities.contains(.scrollsNatively) else {
      harness.window.send(.wheel(at: Point(x: 500, y: 500), delta: delta))
      return
    }
    let offset = Point(
      x: min(max(0, canvas.contentOffset.x + delta.x), max(0, canvas.contentSize.width - canvas.frame.width)),
      y: min(max(0, canvas.contentOffset.y + delta.y), max(0, canvas.contentSize.height - canvas.frame.height)))
    harness.mirror.scrolledByHost(canvas.id, to: offset)
    harness.window.send(.scrolled(canvas.id, to: offset))
  }

  private func zoom(_ harness: CalendarHarness, by factor: Double) {
    harness.window.send(
      .magnify(
        MagnifyEvent(phase: .step, location: Point(x: 500, y: 400), factor: factor, time: 0, modifiers: .option)))
    harness.tick()
  }

  private func dense(_ random: inout SeededGenerator, native: Bool) throws -> CalendarHarness {
    let store = CalendarHarness.emptyStore()
    for number in 0..<400 {
      let start = day("2026-11-15") + Int.random(in: -7...14, using: &random)
      let second = 900 * Int.random(in: 0..<96, using: &random)
      let length = [0, 600, 1800, 3600, 5400, 10_800, 50_000].randomElement(using: &random) ?? 0
      try store.apply(.insert(.timed("event \(number)", start, second, start, second + length)))
    }
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = .week
    if Bool.random(using: &random) { configuration.visibleHours = VisibleHours([300..<720, 780..<1380]) }
    let harness = CalendarHarness(
      configuration: configuration, store: store, capabilities: native ? .scrollsNatively : [])
    harness.settle()
    return harness
  }

  // MARK: - The layout of whole days

  /// What is seen and should not be, or the other way round; `nil` if all is right.
  private func difference(_ harness: CalendarHarness) throws -> String? {
    let canvas = try #require(harness.shownViews(TimelineCanvas.self).last)
    let plan = try #require(canvas.plan)
    let header = canvas.headerHeight
    let seen = Rect(
      x: 0, y: canvas.contentOffset.y, width: plan.pitch, height: plan.viewport.height - header)
    for column in harness.shownViews(DayColumnView.self) {
      guard let day = column.content?.day, canvas.visibleDays(at: canvas.distance).contains(day) else { continue }
      let occurrences = harness.timeline.occurrences(touching: day..<day + 1)
      let layout = TimelineLayout(
        spans: occurrences.map { TimelineSpan($0) }, geometry: plan.geometry(of: DayAxis(day: day, in: plan.zone)))
      func line(_ uid: String, _ frame: Rect) -> String {
        "\(uid) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
      }
      let expected = layout.segments.filter { $0.frame.intersects(seen) }.map { segment in
        let id = occurrences[Int(segment.span)].id.event
        return line((try? harness.store.event(id))??.event.uid ?? "", segment.frame)
      }
      let views = column.subviews.compactMap { $0 as? EventBlock }.filter { !$0.isHidden && $0.frame.intersects(seen) }
      let found = views.map { line($0.context?.uid ?? "?", $0.frame) }
      if Set(found) != Set(expected) || found.count != expected.count {
        return "day \(day.rawValue): \(Set(found).symmetricDifference(expected).sorted().first ?? "twice")"
      }
      for view in views where view.context.map({ !view.shows($0) }) == true { return "\(view.text)" }
    }
    return nil
  }
}

extension EventBlock {
  /// Whether what it says, if there is room for it, is of this event and no other.
  fileprivate func shows(_ context: EventContext) -> Bool {
    let own = subviews.filter { !$0.isHidden }.map { $0.text.replacing("\n", with: " ") }
      .filter { $0.hasPrefix("event ") }
    let words = text.isEmpty ? own : [text.replacing("\n", with: " ")]
    return accessibility.label.hasPrefix(context.title + ",")
      && words.allSatisfy {
        $0 == context.title || $0.hasPrefix(context.title + ",") || $0.hasPrefix(context.title + " ")
      }
  }
}
