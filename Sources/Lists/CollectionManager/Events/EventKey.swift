import Basics
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

  /// Returns whether the event occurs to views of a type.
  func occurs(to type: ViewType) -> Bool {
    switch self {
    case .configure, .size: true
    case .supplementary: type != .cell
    default: type == .cell
    }
  }

  /// The name of the event, for messages. In WebAssembly, where cases have no names at run time, just "an event".
  var name: String {
    switch self {
    case .item(let event): Diagnostics.text(of: event, else: "an event")
    case .question(let question): Diagnostics.text(of: question, else: "an event")
    case .supplementary(let event): Diagnostics.text(of: event, else: "an event")
    default: Diagnostics.text(of: self, else: "an event")
    }
  }
}

/// A key of a mapping's event. It fixes the types of the closure's argument (in addition to view, model, and path) and
/// result.
public struct EventKey<Argument, Result>: Sendable {
  let event: MappingEvent

  /// Keys are created only in this file, so that each event has a single pair of types.
  fileprivate init(_ event: MappingEvent) { self.event = event }
}

extension EventKey where Argument == Void, Result == Void {
  /// The view was configured.
  public static var configure: EventKey { EventKey(.configure) }
  /// An event of an item.
  public static func item(_ event: ItemEvent) -> EventKey { EventKey(.item(event)) }
  /// An event of a supplementary view.
  public static func supplementary(_ event: SupplementaryEvent) -> EventKey { EventKey(.supplementary(event)) }
}

extension EventKey where Argument == Void, Result == Bool {
  /// A question about an item.
  public static func question(_ question: ItemQuestion) -> EventKey { EventKey(.question(question)) }
}

extension EventKey where Argument == Void, Result == Size {
  /// The size of the view.
  public static var size: EventKey { EventKey(.size) }
}

extension EventKey where Argument == MenuAction, Result == Bool {
  /// Whether an action is offered.
  public static var canPerformAction: EventKey { EventKey(.canPerformAction) }
}

extension EventKey where Argument == MenuAction, Result == Void {
  /// The choice of an action.
  public static var performAction: EventKey { EventKey(.performAction) }
}

/// A move in progress.
public struct ItemMove: Equatable, Sendable {
  /// The path of the item when the move began.
  public var original: ItemPath
  /// The current path of the item.
  public var current: ItemPath
  /// The proposed destination.
  public var proposed: ItemPath
}

extension EventKey where Argument == ItemMove, Result == ItemPath {
  /// The destination of a moved item.
  public static var moveTarget: EventKey { EventKey(.moveTarget) }
}

extension EventKey where Argument == Point, Result == ContextMenu? {
  /// The context menu of the item.
  public static var contextMenu: EventKey { EventKey(.contextMenu) }
}

extension EventKey where Argument == ContextMenu, Result == PreviewParameters? {
  /// The part of the item to show while its menu opens.
  public static var highlightPreview: EventKey { EventKey(.highlightPreview) }
  /// The part of the item to show while its menu closes.
  public static var dismissalPreview: EventKey { EventKey(.dismissalPreview) }
}

extension EventKey where Argument == DragSession, Result == [DragItem] {
  /// The items to drag when a drag begins on the item.
  public static var dragItems: EventKey { EventKey(.dragItems) }
}

/// A drag in progress to which the user adds items.
public struct DragAddition {
  /// The drag.
  public var session: DragSession
  /// The point that was pressed.
  public var point: Point
}

extension EventKey where Argument == DragAddition, Result == [DragItem] {
  /// The items that a second press adds to a drag.
  public static var addedDragItems: EventKey { EventKey(.addedDragItems) }
}

extension EventKey where Argument == Void, Result == PreviewParameters? {
  /// The part of the item to show while it is dragged.
  public static var dragPreview: EventKey { EventKey(.dragPreview) }
}

/// The reaction of a program to one event of one mapping.
class AnyReaction {
  let event: MappingEvent
  /// Whether the closure needs a view.
  let needsView: Bool

  init(to event: MappingEvent, needsView: Bool) {
    self.event = event
    self.needsView = needsView
  }
}

/// A reaction whose closure takes `Argument` in addition to view, model, and path, and returns `Result`.
final class Reaction<Argument, Result>: AnyReaction {
  let body: (ReusableView?, AnyModel, ItemPath, Argument) -> Result?

  init(
    to event: MappingEvent, needsView: Bool, body: @escaping (ReusableView?, AnyModel, ItemPath, Argument) -> Result?
  ) {
    self.body = body
    super.init(to: event, needsView: needsView)
  }
}
