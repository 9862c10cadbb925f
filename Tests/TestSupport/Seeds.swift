import Foundation

/// The seeds of a property test.
///
/// `ALMANAC_SEEDS=20` in the environment makes them 20 times as many, as `make nightly` does.
public enum Seeds {
  private static let factor = ProcessInfo.processInfo.environment["ALMANAC_SEEDS"].flatMap { UInt64($0) } ?? 1

  /// Returns the seeds from 1 to `count`, or to a multiple of it.
  public static func first(_ count: UInt64) -> ClosedRange<UInt64> { 1...(count * max(1, factor)) }
}
