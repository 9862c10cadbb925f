/// The part of a VCALENDAR that `ObjectText` writes, so that a long one can be written in pieces.
public struct ObjectTextPart: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates a part from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The beginning of the VCALENDAR.
  public static let start = ObjectTextPart(rawValue: 1)
  /// The end of the VCALENDAR.
  public static let end = ObjectTextPart(rawValue: 2)
  /// The whole VCALENDAR.
  public static let whole: ObjectTextPart = [.start, .end]
}
