/// The part of a VCALENDAR that `ResourceText` writes, so that a long one is made in pieces.
public struct ResourceTextPart: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates a part of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The part begins the VCALENDAR.
  public static let start = ResourceTextPart(rawValue: 1)
  /// The part ends the VCALENDAR.
  public static let end = ResourceTextPart(rawValue: 2)
  /// The part is the VCALENDAR.
  public static let whole: ResourceTextPart = [.start, .end]
}
