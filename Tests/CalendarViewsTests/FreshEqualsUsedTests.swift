import Almanac
import TestSupport
import Testing

/// P1 and P2: what is seen is a function of state, events and size, whatever happened before, and mutations tell it all.
struct FreshEqualsUsedTests {
  @Test("a calendar that was used looks like a new one with the same state", arguments: 0..<8)
  func freshEqualsUsed(part: Int) throws {
    for number in 0..<25 {
      let seed = UInt64(1000 * (part + 1) + number)
      var user = RandomUser(seed: seed)
      let used = try user.harness()
      for _ in 0..<40 { try user.act(on: used) }
      used.tick()
      used.endZoom()
      used.listToTop()
      used.tick()
      let fresh = CalendarHarness(
        configuration: used.view.configuration, state: used.view.state, store: used.store, size: used.window.size,
        scale: used.host.scale, capabilities: used.host.capabilities)
      fresh.view.message = used.view.message
      fresh.tick()
      let (a, b) = (lines(used), lines(fresh))
      let difference = zip(a, b).first { $0 != $1 }
      #expect(difference == nil, "seed \(seed)")
      #expect(a.count == b.count, "seed \(seed)")
      if difference != nil { return }
    }
  }

  @Test("a host that only follows mutations shows what the window paints", arguments: 0..<4)
  func replayEqualsPaint(part: Int) throws {
    for number in 0..<10 {
      let seed = UInt64(50_000 + 100 * part + number)
      let user = RandomUser(seed: seed)
      try expectReplayEqualsPaint(user, ticksEachTime: number % 2 == 0, "seed \(seed)")
    }
  }

  private func lines(_ harness: CalendarHarness) -> [Substring] {
    harness.scene.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// Forty random actions, after which a host that only follows mutations must show what the window paints.
func expectReplayEqualsPaint(_ user: RandomUser, ticksEachTime: Bool, _ comment: Comment) throws {
  var user = user
  let harness = try user.harness()
  for _ in 0..<40 {
    try user.act(on: harness)
    if ticksEachTime { harness.tick() }
  }
  harness.tick()
  #expect(harness.mirror.violations.isEmpty, comment)
  #expect(harness.mirror.displayList() == harness.window.displayList(), comment)
  let stops = harness.shownViews(View.self).filter { $0.isTabStop }.map { $0.id }
  #expect(harness.mirror.tabStops.isSuperset(of: stops), comment)
  #expect(harness.mirror.viewCount + harness.window.withheldViewCount == harness.viewCount, comment)
}
