import Foundation
public import TimeZones

/// The machine's clock; the only place that reads it.
public enum SystemClock {
  /// The present moment, cut to whole seconds.
  public static func now() -> Instant {
    Instant(seconds: Int64(Date().timeIntervalSince1970.rounded(.down)))
  }
}
