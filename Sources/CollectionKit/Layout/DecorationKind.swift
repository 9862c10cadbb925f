/// Names a kind of view that a layout adds by itself and no content belongs to, such as the ground of a section.
public struct DecorationKind: Hashable, Sendable {
  /// Any number; equal numbers name the same kind inside one collection.
  public let rawValue: Int32

  /// Kinds are chosen by whoever registers their views.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
