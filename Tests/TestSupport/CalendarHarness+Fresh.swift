import Almanac

extension CalendarHarness {
  /// Returns a new calendar of the same configuration, state, events and size, in a host of the same kind.
  ///
  /// - Parameter ticks: the number of frames it makes.
  public func fresh(ticks: Int = 1) -> CalendarHarness {
    let fresh = CalendarHarness(
      configuration: view.configuration, state: view.state, store: store, size: window.size, scale: host.scale,
      capabilities: host.capabilities, zone: timeline.displayZone)
    fresh.view.message = view.message
    for _ in 0..<ticks { fresh.tick() }
    return fresh
  }
}

/// Returns the first line in which two texts differ, from both; `nil` if they are equal.
public func firstDifference(_ a: String, _ b: String) -> String? {
  let lines = [a, b].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  for index in 0..<max(lines[0].count, lines[1].count) {
    let pair = lines.map { index < $0.count ? $0[index] : "(nothing)" }
    if pair[0] != pair[1] { return "line \(index + 1): \(pair[0]) | \(pair[1])" }
  }
  return nil
}
