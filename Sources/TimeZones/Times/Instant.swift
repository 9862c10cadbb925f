/// A point on the UTC line, in whole seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
///
/// 64 bits wide on every platform: `Int` has 32 bits in WebAssembly.
public struct Instant: Hashable, Comparable, Sendable {
  /// Negative before 1970.
  public let seconds: Int64

  /// Any number of seconds is an instant.
  public init(seconds: Int64) { self.seconds = seconds }

  /// Whether `a` comes before `b`.
  public static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
  /// The instant `seconds` later.
  public static func + (instant: Instant, seconds: Int64) -> Instant { Instant(seconds: instant.seconds + seconds) }
  /// The instant `seconds` earlier.
  public static func - (instant: Instant, seconds: Int64) -> Instant { Instant(seconds: instant.seconds - seconds) }
  /// The seconds from `b` to `a`.
  public static func - (a: Instant, b: Instant) -> Int64 { a.seconds - b.seconds }
}
