public import Diffing
public import Geometry

/// An item being dragged.
public struct DragItem: Equatable, Sendable {
  /// The text of the item, for the collection that receives it.
  public var text: String
  /// The path the item came from, if it came from a collection of this program.
  public var source: ItemPath?

  /// Creates an item.
  public init(text: String = "", source: ItemPath? = nil) {
    self.text = text
    self.source = source
  }
}

/// A drag in progress: one object from its beginning to its end. It stays in its window; hosts do not offer it to other
/// programs.
public final class DragSession {
  /// The items that are dragged.
  public var items: [DragItem]
  /// The location of the pointer, in the coordinates of the collection's content.
  public var location: Point
  /// Whether items may be moved rather than only copied; set by the collection where the drag began.
  public internal(set) var allowsMove = true

  /// Creates a drag.
  public init(items: [DragItem] = [], location: Point = .zero) {
    self.items = items
    self.location = location
  }
}

/// The effect that a drop would have.
public struct DropProposal: Equatable, Sendable {
  /// The operation that a drop carries out.
  public enum Operation: UInt8, Hashable, Sendable {
    /// The drop is canceled.
    case cancel
    /// A drop is not allowed here.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved.
    case move
  }
  /// Where a drop inserts items, relative to the destination.
  public enum Intent: UInt8, Hashable, Sendable {
    /// The program decides.
    case unspecified
    /// The items are inserted between items.
    case insertAtDestination
    /// The items go into the item at the destination.
    case insertIntoDestination
  }

  /// The operation that a drop carries out.
  public var operation: Operation
  /// Where a drop inserts items, relative to the destination.
  public var intent: Intent

  /// Creates a proposal.
  public init(_ operation: Operation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

/// A drop in progress.
public struct DropCoordinator {
  /// The drag that ended with the drop.
  public var session: DragSession
  /// The path at which the drag ended; `nil` if outside of all items and gaps.
  public var destination: ItemPath?
  /// The last proposal.
  public var proposal: DropProposal

  /// Creates a drop.
  public init(session: DragSession, destination: ItemPath?, proposal: DropProposal) {
    self.session = session
    self.destination = destination
    self.proposal = proposal
  }
}

/// A stage of a drag, reported to the collection where it began.
public enum DragEvent: UInt8, Hashable, Sendable {
  /// The drag is about to begin.
  case willBegin
  /// The drag has ended, with or without a drop.
  case didEnd
}

/// A stage of a drag, reported to a collection it passes over.
public enum DropEvent: UInt8, Hashable, Sendable {
  /// The drag entered the collection.
  case didEnter
  /// The drag left the collection.
  case didExit
  /// The drag has ended, here or elsewhere.
  case didEnd
}
