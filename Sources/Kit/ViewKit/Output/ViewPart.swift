/// A name for views of one kind, by which style sheets of a page select them (`::part` in CSS).
///
/// ```swift
/// extension ViewPart { static let badge = ViewPart(100) }
/// badge.partName = .badge
/// ```
public struct ViewPart: Hashable, Sendable {
  /// The number of the name in the list of the host; 0 for none.
  public let rawValue: UInt8

  /// Creates a name by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// No name.
  public static let none = ViewPart(0)
}
