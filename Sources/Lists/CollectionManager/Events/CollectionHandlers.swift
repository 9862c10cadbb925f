import Basics
import CollectionKit
import Diffing
import Geometry

/// Answers questions about the collection as a whole with the closures that a program registered with the manager.
///
/// It is the second of the manager's chain of delegates, between the closures registered for models and the program's
/// delegate.
final class CollectionHandlers: CollectionDelegate {
  /// The delegate of the program.
  @WeakReference var next: (any CollectionDelegate)?

  var moveItemAtTo: ((ItemPath, ItemPath) -> Void)?
  var indexTitles: (() -> [String]?)?
  var indexPathForIndexTitle: ((String, Int) -> ItemPath)?
  var shouldUpdateFocus: ((FocusChange) -> Bool)?
  var didUpdateFocus: ((FocusChange) -> Void)?
  var indexPathForPreferredFocusedView: (() -> ItemPath?)?
  var targetContentOffsetForProposedContentOffset: ((Point) -> Point)?
  var transitionLayout: ((CollectionLayout, CollectionLayout) -> LayoutTransition)?
  var didEndMultipleSelectionInteraction: (() -> Void)?
  var contextMenuConfigurationForItemsAtIndexPaths: (([ItemPath], Point) -> ContextMenu?)?
  var previewForHighlightingContextMenu: ((ContextMenu) -> PreviewParameters?)?
  var previewForDismissingContextMenu: ((ContextMenu) -> PreviewParameters?)?
  var dragSessionWillBegin: ((DragSession) -> Void)?
  var dragSessionDidEnd: ((DragSession) -> Void)?
  var dragSessionAllowsMoveOperation: ((DragSession) -> Bool)?
  var performDropWithCoordinator: ((DropCoordinator) -> Void)?
  var canHandleDropSession: ((DragSession) -> Bool)?
  var dropSessionDidEnter: ((DragSession) -> Void)?
  var dropSessionDidUpdate: ((DragSession, ItemPath?) -> DropProposal)?
  var dropSessionDidExit: ((DragSession) -> Void)?
  var dropSessionDidEnd: ((DragSession) -> Void)?
  var dropPreviewParameters: ((ItemPath) -> PreviewParameters?)?
  var insetForSectionAtIndex: ((Int) -> Insets)?
  var minimumLineSpacingForSectionAtIndex: ((Int) -> Double)?
  var minimumInteritemSpacingForSectionAtIndex: ((Int) -> Double)?

  func implements(_ event: CollectionEventID) -> Bool {
    switch event {
    case .contextMenu: contextMenuConfigurationForItemsAtIndexPaths != nil
    case .drop: performDropWithCoordinator != nil || dropSessionDidUpdate != nil
    case .indexTitles: indexTitles != nil
    case .sectionMetrics:
      insetForSectionAtIndex != nil || minimumLineSpacingForSectionAtIndex != nil
        || minimumInteritemSpacingForSectionAtIndex != nil
    case .targetContentOffset: targetContentOffsetForProposedContentOffset != nil
    case .focusUpdates: shouldUpdateFocus != nil || didUpdateFocus != nil
    case .item, .question, .supplementary, .itemSize, .supplementarySize, .menuActions, .drag: false
    }
  }

  // MARK: - Content, layout and focus

  func collection(moveItemFrom source: ItemPath, to destination: ItemPath) { moveItemAtTo?(source, destination) }

  func collectionIndexTitles() -> [String]? { indexTitles?() }

  func collectionPath(forIndexTitle title: String, at index: Int) -> ItemPath? {
    indexPathForIndexTitle?(title, index)
  }

  func collectionShouldUpdateFocus(_ change: FocusChange) -> Bool? { shouldUpdateFocus?(change) }

  func collectionDidUpdateFocus(_ change: FocusChange) { didUpdateFocus?(change) }

  func collectionPreferredFocusPath() -> ItemPath? { indexPathForPreferredFocusedView?() }

  func collectionTargetContentOffset(proposed: Point) -> Point? {
    targetContentOffsetForProposedContentOffset?(proposed)
  }

  func collectionTransition(from old: CollectionLayout, to new: CollectionLayout) -> LayoutTransition? {
    transitionLayout?(old, new)
  }

  func collectionInsets(forSection section: Int) -> Insets? { insetForSectionAtIndex?(section) }

  func collectionLineSpacing(forSection section: Int) -> Double? { minimumLineSpacingForSectionAtIndex?(section) }

  func collectionInteritemSpacing(forSection section: Int) -> Double? {
    minimumInteritemSpacingForSectionAtIndex?(section)
  }

  func collectionDidEndMultipleSelection() { didEndMultipleSelectionInteraction?() }

  // MARK: - Menus

  func collectionContextMenu(forItemsAt paths: [ItemPath], point: Point) -> ContextMenu?? {
    contextMenuConfigurationForItemsAtIndexPaths.map { $0(paths, point) }
  }

  func collectionPreview(of menu: ContextMenu, _ phase: PreviewPhase, at path: ItemPath?, view: ReusableView?)
    -> PreviewParameters?
  {
    switch phase {
    case .highlight: previewForHighlightingContextMenu?(menu)
    case .dismissal: previewForDismissingContextMenu?(menu)
    }
  }

  // MARK: - Drag and drop

  func collection(_ event: DragEvent, _ session: DragSession) {
    switch event {
    case .willBegin: dragSessionWillBegin?(session)
    case .didEnd: dragSessionDidEnd?(session)
    }
  }

  func collectionAllowsMove(_ session: DragSession) -> Bool? { dragSessionAllowsMoveOperation?(session) }

  func collectionCanHandle(_ session: DragSession) -> Bool? { canHandleDropSession?(session) }

  func collectionProposal(_ session: DragSession, destination: ItemPath?) -> DropProposal? {
    dropSessionDidUpdate?(session, destination)
  }

  func collection(_ event: DropEvent, _ session: DragSession) {
    switch event {
    case .didEnter: dropSessionDidEnter?(session)
    case .didExit: dropSessionDidExit?(session)
    case .didEnd: dropSessionDidEnd?(session)
    }
  }

  func collectionPerformDrop(_ coordinator: DropCoordinator) { performDropWithCoordinator?(coordinator) }

  func collectionDropPreview(at path: ItemPath) -> PreviewParameters? { dropPreviewParameters?(path) }
}
