import Basics

/// What the clocks of a zone show during some span: how far from UTC, and under which name.
public struct LocalTimeType: Sendable {
  /// Offsets that a zone may have, in seconds; those of RFC 9636. Others are cut to this range.
  public static let validOffsets: ClosedRange<Int32> = -89_999...93_599

  /// Seconds east of UTC, in `validOffsets`.
  public let offset: Int32
  /// Whether clocks show daylight saving time; in Ireland's winter, less than standard time.
  public let isDaylight: Bool
  /// As `CET`; empty if unknown.
  public let abbreviation: String

  /// - Parameter offset: seconds east of UTC; cut to `validOffsets`.
  public init(offset: Int32, isDaylight: Bool = false, abbreviation: String = "") {
    self.offset = min(max(offset, Self.validOffsets.lowerBound), Self.validOffsets.upperBound)
    self.isDaylight = isDaylight
    self.abbreviation = abbreviation
  }
}

extension LocalTimeType: Equatable {
  /// Abbreviations are compared byte by byte, which needs no Unicode tables.
  public static func == (a: LocalTimeType, b: LocalTimeType) -> Bool {
    a.offset == b.offset && a.isDaylight == b.isDaylight && a.abbreviation.hasSameBytes(as: b.abbreviation)
  }
}
