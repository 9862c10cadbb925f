public import CollectionKit
public import Diffing
public import Geometry

/// Events that concern the collection as a whole. They need no mapping, and stay when cells are unregistered. As with
/// events of models, the closure registered first for an event counts.
extension CollectionManager {
  /// Calls a closure when the user moved an item. With a closure, the manager does not move it in the storage itself.
  public func moveItemAtTo(_ body: @escaping (ItemPath, ItemPath) -> Void) {
    register { $0.moveItemAtTo.registerFirst(body) }
  }

  /// Asks a closure for the titles of the strip beside the collection.
  public func indexTitles(_ body: @escaping () -> [String]?) {
    register { $0.indexTitles.registerFirst(body) }
  }

  /// Asks a closure for the item to which a title of the strip leads.
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

  /// Asks a closure for the item that gets the focus when it enters the collection.
  public func indexPathForPreferredFocusedView(_ body: @escaping () -> ItemPath?) {
    register { $0.indexPathForPreferredFocusedView.registerFirst(body) }
  }

  /// Asks a closure for the offset at which scrolling comes to rest; the proposed one without one.
  public func targetContentOffsetForProposedContentOffset(_ body: @escaping (Point) -> Point) {
    register { $0.targetContentOffsetForProposedContentOffset.registerFirst(body) }
  }

  /// Asks a closure for the transition from one layout to another; `LayoutTransition.standard` without one.
  public func transitionLayout(_ body: @escaping (CollectionLayout, CollectionLayout) -> LayoutTransition) {
    register { $0.transitionLayout.registerFirst(body) }
  }

  /// Calls a closure when a drag that selects several items has ended.
  public func didEndMultipleSelectionInteraction(_ body: @escaping () -> Void) {
    register { $0.didEndMultipleSelectionInteraction.registerFirst(body) }
  }

  /// Asks a closure for the context menu of several items. `nil` means that there is none, and no delegate is asked.
  public func contextMenuConfigurationForItemsAtIndexPaths(_ body: @escaping ([ItemPath], Point) -> ContextMenu?) {
    register { $0.contextMenuConfigurationForItemsAtIndexPaths.registerFirst(body) }
  }

  /// Asks a closure for the part of an item that is shown while a menu opens, where its mapping does not answer.
  public func previewForHighlightingContextMenu(_ body: @escaping (ContextMenu) -> PreviewParameters?) {
    register { $0.previewForHighlightingContextMenu.registerFirst(body) }
  }

  /// Asks a closure for the part of an item that is shown while a menu closes, where its mapping does not answer.
  public func previewForDismissingContextMenu(_ body: @escaping (ContextMenu) -> PreviewParameters?) {
    register { $0.previewForDismissingContextMenu.registerFirst(body) }
  }

  /// Calls a closure before a drag begins in the collection.
  public func dragSessionWillBegin(_ body: @escaping (DragSession) -> Void) {
    register { $0.dragSessionWillBegin.registerFirst(body) }
  }

  /// Calls a closure when a drag that began in the collection has ended, by a drop or not.
  public func dragSessionDidEnd(_ body: @escaping (DragSession) -> Void) {
    register { $0.dragSessionDidEnd.registerFirst(body) }
  }

  /// Asks a closure whether things may be moved, not only copied; `true` without one.
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

  /// Calls a closure when a drag came over the collection.
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

  /// Calls a closure when a drag that came over the collection has ended, here or elsewhere.
  public func dropSessionDidEnd(_ body: @escaping (DragSession) -> Void) {
    register { $0.dropSessionDidEnd.registerFirst(body) }
  }

  /// Asks a closure for the part of an item that is shown after it was dropped.
  public func dropPreviewParameters(_ body: @escaping (ItemPath) -> PreviewParameters?) {
    register { $0.dropPreviewParameters.registerFirst(body) }
  }

  /// Asks a closure for the insets of a section; the layout's without one.
  public func insetForSectionAtIndex(_ body: @escaping (Int) -> Insets) {
    checkFlowLayout("insetForSectionAtIndex")
    register { $0.insetForSectionAtIndex.registerFirst(body) }
  }

  /// Asks a closure for the least distance between lines of a section; the layout's without one.
  public func minimumLineSpacingForSectionAtIndex(_ body: @escaping (Int) -> Double) {
    checkFlowLayout("minimumLineSpacingForSectionAtIndex")
    register { $0.minimumLineSpacingForSectionAtIndex.registerFirst(body) }
  }

  /// Asks a closure for the least distance between items of a line; the layout's without one.
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
  /// Takes a closure unless another was registered before. Returns whether it was taken.
  fileprivate mutating func registerFirst(_ body: Wrapped) -> Bool {
    guard self == nil else { return false }
    self = body
    return true
  }
}
