/// A name for views of one kind, with which a page's style sheets select them (`::part` in CSS).
///
/// ```swift
/// extension ViewPart { static let badge = ViewPart(100) }
/// badge.partName = .badge
/// ```
public struct ViewPart: Hashable, Sendable {
  /// The number of the name in the host's list; 0 for none.
  public let rawValue: UInt8

  /// Creates a name from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// No name.
  public static let none = ViewPart(0)
}
