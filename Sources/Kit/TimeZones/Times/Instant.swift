/// A point in time, in whole seconds since 1970-01-01T00:00:00Z, without leap seconds.
///
/// It has 64 bits on every platform, because `Int` has 32 bits in WebAssembly.
public struct Instant: Hashable, Comparable, Sendable {
  /// The seconds since 1970-01-01T00:00:00Z; negative before.
  public let seconds: Int64

  /// Creates an instant from any number of seconds.
  public init(seconds: Int64) { self.seconds = seconds }

  /// Returns whether `a` comes before `b`.
  public static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
  /// Returns the instant `seconds` later.
  public static func + (instant: Instant, seconds: Int64) -> Instant { Instant(seconds: instant.seconds + seconds) }
  /// Returns the instant `seconds` earlier.
  public static func - (instant: Instant, seconds: Int64) -> Instant { Instant(seconds: instant.seconds - seconds) }
  /// Returns the number of seconds from `b` to `a`.
  public static func - (a: Instant, b: Instant) -> Int64 { a.seconds - b.seconds }
}
