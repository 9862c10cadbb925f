import Foundation
public import TimeZones

/// The clock of the machine. No other code in the kit reads it.
public enum SystemClock {
  /// Returns the current instant, rounded down to whole seconds.
  public static func now() -> Instant {
    Instant(seconds: Int64(Date().timeIntervalSince1970.rounded(.down)))
  }
}
