public import CollectionKit
public import Diffing
public import Geometry

/// Questions about the collection as a whole, and drag and drop: what is registered, else the delegate.
extension CollectionManager {
  /// The titles of the strip beside the collection.
  public func collectionIndexTitles() -> [String]? {
    if let body = handlers.indexTitles { return body() }
    return delegate?.collectionIndexTitles()
  }

  /// Where a title of the strip leads.
  public func collectionPath(forIndexTitle title: String, at index: Int) -> ItemPath? {
    handlers.indexPathForIndexTitle?(title, index) ?? delegate?.collectionPath(forIndexTitle: title, at: index)
  }

  /// May the keyboard focus change?
  public func collectionShouldUpdateFocus(_ change: FocusChange) -> Bool? {
    handlers.shouldUpdateFocus?(change) ?? delegate?.collectionShouldUpdateFocus(change)
  }

  /// The keyboard focus has changed.
  public func collectionDidUpdateFocus(_ change: FocusChange) {
    handlers.didUpdateFocus?(change)
    delegate?.collectionDidUpdateFocus(change)
  }

  /// Where the focus goes when it enters the collection.
  public func collectionPreferredFocusPath() -> ItemPath? {
    if let body = handlers.indexPathForPreferredFocusedView { return body() }
    return delegate?.collectionPreferredFocusPath()
  }

  /// Where scrolling comes to rest.
  public func collectionTargetContentOffset(proposed: Point) -> Point? {
    handlers.targetContentOffsetForProposedContentOffset?(proposed)
      ?? delegate?.collectionTargetContentOffset(proposed: proposed)
  }

  /// How the collection goes over to another layout.
  public func collectionTransition(from old: CollectionLayout, to new: CollectionLayout) -> LayoutTransition? {
    handlers.transitionLayout?(old, new) ?? delegate?.collectionTransition(from: old, to: new)
  }

  /// The insets of a section.
  public func collectionInsets(forSection section: Int) -> Insets? {
    handlers.insetForSectionAtIndex?(section) ?? delegate?.collectionInsets(forSection: section)
  }

  /// The least distance between lines of a section.
  public func collectionLineSpacing(forSection section: Int) -> Double? {
    handlers.minimumLineSpacingForSectionAtIndex?(section) ?? delegate?.collectionLineSpacing(forSection: section)
  }

  /// The least distance between items of a line.
  public func collectionInteritemSpacing(forSection section: Int) -> Double? {
    handlers.minimumInteritemSpacingForSectionAtIndex?(section)
      ?? delegate?.collectionInteritemSpacing(forSection: section)
  }

  /// A drag that selects several items has ended.
  public func collectionDidEndMultipleSelection() {
    handlers.didEndMultipleSelectionInteraction?()
    delegate?.collectionDidEndMultipleSelection()
  }

  // MARK: - Dragging

  /// What is dragged when a drag begins on an item.
  public func collectionItems(beginning session: DragSession, at path: ItemPath, view: ReusableView?) -> [DragItem]? {
    react(.dragItems, at: path, view, session)
      ?? delegate?.collectionItems(beginning: session, at: path, view: view)
  }

  /// What is added to a drag by a second press.
  public func collectionItems(addingTo session: DragSession, at path: ItemPath, point: Point, view: ReusableView?)
    -> [DragItem]?
  {
    react(.addedDragItems, at: path, view, DragAddition(session: session, point: point))
      ?? delegate?.collectionItems(addingTo: session, at: path, point: point, view: view)
  }

  /// How an item looks while it is dragged.
  public func collectionDragPreview(at path: ItemPath, view: ReusableView?) -> PreviewParameters? {
    if let preview = react(.dragPreview, at: path, view, ()) { return preview }
    return delegate?.collectionDragPreview(at: path, view: view)
  }

  /// A drag that began here goes on.
  public func collection(_ event: DragEvent, _ session: DragSession) {
    switch event {
    case .willBegin: handlers.dragSessionWillBegin?(session)
    case .didEnd: handlers.dragSessionDidEnd?(session)
    }
    delegate?.collection(event, session)
  }

  /// May things be moved, not only copied?
  public func collectionAllowsMove(_ session: DragSession) -> Bool? {
    handlers.dragSessionAllowsMoveOperation?(session) ?? delegate?.collectionAllowsMove(session)
  }

  /// Is the drag kept from other programs?
  public func collectionIsRestrictedToProgram(_ session: DragSession) -> Bool? {
    handlers.dragSessionIsRestrictedToDraggingApplication?(session)
      ?? delegate?.collectionIsRestrictedToProgram(session)
  }

  // MARK: - Dropping

  /// Is a drop of interest at all?
  public func collectionCanHandle(_ session: DragSession) -> Bool? {
    handlers.canHandleDropSession?(session) ?? delegate?.collectionCanHandle(session)
  }

  /// What a drop at a destination would do.
  public func collectionProposal(_ session: DragSession, destination: ItemPath?) -> DropProposal? {
    handlers.dropSessionDidUpdate?(session, destination)
      ?? delegate?.collectionProposal(session, destination: destination)
  }

  /// A drag passes over the collection.
  public func collection(_ event: DropEvent, _ session: DragSession) {
    switch event {
    case .didEnter: handlers.dropSessionDidEnter?(session)
    case .didExit: handlers.dropSessionDidExit?(session)
    case .didEnd: handlers.dropSessionDidEnd?(session)
    }
    delegate?.collection(event, session)
  }

  /// Something was dropped.
  public func collectionPerformDrop(_ coordinator: DropCoordinator) {
    handlers.performDropWithCoordinator?(coordinator)
    delegate?.collectionPerformDrop(coordinator)
  }

  /// How an item looks when it was dropped.
  public func collectionDropPreview(at path: ItemPath) -> PreviewParameters? {
    if let body = handlers.dropPreviewParameters { return body(path) }
    return delegate?.collectionDropPreview(at: path)
  }
}
