import Almanac
import TestSupport
import Testing

/// P1 and P2 at the week and day levels.
struct TimelinePropertyTests {
  @Test("P1: a timeline that was used looks like a new one with the same state", arguments: 0..<8)
  func freshEqualsUsed(part: Int) throws {
    for number in 0..<20 {
      let seed = UInt64(7000 * (part + 1) + number)
      var user = TimelineUser(seed: seed)
      let used = try user.harness()
      for _ in 0..<40 { try user.act(on: used) }
      used.tick()
      // A transition between levels is not part of the state, and narrow views show other levels.
      if used.view.isZooming { used.settle() }
      guard used.window.size.width >= 480 else { continue }
      let fresh = used.fresh()
      let difference = firstDifference(used.timelineScene, fresh.timelineScene)
      #expect(difference == nil, "seed \(seed)")
      if difference != nil { return }
    }
  }

  @Test("P2: a host that only follows mutations shows what the window of a timeline paints", arguments: 0..<4)
  func replayEqualsPaint(part: Int) throws {
    for number in 0..<10 {
      let seed = UInt64(90_000 + 100 * part + number)
      try expectReplayEqualsPaint(TimelineUser(seed: seed), ticksEachTime: number % 2 == 0, "seed \(seed)")
    }
  }
}
