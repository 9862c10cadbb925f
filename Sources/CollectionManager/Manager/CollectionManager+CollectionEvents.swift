public import CollectionKit
public import Diffing
public import Geometry

/// Events that concern the collection as a whole. They need no mapping, and stay when cells are unregistered. As with
/// events of models, the closure registered first for an event counts.
extension CollectionManager {
  /// An item was moved by the user. Once registered, the manager no longer moves it in the storage itself.
  public func moveItemAtTo(_ body: @escaping (ItemPath, ItemPath) -> Void) {
    register { $0.moveItemAtTo.registerFirst(body) }
  }

  /// The titles of the strip beside the collection.
  public func indexTitles(_ body: @escaping () -> [String]?) {
    register { $0.indexTitles.registerFirst(body) }
  }

  /// Where a title of the strip leads.
  public func indexPathForIndexTitle(_ body: @escaping (String, Int) -> ItemPath) {
    register { $0.indexPathForIndexTitle.registerFirst(body) }
  }

  /// May the keyboard focus change? Yes, unless told otherwise.
  public func shouldUpdateFocus(_ body: @escaping (FocusChange) -> Bool) {
    register { $0.shouldUpdateFocus.registerFirst(body) }
  }

  /// The keyboard focus has changed.
  public func didUpdateFocus(_ body: @escaping (FocusChange) -> Void) {
    register { $0.didUpdateFocus.registerFirst(body) }
  }

  /// Where the focus goes when it enters the collection.
  public func indexPathForPreferredFocusedView(_ body: @escaping () -> ItemPath?) {
    register { $0.indexPathForPreferredFocusedView.registerFirst(body) }
  }

  /// Where scrolling comes to rest. Where it is proposed, unless told otherwise.
  public func targetContentOffsetForProposedContentOffset(_ body: @escaping (Point) -> Point) {
    register { $0.targetContentOffsetForProposedContentOffset.registerFirst(body) }
  }

  /// How the collection goes over from one layout to another. `LayoutTransition.standard`, unless told otherwise.
  public func transitionLayout(_ body: @escaping (CollectionLayout, CollectionLayout) -> LayoutTransition) {
    register { $0.transitionLayout.registerFirst(body) }
  }

  /// A drag that selects several items has ended.
  public func didEndMultipleSelectionInteraction(_ body: @escaping () -> Void) {
    register { $0.didEndMultipleSelectionInteraction.registerFirst(body) }
  }

  /// The menu of several items; `nil` is an answer too: none.
  public func contextMenuConfigurationForItemsAtIndexPaths(_ body: @escaping ([ItemPath], Point) -> ContextMenu?) {
    register { $0.contextMenuConfigurationForItemsAtIndexPaths.registerFirst(body) }
  }

  /// How the item of a menu looks while it opens.
  public func previewForHighlightingContextMenu(_ body: @escaping (ContextMenu) -> PreviewParameters?) {
    register { $0.previewForHighlightingContextMenu.registerFirst(body) }
  }

  /// How the item of a menu looks while it closes.
  public func previewForDismissingContextMenu(_ body: @escaping (ContextMenu) -> PreviewParameters?) {
    register { $0.previewForDismissingContextMenu.registerFirst(body) }
  }

  /// A drag is about to begin here.
  public func dragSessionWillBegin(_ body: @escaping (DragSession) -> Void) {
    register { $0.dragSessionWillBegin.registerFirst(body) }
  }

  /// A drag that began here has ended, by a drop or not.
  public func dragSessionDidEnd(_ body: @escaping (DragSession) -> Void) {
    register { $0.dragSessionDidEnd.registerFirst(body) }
  }

  /// May things be moved, not only copied? Yes, unless told otherwise.
  public func dragSessionAllowsMoveOperation(_ body: @escaping (DragSession) -> Bool) {
    register { $0.dragSessionAllowsMoveOperation.registerFirst(body) }
  }

  /// Is the drag kept from other programs? No, unless told otherwise.
  public func dragSessionIsRestrictedToDraggingApplication(_ body: @escaping (DragSession) -> Bool) {
    register { $0.dragSessionIsRestrictedToDraggingApplication.registerFirst(body) }
  }

  /// Something was dropped.
  public func performDropWithCoordinator(_ body: @escaping (DropCoordinator) -> Void) {
    register { $0.performDropWithCoordinator.registerFirst(body) }
  }

  /// Is a drop of interest at all? Yes, unless told otherwise.
  public func canHandleDropSession(_ body: @escaping (DragSession) -> Bool) {
    register { $0.canHandleDropSession.registerFirst(body) }
  }

  /// A drag came over the collection.
  public func dropSessionDidEnter(_ body: @escaping (DragSession) -> Void) {
    register { $0.dropSessionDidEnter.registerFirst(body) }
  }

  /// What a drop at a destination would do. Nothing, unless told otherwise.
  public func dropSessionDidUpdate(_ body: @escaping (DragSession, ItemPath?) -> DropProposal) {
    register { $0.dropSessionDidUpdate.registerFirst(body) }
  }

  /// A drag left the collection.
  public func dropSessionDidExit(_ body: @escaping (DragSession) -> Void) {
    register { $0.dropSessionDidExit.registerFirst(body) }
  }

  /// A drag that came over the collection has ended somewhere.
  public func dropSessionDidEnd(_ body: @escaping (DragSession) -> Void) {
    register { $0.dropSessionDidEnd.registerFirst(body) }
  }

  /// How an item looks when it was dropped.
  public func dropPreviewParameters(_ body: @escaping (ItemPath) -> PreviewParameters?) {
    register { $0.dropPreviewParameters.registerFirst(body) }
  }

  /// The insets of a section. The layout's, unless told otherwise.
  public func insetForSectionAtIndex(_ body: @escaping (Int) -> Insets) {
    checkFlowLayout("insetForSectionAtIndex")
    register { $0.insetForSectionAtIndex.registerFirst(body) }
  }

  /// The least distance between lines of a section. The layout's, unless told otherwise.
  public func minimumLineSpacingForSectionAtIndex(_ body: @escaping (Int) -> Double) {
    checkFlowLayout("minimumLineSpacingForSectionAtIndex")
    register { $0.minimumLineSpacingForSectionAtIndex.registerFirst(body) }
  }

  /// The least distance between items of a line. The layout's, unless told otherwise.
  public func minimumInteritemSpacingForSectionAtIndex(_ body: @escaping (Int) -> Double) {
    checkFlowLayout("minimumInteritemSpacingForSectionAtIndex")
    register { $0.minimumInteritemSpacingForSectionAtIndex.registerFirst(body) }
  }

  private func register(_ add: (CollectionHandlers) -> Void) {
    add(handlers)
    surface?.delegateDidChange()
  }
}

extension Optional {
  /// Takes a closure unless another was registered before.
  fileprivate mutating func registerFirst(_ body: Wrapped) { self = self ?? body }
}
