public import CollectionKit
public import Diffing
public import Geometry

/// One function for each event of cells, with the names the field knows. Closures are kept as long as the mapping: take
/// care not to keep the manager's owner alive through them. Of several closures for one event the one registered first
/// counts.
extension ViewModelMapping {
  /// Called after the view was updated with its model.
  public func configure(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.configure) { view, model, path, _ in body(view, model, path) }
  }

  /// The item was selected.
  public func didSelect(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didSelect)) { view, model, path, _ in body(view, model, path) }
  }

  /// The item was deselected.
  public func didDeselect(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didDeselect)) { view, model, path, _ in body(view, model, path) }
  }

  /// A press began.
  public func didHighlight(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didHighlight)) { view, model, path, _ in body(view, model, path) }
  }

  /// A press ended.
  public func didUnhighlight(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didUnhighlight)) { view, model, path, _ in body(view, model, path) }
  }

  /// The cell is about to be shown.
  public func willDisplay(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.willDisplay)) { view, model, path, _ in body(view, model, path) }
  }

  /// The cell is shown no longer.
  public func didEndDisplaying(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didEndDisplaying)) { view, model, path, _ in body(view, model, path) }
  }

  /// A drag that selects several items began here.
  public func didBeginMultipleSelectionInteraction(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didBeginMultipleSelection)) { view, model, path, _ in body(view, model, path) }
  }

  /// The activation key was pressed.
  public func performPrimaryAction(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.performPrimaryAction)) { view, model, path, _ in body(view, model, path) }
  }

  /// The item of a full-screen layout is about to be centred.
  public func willCenter(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.willCenter)) { view, model, path, _ in body(view, model, path) }
  }

  /// The item of a full-screen layout was centred.
  public func didCenter(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.item(.didCenter)) { view, model, path, _ in body(view, model, path) }
  }

  /// Does a long press or right click show the menu of actions? No, unless told otherwise.
  public func shouldShowMenu(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldShowMenu)) { view, model, path, _ in body(view, model, path) }
  }

  /// Does the keyboard focus stop here? Yes, unless told otherwise.
  public func canFocus(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.canFocus)) { view, model, path, _ in body(view, model, path) }
  }

  /// May the item be selected? Yes, unless told otherwise.
  public func shouldSelect(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldSelect)) { view, model, path, _ in body(view, model, path) }
  }

  /// May the item be deselected? Yes, unless told otherwise.
  public func shouldDeselect(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldDeselect)) { view, model, path, _ in body(view, model, path) }
  }

  /// Does a press show? Yes, unless told otherwise.
  public func shouldHighlight(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldHighlight)) { view, model, path, _ in body(view, model, path) }
  }

  /// May the item be dragged to another place? Yes, unless told otherwise.
  public func canMove(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.canMove)) { view, model, path, _ in body(view, model, path) }
  }

  /// Does the item open when something is dragged over it? Yes, unless told otherwise.
  public func shouldSpringLoad(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldSpringLoad)) { view, model, path, _ in body(view, model, path) }
  }

  /// Does a drag select several items from here on? No, unless told otherwise.
  public func shouldBeginMultipleSelectionInteraction(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.shouldBeginMultipleSelection)) { view, model, path, _ in body(view, model, path) }
  }

  /// Does the focus select the item? As the collection is set, unless told otherwise.
  public func selectionFollowsFocus(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.selectionFollowsFocus)) { view, model, path, _ in body(view, model, path) }
  }

  /// Does the activation key do something else than select? No, unless told otherwise.
  public func canPerformPrimaryAction(_ body: @escaping (View, Model, ItemPath) -> Bool) {
    on(.question(.canPerformPrimaryAction)) { view, model, path, _ in body(view, model, path) }
  }

  /// Is the item part of edit mode? No, unless told otherwise.
  public func canEdit(_ body: @escaping (Model, ItemPath) -> Bool) {
    on(.question(.canEdit), withoutView: { model, path, _ in body(model, path) })
  }

  /// The item will be needed soon.
  public func prefetch(_ body: @escaping (Model, ItemPath) -> Void) {
    on(.item(.prefetch), withoutView: { model, path, _ in body(model, path) })
  }

  /// The item will not be needed soon after all.
  public func cancelPrefetch(_ body: @escaping (Model, ItemPath) -> Void) {
    on(.item(.cancelPrefetch), withoutView: { model, path, _ in body(model, path) })
  }

  /// How large is the cell? As the layout says, unless told otherwise.
  public func sizeForCell(_ body: @escaping (Model, ItemPath) -> Size) {
    on(.size, withoutView: { model, path, _ in body(model, path) })
  }

  /// Is an action of the menu offered? No, unless told otherwise.
  public func canPerformAction(_ body: @escaping (MenuAction, View, Model, ItemPath) -> Bool) {
    on(.canPerformAction) { view, model, path, action in body(action, view, model, path) }
  }

  /// An action of the menu was chosen.
  public func performAction(_ body: @escaping (MenuAction, View, Model, ItemPath) -> Void) {
    on(.performAction) { view, model, path, action in body(action, view, model, path) }
  }

  /// Where does an item that is moved land? Where it is proposed, unless told otherwise.
  public func targetIndexPathForMovingItem(_ body: @escaping (ItemMove, View, Model, ItemPath) -> ItemPath) {
    on(.moveTarget) { view, model, path, move in body(move, view, model, path) }
  }

  /// Which menu belongs to the item? `nil` is an answer too: none.
  public func contextMenuConfiguration(_ body: @escaping (Point, View, Model, ItemPath) -> ContextMenu?) {
    on(.contextMenu) { view, model, path, point in body(point, view, model, path) }
  }

  /// How does the item look while its menu opens? Like its cell, unless told otherwise.
  public func highlightPreview(_ body: @escaping (ContextMenu, View, Model, ItemPath) -> PreviewParameters?) {
    on(.highlightPreview) { view, model, path, menu in body(menu, view, model, path) }
  }

  /// How does the item look while its menu closes? Like its cell, unless told otherwise.
  public func dismissalPreview(_ body: @escaping (ContextMenu, View, Model, ItemPath) -> PreviewParameters?) {
    on(.dismissalPreview) { view, model, path, menu in body(menu, view, model, path) }
  }

  /// What is dragged when a drag begins on the item? Nothing, unless told otherwise.
  public func itemsForBeginningDragSession(_ body: @escaping (DragSession, View, Model, ItemPath) -> [DragItem]) {
    on(.dragItems) { view, model, path, session in body(session, view, model, path) }
  }

  /// What is added to a drag by a second press? Nothing, unless told otherwise.
  public func itemsForAddingToDragSession(
    _ body: @escaping (DragSession, Point, View, Model, ItemPath) -> [DragItem]
  ) {
    on(.addedDragItems) { view, model, path, drag in body(drag.session, drag.point, view, model, path) }
  }

  /// How does the item look while it is dragged? Like its cell, unless told otherwise.
  public func dragPreviewParameters(_ body: @escaping (View, Model, ItemPath) -> PreviewParameters?) {
    on(.dragPreview) { view, model, path, _ in body(view, model, path) }
  }

  /// The header, footer or other view of a section is about to be shown.
  public func willDisplaySupplementaryView(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.supplementary(.willDisplay)) { view, model, path, _ in body(view, model, path) }
  }

  /// The header, footer or other view of a section is shown no longer.
  public func didEndDisplayingSupplementaryView(_ body: @escaping (View, Model, ItemPath) -> Void) {
    on(.supplementary(.didEndDisplaying)) { view, model, path, _ in body(view, model, path) }
  }

  /// How large is the header, footer or other view of a section?
  public func referenceSize(_ body: @escaping (Model, ItemPath) -> Size) {
    on(.size, withoutView: { model, path, _ in body(model, path) })
  }
}
