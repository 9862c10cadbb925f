public import CollectionKit
public import Diffing
public import Geometry

/// Answers questions about items and supplementary views with the closures registered for their models.
///
/// The manager is the first of its chain of delegates, followed by the closures for the collection as a whole and the
/// program's `delegate`.
extension CollectionManager: CollectionDelegate {
  /// The closures for the collection as a whole, followed by the program's delegate.
  public var next: (any CollectionDelegate)? { handlers }

  /// Returns whether a closure is registered for an event of items or supplementary views.
  public func implements(_ event: CollectionEventID) -> Bool {
    switch event {
    case .item(let event): isRegistered(.item(event), for: .cell)
    case .question(let question): isRegistered(.question(question), for: .cell)
    case .supplementary(let event, let kind):
      isRegistered(.supplementary(event), for: .supplementaryView(kind: kind))
    case .itemSize: isRegistered(.size, for: .cell)
    case .supplementarySize(let kind):
      // A header or footer without a model has no size, whether a closure is registered or not.
      kind == headerKind || kind == footerKind || isRegistered(.size, for: .supplementaryView(kind: kind))
    case .menuActions: isRegistered(.canPerformAction, for: .cell)
    case .contextMenu: isRegistered(.contextMenu, for: .cell)
    case .drag: isRegistered(.dragItems, for: .cell)
    case .drop, .indexTitles, .sectionMetrics, .targetContentOffset, .focusUpdates: false
    }
  }

  private func isRegistered(_ event: MappingEvent, for type: ViewType) -> Bool {
    table.contains { $0.viewType == type && $0.reaction(to: event) != nil }
  }

  /// Returns the answer of the closure registered for the item at a path; `nil` if there is none. If the item has no
  /// cell, closures that take a view receive one that is not shown.
  private func react<Argument, Result>(
    _ key: EventKey<Argument, Result>, at path: ItemPath, _ view: ReusableView?, _ argument: Argument
  ) -> Result? {
    guard let model = storage.item(at: path) else { return nil }
    guard case .mapping(let mapping, let seen) = resolve(.cell, model, path),
      let reaction = mapping.reaction(to: key.event)
    else { return nil }
    if let view = view ?? surface?.cell(at: path) { return mapping.react(key, view, seen, path, argument) }
    guard reaction.needsView else { return mapping.react(key, nil, seen, path, argument) }
    let unshown = takeUnshownView(of: mapping)
    // Kept for the next item only afterward, because the closure may trigger another event.
    defer { mapping.unshownView = unshown }
    mapping.configure(unshown, seen, path)
    return mapping.react(key, unshown, seen, path, argument)
  }

  // MARK: - Items

  /// Calls the closure registered for the item. At the end of a display, it receives the model that was shown.
  public func collection(_ event: ItemEvent, at path: ItemPath, view: ReusableView?) {
    if event == .didEndDisplaying, let view, let record = configured.removeValue(forKey: ObjectIdentifier(view)) {
      _ = record.mapping.react(.item(event), view, record.model, path, ())
    } else {
      _ = react(.item(event), at: path, view, ())
    }
  }

  /// Asks the closure registered for the item.
  public func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool? {
    react(.question(question), at: path, view, ())
  }

  /// Calls the closure registered for the model of a supplementary view.
  public func collection(
    _ event: SupplementaryEvent, ofKind kind: SupplementaryKind, at path: ItemPath, view: ReusableView
  ) {
    if event == .didEndDisplaying, let record = configured.removeValue(forKey: ObjectIdentifier(view)) {
      _ = record.mapping.react(.supplementary(event), view, record.model, path, ())
    } else if let model = storage.supplementaryModel(ofKind: kind, forSectionAt: path),
      case .mapping(let mapping, let seen) = resolve(.supplementaryView(kind: kind), model, path)
    {
      _ = mapping.react(.supplementary(event), view, seen, path, ())
    }
  }

  /// Asks the closure registered for the model of an item.
  public func collectionSizeForItem(at path: ItemPath) -> Size? { react(.size, at: path, nil, ()) }

  /// Asks the closure registered for the model of a supplementary view. Without a model, the size is zero unless a
  /// delegate provides one.
  public func collectionSizeForSupplementary(ofKind kind: SupplementaryKind, inSection section: Int) -> Size? {
    let path = ItemPath(section: section, item: 0)
    guard let model = storage.supplementaryModel(ofKind: kind, forSectionAt: path) else {
      return delegate?.collectionSizeForSupplementary(ofKind: kind, inSection: section) ?? .zero
    }
    guard case .mapping(let mapping, let seen) = resolve(.supplementaryView(kind: kind), model, path) else {
      return nil
    }
    return mapping.react(.size, nil, seen, path, ())
  }

  // MARK: - Menus

  /// Asks the closure registered for the item.
  public func collection(canPerform action: MenuAction, at path: ItemPath, view: ReusableView?) -> Bool? {
    react(.canPerformAction, at: path, view, action)
  }

  /// Calls the closure registered for the item.
  public func collection(perform action: MenuAction, at path: ItemPath, view: ReusableView?) {
    _ = react(.performAction, at: path, view, action)
  }

  /// Asks the closure registered for the item; an inner `nil` (no menu) is an answer too.
  public func collectionContextMenu(at path: ItemPath, point: Point, view: ReusableView?) -> ContextMenu?? {
    react(.contextMenu, at: path, view, point)
  }

  /// Asks the closure registered for the item.
  public func collectionPreview(of menu: ContextMenu, _ phase: PreviewPhase, at path: ItemPath?, view: ReusableView?)
    -> PreviewParameters?
  {
    guard let path else { return nil }
    return react(phase == .highlight ? .highlightPreview : .dismissalPreview, at: path, view, menu) ?? nil
  }

  // MARK: - Moves and drags

  /// Calls the closure registered for moves. If there is none, moves the item in a memory storage silently.
  public func collection(moveItemFrom source: ItemPath, to destination: ItemPath) {
    if handlers.moveItemAtTo == nil { storage.itemWasMoved(from: source, to: destination) }
  }

  /// Asks the closure registered for the moved item.
  public func collectionTarget(
    forMoveFrom original: ItemPath, current: ItemPath, proposed: ItemPath, view: ReusableView?
  ) -> ItemPath? {
    react(.moveTarget, at: original, view, ItemMove(original: original, current: current, proposed: proposed))
  }

  /// Asks the closure registered for the item.
  public func collectionItems(beginning session: DragSession, at path: ItemPath, view: ReusableView?) -> [DragItem]? {
    react(.dragItems, at: path, view, session)
  }

  /// Asks the closure registered for the item.
  public func collectionItems(addingTo session: DragSession, at path: ItemPath, point: Point, view: ReusableView?)
    -> [DragItem]?
  { react(.addedDragItems, at: path, view, DragAddition(session: session, point: point)) }

  /// Asks the closure registered for the item.
  public func collectionDragPreview(at path: ItemPath, view: ReusableView?) -> PreviewParameters? {
    react(.dragPreview, at: path, view, ()) ?? nil
  }
}
