public import Geometry

/// One change for a host that keeps its own tree. Applied in order; a view is created before anything is said of it,
/// and nothing is said of it after its removal.
public enum Mutation: Equatable, Sendable {
  /// A new view as the last child of `parent` (`.none`: the root of the window). `traits` never change. Hidden views that
  /// hold nothing and say nothing are created when they are first shown.
  case create(ViewID, parent: ViewID, traits: ViewTraits)
  /// The view and everything below it are gone.
  case remove(ViewID)
  /// The view becomes the last child of its parent: painted, and met by find-in-page, after its siblings.
  case raise(ViewID)
  /// Place and size in the coordinates of the parent (of its content, if the parent scrolls).
  case frame(ViewID, Rect)
  /// How the view is shown for the moment.
  case effect(ViewID, ViewEffect)
  /// The appearance, by its number in the window; see `layer`.
  case style(ViewID, LayerID)
  /// Says what a number stands for; comes before its first use and is never repeated.
  indirect case layer(LayerID, Layer)
  /// One line; of a view that edits, its value, also right after the host reported the same.
  case text(ViewID, String)
  /// What is shown over the layer, by the number of its source; `.none` and `nil` for nothing.
  indirect case image(ViewID, ImageID, Image?)
  /// Says what a number stands for; comes before its first use.
  case imageSource(ImageID, ImageSource)
  /// No view shows that source any more; the number does not come again.
  case forgetImage(ImageID)
  /// Whether the view and all below it are out of sight, for assistive technology too.
  case hidden(ViewID, Bool)
  /// Role and position; sent when either changes.
  case role(ViewID, AccessibilityNode.Role, rowIndex: Int, columnIndex: Int)
  /// Numbers of items, rows and columns; sent after the role.
  case extent(ViewID, AccessibilityNode.Extent)
  /// What assistive technology says; empty where the text is said.
  case label(ViewID, String)
  /// What assistive technology says is true of the view.
  case states(ViewID, AccessibilityNode.States)
  /// Views elsewhere in the tree that belong under this one for assistive technology, in reading order.
  case owned(ViewID, [ViewID])
  /// Whether the Tab key stops at the view. At most one view of a grid has it.
  case tabStop(ViewID, Bool)
  /// The extent of what a scrolling view shows.
  case contentSize(ViewID, Size)
  /// The scrolling view must stand here now, whatever the host thought.
  case scroll(ViewID, to: Point)
}

/// The number of a layer value inside one window.
public struct LayerID: Hashable, Sendable {
  /// Positive, given in the order of first use.
  public let rawValue: Int32

  /// Hosts make numbers only from what they were told.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The number of a source of images inside one window.
public struct ImageID: Hashable, Sendable {
  /// Positive, given in the order of first use; 0 stands for none.
  public let rawValue: Int32

  /// Hosts make numbers only from what they were told.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// No image.
  public static let none = ImageID(0)
}

/// What kind of view a host has to make.
public struct ViewTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt16

  /// Unknown bits mean nothing.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Shows a part of its content and scrolls it.
  public static let scrolls = ViewTraits(rawValue: 1)
  /// Cuts off what lies outside its frame.
  public static let clips = ViewTraits(rawValue: 2)
  /// Moves as a whole and often: worth a layer of its own in a compositing host.
  public static let movesOften = ViewTraits(rawValue: 4)
  /// Child of a scrolling view that does not move when the content moves sideways. It has no size of its own; what lies
  /// below it is placed from the left edge of the scrolling view, not of its content.
  public static let pinsX = ViewTraits(rawValue: 8)
  /// Child of a scrolling view that does not move when the content moves up or down. Has no size of its own, as above.
  public static let pinsY = ViewTraits(rawValue: 16)
  /// Child of a section, which is a child of a scrolling view: stands at the top of its section and, while the section
  /// passes the upper edge of the scrolling view, stays there. Its origin is zero.
  public static let sticks = ViewTraits(rawValue: 128)
  /// Scrolls sideways too.
  public static let scrollsX = ViewTraits(rawValue: 32)
  /// Is scrolled by code alone: fingers, wheels and keys of the host do not move it.
  public static let scrollsByCode = ViewTraits(rawValue: 64)
  /// Its text is a line that the host lets people edit; see `TextField`. It has no children.
  public static let edits = ViewTraits(rawValue: 256)
  /// Turns pages: fingers and wheels move it through the engine even where the host scrolls by itself, because hosts do
  /// not stop at pages. With `scrollsX` that is sideways alone.
  public static let turnsPages = ViewTraits(rawValue: 512)
  /// A `SurroundingsView`. Nothing that hosts need to know.
  static let ownsSurroundings = ViewTraits(rawValue: 1024)
}
