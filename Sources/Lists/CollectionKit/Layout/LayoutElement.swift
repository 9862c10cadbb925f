public import Diffing
public import Geometry

/// A view that a layout placed.
public struct LayoutElement: Equatable, Sendable {
  /// The kind of element.
  public enum Kind: Hashable, Sendable {
    /// An item of the content.
    case item
    /// A view of a section.
    case supplementary(SupplementaryKind)
    /// A view of the layout itself.
    case decoration(DecorationKind)
  }

  /// The kind of element.
  public var kind: Kind
  /// The path of an item; of other views the section, and the index among those of the kind.
  public var path: ItemPath
  /// The frame in the content, in points.
  public var frame: Rect
  /// The distance from the top of the content down to which a header stays in view; `nil` for what scrolls.
  public var pinnedUntil: Double?

  /// Creates an element, by default one that scrolls with the content.
  public init(_ kind: Kind, path: ItemPath, frame: Rect, pinnedUntil: Double? = nil) {
    self.kind = kind
    self.path = path
    self.frame = frame
    self.pinnedUntil = pinnedUntil
  }
}

/// A kind of view that a layout adds by itself and no content belongs to, such as the background of a section.
public struct DecorationKind: Hashable, Sendable {
  /// The number of the kind; equal numbers name the same kind inside one collection.
  public let rawValue: Int32

  /// Creates a kind from a number chosen by whoever registers its views.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
