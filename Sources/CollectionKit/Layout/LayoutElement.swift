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
