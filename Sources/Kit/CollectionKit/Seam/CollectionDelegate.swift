public import Diffing
public import Geometry

/// Receives events from a collection view and answers its questions. Every requirement has a default, so implement only
/// what you need.
///
/// Delegates form a chain: the view's delegate, then each `next`. An event is reported to all of them, in that order. A
/// question goes to one after the other until one answers. `nil` means "not answered"; if nobody answers, the view
/// behaves as without a delegate. A manager is the first delegate of such a chain, the program's own delegate the last.
///
///     final class Screen: CollectionDelegate {
///       func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool? {
///         question == .shouldSelect ? path.item > 0 : nil
///       }
///     }
public protocol CollectionDelegate: AnyObject {
  /// The delegate after this one; `nil`, the default, at the end of the chain.
  var next: (any CollectionDelegate)? { get }
  /// Returns whether this delegate implements an event. The view asks once after each `delegateDidChange()`, then skips
  /// events that no delegate implements. The default, `true`, is always correct, only slower.
  func implements(_ event: CollectionEventID) -> Bool

  /// Reports an event of an item. `view` is its cell; `nil` if it has none.
  func collection(_ event: ItemEvent, at path: ItemPath, view: ReusableView?)
  /// Returns whether an action is allowed for an item; `nil` leaves it to `ItemQuestion.defaultAnswer`.
  func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool?
  /// Reports an event of a supplementary view.
  func collection(_ event: SupplementaryEvent, ofKind kind: SupplementaryKind, at path: ItemPath, view: ReusableView)
  /// Returns the size of an item; `nil` leaves it to the layout.
  func collectionSizeForItem(at path: ItemPath) -> Size?
  /// Returns the size of a header, footer or other supplementary view; `nil` leaves it to the layout.
  func collectionSizeForSupplementary(ofKind kind: SupplementaryKind, inSection section: Int) -> Size?

  /// Returns whether the menu of an item offers an action; `nil` means `false`.
  func collection(canPerform action: MenuAction, at path: ItemPath, view: ReusableView?) -> Bool?
  /// Reports that the user chose an action of the menu.
  func collection(perform action: MenuAction, at path: ItemPath, view: ReusableView?)
  /// Returns the context menu of an item at a point of the content. The outer `nil` means "not answered", the inner
  /// `nil` "no menu".
  func collectionContextMenu(at path: ItemPath, point: Point, view: ReusableView?) -> ContextMenu??
  /// Returns the context menu of several items. The outer `nil` means "not answered", the inner `nil` "no menu".
  func collectionContextMenu(forItemsAt paths: [ItemPath], point: Point) -> ContextMenu??
  /// Returns the part of an item to show while its menu opens or closes. `path` is `nil` for the menu as a whole.
  func collectionPreview(of menu: ContextMenu, _ phase: PreviewPhase, at path: ItemPath?, view: ReusableView?)
    -> PreviewParameters?

  /// Reports that the user moved an item.
  func collection(moveItemFrom source: ItemPath, to destination: ItemPath)
  /// Returns the path at which a moved item lands; `nil` means the proposed one.
  func collectionTarget(forMoveFrom original: ItemPath, current: ItemPath, proposed: ItemPath, view: ReusableView?)
    -> ItemPath?

  /// Returns the titles of the index strip next to the collection; `nil` means no strip.
  func collectionIndexTitles() -> [String]?
  /// Returns the item to which a title of the index strip leads.
  func collectionPath(forIndexTitle title: String, at index: Int) -> ItemPath?
  /// Returns whether the keyboard focus may change; `nil` means `true`.
  func collectionShouldUpdateFocus(_ change: FocusChange) -> Bool?
  /// Reports that the keyboard focus has changed.
  func collectionDidUpdateFocus(_ change: FocusChange)
  /// Returns the item to focus when the focus enters the collection.
  func collectionPreferredFocusPath() -> ItemPath?
  /// Returns the offset at which scrolling comes to rest; `nil` means the proposed one.
  func collectionTargetContentOffset(proposed: Point) -> Point?
  /// Returns the insets of a section; `nil` leaves them to the layout.
  func collectionInsets(forSection section: Int) -> Insets?
  /// Returns the minimum distance between lines of a section; `nil` leaves it to the layout.
  func collectionLineSpacing(forSection section: Int) -> Double?
  /// Returns the minimum distance between items of a line; `nil` leaves it to the layout.
  func collectionInteritemSpacing(forSection section: Int) -> Double?
  /// Returns the transition to another layout; `nil` means `LayoutTransition.standard`.
  func collectionTransition(from old: CollectionLayout, to new: CollectionLayout) -> LayoutTransition?
  /// Reports that a drag that selects several items has ended.
  func collectionDidEndMultipleSelection()

  /// Returns the items to drag when a drag begins on an item; empty or `nil` for no drag.
  func collectionItems(beginning session: DragSession, at path: ItemPath, view: ReusableView?) -> [DragItem]?
  /// Returns the items that a second press adds to a drag.
  func collectionItems(addingTo session: DragSession, at path: ItemPath, point: Point, view: ReusableView?)
    -> [DragItem]?
  /// Returns the part of an item to show while it is dragged.
  func collectionDragPreview(at path: ItemPath, view: ReusableView?) -> PreviewParameters?
  /// Reports a stage of a drag that began here.
  func collection(_ event: DragEvent, _ session: DragSession)
  /// Returns whether items may be moved rather than only copied; `nil` means `true`.
  func collectionAllowsMove(_ session: DragSession) -> Bool?

