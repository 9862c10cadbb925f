import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// P1 and P2 at all levels, and on the way from one to another.
struct LevelPropertyTests {
  @Test("P1: a calendar that was at many levels looks like a new one with the same state", arguments: 0..<8)
  func freshEqualsUsed(part: Int) throws {
    for number in Array(0..<20) + [22, 23, 96, 100, 114] {
      let seed = UInt64(200_000 + 1000 * part + number)
      var user = RandomUser(seed: seed, roams: true)
      let used = try user.harness()
      for _ in 0..<40 { try user.act(on: used) }
      used.tick()
      used.endZoom()
      used.listToTop()
      used.tick()
      let fresh = used.fresh(ticks: 2)
      fresh.listToTop()
      fresh.tick()
      let difference = firstDifference(used.levelScene, fresh.levelScene)
      #expect(
        difference == nil,
        "seed \(seed), \(used.view.state.level), \(used.window.size), \(used.view.state.anchor)")
      #expect(used.view.state == fresh.view.state, "seed \(seed), \(used.view.state.level)")
    }
  }

  @Test("P1: however months are laid out, a used calendar looks like a new one with the same state", arguments: 0..<8)
  func arranged(part: Int) throws {
    for number in Array(0..<8) + [26] {
      let seed = UInt64(400_000 + 1000 * part + number)
      var user = RandomUser(seed: seed, roams: number % 3 == 0, arranges: true)
      let used = try user.harness()
      for _ in 0..<40 {
        try user.act(on: used)
        if number % 2 == 0 { used.tick() }
      }
      used.endZoom()
      used.listToTop()
      // Days that fade are no state of a calendar; what scrolls goes on meanwhile.
      for _ in 0..<14 { used.tick() }
      #expect(used.mirror.displayList() == used.window.displayList(), "seed \(seed)")
      let fresh = used.fresh(ticks: 2)
      fresh.listToTop()
      fresh.tick()
      let difference = firstDifference(used.levelScene, fresh.levelScene)
      #expect(difference == nil, "seed \(seed), \(used.view.configuration.month), \(used.view.state.anchor)")
      #expect(used.view.state == fresh.view.state, "seed \(seed)")
      #expect(used.mirror.violations.isEmpty, "seed \(seed)")
    }
  }

  @Test("P2: a host that only follows mutations shows what the window paints at all levels", arguments: 0..<4)
  func replayEqualsPaint(part: Int) throws {
    for number in 0..<15 {
      let seed = UInt64(300_000 + 100 * part + number)
      let user = RandomUser(seed: seed, roams: true)
      try expectReplayEqualsPaint(user, ticksEachTime: number % 2 == 0, "seed \(seed)")
    }
  }
}

extension CalendarHarness {
  /// Brings a transition between levels to its end: it is no state of a calendar.
  func endZoom() {
    guard view.isZooming else { return }
    // One that fingers hold half-way goes on when they let go.
    window.send(.magnify(MagnifyEvent(phase: .ended, location: Point(x: 100, y: 100), factor: 1, time: now)))
    settle()
  }

  /// Scrolls the list below the strip, and popovers, to their beginning: how far it was scrolled or turned is no state of a calendar.
  func listToTop() {
    for lists in shownViews(StripListView.self) { lists.rest() }
    for list in shownViews(DayListCanvas.self) {
      window.cancelAnimation(of: list)
      list.scroll(to: .zero)
    }
    for part in view.popovers.content?.subviews ?? [] { (part as? ScrollView)?.scroll(to: .zero) }
  }

  /// What can be seen, heard or reached at any level.
  var levelScene: String {
    let stops = shownViews(View.self).filter { $0.isTabStop && $0.accessibility.role != .none }
      .map { "\($0.accessibility.role.ariaName) \($0.accessibility.label)" }
    return scene + "level \(view.state.level)\nstops \(stops.sorted())\n"
  }
}
