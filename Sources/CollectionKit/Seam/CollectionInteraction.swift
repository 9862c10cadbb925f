public import Diffing
public import Geometry

/// An entry of the menu of actions of an item: a number that program and view agree on.
public struct MenuAction: Hashable, Sendable {
  /// Any number; 1 to 4 are taken.
  public let rawValue: Int32

  /// An action of the program's own; from 5.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// Cut.
  public static let cut = MenuAction(1)
  /// Copy.
  public static let copy = MenuAction(2)
  /// Paste.
  public static let paste = MenuAction(3)
  /// Delete.
  public static let delete = MenuAction(4)
}

/// A menu that belongs to one item or several.
public struct ContextMenu: Equatable, Sendable {
  /// A line of the menu.
  public struct Entry: Equatable, Sendable {
    /// What it does.
    public var action: MenuAction
    /// What it says.
    public var title: String
    /// Whether it can be chosen.
    public var isEnabled: Bool

    /// A line that can be chosen, unless told otherwise.
    public init(_ action: MenuAction, title: String, isEnabled: Bool = true) {
      self.action = action
      self.title = title
      self.isEnabled = isEnabled
    }
  }

  /// The lines, from the top.
  public var entries: [Entry]
  /// The items the menu is for; filled in by the view.
  public var paths: [ItemPath]

  /// A menu.
  public init(entries: [Entry], paths: [ItemPath] = []) {
    self.entries = entries
    self.paths = paths
  }
}

/// How an item looks while it is lifted: for a menu, a drag or a drop.
public struct PreviewParameters: Equatable, Sendable {
  /// The part of the cell that is shown, in its own coordinates; `nil` for all of it.
  public var visibleRect: Rect?
  /// The radius of its corners.
  public var cornerRadius: Double

  /// All of the cell with square corners, unless told otherwise.
  public init(visibleRect: Rect? = nil, cornerRadius: Double = 0) {
    self.visibleRect = visibleRect
    self.cornerRadius = cornerRadius
  }
}

/// When the preview of a context menu is asked for.
public enum PreviewPhase: UInt8, Hashable, Sendable { case highlight, dismissal }

/// Something that is being dragged.
public struct DragItem: Equatable, Sendable {
  /// What other programs are offered.
  public var text: String
  /// Where it came from, if from a collection of this program.
  public var source: ItemPath?

  /// An item with a text for other programs.
  public init(text: String = "", source: ItemPath? = nil) {
    self.text = text
    self.source = source
  }
}

/// A drag under way: one object from its beginning to its end.
public final class DragSession {
  /// What is dragged.
  public var items: [DragItem]
  /// Where the pointer is, in the coordinates of the collection.
  public var location: Point
  /// Whether things may be moved, not only copied; set by the collection where the drag began.
  public internal(set) var allowsMove = true
  /// Whether hosts keep the drag from other programs; set by the collection where it began.
  public internal(set) var isRestrictedToProgram = false

  /// A drag that begins.
  public init(items: [DragItem] = [], location: Point = .zero) {
    self.items = items
    self.location = location
  }
}

/// What will happen to things that are dropped.
public struct DropProposal: Equatable, Sendable {
  /// The effect of a drop.
  public enum Operation: UInt8, Hashable, Sendable { case cancel, forbidden, copy, move }
  /// Where the things go.
  public enum Intent: UInt8, Hashable, Sendable { case unspecified, insertAtDestination, insertIntoDestination }

  /// The effect of a drop.
  public var operation: Operation
  /// Where the things go.
  public var intent: Intent

  /// A proposal.
  public init(_ operation: Operation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

/// A drop that is being carried out.
public struct DropCoordinator {
  /// The drag that ended here.
  public var session: DragSession
  /// Where it ended; `nil` outside of all items and gaps.
  public var destination: ItemPath?
  /// What was proposed last.
  public var proposal: DropProposal

  /// A drop.
  public init(session: DragSession, destination: ItemPath?, proposal: DropProposal) {
    self.session = session
    self.destination = destination
    self.proposal = proposal
  }
}

/// A stage of a drag, seen from where it began.
public enum DragEvent: UInt8, Hashable, Sendable { case willBegin, didEnd }

/// A stage of a drag, seen from a collection it passes over.
public enum DropEvent: UInt8, Hashable, Sendable { case didEnter, didExit, didEnd }

/// The keyboard focus goes from one item to another, or to or from outside (`nil`).
public struct FocusChange: Equatable, Sendable {
  /// Where it was.
  public var from: ItemPath?
  /// Where it goes.
  public var to: ItemPath?

  /// A change of focus.
  public init(from: ItemPath?, to: ItemPath?) {
    self.from = from
    self.to = to
  }
}
