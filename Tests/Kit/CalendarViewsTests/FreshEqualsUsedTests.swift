import Almanac
import TestSupport
import Testing

/// P1 and P2: what is seen is a function of state, events and size, whatever happened before, and mutations tell it all.
struct FreshEqualsUsedTests {
  @Test("P1: a calendar that was used looks like a new one with the same state", arguments: 0..<8)
  func freshEqualsUsed(part: Int) throws {
    for number in 0..<25 {
      let seed = UInt64(1000 * (part + 1) + number)
      var user = RandomUser(seed: seed)
      let used = try user.harness()
      for _ in 0..<40 { try user.act(on: used) }
      used.tick()
      used.endZoom()
      // The list below a row of days is that of where the row scrolls to, which the state does not say.
      if used.window.size.width < 600, used.isScrolling { used.settle() }
      used.listToTop()
      used.tick()
      // Rows out of view are filled over several frames, here at one time.
      for _ in 0..<20 { used.tick(after: 0) }
      let fresh = used.fresh()
      fresh.listToTop()
      fresh.tick()
      let difference = firstDifference(used.scene, fresh.scene)
      #expect(difference == nil, "seed \(seed)")
    }
  }

  @Test("P2: a host that only follows mutations shows what the window paints", arguments: 0..<4)
  func replayEqualsPaint(part: Int) throws {
    for number in 0..<10 {
      let seed = UInt64(50_000 + 100 * part + number)
      let user = RandomUser(seed: seed)
      try expectReplayEqualsPaint(user, ticksEachTime: number % 2 == 0, "seed \(seed)")
    }
  }
}

/// Forty random actions, after which a host that only follows mutations must show what the window paints.
func expectReplayEqualsPaint(_ user: some CalendarUser, ticksEachTime: Bool, _ comment: Comment) throws {
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
