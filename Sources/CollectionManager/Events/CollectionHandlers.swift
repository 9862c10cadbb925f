import CollectionKit
import Diffing
import Geometry

/// What a program registered that belongs to no mapping.
struct CollectionHandlers {
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
  var dragSessionIsRestrictedToDraggingApplication: ((DragSession) -> Bool)?
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
}
