import Almanac
import TestSupport
import Testing

/// The last place asked for wins: whatever is asked while a calendar moves leads to where it leads at rest.
struct MoveLawTests {
  private static let sizes = [
    Size(width: 1050, height: 700), Size(width: 390, height: 700), Size(width: 320, height: 400),
    Size(width: 1280, height: 860),
  ]
  /// The levels at which random moves begin; they lead to all others.
  private static let levels: [CalendarLevel.ID] = [.year, .month, .week, .day]

  /// Prints once which combinations the tests run.
  private static let announcement: Void = print(
    "matrix of moves: 320 random sequences without a preset, 60 with each of \(CalendarPreset.allCases), from",
    "\(levels) at \(sizes.map { "\(Int($0.width))x\(Int($0.height))" })")

  init() { Self.announcement }

  @Test("SH-19, SH-20, SH-21: what is asked for while something moves ends as it ends at rest", arguments: 0..<8)
  func sameAsAtRest(part: Int) {
    check(seeds: 900_000 + 1000 * UInt64(part), count: 40)
  }

  @Test(
    "CV-15, CV-38: the same holds with each preset, also where each period that is presented selects a day",
    arguments: CalendarPreset.allCases)
  func presets(preset: CalendarPreset) {
    check(seeds: 910_000 + 1000 * UInt64(preset.rawValue), count: 60) { $0.adopt(preset) }
  }

  /// Compares random moves made in a hurry with the same moves made at rest.
  private func check(
    seeds: UInt64, count: Int, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) {
    for number in 0..<count {
      let seed = seeds + UInt64(number)
      var random = SeededGenerator(seed: seed)
      let (rested, hurried) = harnesses(using: &random, change)
      var moves: [RandomMove] = []
      var former: CalendarLevel.ID?
      for _ in 0..<Int.random(in: 2...6, using: &random) {
        let move = RandomMove.any(in: rested.window.size, using: &random)
        moves.append(move)
        let (state, configuration) = (rested.view.state, rested.view.configuration)
        move.perform(on: rested)
        rested.settle(interval: 0.5)
        // What is turned back ends in the picture it began with: see below. A tap ends a zoom, but it is about what is
        // seen of days that scroll.
        let isTurnedBack = hurried.view.isZooming && move.level(from: state, configuration) == former
        if isTurnedBack || move.isTap && hurried.isScrolling { hurried.settle(interval: 0.5) }
        move.perform(on: hurried)
        if state.level != rested.view.state.level { former = state.level }
        let ticks = Int.random(in: 0...20, using: &random)
        hurried.pass(frames: ticks, isSmooth: number % 8 == 0)
      }
      hurried.settle(interval: 0.5)
      let difference = difference(rested, hurried)
      #expect(difference == nil, "seed \(seed), \(rested.window.size): \(moves)")
    }
  }

  @Test("SH-20: a zoom that is turned back at any moment ends at the level, the days and the focus it began with")
  func turnedBack() {
    let levels = [CalendarLevel.ID.year, .month, .week, .day]
    for (from, to) in zip(levels + levels.reversed(), levels.dropFirst() + levels.dropLast().reversed()) {
      guard from != to else { continue }
      for ticks in [0, 1, 2, 5, 9, 14, 20, 30] {
        let harness = harness(from)
        let before = (harness.view.state, harness.view.currentDay)
        harness.view.send(.setLevel(to, around: nil, animated: true))
        for _ in 0..<ticks { harness.tick() }
        let wasMoving = harness.view.isZooming
        harness.view.send(.setLevel(from, around: nil, animated: true))
        harness.settle()
        #expect(harness.view.state.level == from && harness.view.state.selection == before.0.selection)
        #expect(harness.view.currentDay == before.1, "\(from) \(to) \(ticks)")
        if wasMoving { #expect(harness.view.state == before.0, "\(from) \(to) \(ticks)") }
        #expect(harness.isFilled)
      }
    }
  }

  // MARK: - Parts

  private func harness(
    _ level: CalendarLevel.ID, size: Size = Size(width: 1050, height: 700),
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, size: size)
    harness.settle()
    return harness
  }

  /// Two calendars of the same random size and level, at rest.
  private func harnesses(
    using random: inout SeededGenerator, _ change: (inout CalendarConfiguration) -> Void
  ) -> (CalendarHarness, CalendarHarness) {
    let size = Self.sizes[Int.random(in: 0..<Self.sizes.count, using: &random)]
    let level = Self.levels[Int.random(in: 0..<Self.levels.count, using: &random)]
    return (harness(level, size: size, change), harness(level, size: size, change))
  }

  /// The first thing in which two calendars at rest differ, or that is wrong with both.
  private func difference(_ rested: CalendarHarness, _ hurried: CalendarHarness) -> String? {
    let (a, b) = (rested.view, hurried.view)
    if a.state.level != b.state.level { return "level \(a.state.level) \(b.state.level)" }
    if a.state.anchor.day != b.state.anchor.day || abs(a.state.anchor.fraction - b.state.anchor.fraction) > 0.01 {
      return "anchor \(a.state.anchor) \(b.state.anchor)"
    }
    if a.state.focusedDay != b.state.focusedDay { return "focus \(a.state.focusedDay) \(b.state.focusedDay)" }
    if a.state.selection != b.state.selection { return "selection \(a.state.selection) \(b.state.selection)" }
    if a.currentDay != b.currentDay { return "current day \(a.currentDay) \(b.currentDay)" }
    if a.title != b.title { return "title \(a.title) \(b.title)" }
    let focused = [rested, hurried].map { $0.window.focusedView?.accessibility.label }
    if focused[0] != focused[1] { return "focused view \(focused)" }
    return rested.isFilled && hurried.isFilled ? nil : "nothing is in view"
  }
}

extension RandomMove {
  fileprivate var isTap: Bool {
    if case .tap = self { true } else { false }
  }
}

extension CalendarHarness {
  /// Lets a number of frames pass or, because most of them take long and change nothing, two of the same time.
  fileprivate func pass(frames count: Int, isSmooth: Bool) {
    if isSmooth || count < 2 {
      for _ in 0..<count { tick() }
    } else {
      tick()
      tick(after: Double(count - 1) * ViewHarness.frameInterval)
    }
  }

  /// Whether days are in view; an agenda without events has none. A day as a list alone has no cell, but a row at least
  /// that says that there are no events.
  var isFilled: Bool {
    if view.state.level == .agenda { return true }
    if view.state.level == .day, view.configuration.dayPresentation == .list {
      return view.elements().contains { $0.frame.height > 0 && $0.day == view.presented }
    }
    return view.elements().contains {
      $0.role == .gridCell && $0.frame.height > 0 && view.visibleDays.contains($0.day!)
    }
  }
}
