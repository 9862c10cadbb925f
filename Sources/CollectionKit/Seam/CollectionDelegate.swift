public import Diffing
public import Geometry

/// Hears of what happens in a collection view and answers its questions. Every requirement has a default that leaves
/// the decision to the view: `nil` means "not answered".
///
/// A manager implements it for the view, and passes on to a delegate of the program's own, which implements it too.
public protocol CollectionDelegate: AnyObject {
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
