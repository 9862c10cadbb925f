public import CollectionKit
public import Diffing
public import Geometry

/// Events of cells by the class of the cell: the same as in the `mapping` closure of its registration, for cells that
/// are registered already. They are attached to all mappings of just this class (not of its subclasses: a class cannot
/// be asked for its ancestors in WebAssembly); if there is none, an anomaly is reported.
extension CollectionManager {
  /// Called after the view was updated with its model.
  public func configure<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.configure(body) }
  }

  /// The item was selected.
  public func didSelect<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didSelect(body) }
  }

  /// The item was deselected.
  public func didDeselect<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didDeselect(body) }
  }

  /// A press began.
  public func didHighlight<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didHighlight(body) }
  }

  /// A press ended.
  public func didUnhighlight<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didUnhighlight(body) }
  }

  /// The cell is about to be shown.
  public func willDisplay<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.willDisplay(body) }
  }

  /// The cell is shown no longer.
  public func didEndDisplaying<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didEndDisplaying(body) }
  }

  /// A drag that selects several items began here.
  public func didBeginMultipleSelectionInteraction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didBeginMultipleSelectionInteraction(body) }
  }

  /// The activation key was pressed.
  public func performPrimaryAction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.performPrimaryAction(body) }
  }

  /// The item of a full-screen layout is about to be centred.
  public func willCenter<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.willCenter(body) }
  }

  /// The item of a full-screen layout was centred.
  public func didCenter<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.didCenter(body) }
  }

  /// Does a long press or right click show the menu of actions? No, unless told otherwise.
  public func shouldShowMenu<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldShowMenu(body) }
  }

  /// Does the keyboard focus stop here? Yes, unless told otherwise.
  public func canFocus<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.canFocus(body) }
  }

  /// May the item be selected? Yes, unless told otherwise.
  public func shouldSelect<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldSelect(body) }
  }

  /// May the item be deselected? Yes, unless told otherwise.
  public func shouldDeselect<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldDeselect(body) }
  }

  /// Does a press show? Yes, unless told otherwise.
  public func shouldHighlight<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldHighlight(body) }
  }

  /// May the item be dragged to another place? Yes, unless told otherwise.
  public func canMove<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.canMove(body) }
  }

  /// Does the item open when something is dragged over it? Yes, unless told otherwise.
  public func shouldSpringLoad<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldSpringLoad(body) }
  }

  /// Does a drag select several items from here on? No, unless told otherwise.
  public func shouldBeginMultipleSelectionInteraction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.shouldBeginMultipleSelectionInteraction(body) }
  }

  /// Does the focus select the item? As the collection is set, unless told otherwise.
  public func selectionFollowsFocus<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.selectionFollowsFocus(body) }
  }

  /// Does the activation key do something else than select? No, unless told otherwise.
  public func canPerformPrimaryAction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.canPerformPrimaryAction(body) }
  }

  /// Is an action of the menu offered? No, unless told otherwise.
  public func canPerformAction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (MenuAction, Cell, Cell.ModelType, ItemPath) -> Bool
  ) {
    attach(cellClass) { $0.canPerformAction(body) }
  }

  /// An action of the menu was chosen.
  public func performAction<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (MenuAction, Cell, Cell.ModelType, ItemPath) -> Void
  ) {
    attach(cellClass) { $0.performAction(body) }
  }

  /// Where does an item that is moved land? Where it is proposed, unless told otherwise.
  public func targetIndexPathForMovingItem<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ body: @escaping (ItemMove, Cell, Cell.ModelType, ItemPath) -> ItemPath
  ) {
    attach(cellClass) { $0.targetIndexPathForMovingItem(body) }
  }

  /// Which menu belongs to the item? `nil` is an answer too: none.
  public func contextMenuConfiguration<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Point, Cell, Cell.ModelType, ItemPath) -> ContextMenu?
  ) {
    attach(cellClass) { $0.contextMenuConfiguration(body) }
  }

  /// What is dragged when a drag begins on the item? Nothing, unless told otherwise.
  public func itemsForBeginningDragSession<Cell: ModelTransfer>(
    from cellClass: Cell.Type, _ body: @escaping (DragSession, Cell, Cell.ModelType, ItemPath) -> [DragItem]
  ) {
    attach(cellClass) { $0.itemsForBeginningDragSession(body) }
  }

  /// What is added to a drag by a second press? Nothing, unless told otherwise.
  public func itemsForAddingToDragSession<Cell: ModelTransfer>(
    from cellClass: Cell.Type, _ body: @escaping (DragSession, Point, Cell, Cell.ModelType, ItemPath) -> [DragItem]
  ) {
    attach(cellClass) { $0.itemsForAddingToDragSession(body) }
  }

  /// How does the item look while it is dragged? Like its cell, unless told otherwise.
  public func dragPreviewParameters<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: @escaping (Cell, Cell.ModelType, ItemPath) -> PreviewParameters?
  ) {
    attach(cellClass) { $0.dragPreviewParameters(body) }
  }

  /// Is the item part of edit mode? No, unless told otherwise.
  public func canEdit<Model>(_ model: Model.Type, _ body: @escaping (Model, ItemPath) -> Bool) {
    attach(.question(.canEdit), toCellsOf: model, body)
  }

  /// How large is the cell of a model? As the layout says, unless told otherwise.
  public func sizeForCell<Model>(withItem model: Model.Type, _ body: @escaping (Model, ItemPath) -> Size) {
    attach(.size, toCellsOf: model, body)
  }

  /// Groups registrations for one class of cells.
  public func configureEvents<Cell: ModelTransfer>(
    for cellClass: Cell.Type, _ body: (Cell.Type, Cell.ModelType.Type) -> Void
  ) {
    body(cellClass, Cell.ModelType.self)
  }
}
