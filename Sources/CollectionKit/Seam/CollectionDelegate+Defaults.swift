public import Diffing
public import Geometry

extension CollectionDelegate {
  /// Everything.
  public func implements(_ event: CollectionEventID) -> Bool { true }

  /// Nothing.
  public func collection(_ event: ItemEvent, at path: ItemPath, view: ReusableView?) {}

  /// Not answered.
  public func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool? { nil }

  /// Nothing.
  public func collection(
    _ event: SupplementaryEvent, ofKind kind: SupplementaryKind, at path: ItemPath, view: ReusableView
  ) {}

  /// Not answered.
  public func collectionSizeForItem(at path: ItemPath) -> Size? { nil }

  /// Not answered.
  public func collectionSizeForSupplementary(ofKind kind: SupplementaryKind, inSection section: Int) -> Size? { nil }

  /// Not answered.
  public func collection(canPerform action: MenuAction, at path: ItemPath, view: ReusableView?) -> Bool? { nil }

  /// Nothing.
  public func collection(perform action: MenuAction, at path: ItemPath, view: ReusableView?) {}

  /// Not answered.
  public func collectionContextMenu(at path: ItemPath, point: Point, view: ReusableView?) -> ContextMenu?? { .none }

  /// Not answered.
  public func collectionContextMenu(forItemsAt paths: [ItemPath], point: Point) -> ContextMenu?? { .none }

  /// Not answered.
  public func collectionPreview(of menu: ContextMenu, _ phase: PreviewPhase, at path: ItemPath?, view: ReusableView?)
    -> PreviewParameters?
  { nil }

  /// Nothing.
  public func collection(moveItemFrom source: ItemPath, to destination: ItemPath) {}

  /// Not answered.
  public func collectionTarget(
    forMoveFrom original: ItemPath, current: ItemPath, proposed: ItemPath, view: ReusableView?
  ) -> ItemPath? { nil }

  /// Not answered.
  public func collectionIndexTitles() -> [String]? { nil }

  /// Not answered.
  public func collectionPath(forIndexTitle title: String, at index: Int) -> ItemPath? { nil }

  /// Not answered.
  public func collectionShouldUpdateFocus(_ change: FocusChange) -> Bool? { nil }

  /// Nothing.
  public func collectionDidUpdateFocus(_ change: FocusChange) {}

  /// Not answered.
  public func collectionPreferredFocusPath() -> ItemPath? { nil }

  /// Not answered.
  public func collectionTargetContentOffset(proposed: Point) -> Point? { nil }

  /// Not answered.
  public func collectionInsets(forSection section: Int) -> Insets? { nil }

  /// Not answered.
  public func collectionLineSpacing(forSection section: Int) -> Double? { nil }

  /// Not answered.
  public func collectionInteritemSpacing(forSection section: Int) -> Double? { nil }

  /// Not answered.
  public func collectionTransition(from old: CollectionLayout, to new: CollectionLayout) -> LayoutTransition? { nil }

  /// Nothing.
  public func collectionDidEndMultipleSelection() {}

  /// Not answered.
  public func collectionItems(beginning session: DragSession, at path: ItemPath, view: ReusableView?) -> [DragItem]? {
    nil
  }

  /// Not answered.
  public func collectionItems(addingTo session: DragSession, at path: ItemPath, point: Point, view: ReusableView?)
    -> [DragItem]?
  { nil }

  /// Not answered.
  public func collectionDragPreview(at path: ItemPath, view: ReusableView?) -> PreviewParameters? { nil }

  /// Nothing.
  public func collection(_ event: DragEvent, _ session: DragSession) {}

  /// Not answered.
  public func collectionAllowsMove(_ session: DragSession) -> Bool? { nil }

  /// Not answered.
  public func collectionIsRestrictedToProgram(_ session: DragSession) -> Bool? { nil }

  /// Not answered.
  public func collectionCanHandle(_ session: DragSession) -> Bool? { nil }

  /// Not answered.
  public func collectionProposal(_ session: DragSession, destination: ItemPath?) -> DropProposal? { nil }

  /// Nothing.
  public func collection(_ event: DropEvent, _ session: DragSession) {}

  /// Nothing.
  public func collectionPerformDrop(_ coordinator: DropCoordinator) {}

  /// Not answered.
  public func collectionDropPreview(at path: ItemPath) -> PreviewParameters? { nil }

}
