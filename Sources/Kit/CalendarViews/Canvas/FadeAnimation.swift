import ViewKit

/// Animates a value from 0 to 1 in a fixed time, decelerating at the end.
final class FadeAnimation: Animation {
  let owner: View
  private let seconds: Double
  private let show: (Double) -> Void
  private var start: Double?

  /// - Parameter show: called with each value. The last value is 1, exactly once.
  init(owner: View, seconds: Double, show: @escaping (Double) -> Void) {
    self.owner = owner
    self.seconds = seconds
    self.show = show
  }

  func advance(to now: Double) -> Bool {
    guard let start else {
      start = now
      return true
    }
    let rest = seconds > 0 ? 1 - (now - start) / seconds : 0
    guard rest > 0 else {
      show(1)
      return false
    }
    show(1 - rest * rest)
    return true
  }
}
