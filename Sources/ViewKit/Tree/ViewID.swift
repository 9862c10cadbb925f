/// The number of a view inside one window; given on first attachment, never reused there. 0 is no view.
public struct ViewID: Hashable, Sendable {
  /// 0 for no view, else positive and rising in the order of attachment.
  public let rawValue: Int32

  /// Hosts make numbers only from what they were told.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// No view.
  public static let none = ViewID(0)
}
