public import CollectionKit
public import Diffing
public import Geometry

/// One function per event, named as in other collection managers. The mapping retains the closures, so avoid capturing
/// the manager's owner strongly. If several closures are registered for one event, the first one is used.
extension ViewModelMapping {
  /// Calls a closure after the view was updated with its model.
  public func configure(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.configure) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure when the item was selected.
  public func didSelect(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didSelect)) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure when the item was deselected.
  public func didDeselect(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didDeselect)) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure when a press began on the item.
  public func didHighlight(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didHighlight)) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure when a press on the item ended.
  public func didUnhighlight(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didUnhighlight)) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure before the cell is shown.
  public func willDisplay(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.willDisplay)) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure when the cell is no longer shown.
  public func didEndDisplaying(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didEndDisplaying)) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure when a multiple selection by dragging began at the item.
  public func didBeginMultipleSelectionInteraction(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didBeginMultipleSelection)) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure when the activation key was pressed on the item, or it was double-clicked.
  public func performPrimaryAction(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.performPrimaryAction)) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure before the item of a full-screen layout is centered.
  public func willCenter(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.willCenter)) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure after the item of a full-screen layout was centered.
  public func didCenter(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didCenter)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure whether a long press or right-click shows the menu of actions; `false` without one.
  public func shouldShowMenu(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldShowMenu)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure whether the keyboard focus stops at the item; `true` without one.
  public func canFocus(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.canFocus)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure whether the item may be selected; `true` without one.
  public func shouldSelect(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldSelect)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure whether the item may be deselected; `true` without one.
  public func shouldDeselect(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldDeselect)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure whether a press highlights the item; `true` without one.
  public func shouldHighlight(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldHighlight)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure whether the item may be dragged to another position; `true` without one.
  public func canMove(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.canMove)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure whether the item opens when a drag rests over it; `true` without one.
  public func shouldSpringLoad(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldSpringLoad)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure whether a drag selects several items, starting at this one; `false` without one.
  public func shouldBeginMultipleSelectionInteraction(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldBeginMultipleSelection)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure whether focusing the item selects it; without one, the collection's `selectionFollowsFocus`
  /// applies.
  public func selectionFollowsFocus(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.selectionFollowsFocus)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure whether the activation key performs the primary action instead of selecting; `false` without one.
  public func canPerformPrimaryAction(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.canPerformPrimaryAction)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure whether the item can be edited in edit mode; `false` without one.
  public func canEdit(_ body: @escaping (Model, ItemPath) -> Bool) {
    on(.question(.canEdit), withoutView: { model, path, _ in body(model, path) })
  }

  /// Calls a closure when the item will be needed soon.
  public func prefetch(_ body: @escaping (Model, ItemPath) -> Void) {
    on(.item(.prefetch), withoutView: { model, path, _ in body(model, path) })
  }

  /// Calls a closure when a prefetched item will not be needed after all.
  public func cancelPrefetch(_ body: @escaping (Model, ItemPath) -> Void) {
    on(.item(.cancelPrefetch), withoutView: { model, path, _ in body(model, path) })
  }

  /// Asks a closure for the size of the cell; without one, the layout decides.
  public func sizeForCell(_ body: @escaping (Model, ItemPath) -> Size) {
    on(.size, withoutView: { model, path, _ in body(model, path) })
  }

  /// Asks a closure whether the menu offers an action; `false` without one.
  public func canPerformAction(_ body: @escaping (MenuAction, View, Model, ItemPath) -> Bool) {
    on(.canPerformAction) { view, model, path, action in body(action, view, model, path) }
  }

  /// Calls a closure when an action of the menu was chosen.
  public func performAction(_ body: @escaping (MenuAction, View, Model, ItemPath) -> Void) {
    on(.performAction) { view, model, path, action in body(action, view, model, path) }
  }

  /// Asks a closure for the destination of a moved item; without one, the proposed path.
  public func targetIndexPathForMovingItem(_ body: @escaping (ItemMove, View, Model, ItemPath) -> ItemPath) {
    on(.moveTarget) { view, model, path, move in body(move, view, model, path) }
  }

  /// Asks a closure for the context menu of the item. If it returns `nil`, there is no menu and no delegate is asked.
  public func contextMenuConfiguration(_ body: @escaping (Point, View, Model, ItemPath) -> ContextMenu?) {
    on(.contextMenu) { view, model, path, point in body(point, view, model, path) }
  }

  /// Asks a closure for the part of the item to show while its menu opens; without one, the whole cell.
  public func highlightPreview(_ body: @escaping (ContextMenu, View, Model, ItemPath) -> PreviewParameters?) {
    on(.highlightPreview) { view, model, path, menu in body(menu, view, model, path) }
  }

  /// Asks a closure for the part of the item to show while its menu closes; without one, the whole cell.
  public func dismissalPreview(_ body: @escaping (ContextMenu, View, Model, ItemPath) -> PreviewParameters?) {
    on(.dismissalPreview) { view, model, path, menu in body(menu, view, model, path) }
  }

  /// Asks a closure for the items to drag when a drag begins on the item; none without one.
  public func itemsForBeginningDragSession(_ body: @escaping (DragSession, View, Model, ItemPath) -> [DragItem]) {
    on(.dragItems) { view, model, path, session in body(session, view, model, path) }
  }

  /// Asks a closure for the items that a second press adds to a drag; none without one.
  public func itemsForAddingToDragSession(
    _ body: @escaping (DragSession, Point, View, Model, ItemPath) -> [DragItem]
  ) {
    on(.addedDragItems) { view, model, path, drag in body(drag.session, drag.point, view, model, path) }
  }

  /// Asks a closure for the part of the item to show while it is dragged; without one, the whole cell.
  public func dragPreviewParameters(_ body: @escaping (View, Model, ItemPath) -> PreviewParameters?) {
    on(.dragPreview) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure before the header, footer, or other supplementary view is shown.
  public func willDisplaySupplementaryView(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.supplementary(.willDisplay)) { view, model, path, _ in body(view, model, path) }
  }

  /// Calls a closure when the header, footer, or other supplementary view is no longer shown.
  public func didEndDisplayingSupplementaryView(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.supplementary(.didEndDisplaying)) { view, model, path, _ in body(view, model, path) }
  }

  /// Asks a closure for the size of the header, footer, or other supplementary view; without one, the layout decides.
  public func referenceSize(_ body: @escaping (Model, ItemPath) -> Size) {
    on(.size, withoutView: { model, path, _ in body(model, path) })
  }
}
