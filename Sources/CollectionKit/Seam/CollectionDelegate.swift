public import Diffing
public import Geometry

/// Hears of what happens in a collection view and answers its questions. Every requirement has a default, so a program
/// implements only what it needs.
///
/// Delegates form a chain, from the one the view knows over each `next`. An event is reported to all of them, in that
/// order. A question is asked of one after the other until one answers: `nil` means "not answered", and if nobody
/// answers, the view does what it does without a delegate. A manager is the first of such a chain; the delegate of the
/// program is the last.
///
///     final class Screen: CollectionDelegate {
///       func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool? {
///         question == .shouldSelect ? path.item > 0 : nil
///       }
///     }
public protocol CollectionDelegate: AnyObject {
  /// The delegate after this one; `nil`, the default, at the end of the chain.
  var next: (any CollectionDelegate)? { get }
  /// Whether anybody listens. The view asks once after each `delegateDidChange()`, and then leaves out what nobody
  /// listens to. The default says yes to everything, which is right, only slower.
  func implements(_ event: CollectionEventID) -> Bool

  /// Something happened to an item. The view is its cell; `nil` where there is none.
  func collection(_ event: ItemEvent, at path: ItemPath, view: ReusableView?)
  /// May something be done with an item? `nil` leaves it to `ItemQuestion.defaultAnswer`.
  func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool?
  /// Something happened to a view of a section.
  func collection(_ event: SupplementaryEvent, ofKind kind: SupplementaryKind, at path: ItemPath, view: ReusableView)
  /// The size of an item; `nil` leaves it to the layout.
  func collectionSizeForItem(at path: ItemPath) -> Size?
  /// The size of a header, footer or other view of a section; `nil` leaves it to the layout.
  func collectionSizeForSupplementary(ofKind kind: SupplementaryKind, inSection section: Int) -> Size?

  /// Is an action of the menu offered for an item? `nil` is no.
  func collection(canPerform action: MenuAction, at path: ItemPath, view: ReusableView?) -> Bool?
  /// An action of the menu was chosen.
  func collection(perform action: MenuAction, at path: ItemPath, view: ReusableView?)
  /// The context menu of an item at a point of the collection. The outer `nil` means not answered, an inner one no menu.
  func collectionContextMenu(at path: ItemPath, point: Point, view: ReusableView?) -> ContextMenu??
  /// The context menu of several items. The outer `nil` means not answered, an inner one no menu.
  func collectionContextMenu(forItemsAt paths: [ItemPath], point: Point) -> ContextMenu??
  /// How an item looks while its menu opens or closes. `path` is `nil` for a menu as a whole.
  func collectionPreview(of menu: ContextMenu, _ phase: PreviewPhase, at path: ItemPath?, view: ReusableView?)
    -> PreviewParameters?

  /// An item was moved by the user.
  func collection(moveItemFrom source: ItemPath, to destination: ItemPath)
  /// Where an item would land; `nil` is where it is proposed.
  func collectionTarget(forMoveFrom original: ItemPath, current: ItemPath, proposed: ItemPath, view: ReusableView?)
    -> ItemPath?

  /// The titles of the strip beside the collection; `nil` is no strip.
  func collectionIndexTitles() -> [String]?
  /// Where a title of the strip leads.
  func collectionPath(forIndexTitle title: String, at index: Int) -> ItemPath?
  /// May the keyboard focus change? `nil` is yes.
  func collectionShouldUpdateFocus(_ change: FocusChange) -> Bool?
  /// The keyboard focus has changed.
  func collectionDidUpdateFocus(_ change: FocusChange)
  /// Where the focus goes when it enters the collection.
  func collectionPreferredFocusPath() -> ItemPath?
  /// Where scrolling comes to rest; `nil` is where it is proposed.
  func collectionTargetContentOffset(proposed: Point) -> Point?
  /// The insets of a section.
  func collectionInsets(forSection section: Int) -> Insets?
  /// The least distance between lines of a section.
  func collectionLineSpacing(forSection section: Int) -> Double?
  /// The least distance between items of a line.
  func collectionInteritemSpacing(forSection section: Int) -> Double?
  /// How the collection goes over to another layout; `nil` is `LayoutTransition.standard`.
  func collectionTransition(from old: CollectionLayout, to new: CollectionLayout) -> LayoutTransition?
  /// A drag that selects several items has ended.
  func collectionDidEndMultipleSelection()

  /// What is dragged when a drag begins on an item; empty or `nil` for no drag.
  func collectionItems(beginning session: DragSession, at path: ItemPath, view: ReusableView?) -> [DragItem]?
  /// What is added to a drag by a second press.
  func collectionItems(addingTo session: DragSession, at path: ItemPath, point: Point, view: ReusableView?)
    -> [DragItem]?
  /// How an item looks while it is dragged.
  func collectionDragPreview(at path: ItemPath, view: ReusableView?) -> PreviewParameters?
  /// A drag that began here goes on.
  func collection(_ event: DragEvent, _ session: DragSession)
  /// May things be moved, not only copied? `nil` is yes.
  func collectionAllowsMove(_ session: DragSession) -> Bool?
  /// Is the drag kept from other programs? `nil` is no.
  func collectionIsRestrictedToProgram(_ session: DragSession) -> Bool?

  /// Is a drop of interest at all? `nil` is yes.
  func collectionCanHandle(_ session: DragSession) -> Bool?
  /// What a drop at a destination would do; `nil` is nothing.
  func collectionProposal(_ session: DragSession, destination: ItemPath?) -> DropProposal?
  /// A drag passes over the collection.
  func collection(_ event: DropEvent, _ session: DragSession)
  /// Something was dropped.
  func collectionPerformDrop(_ coordinator: DropCoordinator)
  /// How an item looks when it was dropped.
  func collectionDropPreview(at path: ItemPath) -> PreviewParameters?
}

extension CollectionDelegate {
  /// The end of the chain.
  public var next: (any CollectionDelegate)? { nil }

  /// Listens to everything.
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
  public func collectionIsRestrictedToProgram(_ session: DragSession) -> Bool? { nil }

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
