import Almanac
import TestSupport
import Testing

/// P1 and P2 at the week and day levels.
struct TimelinePropertyTests {
  @Test("a timeline that was used looks like a new one with the same state", arguments: 0..<8)
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

  @Test("a host that only follows mutations shows what the window of a timeline paints", arguments: 0..<4)
  func replayEqualsPaint(part: Int) throws {
    for number in 0..<10 {
      let seed = UInt64(90_000 + 100 * part + number)
      var user = TimelineUser(seed: seed)
      let harness = try user.harness()
      for _ in 0..<40 {
        try user.act(on: harness)
        if number % 2 == 0 { harness.tick() }
      }
      harness.tick()
      #expect(harness.mirror.violations.isEmpty, "seed \(seed)")
      #expect(harness.mirror.displayList() == harness.window.displayList(), "seed \(seed)")
      #expect(harness.mirror.viewCount + harness.window.withheldViewCount == harness.viewCount, "seed \(seed)")
    }
  }

  private func lines(_ harness: CalendarHarness) -> [Substring] {
    harness.timelineScene.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
