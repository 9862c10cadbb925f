/// Names a class of interchangeable views.
public struct ReuseIdentifier: Hashable, Sendable {
  /// Any number; equal numbers name the same class inside one pool.
  public let rawValue: Int32

  /// Identifiers are chosen by whoever registers views.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
