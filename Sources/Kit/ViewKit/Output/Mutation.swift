public import Geometry

/// A change for a host that keeps its own tree. Hosts apply mutations in order. A view is created before any other
/// mutation names it, and none names it after its removal.
public enum Mutation: Equatable, Sendable {
  /// Creates a view as the last child of `parent` (`.none` for the root of the window). Traits never change. Hidden
  /// views without content are created only when they are first shown.
  case create(ViewID, parent: ViewID, traits: ViewTraits)
  /// Names a new view for the host's style sheets.
  case part(ViewID, ViewPart)
  /// Removes a view and its descendants.
  case remove(ViewID)
  /// Makes a view the last child of its parent, so that it is painted, and found by find-in-page, after its siblings.
  case raise(ViewID)
  /// Sets the frame in the coordinates of the parent, or of its content if the parent scrolls.
  case frame(ViewID, Rect)
  /// Sets the effect with which a view is shown.
  case effect(ViewID, ViewEffect)
  /// Sets the appearance, by a number that a `layer` mutation defined.
  case style(ViewID, LayerID)
  /// Defines the number of a layer, before its first use and only once.
  indirect case layer(LayerID, Layer)
  /// Sets the text; for an editable view, its value, even right after the host reported the same value.
  case text(ViewID, String)
  /// Sets the URL of a view with the trait `links`; empty for none.
  case link(ViewID, String)
  /// Sets the content that the host may show over the text and the children; empty for none.
  case hostedContent(ViewID, String)
  /// Sets the image over the layer, by the number of its source; `.none` and `nil` for no image.
  indirect case image(ViewID, ImageID, Image?)
  /// Defines the number of an image source, before its first use.
  case imageSource(ImageID, ImageSource)
  /// Removes an image source that no view shows. Its number is not reused.
  case forgetImage(ImageID)
  /// Hides or shows a view and its descendants, also for assistive technology.
  case hidden(ViewID, Bool)
  /// Sets the role and the position in a grid; sent when either changes.
  case role(ViewID, AccessibilityNode.Role, rowIndex: Int, columnIndex: Int)
  /// Sets the numbers of items, rows, and columns; sent after the role.
  case extent(ViewID, AccessibilityNode.Extent)
  /// Sets the accessible name; empty to use the text.
  case label(ViewID, String)
  /// Sets the accessible states.
  case states(ViewID, AccessibilityNode.States)
  /// Sets the views that assistive technology treats as children of a view although they are elsewhere in the tree, in
  /// reading order.
  case owned(ViewID, [ViewID])
  /// Sets whether a view is a tab stop. At most one view of a grid is one.
  case tabStop(ViewID, Bool)
  /// Sets the content size of a scrolling view.
  case contentSize(ViewID, Size)
  /// Sets the offset of a scrolling view, regardless of the host's offset.
  case scroll(ViewID, to: Point)
}

/// The number of a layer in one window.
public struct LayerID: Hashable, Sendable {
  /// The number: positive, in the order of first use.
  public let rawValue: Int32

  /// Creates a number. Hosts create only numbers that they received.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The number of an image source in one window.
public struct ImageID: Hashable, Sendable {
  /// The number: positive, in the order of first use; 0 for none.
  public let rawValue: Int32

  /// Creates a number. Hosts create only numbers that they received.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// The number that means no image.
  public static let none = ImageID(0)
}

/// The traits that decide which kind of view a host creates.
public struct ViewTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt16

  /// Creates a set from bits; unknown bits have no effect.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A view that shows a part of its content and scrolls it.
  public static let scrolls = ViewTraits(rawValue: 1)
  /// A view that clips what lies outside its frame.
  public static let clips = ViewTraits(rawValue: 2)
  /// A view that often moves as a whole. A compositing host creates a layer for it.
  public static let movesOften = ViewTraits(rawValue: 4)
  /// A child of a scrolling view that stays in place when the content moves sideways. It has no size. Its descendants
  /// are positioned from the left edge of the scrolling view, not of the content.
  public static let pinsX = ViewTraits(rawValue: 8)
  /// A child of a scrolling view that stays in place when the content moves up or down. It has no size. Its descendants
  /// are positioned from the top edge of the scrolling view, not of the content.
  public static let pinsY = ViewTraits(rawValue: 16)
  /// A child of a section, which is a descendant of a scrolling view. It lies at the top of the section. While the
  /// section scrolls past, it stays below the top edge of the scrolling view, at the distance given by the origin of
  /// its frame. No view between the section and the scrolling view clips.
  public static let sticks = ViewTraits(rawValue: 128)
  /// A scrolling view that also scrolls sideways.
  public static let scrollsX = ViewTraits(rawValue: 32)
  /// A scrolling view that only code scrolls. Fingers, wheels, and keys of the host do not move it.
  public static let scrollsByCode = ViewTraits(rawValue: 64)
  /// A view whose text the user can edit in the host, as one line unless another trait says otherwise; see `TextField`.
  /// It has no children.
  public static let edits = ViewTraits(rawValue: 256)
  /// A scrolling view that turns pages. The engine handles fingers and wheels even if the host scrolls itself, because
  /// hosts do not stop at pages. With `scrollsX`, this applies to sideways motion only.
  public static let turnsPages = ViewTraits(rawValue: 512)
  /// A view that links to a URL, which the host opens; see `LinkView`. It has no children.
  public static let links = ViewTraits(rawValue: 2048)
  /// A view that, with its descendants, lets pointers through to the views below. Hosts may still show the pointer
  /// shape of a descendant.
  public static let letsPointersThrough = ViewTraits(rawValue: 4096)
  /// A view for editing multiline text.
  public static let editsLines = ViewTraits(rawValue: 8192)
  /// A view for editing a Gregorian date, in the form `2026-11-24`, with a host control.
  public static let editsDates = ViewTraits(rawValue: 16384)
  /// A view for editing a time of day, in the form `14:05`, with a host control.
  public static let editsTimes = ViewTraits(rawValue: 32768)
  /// A `SurroundingsView`; hosts ignore this trait.
  static let ownsSurroundings = ViewTraits(rawValue: 1024)
}
