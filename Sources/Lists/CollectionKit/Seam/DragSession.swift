public import Diffing
public import Geometry

/// An item of a drag.
public struct DragItem: Equatable, Sendable {
  /// The text of the item, for the collection that receives it.
  public var text: String
  /// The path it came from, if from a collection of this program.
  public var source: ItemPath?

  /// Creates an item.
  public init(text: String = "", source: ItemPath? = nil) {
    self.text = text
    self.source = source
  }
}

/// A drag in progress: one object from its beginning to its end. It stays in its window: hosts offer nothing of it to
/// other programs.
public final class DragSession {
  /// The items that are dragged.
  public var items: [DragItem]
  /// The location of the pointer, in the coordinates of the collection's content.
  public var location: Point
  /// Whether things may be moved, not only copied; set by the collection where the drag began.
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
    /// The things are copied.
    case copy
    /// The things are moved.
    case move
  }
  /// The position, relative to the destination, at which a drop puts things.
  public enum Intent: UInt8, Hashable, Sendable {
    /// The program decides.
    case unspecified
    /// The things are inserted between items.
    case insertAtDestination
    /// The things go into the item at the destination.
    case insertIntoDestination
  }

  /// The operation that a drop carries out.
  public var operation: Operation
  /// The position, relative to the destination, at which a drop puts things.
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
  /// The path the drag ended at; `nil` outside of all items and gaps.
  public var destination: ItemPath?
  /// The proposal made last.
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
  /// The drag has ended, by a drop or not.
  case didEnd
}

/// A stage of a drag, reported to a collection it passes over.
public enum DropEvent: UInt8, Hashable, Sendable {
  /// The drag came over the collection.
  case didEnter
  /// The drag left the collection.
  case didExit
  /// The drag has ended, here or elsewhere.
  case didEnd
}
