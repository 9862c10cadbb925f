/// The number of a view in one window. It is assigned when the view is first attached and never reused there.
public struct ViewID: Hashable, Sendable {
  /// The number: 0 for no view, otherwise positive and in the order of attachment.
  public let rawValue: Int32

  /// Creates a number. Hosts create only numbers that they received.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// The number that means no view.
  public static let none = ViewID(0)
}