  /// Returns whether drops of a session are accepted at all; `nil` means `true`.
  func collectionCanHandle(_ session: DragSession) -> Bool?
  /// Returns what a drop at a destination would do; `nil` means nothing.
  func collectionProposal(_ session: DragSession, destination: ItemPath?) -> DropProposal?
  /// Reports a stage of a drag that passes over the collection.
  func collection(_ event: DropEvent, _ session: DragSession)
  /// Reports a drop.
  func collectionPerformDrop(_ coordinator: DropCoordinator)
  /// Returns the part of an item to show after it was dropped.
  func collectionDropPreview(at path: ItemPath) -> PreviewParameters?
}

extension CollectionDelegate {
  /// Returns `nil`: the end of the chain.
  public var next: (any CollectionDelegate)? { nil }

  /// Returns `true`: all events.
  public func implements(_ event: CollectionEventID) -> Bool { true }

  /// Does nothing.
  public func collection(_ event: ItemEvent, at path: ItemPath, view: ReusableView?) {}

  /// Does not answer.
  public func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool? { nil }

  /// Does nothing.
  public func collection(
    _ event: SupplementaryEvent, ofKind kind: SupplementaryKind, at path: ItemPath, view: ReusableView
  ) {}

  /// Does not answer.
  public func collectionSizeForItem(at path: ItemPath) -> Size? { nil }

  /// Does not answer.
  public func collectionSizeForSupplementary(ofKind kind: SupplementaryKind, inSection section: Int) -> Size? { nil }

  /// Does not answer.
  public func collection(canPerform action: MenuAction, at path: ItemPath, view: ReusableView?) -> Bool? { nil }

  /// Does nothing.
  public func collection(perform action: MenuAction, at path: ItemPath, view: ReusableView?) {}

  /// Does not answer.
  public func collectionContextMenu(at path: ItemPath, point: Point, view: ReusableView?) -> ContextMenu?? { .none }

  /// Does not answer.
  public func collectionContextMenu(forItemsAt paths: [ItemPath], point: Point) -> ContextMenu?? { .none }

  /// Does not answer.
  public func collectionPreview(of menu: ContextMenu, _ phase: PreviewPhase, at path: ItemPath?, view: ReusableView?)
    -> PreviewParameters?
  { nil }

  /// Does nothing.
  public func collection(moveItemFrom source: ItemPath, to destination: ItemPath) {}

  /// Does not answer.
  public func collectionTarget(
    forMoveFrom original: ItemPath, current: ItemPath, proposed: ItemPath, view: ReusableView?
  ) -> ItemPath? { nil }

  /// Does not answer.
  public func collectionIndexTitles() -> [String]? { nil }

  /// Does not answer.
  public func collectionPath(forIndexTitle title: String, at index: Int) -> ItemPath? { nil }

  /// Does not answer.
  public func collectionShouldUpdateFocus(_ change: FocusChange) -> Bool? { nil }

  /// Does nothing.
  public func collectionDidUpdateFocus(_ change: FocusChange) {}

  /// Does not answer.
  public func collectionPreferredFocusPath() -> ItemPath? { nil }

  /// Does not answer.
  public func collectionTargetContentOffset(proposed: Point) -> Point? { nil }

  /// Does not answer.
  public func collectionInsets(forSection section: Int) -> Insets? { nil }

  /// Does not answer.
  public func collectionLineSpacing(forSection section: Int) -> Double? { nil }

  /// Does not answer.
  public func collectionInteritemSpacing(forSection section: Int) -> Double? { nil }

  /// Does not answer.
  public func collectionTransition(from old: CollectionLayout, to new: CollectionLayout) -> LayoutTransition? { nil }

  /// Does nothing.
  public func collectionDidEndMultipleSelection() {}

  /// Does not answer.
  public func collectionItems(beginning session: DragSession, at path: ItemPath, view: ReusableView?) -> [DragItem]? {
    nil
  }

  /// Does not answer.
  public func collectionItems(addingTo session: DragSession, at path: ItemPath, point: Point, view: ReusableView?)
    -> [DragItem]?
  { nil }

  /// Does not answer.
  public func collectionDragPreview(at path: ItemPath, view: ReusableView?) -> PreviewParameters? { nil }

  /// Does nothing.
  public func collection(_ event: DragEvent, _ session: DragSession) {}

  /// Does not answer.
  public func collectionAllowsMove(_ session: DragSession) -> Bool? { nil }

  /// Does not answer.
  public func collectionCanHandle(_ session: DragSession) -> Bool? { nil }

  /// Does not answer.
  public func collectionProposal(_ session: DragSession, destination: ItemPath?) -> DropProposal? { nil }

  /// Does nothing.
  public func collection(_ event: DropEvent, _ session: DragSession) {}

  /// Does nothing.
  public func collectionPerformDrop(_ coordinator: DropCoordinator) {}

  /// Does not answer.
  public func collectionDropPreview(at path: ItemPath) -> PreviewParameters? { nil }
}
