public import Diffing
public import Geometry

/// Something a layout placed.
public struct LayoutElement: Equatable, Sendable {
  /// What is placed.
  public enum Kind: Hashable, Sendable {
    /// An item of the content.
    case item
    /// A view of a section.
    case supplementary(SupplementaryKind)
    /// A view of the layout itself.
    case decoration(DecorationKind)
  }

  /// What is placed.
  public var kind: Kind
  /// Of an item its place; of other views the section, and a number among those of the kind.
  public var path: ItemPath
  /// In the content, in points.
  public var frame: Rect
  /// The end of the section a header stays in view for, from the top of the content; `nil` for what scrolls.
  public var pinnedUntil: Double?

  /// An element that scrolls with the content, unless told otherwise.
  public init(_ kind: Kind, path: ItemPath, frame: Rect, pinnedUntil: Double? = nil) {
    self.kind = kind
    self.path = path
    self.frame = frame
    self.pinnedUntil = pinnedUntil
  }
}

/// Names a kind of view that a layout adds by itself and no content belongs to, such as the ground of a section.
public struct DecorationKind: Hashable, Sendable {
  /// Any number; equal numbers name the same kind inside one collection.
  public let rawValue: Int32

  /// Kinds are chosen by whoever registers their views.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
