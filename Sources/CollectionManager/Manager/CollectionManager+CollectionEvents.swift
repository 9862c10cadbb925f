public import CollectionKit
public import Diffing
public import Geometry

/// Events that concern the collection as a whole. They need no mapping, and stay when cells are unregistered. A later
/// closure replaces an earlier one.
extension CollectionManager {
  /// An item was moved by the user. Once registered, the manager no longer moves it in the storage itself.
  public func moveItemAtTo(_ body: @escaping (ItemPath, ItemPath) -> Void) {
    handlers.moveItemAtTo = body
    surface?.delegateDidChange()
  }

  /// The titles of the strip beside the collection.
  public func indexTitles(_ body: @escaping () -> [String]?) {
    handlers.indexTitles = body
    surface?.delegateDidChange()
  }

  /// Where a title of the strip leads.
  public func indexPathForIndexTitle(_ body: @escaping (String, Int) -> ItemPath) {
    handlers.indexPathForIndexTitle = body
    surface?.delegateDidChange()
  }

  /// May the keyboard focus change? Yes, unless told otherwise.
  public func shouldUpdateFocus(_ body: @escaping (FocusChange) -> Bool) {
    handlers.shouldUpdateFocus = body
    surface?.delegateDidChange()
  }

  /// The keyboard focus has changed.
  public func didUpdateFocus(_ body: @escaping (FocusChange) -> Void) {
    handlers.didUpdateFocus = body
    surface?.delegateDidChange()
  }

  /// Where the focus goes when it enters the collection.
  public func indexPathForPreferredFocusedView(_ body: @escaping () -> ItemPath?) {
    handlers.indexPathForPreferredFocusedView = body
    surface?.delegateDidChange()
  }

  /// Where scrolling comes to rest. Where it is proposed, unless told otherwise.
  public func targetContentOffsetForProposedContentOffset(_ body: @escaping (Point) -> Point) {
    handlers.targetContentOffsetForProposedContentOffset = body
    surface?.delegateDidChange()
  }

  /// How the collection goes over from one layout to another. `LayoutTransition.standard`, unless told otherwise.
  public func transitionLayout(_ body: @escaping (CollectionLayout, CollectionLayout) -> LayoutTransition) {
    handlers.transitionLayout = body
    surface?.delegateDidChange()
  }

  /// A drag that selects several items has ended.
  public func didEndMultipleSelectionInteraction(_ body: @escaping () -> Void) {
    handlers.didEndMultipleSelectionInteraction = body
    surface?.delegateDidChange()
  }

  /// The menu of several items; `nil` is an answer too: none.
  public func contextMenuConfigurationForItemsAtIndexPaths(_ body: @escaping ([ItemPath], Point) -> ContextMenu?) {
    handlers.contextMenuConfigurationForItemsAtIndexPaths = body
    surface?.delegateDidChange()
  }

  /// How the item of a menu looks while it opens.
  public func previewForHighlightingContextMenu(_ body: @escaping (ContextMenu) -> PreviewParameters?) {
    handlers.previewForHighlightingContextMenu = body
    surface?.delegateDidChange()
  }

  /// How the item of a menu looks while it closes.
  public func previewForDismissingContextMenu(_ body: @escaping (ContextMenu) -> PreviewParameters?) {
    handlers.previewForDismissingContextMenu = body
    surface?.delegateDidChange()
  }

  /// A drag is about to begin here.
  public func dragSessionWillBegin(_ body: @escaping (DragSession) -> Void) {
    handlers.dragSessionWillBegin = body
    surface?.delegateDidChange()
  }

  /// A drag that began here has ended, by a drop or not.
  public func dragSessionDidEnd(_ body: @escaping (DragSession) -> Void) {
    handlers.dragSessionDidEnd = body
    surface?.delegateDidChange()
  }

  /// May things be moved, not only copied? Yes, unless told otherwise.
  public func dragSessionAllowsMoveOperation(_ body: @escaping (DragSession) -> Bool) {
    handlers.dragSessionAllowsMoveOperation = body
    surface?.delegateDidChange()
  }

  /// Is the drag kept from other programs? No, unless told otherwise.
  public func dragSessionIsRestrictedToDraggingApplication(_ body: @escaping (DragSession) -> Bool) {
    handlers.dragSessionIsRestrictedToDraggingApplication = body
    surface?.delegateDidChange()
  }

  /// Something was dropped.
  public func performDropWithCoordinator(_ body: @escaping (DropCoordinator) -> Void) {
    handlers.performDropWithCoordinator = body
    surface?.delegateDidChange()
  }

  /// Is a drop of interest at all? Yes, unless told otherwise.
  public func canHandleDropSession(_ body: @escaping (DragSession) -> Bool) {
    handlers.canHandleDropSession = body
    surface?.delegateDidChange()
  }

  /// A drag came over the collection.
  public func dropSessionDidEnter(_ body: @escaping (DragSession) -> Void) {
    handlers.dropSessionDidEnter = body
    surface?.delegateDidChange()
  }

  /// What a drop at a destination would do. Nothing, unless told otherwise.
  public func dropSessionDidUpdate(_ body: @escaping (DragSession, ItemPath?) -> DropProposal) {
    handlers.dropSessionDidUpdate = body
    surface?.delegateDidChange()
  }

  /// A drag left the collection.
  public func dropSessionDidExit(_ body: @escaping (DragSession) -> Void) {
    handlers.dropSessionDidExit = body
    surface?.delegateDidChange()
  }

  /// A drag that came over the collection has ended somewhere.
  public func dropSessionDidEnd(_ body: @escaping (DragSession) -> Void) {
    handlers.dropSessionDidEnd = body
    surface?.delegateDidChange()
  }

  /// How an item looks when it was dropped.
  public func dropPreviewParameters(_ body: @escaping (ItemPath) -> PreviewParameters?) {
    handlers.dropPreviewParameters = body
    surface?.delegateDidChange()
  }

  /// The insets of a section. The layout's, unless told otherwise.
  public func insetForSectionAtIndex(_ body: @escaping (Int) -> Insets) {
    checkFlowLayout("insetForSectionAtIndex")
    handlers.insetForSectionAtIndex = body
    surface?.delegateDidChange()
  }

  /// The least distance between lines of a section. The layout's, unless told otherwise.
  public func minimumLineSpacingForSectionAtIndex(_ body: @escaping (Int) -> Double) {
    checkFlowLayout("minimumLineSpacingForSectionAtIndex")
    handlers.minimumLineSpacingForSectionAtIndex = body
    surface?.delegateDidChange()
  }

  /// The least distance between items of a line. The layout's, unless told otherwise.
  public func minimumInteritemSpacingForSectionAtIndex(_ body: @escaping (Int) -> Double) {
    checkFlowLayout("minimumInteritemSpacingForSectionAtIndex")
    handlers.minimumInteritemSpacingForSectionAtIndex = body
    surface?.delegateDidChange()
  }
}
