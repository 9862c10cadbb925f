public import Diffing
public import Geometry

/// A view placed by a layout.
public struct LayoutElement: Equatable, Sendable {
  /// The kind of element.
  public enum Kind: Hashable, Sendable {
    /// An item of the content.
    case item
    /// A supplementary view of a section.
    case supplementary(SupplementaryKind)
    /// A decoration view of the layout itself.
    case decoration(DecorationKind)
  }

  /// The kind of element.
  public var kind: Kind
  /// The path of an item. For other views, the section and the index among the views of that kind.
  public var path: ItemPath
  /// The frame in content coordinates, in points.
  public var frame: Rect
  /// The distance from the top of the content down to which a header stays in view; `nil` for elements that are not
  /// pinned.
  public var pinnedUntil: Double?

  /// Creates an element, by default one that scrolls with the content.
  public init(_ kind: Kind, path: ItemPath, frame: Rect, pinnedUntil: Double? = nil) {
    self.kind = kind
    self.path = path
    self.frame = frame
    self.pinnedUntil = pinnedUntil
  }
}

/// A kind of view that a layout adds and that shows no item, such as the background of a section.
public struct DecorationKind: Hashable, Sendable {
  /// The number of the kind, unique within a collection.
  public let rawValue: Int32

  /// Creates a kind from a number of your choice, which you also use to register its views.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
