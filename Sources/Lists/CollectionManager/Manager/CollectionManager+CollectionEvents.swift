public import CollectionKit
public import Diffing
public import Geometry

/// Events of the collection as a whole. They need no mapping, and remain when cells are unregistered. As with events of
/// models, the first closure registered for an event is used.
extension CollectionManager {
  /// Calls a closure when the user moved an item. The manager then does not move the item in the storage itself.
  public func moveItemAtTo(_ body: @escaping (ItemPath, ItemPath) -> Void) {
    register { $0.moveItemAtTo.registerFirst(body) }
  }

  /// Asks a closure for the titles of the index strip next to the collection.
  public func indexTitles(_ body: @escaping () -> [String]?) {
    register { $0.indexTitles.registerFirst(body) }
  }

  /// Asks a closure for the item to which a title of the index strip leads.
  public func indexPathForIndexTitle(_ body: @escaping (String, Int) -> ItemPath) {
    register { $0.indexPathForIndexTitle.registerFirst(body) }
  }

  /// Asks a closure whether the keyboard focus may change; `true` without one.
  public func shouldUpdateFocus(_ body: @escaping (FocusChange) -> Bool) {
    register { $0.shouldUpdateFocus.registerFirst(body) }
  }

  /// Calls a closure when the keyboard focus has changed.
  public func didUpdateFocus(_ body: @escaping (FocusChange) -> Void) {
    register { $0.didUpdateFocus.registerFirst(body) }
  }

  /// Asks a closure for the item to focus when the focus enters the collection.
  public func indexPathForPreferredFocusedView(_ body: @escaping () -> ItemPath?) {
    register { $0.indexPathForPreferredFocusedView.registerFirst(body) }
  }

  /// Asks a closure for the offset at which scrolling comes to rest; without one, the proposed offset.
  public func targetContentOffsetForProposedContentOffset(_ body: @escaping (Point) -> Point) {
    register { $0.targetContentOffsetForProposedContentOffset.registerFirst(body) }
  }

  /// Asks a closure for the transition between layouts; without one, `LayoutTransition.standard`.
  public func transitionLayout(_ body: @escaping (CollectionLayout, CollectionLayout) -> LayoutTransition) {
    register { $0.transitionLayout.registerFirst(body) }
  }

  /// Calls a closure when a multiple selection by dragging has ended.
  public func didEndMultipleSelectionInteraction(_ body: @escaping () -> Void) {
    register { $0.didEndMultipleSelectionInteraction.registerFirst(body) }
  }

  /// Asks a closure for the context menu of several items. If it returns `nil`, there is no menu and no delegate is
  /// asked.
  public func contextMenuConfigurationForItemsAtIndexPaths(_ body: @escaping ([ItemPath], Point) -> ContextMenu?) {
    register { $0.contextMenuConfigurationForItemsAtIndexPaths.registerFirst(body) }
  }

  /// Asks a closure for the part of an item to show while a menu opens, if the item's mapping does not answer.
  public func previewForHighlightingContextMenu(_ body: @escaping (ContextMenu) -> PreviewParameters?) {
    register { $0.previewForHighlightingContextMenu.registerFirst(body) }
  }

  /// Asks a closure for the part of an item to show while a menu closes, if the item's mapping does not answer.
  public func previewForDismissingContextMenu(_ body: @escaping (ContextMenu) -> PreviewParameters?) {
    register { $0.previewForDismissingContextMenu.registerFirst(body) }
  }

  /// Calls a closure before a drag begins in the collection.
  public func dragSessionWillBegin(_ body: @escaping (DragSession) -> Void) {
    register { $0.dragSessionWillBegin.registerFirst(body) }
  }

  /// Calls a closure when a drag that began in the collection has ended, with or without a drop.
  public func dragSessionDidEnd(_ body: @escaping (DragSession) -> Void) {
    register { $0.dragSessionDidEnd.registerFirst(body) }
  }

  /// Asks a closure whether items may be moved rather than only copied; `true` without one.
  public func dragSessionAllowsMoveOperation(_ body: @escaping (DragSession) -> Bool) {
    register { $0.dragSessionAllowsMoveOperation.registerFirst(body) }
  }

  /// Calls a closure when something was dropped.
  public func performDropWithCoordinator(_ body: @escaping (DropCoordinator) -> Void) {
    register { $0.performDropWithCoordinator.registerFirst(body) }
  }

  /// Asks a closure whether drops of a session are accepted at all; `true` without one.
  public func canHandleDropSession(_ body: @escaping (DragSession) -> Bool) {
    register { $0.canHandleDropSession.registerFirst(body) }
  }

  /// Calls a closure when a drag entered the collection.
  public func dropSessionDidEnter(_ body: @escaping (DragSession) -> Void) {
    register { $0.dropSessionDidEnter.registerFirst(body) }
  }

  /// Asks a closure what a drop at a destination would do; nothing without one.
  public func dropSessionDidUpdate(_ body: @escaping (DragSession, ItemPath?) -> DropProposal) {
    register { $0.dropSessionDidUpdate.registerFirst(body) }
  }

  /// Calls a closure when a drag left the collection.
  public func dropSessionDidExit(_ body: @escaping (DragSession) -> Void) {
    register { $0.dropSessionDidExit.registerFirst(body) }
  }

  /// Calls a closure when a drag that entered the collection has ended, here or elsewhere.
  public func dropSessionDidEnd(_ body: @escaping (DragSession) -> Void) {
    register { $0.dropSessionDidEnd.registerFirst(body) }
  }

  /// Asks a closure for the part of an item to show after it was dropped.
  public func dropPreviewParameters(_ body: @escaping (ItemPath) -> PreviewParameters?) {
    register { $0.dropPreviewParameters.registerFirst(body) }
  }

  /// Asks a closure for the insets of a section; without one, the layout decides.
  public func insetForSectionAtIndex(_ body: @escaping (Int) -> Insets) {
    checkFlowLayout("insetForSectionAtIndex")
    register { $0.insetForSectionAtIndex.registerFirst(body) }
  }

  /// Asks a closure for the minimum distance between lines of a section; without one, the layout decides.
  public func minimumLineSpacingForSectionAtIndex(_ body: @escaping (Int) -> Double) {
    checkFlowLayout("minimumLineSpacingForSectionAtIndex")
    register { $0.minimumLineSpacingForSectionAtIndex.registerFirst(body) }
  }

  /// Asks a closure for the minimum distance between items of a line; without one, the layout decides.
  public func minimumInteritemSpacingForSectionAtIndex(_ body: @escaping (Int) -> Double) {
    checkFlowLayout("minimumInteritemSpacingForSectionAtIndex")
    register { $0.minimumInteritemSpacingForSectionAtIndex.registerFirst(body) }
  }

  private func register(_ name: String = #function, _ add: (CollectionHandlers) -> Bool) {
    if !add(handlers) { anomalyHandler.reportAnomaly(.unusedEvent(eventName: name)) }
    surface?.delegateDidChange()
  }
}

extension Optional {
  /// Stores a closure unless one is already stored. Returns whether it was stored.
  fileprivate mutating func registerFirst(_ body: Wrapped) -> Bool {
    guard self == nil else { return false }
    self = body
    return true
  }
}
