public import CollectionKit
public import Diffing
public import Geometry

/// Events of cells by cell class: the same as in the `mapping` closure of a registration, for cells that are already
/// registered. A closure applies to all mappings of exactly this class, not of its subclasses, because WebAssembly
/// cannot query a class for its ancestors. If there is no such mapping, an anomaly is reported. For an item without a
/// cell, closures receive a view that is configured in the same way but never shown.
extension CollectionManager {
  /// Calls a closure after the view was updated with its model.
  public func configure<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.configure(body) }
  }

  /// Calls a closure when the item was selected.
  public func didSelect<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didSelect(body) }
  }

  /// Calls a closure when the item was deselected.
  public func didDeselect<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didDeselect(body) }
  }

  /// Calls a closure when a press began on the item.
  public func didHighlight<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didHighlight(body) }
  }

  /// Calls a closure when a press on the item ended.
  public func didUnhighlight<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didUnhighlight(body) }
  }

  /// Calls a closure before the cell is shown.
  public func willDisplay<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.willDisplay(body) }
  }

  /// Calls a closure when the cell is no longer shown.
  public func didEndDisplaying<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didEndDisplaying(body) }
  }

  /// Calls a closure when a multiple selection by dragging began at the item.
  public func didBeginMultipleSelectionInteraction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didBeginMultipleSelectionInteraction(body) }
  }

  /// Calls a closure when the activation key was pressed on the item, or it was double-clicked.
  public func performPrimaryAction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.performPrimaryAction(body) }
  }

  /// Calls a closure before the item of a full-screen layout is centered.
  public func willCenter<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.willCenter(body) }
  }

  /// Calls a closure after the item of a full-screen layout was centered.
  public func didCenter<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didCenter(body) }
  }

  /// Asks a closure whether a long press or right-click shows the menu of actions; `false` without one.
  public func shouldShowMenu<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldShowMenu(body) }
  }

  /// Asks a closure whether the keyboard focus stops at the item; `true` without one.
  public func canFocus<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.canFocus(body) }
  }

  /// Asks a closure whether the item may be selected; `true` without one.
  public func shouldSelect<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldSelect(body) }
  }

  /// Asks a closure whether the item may be deselected; `true` without one.
  public func shouldDeselect<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldDeselect(body) }
  }

  /// Asks a closure whether a press highlights the item; `true` without one.
  public func shouldHighlight<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldHighlight(body) }
  }

  /// Asks a closure whether the item may be dragged to another position; `true` without one.
  public func canMove<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.canMove(body) }
  }

  /// Asks a closure whether the item opens when a drag rests over it; `true` without one.
  public func shouldSpringLoad<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldSpringLoad(body) }
  }

  /// Asks a closure whether a drag selects several items, starting at this one; `false` without one.
  public func shouldBeginMultipleSelectionInteraction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldBeginMultipleSelectionInteraction(body) }
  }

  /// Asks a closure whether focusing the item selects it; without one, the collection's `selectionFollowsFocus`
  /// applies.
  public func selectionFollowsFocus<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.selectionFollowsFocus(body) }
  }

  /// Asks a closure whether the activation key performs the primary action instead of selecting; `false` without one.
  public func canPerformPrimaryAction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.canPerformPrimaryAction(body) }
  }

  /// Asks a closure whether the menu offers an action; `false` without one.
  public func canPerformAction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (MenuAction, Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.canPerformAction(body) }
  }

  /// Calls a closure when an action of the menu was chosen.
  public func performAction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (MenuAction, Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.performAction(body) }
  }

  /// Asks a closure for the destination of a moved item; without one, the proposed path.
  public func targetIndexPathForMovingItem<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (ItemMove, Cell, Cell.ModelType, ItemPath) -> ItemPath
  ) {
    attach(cellClass) { $0.targetIndexPathForMovingItem(body) }
  }

  /// Asks a closure for the context menu of the item. If it returns `nil`, there is no menu and no delegate is asked.
  public func contextMenuConfiguration<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Point, Cell, Cell.ModelType, ItemPath) -> ContextMenu?
  ) {
    attach(cellClass) { $0.contextMenuConfiguration(body) }
  }

  /// Asks a closure for the items to drag when a drag begins on the item; none without one.
  public func itemsForBeginningDragSession<Cell: ModelTransfer>(
    from cellClass: Cell.Type, _ body: @escaping (DragSession, Cell, Cell.ModelType, ItemPath) -> [DragItem]
  ) {
    attach(cellClass) { $0.itemsForBeginningDragSession(body) }
  }

  /// Asks a closure for the items that a second press adds to a drag; none without one.
  public func itemsForAddingToDragSession<Cell: ModelTransfer>(
    from cellClass: Cell.Type, _ body: @escaping (DragSession, Point, Cell, Cell.ModelType, ItemPath) -> [DragItem]
  ) {
    attach(cellClass) { $0.itemsForAddingToDragSession(body) }
  }

  /// Asks a closure for the part of the item to show while it is dragged; without one, the whole cell.
  public func dragPreviewParameters<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> PreviewParameters?
  ) {
    attach(cellClass) { $0.dragPreviewParameters(body) }
  }

  /// Asks a closure whether the item can be edited in edit mode; `false` without one.
  public func canEdit<Model>(_ model: Model.Type, _ body: @escaping (Model, ItemPath) -> Bool) {
    attach(.question(.canEdit), toCellsOf: model, body)
  }

  /// Asks a closure for the size of a model's cell; without one, the layout decides.
  public func sizeForCell<Model>(withItem model: Model.Type, _ body: @escaping (Model, ItemPath) -> Size) {
    checkFlowLayout("sizeForCell")
    attach(.size, toCellsOf: model, body)
  }

  /// Groups registrations for one cell class.
  public func configureEvents<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: (Cell.Type, Cell.ModelType.Type) -> Void
  ) {
    body(cellClass, Cell.ModelType.self)
  }
}
