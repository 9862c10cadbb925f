public import CollectionKit
public import Diffing
public import Geometry

/// An event of a mapping.
enum MappingEvent: Equatable, Sendable {
  case configure
  case item(ItemEvent)
  case question(ItemQuestion)
  case supplementary(SupplementaryEvent)
  case size
  case canPerformAction
  case performAction
  case moveTarget
  case contextMenu
  case highlightPreview
  case dismissalPreview
  case dragItems
  case addedDragItems
  case dragPreview
}

/// Names an event of a mapping, with the types of what its closure is given besides view, model and path, and of what it
/// answers.
public struct EventKey<Argument, Result>: Sendable {
  let event: MappingEvent

  /// Keys are made in this file only, so that each event has one pair of types.
  fileprivate init(_ event: MappingEvent) { self.event = event }
}

extension EventKey where Argument == Void, Result == Void {
  /// The view was dressed.
  public static var configure: EventKey { EventKey(.configure) }
  /// Something happened to an item.
  public static func item(_ event: ItemEvent) -> EventKey { EventKey(.item(event)) }
  /// Something happened to a view of a section.
  public static func supplementary(_ event: SupplementaryEvent) -> EventKey { EventKey(.supplementary(event)) }
}

extension EventKey where Argument == Void, Result == Bool {
  /// May something be done with an item?
  public static func question(_ question: ItemQuestion) -> EventKey { EventKey(.question(question)) }
}

extension EventKey where Argument == Void, Result == Size {
  /// How large is the view?
  public static var size: EventKey { EventKey(.size) }
}

extension EventKey where Argument == MenuAction, Result == Bool {
  /// Is an action offered?
  public static var canPerformAction: EventKey { EventKey(.canPerformAction) }
}

extension EventKey where Argument == MenuAction, Result == Void {
  /// An action was chosen.
  public static var performAction: EventKey { EventKey(.performAction) }
}

/// What is known of a move while it is under way.
public struct ItemMove: Equatable, Sendable {
  /// Where the item was when the move began.
  public var original: ItemPath
  /// Where it is now.
  public var current: ItemPath
  /// Where it would land.
  public var proposed: ItemPath
}

extension EventKey where Argument == ItemMove, Result == ItemPath {
  /// Where does the item land?
  public static var moveTarget: EventKey { EventKey(.moveTarget) }
}

extension EventKey where Argument == Point, Result == ContextMenu? {
  /// Which menu belongs to the item?
  public static var contextMenu: EventKey { EventKey(.contextMenu) }
}

extension EventKey where Argument == ContextMenu, Result == PreviewParameters? {
  /// How does the item look while its menu opens?
  public static var highlightPreview: EventKey { EventKey(.highlightPreview) }
  /// How does the item look while its menu closes?
  public static var dismissalPreview: EventKey { EventKey(.dismissalPreview) }
}

extension EventKey where Argument == DragSession, Result == [DragItem] {
  /// What is dragged when a drag begins on the item?
  public static var dragItems: EventKey { EventKey(.dragItems) }
}

/// A drag that picks up more.
public struct DragAddition {
  /// The drag.
  public var session: DragSession
  /// Where it was pressed.
  public var point: Point
}

extension EventKey where Argument == DragAddition, Result == [DragItem] {
  /// What is added to a drag by a second press?
  public static var addedDragItems: EventKey { EventKey(.addedDragItems) }
}

extension EventKey where Argument == Void, Result == PreviewParameters? {
  /// How does the item look while it is dragged?
  public static var dragPreview: EventKey { EventKey(.dragPreview) }
}

/// What a program does on one event of one mapping.
class AnyReaction {
  let event: MappingEvent

  init(to event: MappingEvent) { self.event = event }
}

/// A reaction with the types of its argument, besides view, model and path, and of its answer.
final class Reaction<Argument, Result>: AnyReaction {
  let body: (ReusableView?, AnyModel, ItemPath, Argument) -> Result?

  init(to event: MappingEvent, body: @escaping (ReusableView?, AnyModel, ItemPath, Argument) -> Result?) {
    self.body = body
    super.init(to: event)
  }
}
