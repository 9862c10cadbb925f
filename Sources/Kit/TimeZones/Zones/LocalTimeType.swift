import Basics

/// A kind of local time in a zone: its offset from UTC, its abbreviation, and whether it is daylight saving time.
public struct LocalTimeType: Sendable {
  /// The offsets that a zone may have, in seconds, according to RFC 9636. Other offsets are clamped to this range.
  public static let validOffsets: ClosedRange<Int32> = -89_999...93_599

  /// The offset in seconds east of UTC, in `validOffsets`.
  public let offset: Int32
  /// Whether this is daylight saving time. Zone data for Ireland may mark its winter time instead.
  public let isDaylight: Bool
  /// The abbreviation, such as `CET`; empty if unknown.
  public let abbreviation: String

  /// Creates a kind of local time.
  ///
  /// - Parameter offset: the offset in seconds east of UTC, clamped to `validOffsets`.
  public init(offset: Int32, isDaylight: Bool = false, abbreviation: String = "") {
    self.offset = min(max(offset, Self.validOffsets.lowerBound), Self.validOffsets.upperBound)
    self.isDaylight = isDaylight
    self.abbreviation = abbreviation
  }
}

extension LocalTimeType: Equatable {
  /// Returns whether offset, kind, and abbreviation are equal. Abbreviations are compared byte by byte, which needs no
  /// Unicode tables.
  public static func == (a: LocalTimeType, b: LocalTimeType) -> Bool {
    a.offset == b.offset && a.isDaylight == b.isDaylight && a.abbreviation.hasSameBytes(as: b.abbreviation)
  }
}
