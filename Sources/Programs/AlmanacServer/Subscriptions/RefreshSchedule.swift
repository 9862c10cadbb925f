import Almanac
import EventStores

/// When subscriptions are read again.
enum RefreshSchedule {
  /// The time between two successful readings, in seconds.
  static let interval: Int64 = 6 * 3600
  /// The first and the longest wait after failures, in seconds.
  static let firstWait: Int64 = 15 * 60, longestWait: Int64 = 24 * 3600
  /// The longest wait that a server can ask for, in seconds.
  static let longestAsked: Int64 = 7 * 86_400

  /// Returns the wait after the latest of some consecutive failures, at least one: twice the wait before, within limits.
  ///
  /// - Parameter asked: The seconds that the server asks to wait (Retry-After).
  static func wait(failures: Int, asked: Int64? = nil) -> Int64 {
    let own = min(firstWait << Int64(min(max(failures, 1), 20) - 1), longestWait)
    return max(own, min(asked ?? 0, longestAsked))
  }

  /// Returns whether a subscription is due. A time that no wait explains comes from a clock that was wrong.
  static func isDue(_ subscription: Subscription, now: Instant) -> Bool {
    guard let due = subscription.due else { return false }
    return due <= now || due - now > longestAsked
  }
}
